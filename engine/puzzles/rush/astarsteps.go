package rush

import (
	"time"

	"langkah/engine"
)

// astarSteps is the method for large boards whose cost model is slides: A* with the recursive blockers heuristic finds
// the fewest slides; then a second A*, in which a slide costs slideCharge plus 1 for each of its cells, looks for the
// fewest steps among the solutions with that many slides. Its estimate combines the recursive blockers in slides and in
// steps; both are admissible, so their sum is too.
//
// The second search may expand secondTimes as many nodes as the first. If that is not enough, the first solution is
// returned, which is still optimal in slides. Time and memory: a few times those of A*.

// bothCosts is the cost model of the second search.
const bothCosts costModel = "slides, then steps"

const (
	slideCharge   = 1 << 14 // greater than the steps of any solution
	secondAtLeast = 20_000  // least node limit of the second search
	secondTimes   = 4       // node limit of the second search, as a multiple of the first one's expanded nodes
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
