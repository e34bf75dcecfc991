package engine_test

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// detour is a graph in which an estimate that is too high hides the cheap way:
//
//	start --1-- middle --1-- goal     the estimate of middle is 10
//	  \----------5----------/
const (
	start = iota
	middle
	goal
)

func detour() search.Problem[int] {
	estimate := func(s int) int32 { return []int32{2, 10, 0}[s] }
	return search.Problem[int]{
		Start:    start,
		Goal:     func(s int) bool { return s == goal },
		Estimate: estimate,
		Expand: func(s int, _ int32, out []search.Successor[int]) []search.Successor[int] {
			switch s {
			case start:
				out = append(out, search.Successor[int]{State: middle, Move: 0, Cost: 1, H: estimate(middle)},
					search.Successor[int]{State: goal, Move: 1, Cost: 5, H: estimate(goal)})
			case middle:
				out = append(out, search.Successor[int]{State: goal, Move: 2, Cost: 1, H: estimate(goal)})
			}
			return out
		},
	}
}

// TestPropertiesAreSaidOnce: a problem that says more of its heuristic than the
// method does is not believed.
func TestPropertiesAreSaidOnce(t *testing.T) {
	good := search.Properties{Admissible: true, Consistent: true, UnitCost: true}
	for _, tc := range []struct {
		name string
		said search.Properties // by the problem of itself
	}{
		{"the problem says nothing", search.Properties{}},
		{"the problem says admissible", search.Properties{Admissible: true}},
		{"the problem says all", good},
	} {
		problem := detour()
		problem.Properties = tc.said
		run := func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
			move := func(int, search.Successor[int]) engine.Move { return engine.Move{} }
			view := func(int) engine.Position { return nil }
			return engine.RunSearch(ctx, m, problem, move, view, limits, probe)
		}
		methods := engine.SearchMethods([]engine.Heuristic{
			{Choice: engine.Choice{Name: "none"}, Properties: search.Properties{Admissible: true, Consistent: true}},
			{Choice: engine.Choice{Name: "high"}},
		}, search.Needs{}, run)
		for _, m := range methods {
			r := m.Run(context.Background(), m, engine.Limits{}, nil)
			if r.Status == engine.Solved && r.Cost > 2 && r.Optimality == engine.Proven {
				t.Errorf("%s: %s says that a solution of cost %d is proven optimal: %s", tc.name, m.Name(), r.Cost, r.Because)
			}
			if m.Guarantee().Optimal && r.Cost != 2 {
				t.Errorf("%s: %s promises the cheapest solution and gives one of cost %d", tc.name, m.Name(), r.Cost)
			}
		}
	}
}
