package rush

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

var _ engine.Judged = (*Puzzle)(nil)

// oracle judges positions by the whole state space, which it builds on first use: a judgement is then one lookup per
// slide, some microseconds. If the limits do not allow the space, it solves the position instead.
type oracle struct {
	puzzle *Puzzle
	space  *Space
	tried  []engine.Limits // limits under which building the space failed
}

// Oracle returns a judge of the puzzle's positions.
func (z *Puzzle) Oracle() engine.Oracle { return &oracle{puzzle: z} }

// Judge implements [engine.Oracle].
func (o *oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	p, ok := at.(Position)
	if !ok || !p.puzzle.board.sameAs(o.puzzle.board) {
		return engine.Truth{Status: engine.Failed, Reason: engine.Msg("the position is of another puzzle"), AtMost: engine.NoBound}
	}
	p.puzzle = o.puzzle
	if p.Solved() {
		return engine.Settled(0, nil)
	}
	if o.space != nil && o.space.holds(p) {
		return o.space.judge(p)
	}
	from := o.puzzle.from(p)
	if why := from.neverFree(); !why.IsZero() {
		return engine.Impossible(why)
	}
	start := time.Now()
	if o.build(ctx, from, limits, probe); o.space != nil {
		return o.space.judge(p)
	}
	if limits.Time > 0 {
		limits.Time = max(limits.Time-time.Since(start), time.Nanosecond)
	}
	return engine.JudgeBySolving(ctx, o.puzzle, p, limits, probe)
}

// build sets the space of a position, nil on failure. It uses at most half of the time, and does not try again under
// limits that failed before.
func (o *oracle) build(ctx context.Context, from *Puzzle, limits engine.Limits, probe *search.Probe) {
	o.space = nil
	for _, before := range o.tried {
		if within(int64(limits.Time), int64(before.Time)) && within(limits.Memory, before.Memory) && within(limits.Nodes, before.Nodes) {
			return
		}
	}
	half := limits
	half.Time /= 2
	probe.SetActivity(engine.Msg("measuring all positions"))
	defer probe.SetActivity(engine.Message{})
	space, status := from.Space(ctx, half, probe)
	if space == nil && status != search.Stopped {
		o.tried = append(o.tried, limits)
	}
	o.space = space
}

// within reports whether a limit is at most as wide as another; 0 is unlimited.
func within(limit, other int64) bool { return other == 0 || limit != 0 && limit <= other }

// holds reports whether the space contains the position.
func (s *Space) holds(p Position) bool {
	_, ok := s.number(p)
	return ok
}

// number returns the number of a position; ok is false if the space does not contain it.
func (s *Space) number(p Position) (n uint32, ok bool) {
	if !s.puzzle.board.reaches(p) {
		return 0, false
	}
	return s.find(s.board.code(p.at))
}

// reaches reports whether the position is of this board with every piece in its range.
func (b *board) reaches(p Position) bool {
	if !p.puzzle.board.sameAs(b) {
		return false
	}
	for i, at := range p.at {
		if int(at) < b.pieces[i].low || int(at) > b.pieces[i].high {
			return false
		}
	}
	return true
}

// judge returns the cost to go and all optimal moves of a position that the space contains.
func (s *Space) judge(p Position) engine.Truth {
	if !s.Solvable() {
		return engine.Impossible(engine.Msg("all %d position{|s} {was|were} reached and none frees %s", s.States(), p.puzzle.board.pieces[0].name))
	}
	distance := s.left(p)
	var best []engine.Move
	for _, m := range p.Moves() {
		after, err := p.Apply(m)
		if err == nil && m.Cost+s.left(after.(Position)) == distance {
			best = append(best, m)
		}
	}
	return engine.Settled(distance, best)
}

// left returns the cost to go of a position that the space contains.
func (s *Space) left(p Position) int {
	n, _ := s.number(p)
	if p.puzzle.cost == steps {
		return int(s.steps[n])
	}
	return int(s.slides[n])
}
