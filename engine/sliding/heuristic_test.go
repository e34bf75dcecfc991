package sliding

import (
	"testing"

	"langkah/engine/search"
)

// spaces calls check with the space of every heuristic of the puzzle.
func checkHeuristics(t *testing.T, p *Puzzle, limit int) {
	l := newLayout(p)
	for _, h := range []string{none, misplaced, manhattan} {
		checkSpace(t, l, h, newPackedSpace(l, h).space(), limit)
		checkSpace(t, l, h+" wide", newWideSpace[[26]uint8](l, h).space(), limit)
	}
	checkSpace(t, l, linearConflict, newConflictSpace(newPackedSpace(l, linearConflict)).space(), limit)
	checkSpace(t, l, "linear-conflict wide", newWideSpace[[26]uint8](l, linearConflict).space(), limit)
	if hasWalkingDistance(l.rows, l.cols) {
		checkSpace(t, l, walkingDistance, newWalkedSpace(newPackedSpace(l, walkingDistance)).space(), limit)
	}
}

// checkSpace walks through the states around the goal in order of their true
// cost, all of them when limit is 0, and holds the heuristic against it.
func checkSpace[S comparable](t *testing.T, l *layout, name string, s space[S], limit int) {
	t.Helper()
	goal := s.of(l.identity())
	cost := map[S]int32{goal: 0}
	buckets := [][]S{{goal}}
	var out []search.Successor[S]
	done := map[S]bool{}
	for c := 0; c < len(buckets); c++ {
		for i := 0; i < len(buckets[c]); i++ {
			state := buckets[c][i]
			if done[state] {
				continue
			}
			done[state] = true
			h := s.estimate(state)
			if h > int32(c) || state == goal && h != 0 {
				t.Fatalf("%s is not admissible: %d where the cost is %d:\n%s", name, h, c, l.show(s, state))
			}
			out = s.expand(state, h, out[:0])
			for _, next := range out {
				if want := s.estimate(next.State); next.H != want {
					t.Fatalf("%s goes from %d to %d by steps, it is %d after %s from\n%s", name, h, next.H, want, direction(next.Move), l.show(s, state))
				}
				if next.H < h-next.Cost {
					t.Fatalf("%s is not consistent: from %d to %d at cost %d, %s from\n%s", name, h, next.H, next.Cost, direction(next.Move), l.show(s, state))
				}
				g := int32(c) + next.Cost
				if old, known := cost[next.State]; (!known || g < old) && (limit == 0 || len(cost) < limit) {
					cost[next.State] = g
					for len(buckets) <= int(g) {
						buckets = append(buckets, nil)
					}
					buckets[g] = append(buckets[g], next.State)
				}
			}
		}
	}
	if limit == 0 && l.n == 9 && len(done) != 181_440 {
		t.Errorf("%s: %d states, want 181440", name, len(done))
	}
}

// show draws a state.
func (l *layout) show(s interface{ names(any, int) []uint8 }, state any) string {
	return l.decode(s.names(state, l.n)).String()
}

func (s space[S]) names(state any, n int) []uint8 {
	names := make([]uint8, n)
	for cell := range names {
		names[cell] = s.tile(state.(S), uint8(cell))
	}
	return names
}

func TestHeuristicsOnWholeEightPuzzle(t *testing.T) {
	for _, options := range []string{
		"", "cost: tile", "goal: spiral", "goal: spiral\ncost: tile", "goal: blank-first\ncost: tile",
		"goal\n8 3 5\n1 - 2\n7 4 6", "cost: tile\ngoal\n8 3 5\n1 7 2\n- 4 6",
	} {
		t.Run(options, func(t *testing.T) {
			t.Parallel()
			checkHeuristics(t, mustParse(t, "1 2 3\n4 5 6\n7 8 -\n"+options), 0)
		})
	}
}

func TestHeuristicsAroundGoal(t *testing.T) {
	for _, text := range []string{
		"1 2 3 4\n5 6 7 8\n9 10 11 -", "1 2 3 4\n5 6 7 8\n9 10 11 -\ncost: tile\ngoal: spiral",
		"1 2 3 4 5\n6 7 8 9 -", "1 2\n3 4\n5 6\n7 8\n9 -\ncost: tile", "1 2 3 4 5\n6 7 8 9 -\ngoal\n9 8 7 6 5\n4 3 2 1 -\ncost: tile",
		"1 2 3 4 5 6 7\n8 9 10 11 12 13 -", "1 2 3\n4 5 6\n7 8 9\n10 11 12\n13 14 -",
		published[0].board, published[0].board + "\ncost: tile\ngoal: blank-first",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			checkHeuristics(t, mustParse(t, text), 20_000)
		})
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
			p, err := generate(nil, map[string]string{"rows": itoa(rows), "cols": itoa(cols)})
			if err != nil {
				t.Fatal(err)
			}
			n := len(newWalk(newLayout(p.(*Puzzle)), rowAxis).dist)
			if want := sizes[[2]int{rows, cols}]; n >= 1<<16 || want != 0 && n != want {
				t.Errorf("%d rows of %d cells: %d states, want %d", rows, cols, n, want)
			}
		}
	}
}
