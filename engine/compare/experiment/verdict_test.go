package experiment_test

import (
	"context"
	"testing"

	"langkah/engine/testkit/comparetest"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/game/session"
)

// unsolvable are boards without a solution. Of those marked so it is known
// before any search.
var unsolvable = []struct {
	name  string
	known bool
	text  string
}{
	{"parity", true, "1 2 3\n4 5 6\n8 7 0\n"},
	{"parity, tile cost", true, "1 2 3\n4 5 6\n8 7 0\ncost: tile\n"},
	{"parity, 6 x 6", true, "2 1 3 4 5 6\n7 8 9 10 11 12\n13 14 15 16 17 18\n19 20 21 22 23 24\n25 26 27 28 29 30\n31 32 33 34 35 0\n"},
	{"a wall", true, "ooooooooooooAAoxoooooooooooooooooooo\n"},
	{"in the lane", true, "6 6\n1\n......\n......\nPP.AA.K\n......\n......\n......\n"},
	{"no room", true, "3 4\n1\n..A.\nPPA.K\n..A.\n"},
	{"between two that stay", false, "4 4\n3\nBBBB\nPPA.K\n..A.\nCCCC\n"},
	{"too few cells", true, "2 3 1\nDEFAULT\nAA\n"},
	{"of the right area alone", false, "2 3 2\nCUSTOM\nX.X\nXXX\nAAA\nBB\n"},
}

func openUnsolvable(t *testing.T) (entries []experiment.Entry, known map[string]bool) {
	t.Helper()
	known = map[string]bool{}
	for _, u := range unsolvable {
		p, err := comparetest.Families().Open(u.text)
		if err != nil {
			t.Fatalf("%s: %v", u.name, err)
		}
		entries = append(entries, experiment.Entry{Name: u.name, Puzzle: p})
		known[u.name] = u.known
	}
	return entries, known
}

// Where it is known that there is no solution, every method says so: under the
// tightest limit, when it is stopped at once, in a session, and in a count of
// all solutions.
func TestWhatFactsCallUnsolvableEverybodyDoes(t *testing.T) {
	entries, known := openUnsolvable(t)
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, entry := range entries {
		verdict, told := engine.Verdict(entry.Puzzle)
		if told != known[entry.Name] || told && verdict.Kind != engine.Unsolvable {
			t.Errorf("%s: the facts tell %t: %s", entry.Name, told, verdict.Text)
		}
		if !told {
			continue
		}
		for _, m := range comparetest.OnOneCore(entry.Puzzle) {
			tight := engine.Limits{Nodes: 1, Memory: 16 << 20}
			for name, r := range map[string]engine.Result{
				"with one node": engine.Solve(context.Background(), entry.Puzzle, m, tight, nil),
				"stopped":       engine.Solve(stopped, entry.Puzzle, m, engine.Limits{Memory: 16 << 20}, nil),
				"in a session":  inSession(entry, m, tight),
			} {
				if r.Status != engine.NoSolution {
					t.Errorf("%s, %s, %s: %s (%s); the facts: %s", entry.Name, m.Name(), name, r.Status, r.Reason, verdict.Text)
				}
			}
		}
		if p, ok := entry.Puzzle.(engine.Enumerable); ok {
			if c := p.Count(context.Background(), 1, engine.Limits{Nodes: 1}, nil); c.Status != engine.NoSolution {
				t.Errorf("%s, counted: %s (%s)", entry.Name, c.Status, c.Reason)
			}
		}
	}
}

// inSession is what a session takes over of a solve.
func inSession(entry experiment.Entry, m engine.Method, limits engine.Limits) engine.Result {
	s := session.New()
	s.Open(entry.Name, entry.Puzzle)
	s.Take(engine.Solution{Name: entry.Name, Puzzle: entry.Puzzle, Method: m, Result: engine.Solve(context.Background(), entry.Puzzle, m, limits, nil)})
	o, _ := s.Outcome()
	return o.Result
}

// No method finds a solution where there is none, and some prove it.
func TestSearchesAgreeOnWhatIsUnsolvable(t *testing.T) {
	doomed, _ := openUnsolvable(t)
	limits := engine.Limits{Nodes: 20_000, Memory: 16 << 20}
	p, err := experiment.NewPlan(doomed, []string{experiment.All}, 1, 1, limits)
	if err != nil {
		t.Fatal(err)
	}
	proven := map[string]int{}
	for _, row := range comparetest.Run(t, p) {
		switch {
		case row.Status == engine.NoSolution.Name():
			proven[row.Puzzle]++
		case row.Status == engine.Solved.Name(), row.Fault:
			t.Errorf("%s, %s: %s (%s)", row.Puzzle, row.Method(), row.Status, row.Reason)
		}
	}
	for _, entry := range doomed {
		if proven[entry.Name] < 3 {
			t.Errorf("%s: %d methods prove that there is no solution", entry.Name, proven[entry.Name])
		}
	}
}
