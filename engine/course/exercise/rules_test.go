package exercise

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/routes"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// find returns the exercises of an order.
func find(t *testing.T, o Order) []Exercise {
	t.Helper()
	found, err := Find(t.Context(), o)
	if err != nil || len(found) != o.Count {
		t.Fatalf("%d found: %v", len(found), err)
	}
	return found
}

// The rules of an order hold for its methods, but for what a method sets itself.
func TestMethodsFollowTheRulesOfTheOrder(t *testing.T) {
	o := Order{
		Family: sliding.Family(pdb.NewStore("", 0)), Count: 3, Seed: 29, Rules: engine.Values{"ties": "oldest", "goal-test": "generated"},
		Wants: wants(t, "astar/misplaced expands 8-40", "astar/misplaced and astar/misplaced:ties=newest differ", "astar/expr:2*manhattan expands 1+"),
	}
	for _, e := range find(t, o) {
		for word, set := range map[string]engine.Values{
			"astar/misplaced":             {"ties": "oldest", "goal-test": "generated"},
			"astar/misplaced:ties=newest": {"ties": "newest", "goal-test": "generated"},
			"astar/expr:2*manhattan":      {"ties": "oldest", "goal-test": "generated"},
		} {
			name, _, _ := strings.Cut(word, ":ties")
			algorithm, heuristic := engine.SplitMethod(name)
			m, err := engine.FindMethod(e.Puzzle, algorithm, heuristic)
			if err == nil {
				m, err = m.With(set)
			}
			if err != nil {
				t.Fatal(err)
			}
			if r := engine.Solve(t.Context(), e.Puzzle, m, engine.Limits{}, nil); !same(r, e.Runs[word]) {
				t.Errorf("%s expands %d, and %d where it is set so\n%s", word, e.Runs[word].Expanded, r.Expanded, e.Puzzle)
			}
		}
	}
}

// Closed states are reopened on each exercise, and without reopening the optimum is missed where that is wanted: as
// events say. The graphs need not be asked for.
func TestReopeningIsEasyToMeet(t *testing.T) {
	o := Order{Family: routes.Family(), Count: 10, Seed: 1, Wants: wants(t, "astar reopens", "astar reopens 1-99", "astar:reopen=no is not optimal")}
	for _, e := range find(t, o) {
		m, err := o.Method(e.Puzzle, "astar")
		if err != nil {
			t.Fatal(err)
		}
		r := recording.Record(t.Context(), e.Puzzle, m, engine.Limits{}, 0, nil)
		n := 0
		for i := range r.Trace.Len() {
			if r.Trace.Event(i).Kind == search.Reopened {
				n++
			}
		}
		if n == 0 || int64(n) != e.Reopened["astar"] || r.Result.Cost != e.Optimum.Cost || e.Runs["astar:reopen=no"].Cost <= e.Optimum.Cost {
			t.Errorf("%d reopened, %d counted, cost %d of %d\n%s", n, e.Reopened["astar"], r.Result.Cost, e.Optimum.Cost, e.Puzzle)
		}
	}
}

func TestWhatCannotReopenSaysSo(t *testing.T) {
	for want, text := range map[string]string{"ucs reopens": "ucs reopens no states", "astar reopens": "all heuristics of 8-puzzle, 3 x 3 are consistent"} {
		p, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n4 5 6\n7 - 8\n")
		if err != nil {
			t.Fatal(err)
		}
		o := Order{Wants: wants(t, want)}
		if _, err := o.Method(p, o.Wants[0].first); err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%s: %v", want, err)
		}
	}
}
