package routes_test

import (
	"context"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/puzzles/routes"
)

// A formula that is a heuristic's name searches as that heuristic does, where costs are whole
// and where they are not.
func TestAFormulaOfANameIsThatHeuristic(t *testing.T) {
	for _, name := range []string{"romania", "map-diagonal", "map-field"} {
		text, err := assets.Puzzles.ReadFile("puzzles/routes/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		p, err := routes.Family().Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		features := engine.FeaturesOf(p)
		if len(features) == 0 {
			t.Errorf("%s has no features", name)
		}
		for _, f := range features {
			for _, algorithm := range []string{"astar", "greedy"} {
				var expanded [2]int64
				for i, heuristic := range []string{f.Heuristic, "expr:" + f.Name} {
					m, err := engine.FindMethod(p, algorithm, heuristic)
					if err != nil {
						t.Fatal(err)
					}
					r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
					if r.Status != engine.Solved {
						t.Fatalf("%s, %s: %s, %s", name, heuristic, r.Status, r.Reason)
					}
					expanded[i] = r.Expanded
				}
				if expanded[0] != expanded[1] {
					t.Errorf("%s, %s/%s: %d expanded, as a formula %d", name, algorithm, f.Name, expanded[0], expanded[1])
				}
			}
		}
	}
}
