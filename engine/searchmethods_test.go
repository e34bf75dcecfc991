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

// The line 0, 1, 2, ... with the goal at its end, where the estimate is exact.
func line(length int) search.Problem[int] {
	estimate := func(s int) int32 { return int32(length - s) }
	return search.Problem[int]{
		Start:    0,
		Goal:     func(s int) bool { return s == length },
		Estimate: estimate,
		Expand: func(s int, _ int32, out []search.Successor[int]) []search.Successor[int] {
			return append(out, search.Successor[int]{State: s + 1, Cost: 1, H: estimate(s + 1)})
		},
	}
}

// walkLine walks the line by an algorithm, and counts the states that it shows meanwhile.
func walkLine(t *testing.T, length int, algorithm string, probe *search.Probe) (r engine.Result, shown int) {
	t.Helper()
	run := func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		move := func(int, search.Successor[int]) engine.Move { return engine.Move{Name: "on", Cost: 1} }
		view := func(int) engine.Position { shown++; return nil }
		return engine.RunSearch(ctx, m, line(length), move, view, limits, probe)
	}
	good := search.Properties{Admissible: true, Consistent: true, UnitCost: true}
	for _, m := range engine.SearchMethods([]engine.Heuristic{
		{Choice: engine.Choice{Name: "none"}, Properties: good}, {Choice: engine.Choice{Name: "far"}, Properties: good},
	}, search.Needs{}, run) {
		if m.Name() == algorithm {
			return m.Run(context.Background(), m, engine.Limits{}, probe), shown
		}
	}
	t.Fatalf("there is no %s", algorithm)
	return r, 0
}

// Along a solution the cost so far grows, the estimate falls, and their sum is what the
// search goes by.
func TestASolutionHasItsEstimates(t *testing.T) {
	const length = 5
	r, _ := walkLine(t, length, "astar/far", nil)
	if len(r.Estimates) != length+1 {
		t.Fatalf("%d estimates of %d moves", len(r.Estimates), length)
	}
	for i, e := range r.Estimates {
		if want := (engine.Estimate{G: int64(i), H: int64(length - i), F: length}); e != want {
			t.Errorf("after %d moves %+v, want %+v", i, e, want)
		}
	}
}

// Whoever watches a search sees a state now and then; where nobody does none is drawn.
func TestAWatchedSearchShowsItsStates(t *testing.T) {
	const length, every = 5000, 1024
	if r, shown := walkLine(t, length, "bfs", new(search.Probe)); r.Status != engine.Solved || shown != length/every {
		t.Errorf("%s: %d states are shown of %d, want one of %d", r.Status, shown, length, every)
	}
	if _, shown := walkLine(t, length, "bfs", nil); shown != 0 {
		t.Errorf("%d states are drawn for nobody", shown)
	}
}
