package ice

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var (
	_ engine.Judged   = (*Puzzle)(nil)
	_ engine.Hardener = (*Puzzle)(nil)
)

// oracle judges positions by the whole state space, which it computes on first use, in milliseconds.
type oracle struct {
	puzzle *Puzzle
	space  *space
}

// Oracle returns a judge of the puzzle's positions.
func (z *Puzzle) Oracle() engine.Oracle { return &oracle{puzzle: z} }

// Judge implements [engine.Oracle].
func (o *oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	s, ok := o.puzzle.stateOf(at)
	if !ok {
		return engine.Truth{Status: engine.Failed, Reason: engine.Msg("the position is of another puzzle"), AtMost: engine.NoBound}
	}
	if o.puzzle.board.solved(s) {
		return engine.Settled(0, nil)
	}
	if o.space == nil {
		meter := search.NewMeter(ctx, limits, probe)
		defer meter.Close()
		if o.space = o.puzzle.measure(meter); o.space == nil {
			return engine.Truth{Status: meter.Ended(), Reason: engine.Ending(meter.Ended(), limits, meter.Counters), AtMost: engine.NoBound}
		}
	}
	left := o.space.left[s]
	if !left.reached() {
		if proof, ok := o.puzzle.prove(s); ok {
			return engine.Impossible(proof.Why)
		}
		return engine.Impossible(engine.Msg("no state that can be reached from here is the goal"))
	}
	best, all := o.space.best(s)
	t := engine.Settled(int(left.cost), best)
	t.AllBest = all
	return t
}

// Harder returns the puzzle that starts at the hardest cell of ice with no number crossed: the greatest cost to go,
// then the most moves.
func (z *Puzzle) Harder(ctx context.Context, limits engine.Limits) (engine.Puzzle, engine.Message, error) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	whole := z.measure(meter)
	if whole == nil {
		return nil, engine.Message{}, engine.LimitReached(meter.Ended(), meter)
	}
	at, starts := whole.hardest()
	if starts == 0 {
		return nil, engine.Message{}, engine.Errorf("the board cannot be solved from any of its cells")
	}
	left := whole.left[at]
	return z.from(at), engine.Msg("cost %d, %d move{|s}: the hardest of %d cell{|s}", int(left.cost), int(left.moves), starts), nil
}

// hardest returns the start on plain ice with the most to go, and the number of such starts that can be solved.
func (s *space) hardest() (at state, starts int) {
	b := s.puzzle.board
	for cell := range b.size() {
		here := b.state(cell, 0)
		if b.cells[cell] != path || !s.left[here].reached() {
			continue
		}
		if starts++; starts == 1 || s.left[at].less(s.left[here]) {
			at = here
		}
	}
	return at, starts
}
