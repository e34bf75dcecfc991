package summary_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"langkah/engine/testkit/comparetest"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/solve/search"
)

// row is a run with the figures that sentences are about.
func row(method string, status engine.Status, cost int, proven bool, expanded, peak int64, ms float64) results.Row {
	algorithm, heuristic, _ := strings.Cut(method, "/")
	return results.Row{
		Puzzle: "a.txt", Digest: "a", Algorithm: algorithm, Heuristic: heuristic, Status: status.Name(), Repetition: 1,
		Verified: status == engine.Solved, Cost: float64(cost), Proven: proven, Expanded: expanded, PeakBytes: peak, ElapsedMS: ms,
	}
}

// measured is a comparison such as one of the 8-puzzle.
func measured() []results.Row {
	return []results.Row{
		row("bfs", engine.Solved, 31, true, 181_385, 8<<20, 33.6),
		row("astar/misplaced", engine.Solved, 31, true, 124_263, 7<<20, 19.3),
		row("astar/walking", engine.Solved, 31, true, 2_655, 428<<10, 0.583),
		row("greedy/manhattan", engine.Solved, 65, false, 93, 211<<10, 0.202),
		row("ids", search.TimeLimit, 0, false, 9_999_999, 1, 30_000),
	}
}

func TestTheSummarySaysWhatTheFiguresShow(t *testing.T) {
	var got []string
	for _, c := range summary.Tables(measured())[0].Claims(summary.Names{}) {
		got = append(got, c.Sentence.String())
	}
	want := []string{
		"3 of 5 methods found the optimal cost, 31.",
		"A* with walking was the fastest with an optimal solution: 583 µs.",
		"A* with walking expanded 68 times fewer nodes than Breadth-first.",
		"A* expanded 47 times fewer nodes with walking than with misplaced.",
		"A* with walking held 19 times less memory than Breadth-first.",
		"Greedy best-first with manhattan found a solution that costs 34 more than an optimal one.",
		"Iterative deepening ended without a solution.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("it says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Whatever was measured, each sentence is held against the rows themselves.
func TestEverySentenceIsTrueOfTheRows(t *testing.T) {
	for name, rows := range map[string][]results.Row{
		"measured": measured(),
		"hills":    comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(4, 9, 30), "strides,steps,liar,pessimist,broken", 3)),
		"nothing":  nil,
	} {
		claims := summary.NewMatrix(rows).Claims(summary.Names{})
		for _, table := range summary.Tables(rows) {
			claims = append(claims, table.Claims(summary.Names{})...)
		}
		for _, c := range claims {
			if err := check(c, rows); err != nil {
				t.Errorf("%s: %q: %v", name, c.Sentence, err)
			}
		}
	}
}

// check holds a claim about one puzzle against its rows.
func check(c summary.Claim, rows []results.Row) error {
	if c.Puzzle == "" || c.By == summary.ByStatus {
		return nil
	}
	figure := func(method string) (float64, bool) {
		for _, table := range summary.Tables(rows) {
			for _, l := range table.Lines {
				if table.Digest == c.Puzzle && l.Method() == method {
					return l.Figure(c.By)
				}
			}
		}
		return 0, false
	}
	a, ok := figure(c.Method)
	if !ok {
		return fmt.Errorf("there is no figure of %q", c.Method)
	}
	if c.Than == "" {
		return nil
	}
	b, ok := figure(c.Than)
	if !ok || a <= 0 || math.Abs(b/a-c.Times) > 1e-9 {
		return fmt.Errorf("%s has %v, %s has %v: not %v times", c.Method, a, c.Than, b, c.Times)
	}
	if !strings.Contains(c.Sentence.String(), " times ") {
		return fmt.Errorf("the ratio is not said")
	}
	return nil
}

