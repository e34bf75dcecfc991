package exercise

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

func wants(t *testing.T, texts ...string) []Want {
	t.Helper()
	var list []Want
	for _, text := range texts {
		w, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, w)
	}
	return list
}

func TestMistakesInAWant(t *testing.T) {
	for text, want := range map[string]string{
		"":                                      `ends too early: expected what is wanted`,
		"astar":                                 `"astar" ends too early: expected expands`,
		"astar expnds 3":                        `at character 7: found "expnds", expected expands`,
		"astar expands":                         `ends too early: expected a range`,
		"astar expands 3-1":                     `at character 15: found "3-1", expected a range`,
		"astar expands -3":                      `expected a range`,
		"astar expands at least":                `expected a range`,
		"astar expands at about 3":              `expected a range`,
		"astar expands 3 4":                     `at character 17: found "4", expected nothing more`,
		"greedy is":                             `ends too early: expected optimal or not optimal`,
		"greedy is not":                         `ends too early: expected optimal`,
		"greedy is good":                        `found "good", expected optimal`,
		"greedy is optimal always":              `found "always", expected nothing more`,
		"ucs and bfs":                           `ends too early: expected a method, and agree or differ`,
		"ucs and bfs fight":                     `found "fight", expected agree or differ`,
		"ucs and bfs differ much":               `found "much", expected nothing more`,
		"astar takes 3":                         `found "astar", expected "solution" before "takes"`,
		"solution takes 3-99999999999999999999": "expected a range",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, expected %s", text, err, want)
		}
	}
}

// Every want holds for the exercises found, when checked by other means.
func TestAllThatIsWantedHolds(t *testing.T) {
	family := sliding.Family(pdb.NewStore("", 0))
	order := Order{
		Family: family, Count: 4, Seed: 2026,
		Wants: wants(t, "astar/manhattan expands 8-15", "greedy/manhattan is not optimal", "UCS and bfs differ", "bfs is optimal", "solution takes at most 14", "ucs generates 10+"),
	}
	found, err := Find(context.Background(), order)
	if err != nil || len(found) != 4 {
		t.Fatalf("%d found: %v", len(found), err)
	}
	run := func(p engine.Puzzle, algorithm, heuristic string) engine.Result {
		m, err := engine.FindMethod(p, algorithm, heuristic)
		if err != nil {
			t.Fatal(err)
		}
		return engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
	}
	seen := map[string]bool{}
	for _, e := range found {
		p := e.Puzzle
		best, astar, greedy := run(p, "idastar", "manhattan"), run(p, "astar", "manhattan"), run(p, "greedy", "manhattan")
		bfs, ucs := run(p, "bfs", ""), run(p, "ucs", "")
		if best.Cost > 14 || astar.Expanded < 8 || astar.Expanded > 15 || greedy.Cost <= best.Cost || bfs.Cost != best.Cost || bfs.Expanded == ucs.Expanded || ucs.Generated < 10 {
			t.Errorf("not all holds of\n%s", p)
		}
		if seen[p.String()] {
			t.Errorf("twice:\n%s", p)
		}
		seen[p.String()] = true
	}
	again, err := Find(context.Background(), order)
	if err != nil {
		t.Fatal(err)
	}
	for i := range found {
		if again[i].Puzzle.String() != found[i].Puzzle.String() {
			t.Errorf("exercise %d is another one the second time", i+1)
		}
	}
}

func TestWhatCannotHoldIsNamed(t *testing.T) {
	order := Order{Family: sliding.Family(pdb.NewStore("", 0)), Count: 1, Seed: 1, Wants: wants(t, "solution takes 1+", "bfs is not optimal"),
		Values: engine.Values{"rows": "2", "cols": "2"}}
	found, err := Find(context.Background(), order)
	if err == nil || len(found) > 0 || !strings.Contains(err.Error(), `"bfs is not optimal" failed on`) {
		t.Errorf("%d found: %v", len(found), err)
	}
}

func TestAFamilyWithoutGeneratorHasNoExercises(t *testing.T) {
	family := sliding.Family(pdb.NewStore("", 0))
	family.Generate = nil
	found, err := Find(context.Background(), Order{Family: family, Count: 1, Wants: wants(t, "solution takes 1+")})
	if err == nil || len(found) > 0 || !strings.Contains(err.Error(), "new puzzles of the family sliding cannot be made") {
		t.Errorf("%d found: %v", len(found), err)
	}
}

// unsolved is a puzzle without methods.
type unsolved struct{ engine.Puzzle }

func (unsolved) Methods() []engine.Method { return nil }

func TestAnExerciseNeedsAMethod(t *testing.T) {
	family := sliding.Family(pdb.NewStore("", 0))
	generate := family.Generate
	family.Generate = func(ctx context.Context, s engine.Settings, l engine.Limits) (engine.Puzzle, error) {
		p, err := generate(ctx, s, l)
		return unsolved{p}, err
	}
	_, err := Find(context.Background(), Order{Family: family, Count: 1, Wants: wants(t, "solution takes 1+")})
	if err == nil || err.Error() != "there is no method for this puzzle" {
		t.Error(err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("astar/manhattan expands 8-15")
	f.Add("ucs and bfs differ")
	f.Fuzz(func(t *testing.T, text string) {
		w, err := Parse(text)
		if err == nil && (w.low > w.high || w.first == "") {
			t.Errorf("%q: %+v", text, w)
		}
	})
}

func TestAFormulaIsAMethodOfAWant(t *testing.T) {
	order := Order{Family: sliding.Family(pdb.NewStore("", 0)), Count: 2, Seed: 7, Values: engine.Values{"rows": "2", "cols": "3"},
		Wants: wants(t, "astar/expr:max(manhattan, 3*misplaced) is not optimal", "astar/expr:manhattan and astar/manhattan agree", "solution takes 5-15")}
	found, err := Find(context.Background(), order)
	if err != nil || len(found) != 2 {
		t.Fatalf("%d found: %v", len(found), err)
	}
	for _, e := range found {
		costs := map[string]int{}
		for _, name := range []string{"astar/expr:max(manhattan, 3*misplaced)", "astar/manhattan"} {
			m, err := order.Method(e.Puzzle, name)
			if err != nil {
				t.Fatal(err)
			}
			costs[name] = engine.Solve(context.Background(), e.Puzzle, m, engine.Limits{}, nil).Cost
		}
		if costs["astar/expr:max(manhattan, 3*misplaced)"] <= costs["astar/manhattan"] {
			t.Errorf("the costs are %v on\n%s", costs, e.Puzzle)
		}
	}
	order.Wants = wants(t, "astar/expr:max(manhatan, 2) is optimal")
	if _, err := Find(context.Background(), order); err == nil || !strings.Contains(err.Error(), `column 5: there is no "manhatan"`) {
		t.Errorf("a mistake in the formula: %v", err)
	}
}
