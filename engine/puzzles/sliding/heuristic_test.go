package sliding

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// checkHeuristics compares every heuristic of the puzzle with the exact costs of the states around its goal.
func checkHeuristics(t *testing.T, l *layout, costs []costed) {
	for _, h := range []string{misplaced, manhattan} {
		checkSpace(t, l, h, newPackedSpace(l, h).space(), costs)
	}
	checkSpace(t, l, linearConflict, newConflictSpace(newPackedSpace(l, linearConflict)).space(), costs)
	if hasWalkingDistance(l.rows, l.cols) {
		checkSpace(t, l, walkingDistance, newWalkingSpace(newPackedSpace(l, walkingDistance)).space(), costs)
	}
}

// checkWide compares the estimates of packed boards with those of array boards, which use no tables of lines.
func checkWide(t *testing.T, l *layout, costs []costed) {
	for _, h := range []string{misplaced, manhattan, linearConflict} {
		wide, narrow := newLargeSpace[cells25](l, h), newPackedSpace(l, h).space()
		if h == linearConflict {
			narrow = newConflictSpace(newPackedSpace(l, h)).space()
		}
		for _, c := range costs {
			if got, want := narrow.estimate(c.board), wide.estimate(wide.of(unpack(c.board, l.n))); got != want {
				t.Fatalf("%s is %d on a packed board, %d on a wide one:\n%s", h, got, want, show(l, c.board))
			}
		}
	}
}

// costed is a state with its cost to go.
type costed struct {
	board packed
	cost  int32
}

// trueCosts returns that many states around the goal in order of their exact cost, by uniform-cost search.
func trueCosts(l *layout, states int) []costed {
	s := newPackedSpace(l, none)
	goal := pack(l.identity())
	costs := map[packed]int32{goal: 0}
	buckets := [][]packed{{goal}}
	var done []costed
	var out []search.Successor[packed]
	for c := 0; c < len(buckets); c++ {
		for i := 0; i < len(buckets[c]) && len(done) < states; i++ {
			p := buckets[c][i]
			if costs[p] < int32(c) {
				continue
			}
			done = append(done, costed{p, int32(c)})
			out = s.expand(p, 0, out[:0])
			for _, next := range out {
				g := int32(c) + next.Cost
				if old, known := costs[next.State]; known && old <= g {
					continue
				}
				costs[next.State] = g
				for len(buckets) <= int(g) {
					buckets = append(buckets, nil)
				}
				buckets[g] = append(buckets[g], next.State)
			}
		}
	}
	return done
}

func checkSpace[S comparable](t *testing.T, l *layout, name string, s space[S], costs []costed) {
	t.Helper()
	var out []search.Successor[S]
	for _, c := range costs {
		p, cost := c.board, c.cost
		state := s.of(unpack(p, l.n))
		h := s.estimate(state)
		if h > cost || cost == 0 && h != 0 {
			t.Fatalf("%s is not admissible: %d where the cost is %d:\n%s", name, h, cost, show(l, p))
		}
		out = s.expand(state, h, out[:0])
		for _, next := range out {
			if want := s.estimate(next.State); next.H != want {
				t.Fatalf("%s goes from %d to %d step by step, it is %d, after %s from\n%s", name, h, next.H, want, direction(next.Move), show(l, p))
			}
			if next.H < h-next.Cost {
				t.Fatalf("%s is not consistent: from %d to %d at cost %d, %s from\n%s", name, h, next.H, next.Cost, direction(next.Move), show(l, p))
			}
		}
	}
}

func show(l *layout, p packed) board { return l.decode(unpack(p, l.n)) }

func TestHeuristicsOnWholeEightPuzzle(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, options := range []string{
		"", "cost: tile", "goal: spiral\ncost: tile", "goal: blank-first", "cost: tile\ngoal\n8 - 5\n1 3 2\n7 4 6",
	} {
		t.Run(options, func(t *testing.T) {
			t.Parallel()
			l := newLayout(mustParse(t, "1 2 3\n4 5 6\n7 8 -\n"+options))
			costs := trueCosts(l, 1e6)
			if len(costs) != 181_440 {
				t.Errorf("%d states, want 181440", len(costs))
			}
			checkHeuristics(t, l, costs)
		})
	}
}

