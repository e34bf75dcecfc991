package rush

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/search"
)

// Solve runs a method.
func (z *Puzzle) Solve(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	switch m.Algorithm.Name {
	case fast:
		return z.solveFast(ctx, limits, probe)
	case fewest:
		return z.solveFewest(ctx, limits, probe)
	case spaceName:
		return z.solveBySpace(ctx, limits, probe)
	}
	return z.solveBySearch(ctx, m, limits, probe)
}

func (z *Puzzle) solveFast(ctx context.Context, limits engine.Limits, probe *search.Probe) engine.Result {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	t := newTree(newBitboard(z.board), meter)
	node, status := t.search(z.cost)
	r := engine.Result{Bound: meter.Bound, Counters: meter.Counters}
	r.Status, r.Reason = engine.Ending(status, limits, meter.Counters)
	if status != search.Solved {
		return r
	}
	z.setSolution(&r, t.slidesAlong(t.path(node)))
	r.Because = engine.Msg("every position within fewer than %d steps was looked at", r.Cost)
	if z.cost == slides {
		r.Because = engine.Msg("every position within fewer than %d slides was looked at; of the shortest solutions this one has the fewest steps, %d", r.Cost, int(*t.cells.at(node)))
	}
	return r
}

func (z *Puzzle) solveBySpace(ctx context.Context, limits engine.Limits, probe *search.Probe) engine.Result {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	s, status := z.space(meter)
	r := engine.Result{Counters: meter.Counters}
	switch {
	case s == nil:
	case !s.Solvable():
		status = search.Exhausted
	default:
		status = search.Solved
	}
	r.Status, r.Reason = engine.Ending(status, limits, meter.Counters)
	if status != search.Solved {
		return r
	}
	z.setSolution(&r, s.board.slidesAlong(s.path(z.cost)))
	r.Because = engine.Msg("all %d positions were measured: the fewest are %d slides, or %d steps; the hardest start among them needs %d slides",
		s.States(), int(s.trips[0].slides()), int(s.steps[0]), s.most())
	return r
}

// setSolution puts an optimal solution in the result.
func (z *Puzzle) setSolution(r *engine.Result, list []slide) {
	for _, s := range list {
		m := z.move(s)
		r.Moves = append(r.Moves, m)
		r.Cost += m.Cost
	}
	r.Optimality, r.Bound = engine.Proven, int64(r.Cost)
}

// solveBySearch runs an algorithm of package search on the kind of state that fits the board.
func (z *Puzzle) solveBySearch(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	j := job{ctx, z, m, heuristicOf(m), newCoding(z.board), limits, probe}
	return j.run()
}

// job is one call of Solve.
type job struct {
	ctx       context.Context
	puzzle    *Puzzle
	method    engine.Method
	heuristic heuristic
	coding    *coding
	limits    engine.Limits
	probe     *search.Probe
}

// run searches by the kind of state that fits the board.
func (j *job) run() engine.Result {
	z, c := j.puzzle, j.coding
	switch {
	case c.packs():
		p := newSpace(z, c, c.packed(), j.heuristic).problem(j.heuristic)
		if j.method.Algorithm.Name == bidirectional {
			return j.fromBothEnds(p)
		}
		return runSearch(j, p)
	case len(z.board.pieces) <= len(short{}):
		return runSearch(j, newSpace(z, c, c.short(), j.heuristic).problem(j.heuristic))
	case len(z.board.pieces) <= len(medium{}):
		return runSearch(j, newSpace(z, c, c.medium(), j.heuristic).problem(j.heuristic))
	case len(z.board.pieces) <= len(long{}):
		return runSearch(j, newSpace(z, c, c.long(), j.heuristic).problem(j.heuristic))
	}
	return runSearch(j, newSpace(z, c, c.huge(), j.heuristic).problem(j.heuristic))
}

func runSearch[S comparable](j *job, p search.Problem[S]) engine.Result {
	move := func(_ S, to search.Successor[S]) engine.Move { return j.puzzle.move(numbered(to.Move)) }
	return engine.RunSearch(j.ctx, j.method, p, move, j.limits, j.probe)
}

// fromBothEnds runs a search that begins at the solved positions as well. It
// has to wait until they are listed, which takes its part of the limits.
func (j *job) fromBothEnds(p search.Problem[packed]) engine.Result {
	start := time.Now()
	goals, listed := j.listGoals()
	if goals == nil {
		return listed
	}
	reclaim(listed.PeakBytes)
	p.Goals, p.Held = goals.all(), goals.bytes(len(goals.list))
	if j.limits.Time > 0 {
		j.limits.Time = max(j.limits.Time-time.Since(start), time.Nanosecond)
	}
	if j.limits.Nodes > 0 {
		j.limits.Nodes = max(j.limits.Nodes-listed.Expanded, 1)
	}
	r := runSearch(j, p)
	r.Expanded += listed.Expanded
	r.Generated += listed.Generated
	r.MaxFrontier, r.PeakBytes = max(r.MaxFrontier, listed.MaxFrontier), max(r.PeakBytes, listed.PeakBytes)
	return r
}

// listGoals lists the solved positions of the whole state space. The list is
// nil, and the result says why, where it does not come to an end.
func (j *job) listGoals() (goals *chunks[packed], r engine.Result) {
	j.probe.SetActivity(&search.Activity{Format: "listing the solved positions"})
	defer j.probe.SetActivity(nil)
	meter := search.NewMeter(j.ctx, j.limits, j.probe)
	defer meter.Close()
	s := &Space{puzzle: j.puzzle, board: newBitboard(j.puzzle.board), index: newIndex(meter)}
	if s.reach(meter) == search.Running {
		goals = s.goals(meter)
	}
	r.Counters = meter.Counters
	if goals == nil {
		r.Status, r.Reason = engine.Ending(ended(meter), j.limits, meter.Counters)
	}
	return goals, r
}

// goals are the solved positions; nil when the limits forbid the list.
func (s *Space) goals(meter *search.Meter) *chunks[packed] {
	goals := new(chunks[packed])
	for n := range uint32(s.States()) {
		if n&0xFFFF == 0 && !meter.Look() {
			return nil
		}
		code := s.code(n)
		if !s.board.solved(code) {
			continue
		}
		if !goals.room(goals.n+1, meter) {
			return nil
		}
		goals.append(packed(code))
	}
	return goals
}

// At is the position that a state of a running search stands for. It
// implements [engine.Watchable].
func (z *Puzzle) At(state any) (engine.Position, bool) {
	at := z.board.starts()
	c := newCoding(z.board)
	switch s := state.(type) {
	case packed:
		c.packed().decode(s, at)
	case short:
		c.short().decode(s, at)
	case medium:
		c.medium().decode(s, at)
	case long:
		c.long().decode(s, at)
	case huge:
		c.huge().decode(s, at)
	default:
		return nil, false
	}
	return Position{z, at}, true
}
