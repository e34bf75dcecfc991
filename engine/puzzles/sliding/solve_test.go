package sliding

import (
	"context"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

// solve runs a method and fails the test unless its solution is verified.
func solve(t testing.TB, p engine.Puzzle, algorithm, heuristic string) engine.Result {
	t.Helper()
	m, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), p, m, engine.Limits{Time: 5 * time.Minute, Memory: 4 << 30}, nil)
	if r.Status != engine.Solved || !r.Verified {
		t.Fatalf("%s: %s %s", m.Name(), r.Status, r.Reason)
	}
	return r
}

func TestPublishedAnswers(t *testing.T) {
	for _, c := range published {
		p := mustParse(t, c.board)
		if c.moves == 0 {
			continue
		}
		for _, method := range [][2]string{
			{"bnb", misplaced}, {"astar", manhattan}, {"idastar", linearConflict}, {"idastar", walkingDistance}, {"", ""},
		} {
			r := solve(t, p, method[0], method[1])
			if r.Cost != c.moves || len(r.Moves) != c.moves || r.Optimality != engine.Proven {
				t.Errorf("%s by %v: %d moves at cost %d, optimality %d", c.name, method, len(r.Moves), r.Cost, r.Optimality)
			}
		}
	}
}

// TestUnsolvableIsSaidAtOnce runs every method on an unsolvable board.
func TestUnsolvableIsSaidAtOnce(t *testing.T) {
	for _, text := range []string{
		published[3].board, published[4].board, "1 2 3\n4 5 6\n8 7 -", "1 2\n- 3\ngoal: blank-first",
		mustSwap(mustGenerate(t, engine.Values{"rows": "10", "cols": "10"})).String(),
	} {
		p := mustParse(t, text)
		for _, m := range p.Methods() {
			r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
			if r.Status != engine.NoSolution || r.Expanded != 0 || !strings.Contains(r.Reason.String(), "odd") {
				t.Errorf("%s: %s after %d nodes, %q:\n%s", m.Name(), r.Status, r.Expanded, r.Reason, text)
			}
		}
	}
}

// mustSwap swaps two tiles, which makes a board unsolvable.
func mustSwap(p *Puzzle) *Puzzle {
	place := p.start.places()
	i, j := place[1], place[2]
	p.start.cells[i], p.start.cells[j] = p.start.cells[j], p.start.cells[i]
	return p
}

// TestEveryMethod runs every method on small boards of all kinds and compares those with an optimality guarantee with
// uniform-cost search.
func TestEveryMethod(t *testing.T) {
	for _, text := range []string{
		"0 1 3\n4 2 5\n7 8 6", "0 1 3\n4 2 5\n7 8 6\ncost: tile", "2 8 3\n1 6 4\n7 - 5\ngoal: spiral\ncost: tile",
		"1 2 3\n4 5 6\n7 8 -", "3 1\n2 -\ngoal\n2 3\n1 -", "4 1 2\n5 - 3\ncost: tile\ngoal: blank-first",
		"1 2 3 4\n5 6 - 8\n9 10 7 11", "1 2 3 4 5 6 7 8\n9 10 11 12 13 14 - 15\ncost: tile",
		"1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 - 18 19\n21 22 23 24 20",
		mustGenerate(t, engine.Values{"rows": "6", "cols": "6", "moves": "6"}).String(),
		mustGenerate(t, engine.Values{"rows": "2", "cols": "10", "moves": "6"}).String() + "cost: tile",
		mustGenerate(t, engine.Values{"rows": "10", "cols": "10", "moves": "5"}).String(),
	} {
		p := mustParse(t, text)
		best := solve(t, p, "astar", none).Cost
		if r := solve(t, p, "", ""); r.Cost != best || r.Optimality != engine.Proven {
			t.Errorf("the recommended method's cost is %d, cheapest is %d:\n%s", r.Cost, best, text)
		}
		for _, m := range p.Methods() {
			if m.Heuristic.Name == "pdb-78" || m.Heuristic.Name == "pdb-6666" {
				continue // slow to build
			}
			r := engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 50_000, Time: 300 * time.Millisecond, Memory: 256 << 20}, nil)
			promise := m.Guarantee()
			switch {
			case r.Status == engine.Solved && !r.Verified, r.Status == engine.NoSolution,
				r.Status == engine.Failed && promise.Complete:
				t.Errorf("%s: %s %s on\n%s", m.Name(), r.Status, r.Reason, text)
			case r.Status == engine.Solved && (promise.Optimal || r.Optimality == engine.Proven) && r.Cost != best:
				t.Errorf("%s costs %d, cheapest is %d:\n%s", m.Name(), r.Cost, best, text)
			}
		}
	}
}

func TestRecommendedIsSureToBeOptimal(t *testing.T) {
	for rows := minSide; rows <= maxSide; rows++ {
		for cols := minSide; cols <= maxSide; cols++ {
			for _, cost := range []string{unitCost, tileCost} {
				p := mustGenerate(t, engine.Values{"rows": strconv.Itoa(rows), "cols": strconv.Itoa(cols)})
				changed, err := p.With(engine.Values{"cost": cost})
				if err != nil {
					t.Fatal(err)
				}
				if m := changed.Methods()[0]; !m.Guarantee().Optimal || !m.Guarantee().Complete {
					t.Errorf("%d x %d, cost %s: %s promises %+v", rows, cols, cost, m.Name(), m.Guarantee())
				}
			}
		}
	}
}