func TestASummaryOfAllPuzzles(t *testing.T) {
	var rows []results.Row
	for i := range 4 {
		for _, r := range measured()[:3] {
			r.Puzzle, r.Digest = fmt.Sprint(i), fmt.Sprint(i)
			rows = append(rows, r)
		}
	}
	rows[0].Status, rows[0].Verified = search.TimeLimit.Name(), false
	var got []string
	for _, c := range summary.NewMatrix(rows).Claims(summary.Names{}) {
		got = append(got, c.Sentence.String())
	}
	want := []string{
		"No method solved more puzzles than A* with misplaced: 4 of 4.",
		"On the 3 puzzles that every method solved, A* with walking was 58 times faster than Breadth-first, by geometric means.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("it says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestTheBestIsAmongTheOptimalOnes(t *testing.T) {
	table := summary.Tables(measured())[0]
	for column, want := range map[summary.Column]string{summary.ByExpanded: "astar/walking", summary.ByTime: "astar/walking", summary.ByMemory: "astar/walking"} {
		var best []string
		for _, l := range table.Lines {
			if table.IsBest(l, column) {
				best = append(best, l.Method())
			}
		}
		if len(best) != 1 || best[0] != want {
			t.Errorf("by %s the best are %v, want %s", column, best, want)
		}
	}
	if _, ok := table.Best(summary.ByCost); ok {
		t.Error("optimal solutions cost the same: there is no best one")
	}
}

// A plan of several repetitions is shuffled; its tables are not.
func TestTablesKeepThePlannedOrderAndAwaitWhatHasNotRun(t *testing.T) {
	words := []string{"steps", "strides/none", "liar", "strides/far"}
	p, err := experiment.NewPlan(comparetest.Entries(4, 9), words, 5, 3, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	rows := comparetest.Run(t, p)
	for _, ran := range []int{0, 1, 7, len(rows)} {
		log := results.Log{Plans: []results.Header{p.Header()}, Rows: rows[:ran]}
		tables := summary.OfLog(log)
		if len(tables) != 2 || tables[0].Puzzle != "hill4.txt" || tables[1].Puzzle != "hill9.txt" {
			t.Fatalf("after %d runs there are the tables %+v", ran, tables)
		}
		runs := 0
		for _, table := range tables {
			var methods []string
			for _, l := range table.Lines {
				methods = append(methods, l.Method())
				runs += l.Runs
				if l.Ran() == (l.Runs == 0) || l.Puzzle != table.Puzzle {
					t.Errorf("after %d runs a line is %+v", ran, l)
				}
			}
			if !slices.Equal(methods, words) {
				t.Errorf("after %d runs the order is %v, want %v", ran, methods, words)
			}
		}
		if runs != ran {
			t.Errorf("after %d runs the tables hold %d", ran, runs)
		}
	}
}

func TestMethodsHaveNamesInWords(t *testing.T) {
	names := summary.NewNames(comparetest.Entries(4))
	for method, want := range map[string]string{
		"astar/manhattan": "A* with manhattan", "bfs": "Breadth-first", "strides/far weight=2": "strides with far (weight=2)", "unheard": "unheard",
	} {
		if got := names.Typed(method).String(); got != want {
			t.Errorf("%s is called %q, want %q", method, got, want)
		}
	}
}

// The tables of several plans follow the plans, also where nothing has run, and what
// was not planned comes last.
func TestTablesFollowThePlans(t *testing.T) {
	plan := func(names ...string) (h results.Header) {
		for _, n := range names {
			h.Puzzles = append(h.Puzzles, results.PlannedPuzzle{Name: n, Digest: n, Methods: []string{"bfs", "dfs"}})
		}
		return h
	}
	ran := func(name, method string) results.Row {
		r := row(method, engine.Solved, 3, true, 5, 5, 1)
		r.Puzzle, r.Digest = name, name
		return r
	}
	log := results.Log{
		Plans: []results.Header{plan("a", "b"), plan("c", "b", "d")},
		Rows:  []results.Row{ran("z", "bfs"), ran("d", "dfs"), ran("b", "ucs")},
	}
	got := ""
	for _, table := range summary.OfLog(log) {
		got += table.Puzzle
		for _, l := range table.Lines {
			got += " " + l.Method()
		}
		got += "; "
	}
	if want := "a bfs dfs; b bfs dfs ucs; c bfs dfs; d bfs dfs; z bfs; "; got != want {
		t.Errorf("the tables are %s, want %s", got, want)
	}
}

func BenchmarkTablesOfManyPuzzles(b *testing.B) {
	var log results.Log
	var plan results.Header
	for i := range 8_000 {
		name := fmt.Sprint(i)
		plan.Puzzles = append(plan.Puzzles, results.PlannedPuzzle{Name: name, Digest: name, Methods: []string{"bfs"}})
		if i%2 == 0 {
			r := row("bfs", engine.Solved, 3, true, 5, 5, 1)
			r.Puzzle, r.Digest = name, name
			log.Rows = append(log.Rows, r)
		}
	}
	log.Plans = append(log.Plans, plan)
	b.ResetTimer()
	for range b.N {
		summary.OfLog(log)
	}
}
