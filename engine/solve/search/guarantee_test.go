package search_test

import (
	"testing"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

func TestGuarantees(t *testing.T) {
	sure := search.Properties{Admissible: true, Consistent: true, UnitCost: true}
	costly := search.Properties{Admissible: true}
	over := search.Properties{UnitCost: true}
	blind := search.Properties{Admissible: true, Consistent: true, Blind: true}
	for _, c := range []struct {
		algorithm         string
		properties        search.Properties
		optimal, complete bool
		want              string
	}{
		{"astar", sure, true, true, "A* with Manhattan: optimal, because Manhattan never overestimates."},
		{"astar", costly, true, true, "A* with Manhattan: optimal, because Manhattan never overestimates."},
		{"astar", over, false, true, "A* with Manhattan: not sure to be optimal, because Manhattan may overestimate."},
		{"astar", blind, true, true, "A* without a heuristic: optimal, but nothing guides it."},
		{"idastar", sure, true, false, "IDA* with Manhattan: optimal, because Manhattan never overestimates."},
		{"wastar", sure, false, true, "Weighted A* with Manhattan: at most 2 times the cheapest, because Manhattan never overestimates."},
		{"wastar", blind, true, true, "Weighted A* without a heuristic: optimal, but nothing guides it."},
		{"greedy", sure, false, true, "Greedy best-first with Manhattan: fast, not optimal, because it ignores what the moves so far have cost."},
		{"bfs", sure, true, true, "Breadth-first: optimal, because it finds the fewest moves and every move costs 1."},
		{"bfs", costly, false, true, "Breadth-first: the fewest moves, but not always the cheapest, because moves differ in cost."},
		{"bidirectional", over, true, true, "Bidirectional: optimal, because it finds the fewest moves and every move costs 1."},
		{"ids", costly, true, false, "Iterative deepening: optimal, because it tries everything cheaper first."},
		{"ucs", over, true, true, "Uniform-cost: optimal, because it tries everything cheaper first."},
		{"dfs", sure, false, false, "Depth-first: the first solution that it meets within 100 moves, not the shortest."},
		{"beam", sure, false, false, "Beam search with Manhattan: fast, not sure to find a solution, because it keeps only 1000 states of each layer."},
		{"genetic", sure, false, false, "Genetic algorithm with Manhattan: not sure to find a solution or a short one, because it puts moves together by lot."},
		{"anneal", blind, false, false, "Simulated annealing without a heuristic: not sure to find a solution, and nothing guides it."},
	} {
		a, err := search.Find(c.algorithm)
		if err != nil {
			t.Fatal(err)
		}
		g := a.Guarantee("Manhattan", c.properties, option.Settings{})
		if got := g.Why.String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.algorithm, got, c.want)
		}
		if g.Optimal != c.optimal || g.Complete != c.complete {
			t.Errorf("%s: optimal %v, complete %v", c.algorithm, g.Optimal, g.Complete)
		}
	}
	wastar, err := search.Find("wastar")
	if err != nil {
		t.Fatal(err)
	}
	for weight, optimal := range map[string]bool{"1": true, "1.5": false} {
		settings, err := option.New(wastar.Options, option.Values{"weight": weight})
		if g := wastar.Guarantee("Manhattan", sure, settings); err != nil || g.Optimal != optimal {
			t.Errorf("weight %s: optimal %v (%v)", weight, g.Optimal, err)
		}
	}
}
