package engine

import (
	"context"

	"langkah/engine/solve/search"
)

// Surveyed is a position of a survey: its exact cost from the start, and the estimate of the
// method's heuristic.
type Surveyed struct {
	Cost, Estimate int
	Solved         bool
	At             func() Position
}

// survey is a request to enumerate positions in place of a search.
type survey struct {
	bound   int64
	visit   func(Surveyed) bool
	entered bool
	status  Status
}

// Survey calls visit with every position that a path reaches on which the cost so far and
// the estimate of the method's heuristic never exceed the bound, in the order of their
// costs, until visit returns false; see [search.Survey]. It is for A* as [SearchMethods]
// makes it; ok is false for another method. The status is NoSolution where all were
// visited, and else why not.
func Survey(ctx context.Context, m Method, bound int64, limits Limits, probe *search.Probe, visit func(Surveyed) bool) (status Status, ok bool) {
	if !m.searches || m.Algorithm.Name != "astar" {
		return Failed, false
	}
	s := &survey{bound: bound, visit: visit}
	m.survey = s
	r := m.Run(ctx, m, limits, probe)
	if !s.entered { // the puzzle is known to have no solution, or a limit came first
		return r.Status, true
	}
	return s.status, true
}

// runSurvey surveys the problem.
func runSurvey[S comparable](ctx context.Context, s *survey, p search.Problem[S], view func(S) Position, limits Limits, probe *search.Probe) Result {
	s.entered = true
	s.status = search.Survey(ctx, p, s.bound, limits, probe, func(at search.Surveyed[S]) bool {
		return s.visit(Surveyed{int(at.G), int(at.H), at.Goal, func() Position { return view(at.State) }})
	})
	return Result{Status: s.status}
}

// Properties are what the family says of the method's heuristic.
func (m Method) Properties() search.Properties { return m.properties }