// TestSearchCanBeWatched views the nodes of running searches as positions.
func TestSearchCanBeWatched(t *testing.T) {
	for _, text := range []string{
		published[0].board, "2 8 3\n1 6 4\n7 - 5\ngoal: spiral",
		mustGenerate(t, engine.Values{"rows": "5", "cols": "5", "moves": "4"}).String(),
		mustGenerate(t, engine.Values{"rows": "6", "cols": "6", "moves": "4"}).String(),
		mustGenerate(t, engine.Values{"rows": "7", "cols": "7", "moves": "4"}).String(),
	} {
		p := mustParse(t, text)
		for _, h := range p.heuristics() {
			m, err := engine.FindMethod(p, "astar", h.Name)
			if err != nil {
				t.Fatal(err)
			}
			heard := trace.New(0)
			probe := &search.Probe{Recorder: heard}
			engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 20}, probe)
			checkShown(t, p, m, heard, probe)
			for _, moves := range [][]int32{{7}, {0, 0, 0, 0, 0, 0, 0}} {
				if _, ok := engine.Shown(probe.Replay(0, moves)); ok {
					t.Errorf("the moves %v lead to a position of\n%s", moves, text)
				}
			}
		}
	}
}

// checkShown checks that the first event is of the start, and that every other node is a legal move after its parent.
func checkShown(t *testing.T, p engine.Puzzle, m engine.Method, heard *trace.Trace, probe *search.Probe) {
	t.Helper()
	if heard.Len() == 0 {
		t.Fatalf("%s: nothing was heard", m.Name())
	}
	shown := func(root int32, moves []int32) string {
		pos, ok := engine.Shown(probe.Replay(root, moves))
		if !ok {
			t.Fatalf("%s: the moves %v lead to no position", m.Name(), moves)
		}
		return pos.Text()
	}
	for n := range heard.Len() {
		e := heard.Event(n)
		if e.Kind == search.Iteration || e.Why == search.Checked {
			continue
		}
		root, moves, ok := heard.PathOf(e)
		if !ok {
			t.Fatalf("%s: event %d, %+v, has no path", m.Name(), n, e)
		}
		if len(moves) == 0 {
			if at := shown(root, nil); at != p.Start().Text() {
				t.Errorf("%s: the start is shown as\n%s", m.Name(), at)
			}
			continue
		}
		before, _ := engine.Shown(probe.Replay(root, moves[:len(moves)-1]))
		at := shown(root, moves)
		if !slices.ContainsFunc(before.Moves(), func(move engine.Move) bool {
			next, err := before.Apply(move)
			return err == nil && next.Text() == at
		}) {
			t.Fatalf("%s: event %d, %+v: no move leads from\n%sto\n%s", m.Name(), n, e, before.Text(), at)
		}
	}
}

// TestKorf solves published 15-puzzles with known optimal lengths: the easier of the first ten, all ten in a long run.
func TestKorf(t *testing.T) {
	casetest.SkipUnderRace(t)
	long := os.Getenv("LANGKAH_LONG") == "1"
	lines := strings.Split(casetest.Read(t, "sliding/korf100.txt"), "\n")
	for _, line := range lines[:10] {
		fields := strings.Fields(line)
		t.Run(fields[0], func(t *testing.T) {
			if nodes, _ := strconv.Atoi(fields[18]); nodes > 100_000_000 && !long {
				t.Skip("a hard one; set LANGKAH_LONG=1 to solve it")
			}
			r := solve(t, mustParse(t, line), "", "")
			if want := fields[17]; strconv.Itoa(r.Cost) != want || r.Optimality != engine.Proven {
				t.Errorf("%d moves, want %s", r.Cost, want)
			}
			t.Logf("%d generated in %v", r.Generated, r.Elapsed)
		})
	}
}

// TestReverseUndoes compares predecessors with successors.
func TestReverseUndoes(t *testing.T) {
	for _, cost := range []string{unitCost, tileCost} {
		l := newLayout(mustParse(t, "0 1 3\n4 2 5\n7 8 6\ncost: "+cost))
		s := newPackedSpace(l, none).space()
		state := s.of(l.encode(mustParse(t, "1 2 3\n4 0 5\n7 8 6").start))
		before := s.reverse(state, nil)
		if len(before) != 4 {
			t.Errorf("%d states before the blank's stay in the middle, want 4", len(before))
		}
		for _, b := range before {
			leads := slices.ContainsFunc(s.expand(b.State, 0, nil), func(next search.Successor[packed]) bool {
				return next.State == state && next.Move == b.Move && next.Cost == b.Cost
			})
			if !leads {
				t.Errorf("%s does not lead back from\n%s", direction(b.Move), show(l, b.State))
			}
		}
	}
}
