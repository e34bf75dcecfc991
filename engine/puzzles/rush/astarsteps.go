package rush

import (
	"time"

	"langkah/engine"
)

// The method for large boards where slides are counted: A* with recursive
// blockers finds the fewest slides; then a second A*, which charges a slide
// slideCharge and each of its cells 1, looks for the fewest steps among the
// solutions of as many slides. Its estimate is made of the recursive blockers
// in slides and in steps; as neither overestimates, nor does it.
//
// The second search gets a few times the nodes of the first. Where these do not
// suffice, the first solution stands, which is optimal in slides all the same.
// Time and memory: those of A*, a few times.

// bothCosts is the cost model of the second search.
const bothCosts costModel = "slides, then steps"

const (
	slideCharge   = 1 << 14 // more than the steps of a solution
	secondAtLeast = 20_000  // nodes of the second search
	secondTimes   = 4       // the first one's nodes
)

func (s *solver) astarSteps() engine.Result {
	start := time.Now()
	z, limits := s.puzzle, s.limits
	m, err := engine.FindMethod(z, "astar", recursive)
	if err != nil {
		return engine.Result{Status: engine.Failed, Fault: true, Reason: engine.MsgOf(err)}
	}
	first := &solver{s.ctx, z, z, m, heuristicOf(m), s.coding, limits, s.probe}
	r := first.bySearch()
	if r.Status != engine.Solved || r.Cost == 0 {
		return r
	}
	r.Because = engine.Msg("proven by A* with recursive blockers; the fewest steps among the shortest solutions were not found in the time that this was given")
	nodes := max(secondAtLeast, secondTimes*r.Expanded)
	if limits.Nodes > 0 {
		nodes = min(nodes, limits.Nodes-r.Expanded)
	}
	if limits.Time > 0 {
		limits.Time -= time.Since(start)
	}
	if nodes <= 0 || limits.Time < 0 {
		return r
	}
	limits.Nodes = nodes
	reclaim(r.PeakBytes)
	both := *z
	both.cost = bothCosts
	second := &solver{s.ctx, &both, z, m, heuristicOf(m), s.coding, limits, s.probe}
	better := second.bySearch()
	r.Expanded += better.Expanded
	r.Generated += better.Generated
	r.MaxFrontier, r.PeakBytes = max(r.MaxFrontier, better.MaxFrontier), max(r.PeakBytes, better.PeakBytes)
	if better.Status == engine.Solved && better.Optimality == engine.Proven {
		r.Moves, r.Estimates = better.Moves, nil
		r.Because = engine.Msg("proven by A* with recursive blockers; of the shortest solutions this one has the fewest steps, %d", better.Cost%slideCharge)
	}
	return r
}