func TestHeuristicsAroundGoal(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, text := range []string{
		"1 2 3 4\n5 6 7 8\n9 10 11 -", "1 2 3 4\n5 6 7 8\n9 10 11 -\ncost: tile\ngoal: spiral",
		"1 2 3 4 5\n6 7 8 9 -", "1 2\n3 4\n5 6\n7 8\n9 -\ncost: tile", "1 2 3 4 5\n6 7 8 9 -\ngoal\n9 8 7 6 5\n4 3 2 1 -\ncost: tile",
		"1 2 3 4 5 6 7\n8 9 10 11 12 13 -", "1 2 3\n4 5 6\n7 8 9\n10 11 12\n13 14 -",
		published[0].board, published[0].board + "\ncost: tile\ngoal: blank-first",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			l := newLayout(mustParse(t, text))
			costs := trueCosts(l, 10_000)
			checkHeuristics(t, l, costs)
			checkWide(t, l, costs)
		})
	}
}

// TestHeuristicsOfWideBoards makes random walks from the goal: no estimate exceeds the cost of the walk, and
// incremental estimates equal fresh ones.
func TestHeuristicsOfWideBoards(t *testing.T) {
	for _, size := range [][2]int{{5, 5}, {2, 10}, {6, 6}, {3, 9}, {7, 7}, {10, 10}} {
		for _, options := range []string{"", "cost: tile", "goal: spiral\ncost: tile", "goal: blank-first"} {
			goal := mustGenerate(t, engine.Values{"rows": strconv.Itoa(size[0]), "cols": strconv.Itoa(size[1])})
			l := newLayout(mustParse(t, goal.String()+options))
			for _, h := range []string{misplaced, manhattan, linearConflict} {
				switch {
				case l.n <= 25:
					checkWalk(t, l, h, newLargeSpace[cells25](l, h).space())
				case l.n <= 36:
					checkWalk(t, l, h, newLargeSpace[cells36](l, h).space())
				default:
					checkWalk(t, l, h, newLargeSpace[cells100](l, h).space())
				}
			}
		}
	}
}

func checkWalk[S comparable](t *testing.T, l *layout, name string, s space[S]) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	state, cost := s.of(l.identity()), int32(0)
	var out []search.Successor[S]
	for range 500 {
		h := s.estimate(state)
		if h > cost {
			t.Fatalf("%s is not admissible on %d x %d: %d after a walk at cost %d", name, l.rows, l.cols, h, cost)
		}
		out = s.expand(state, h, out[:0])
		for _, next := range out {
			if want := s.estimate(next.State); next.H != want || next.H < h-next.Cost {
				t.Fatalf("%s on %d x %d goes from %d to %d, it is %d", name, l.rows, l.cols, h, next.H, want)
			}
		}
		next := out[random.IntN(len(out))]
		state, cost = next.State, cost+next.Cost
	}
}

func TestWalkTablesStaySmall(t *testing.T) {
	sizes := map[[2]int]int{{3, 3}: 105, {4, 4}: 24_964}
	for rows := minSide; rows <= maxSide; rows++ {
		for cols := minSide; cols <= maxSide; cols++ {
			if !hasWalkingDistance(rows, cols) {
				continue
			}
			if rows*cols > packedCells {
				t.Errorf("walking distance is offered for %d x %d, which is not packed", rows, cols)
				continue
			}
			p := mustGenerate(t, engine.Values{"rows": strconv.Itoa(rows), "cols": strconv.Itoa(cols)})
			n := len(newWalkTable(newLayout(p), rowAxis).dist)
			if want := sizes[[2]int{rows, cols}]; n >= 1<<16 || want != 0 && n != want {
				t.Errorf("%d rows of %d cells: %d states, want %d", rows, cols, n, want)
			}
		}
	}
}
