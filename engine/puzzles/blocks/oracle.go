package blocks

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var _ engine.Judged = (*Puzzle)(nil)

// oracle judges positions by the whole state space, which it builds on first use with at most half of the time. If the limits
// do not allow the space, it solves the position instead.
type oracle struct {
	puzzle *Puzzle
	space  *space
	failed bool
}

// Oracle returns a judge of the puzzle's positions.
func (z *Puzzle) Oracle() engine.Oracle { return &oracle{puzzle: z} }

// Judge implements [engine.Oracle].
func (o *oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	p, ok := o.puzzle.own(at)
	if !ok {
		return engine.Truth{Status: engine.Failed, Reason: engine.MsgOf(errAnother()), AtMost: engine.NoBound}
	}
	if p.Solved() {
		return engine.Settled(0, nil)
	}
	if proof, ok := o.puzzle.Prove(p); ok {
		return engine.Impossible(proof.Why)
	}
	start := time.Now()
	if !o.holds(p) && !o.failed {
		half := limits
		half.Time /= 2
		probe.SetActivity(engine.Msg("measuring all positions"))
		var status search.Status
		o.space, status = o.puzzle.from(p.at).spaceWithin(ctx, half, probe)
		o.failed = o.space == nil && status != search.Stopped
		probe.SetActivity(engine.Message{})
	}
	if o.holds(p) {
		return o.space.judge(p)
	}
	if limits.Time > 0 {
		limits.Time = max(limits.Time-time.Since(start), time.Nanosecond)
	}
	return engine.JudgeBySolving(ctx, o.puzzle, p, limits, probe)
}

func (o *oracle) holds(p Position) bool {
	if o.space == nil {
		return false
	}
	_, ok := o.space.known.layer(o.space.code(p))
	return ok
}

// judge returns the cost to go and all optimal moves of a position that the space contains.
func (s *space) judge(p Position) engine.Truth {
	distance, ok := s.distance(s.code(p))
	if !ok {
		return engine.Impossible(engine.Msg("all %d position{|s} {was|were} reached and none is solved", s.states()))
	}
	var best []engine.Move
	for _, m := range p.Moves() {
		after, err := p.Apply(m)
		if err != nil || m.Cost > distance {
			continue
		}
		if left, _ := s.distance(s.code(after.(Position))); m.Cost+left == distance {
			best = append(best, m)
		}
	}
	return engine.Settled(distance, best)
}

// Harder returns the puzzle that starts at the hardest reachable position.
func (z *Puzzle) Harder(ctx context.Context, limits engine.Limits) (engine.Puzzle, engine.Message, error) {
	s, status := z.spaceWithin(ctx, limits, nil)
	switch {
	case status == search.Failed && s == nil:
		return nil, engine.Message{}, engine.Errorf("the board is too large to look at all its positions")
	case s == nil:
		return nil, engine.Message{}, engine.Errorf("the search for a harder start was ended")
	case s.goals == 0:
		return nil, engine.Message{}, engine.Errorf("the board cannot be solved from any of its positions")
	}
	return z.from(s.position(s.hardest).at), engine.Msg("cost %d: the hardest of %d position{|s}", len(s.counts)-1, s.states()), nil
}

var _ engine.Coded = (*Puzzle)(nil)

// codes implements [engine.Codes].
type codes struct {
	*expander
	puzzle *Puzzle
}

// Codes implements [engine.Coded]; ok is false for boards that do not fit a word.
func (z *Puzzle) Codes() (engine.Codes, bool) {
	c := z.board.coding()
	if c == nil {
		return nil, false
	}
	return &codes{newExpander(c, moves), z}, true
}

func (c *codes) Code(at engine.Position) (code uint64, ok bool) {
	p, ok := c.puzzle.own(at)
	if !ok {
		return 0, false
	}
	return c.encode(p.canonical().at), true
}

func (c *codes) Position(code uint64) engine.Position {
	at := make([]uint8, len(c.names))
	c.decode(code, at)
	return Position{c.puzzle, at}
}

func (c *codes) Solved(code uint64) bool {
	at := make([]uint8, len(c.names))
	c.decode(code, at)
	return c.solved(at)
}

// Next lists the moves along any path; only other costs than 1 a move have to be counted.
func (c *codes) Next(code uint64, out []engine.NextCode) []engine.NextCode {
	if c.puzzle.cost == moves {
		for _, s := range c.expand(code, noMove, nil) {
			out = append(out, engine.NextCode{Code: s.code, Cost: 1})
		}
		return out
	}
	p := c.Position(code).(Position)
	occupied := c.occupied(p.at)
	for i, from := range p.at {
		blocked := occupied.without(c.kind(i).masks[from])
		if !c.kind(i).movable(from, blocked) {
			continue
		}
		for _, j := range c.puzzle.journeys(i, from, blocked) {
			out = append(out, engine.NextCode{Code: c.moved(code, p.at, i, j.place), Cost: j.cost})
		}
	}
	return out
}
