package rush

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// solver is one run of a method.
type solver struct {
	ctx       context.Context
	puzzle    *Puzzle
	names     *Puzzle // its cost model gives the costs of the solution's moves
	method    engine.Method
	heuristic heuristic
	coding    *coding
	limits    engine.Limits
	probe     *search.Probe
}

// run adapts a solver's method to engine.Run.
func (z *Puzzle) run(by func(*solver) engine.Result) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		return by(&solver{ctx, z, z, m, heuristicOf(m), newCoding(z.board), limits, probe})
	}
}

func (s *solver) fastBFS() engine.Result {
	z := s.puzzle
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	s.probe.SetReplay(z.replay)
	t := newTree(newBitboard(z.board), meter)
	node, status := t.search(z.cost)
	r := engine.Result{Status: status, Reason: engine.Ending(status, s.limits, meter.Counters), Counters: meter.Counters}
	if status != search.Solved {
		return r
	}
	z.setSolution(&r, t.slidesAlong(t.path(node)))
	r.Because = engine.Msg("every position within fewer than %d step{|s} was looked at", r.Cost)
	if z.cost == slides {
		r.Because = engine.Msg("every position within fewer than %d slide{|s} was looked at; of the shortest solutions this one has the fewest steps, %d", r.Cost, int(*t.cells.at(node)))
	}
	return r
}

func (s *solver) space() engine.Result {
	z := s.puzzle
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	s.probe.SetReplay(z.replay)
	whole, status := z.space(meter)
	var codes []uint64
	if whole != nil && whole.Solvable() {
		if codes, status = whole.path(z.cost, meter); codes != nil {
			goal, _ := whole.find(codes[len(codes)-1])
			whole.record.goal(goal)
			status = search.Solved
		}
	}
	r := engine.Result{Status: status, Reason: engine.Ending(status, s.limits, meter.Counters), Counters: meter.Counters}
	if status != search.Solved {
		return r
	}
	z.setSolution(&r, whole.board.slidesAlong(codes))
	r.Because = engine.Msg("all %d position{|s} {was|were} measured: the fewest are %d slide{|s}, or %d step{|s}; the hardest start among them needs %d slide{|s}",
		whole.States(), int(whole.slides[whole.first]), int(whole.steps[whole.first]), whole.maxSlides())
	return r
}

// setSolution sets the moves and marks the result as proven optimal.
func (z *Puzzle) setSolution(r *engine.Result, list []slide) {
	for _, s := range list {
		m := z.move(s)
		r.Moves = append(r.Moves, m)
		r.Cost += m.Cost
	}
	r.Optimality, r.Bound = engine.Proven, int64(r.Cost)
}

// bySearch runs an algorithm of package search on the smallest state type that holds the board.
func (s *solver) bySearch() engine.Result {
	c := s.coding
	switch pieces := len(s.puzzle.board.pieces); {
	case c.packs():
		return runSearch(s, c.packed(), nil)
	case pieces <= len(pieces32{}):
		return runSearch(s, byteCoder(c, func(s *pieces32) []uint8 { return s[:] }), nil)
	case pieces <= len(pieces128{}):
		return runSearch(s, byteCoder(c, func(s *pieces128) []uint8 { return s[:] }), nil)
	case pieces <= len(pieces512{}):
		return runSearch(s, byteCoder(c, func(s *pieces512) []uint8 { return s[:] }), nil)
	}
	return runSearch(s, byteCoder(c, func(s *pieces5000) []uint8 { return s[:] }), nil)
}

// fromGoals runs an algorithm that also needs the solved positions. Listing them uses up the same limits, but only the
// search itself is counted and traced.
func (s *solver) fromGoals() engine.Result {
	start := time.Now()
	goals, listed := s.listGoals()
	if goals == nil {
		listed.Counters = search.Counters{PeakBytes: listed.PeakBytes}
		return listed
	}
	reclaim(listed.PeakBytes)
	if s.limits.Time > 0 {
		s.limits.Time = max(s.limits.Time-time.Since(start), time.Nanosecond)
	}
	if s.limits.Nodes > 0 {
		s.limits.Nodes = max(s.limits.Nodes-listed.Expanded, 1)
	}
	r := runSearch(s, s.coding.packed(), goals)
	r.PeakBytes = max(r.PeakBytes, listed.PeakBytes)
	if !r.Because.IsZero() {
		r.Because = engine.Msg("%s For that %d position{|s} {was|were} gone through, which are not counted with its nodes.", r.Because, listed.Expanded)
	}
	return r
}

// runSearch runs an algorithm with one state type; goals may be nil.
func runSearch[S comparable](s *solver, code coder[S], goals *chunks[S]) engine.Result {
	p := newSpace(s.puzzle, s.coding, code, s.heuristic).problem(s.heuristic)
	if goals != nil {
		p.Goals, p.Held = goals.all(), goals.bytes(len(goals.list))
	}
	move := func(_ S, to search.Successor[S]) engine.Move { return s.names.move(numbered(to.Move)) }
	view := func(state S) engine.Position {
		at := s.puzzle.board.starts()
		code.decode(state, at)
		return Position{s.puzzle, at}
	}
	return engine.RunSearch(s.ctx, s.method, p, move, view, s.limits, s.probe)
}

// listGoals enumerates the state space and returns its solved positions; at a limit goals is nil and the result says
// why.
func (s *solver) listGoals() (goals *chunks[packed], r engine.Result) {
	s.probe.SetActivity(engine.Msg("listing the solved positions"))
	defer s.probe.SetActivity(engine.Message{})
	meter := search.NewMeter(s.ctx, s.limits, s.probe)
	defer meter.Close()
	whole := newWhole(s.puzzle, newBitboard(s.puzzle.board), meter)
	whole.plain = true // so that the order of goals does not depend on tracing
	whole.record = nil // its moves of one cell are not moves of the search
	if whole.reach(meter) == search.Running {
		goals = whole.goals(meter)
	}
	r.Counters = meter.Counters
	if goals == nil {
		r.Status = ended(meter)
		r.Reason = engine.Ending(r.Status, s.limits, meter.Counters)
	}
	return goals, r
}

// goals returns the solved positions, nil at a limit.
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
		if !goals.reserve(goals.n+1, meter) {
			return nil
		}
		goals.append(packed(code))
	}
	return goals
}
