package pdb

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

func TestABoardIsPassedWithNoMoreMovesLeft(t *testing.T) {
	p := passedWith(fewestPassed)
	board := keyOf(scramble(Grid{5, 5}, 0, 100, rand.New(rand.NewPCG(9, 10))))
	for _, c := range []struct {
		left, spare int32
		passed      bool
	}{
		{20, 0, false}, {20, 2, false}, {20, 2, true}, {18, 2, true}, {20, 0, false}, {22, 4, false}, {20, 2, true},
		{300, 2, false}, {300, 2, false}, {22, 2, true},
	} {
		if got := p.visit(board, c.left, c.spare); got != c.passed {
			t.Errorf("with %d moves left: %v, expected %v", c.left, got, c.passed)
		}
	}
}

func TestATableThatGrowsForgetsNothing(t *testing.T) {
	p := passedWith(2)
	board := keyOf(scramble(Grid{5, 5}, 0, 100, rand.New(rand.NewPCG(9, 10))))
	p.visit(board, 20, 2)
	p.grow(1 << 10)
	if p.visit(board, 22, 2) || !p.visit(board, 22, 2) {
		t.Errorf("a board that was passed with 20 moves left counts as passed with 22, or is forgotten")
	}
	p.grow(1 << 11)
	if !p.visit(board, 20, 2) {
		t.Errorf("it is forgotten")
	}
}

// In a table of two entries boards replace each other, and are never confused.
func TestBoardsAreToldApart(t *testing.T) {
	p := passedWith(2)
	random := rand.New(rand.NewPCG(11, 12))
	for range 1000 {
		one, other := scramble(Grid{5, 5}, 7, 300, random), scramble(Grid{5, 5}, 7, 300, random)
		if !slices.Equal(one, other) && (p.visit(keyOf(one), 30, 2) || p.visit(keyOf(other), 30, 2)) {
			t.Fatalf("%v or %v was passed before", one, other)
		}
	}
}

func TestAKeyFollowsTheMoves(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	for _, g := range []Grid{{2, 2}, {4, 4}, {5, 4}, {5, 5}, {12, 2}} {
		blank := g.Cells() / 2
		keys := newKeys(g, blank)
		board := scramble(g, blank, 50, random)
		key := keyOf(board)
		for range 500 {
			number := random.IntN(len(g.moves()))
			m := g.moves()[number]
			if int(board[m.to]) != blank {
				continue
			}
			key = keys.moved(key, board[m.from], uint8(number))
			board[m.from], board[m.to] = board[m.to], board[m.from]
			if key != keyOf(board) {
				t.Fatalf("%v: key %x, expected %x", board, key, keyOf(board))
			}
		}
	}
}

// Numbers and moves of packed permutations agree with the plain computation.
func TestPackedOrders(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := rapid.IntRange(1, MaxTiles).Draw(t, "tiles")
		order := rapid.Permutation(tilesUpTo(k)).Draw(t, "order")
		i, j := rapid.IntRange(0, k-1).Draw(t, "from"), rapid.IntRange(0, k-1).Draw(t, "to")
		ranks := newRanks(k)
		if got := ranks.number(pack(order)); got != uint32(number(order)) {
			t.Fatalf("%v has the number %d, expected %d", order, got, number(order))
		}
		after := slices.Insert(slices.Delete(slices.Clone(order), i, i+1), j, order[i])
		if got := pack(order).moved(i, j); got != pack(after) {
			t.Fatalf("%v from %d to %d: %o, expected %o", order, i, j, got, pack(after))
		}
	})
}

func tilesUpTo(k int) (list []uint8) {
	for tile := range uint8(k) {
		list = append(list, tile)
	}
	return list
}

func pack(order []uint8) (p packed) {
	for i, tile := range order {
		p |= packed(tile) << (3 * i)
	}
	return p
}

// Lookups one by one and together, with and without the transposition table, find the solution of plain Manhattan
// distance, which cuts nothing else off.
func TestEveryWayOfSearchingFindsTheSame(t *testing.T) {
	casetest.SkipUnderRace(t)
	type way struct {
		g         Grid
		partition string
		blank     int
	}
	heuristics := map[way]*Heuristic{}
	for _, w := range []way{{Grid{3, 3}, "3", 0}, {Grid{3, 3}, "8", 4}, {Grid{4, 3}, "4", 5}, {Grid{4, 4}, "555", 15}, {Grid{4, 4}, "555", 1}, {Grid{4, 3}, "7", 0}} {
		heuristics[w] = heuristicFor(t, w.g, w.partition, w.blank)
	}
	var ways []way
	for w := range heuristics {
		ways = append(ways, w)
	}
	slices.SortFunc(ways, func(a, b way) int { return a.g.Cells()*100 + a.blank - b.g.Cells()*100 - b.blank })
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.SampledFrom(ways).Draw(t, "heuristic")
		seed := rapid.Uint64().Draw(t, "seed")
		board := scramble(w.g, w.blank, rapid.IntRange(1, 60).Draw(t, "moves"), rand.New(rand.NewPCG(seed, 1)))
		if slices.IsSorted(board) {
			return
		}
		plain := firstSolution(newPlain(w.g, board, w.blank), Manhattan(w.g, board, w.blank))
		h := heuristics[w]
		for _, together := range []bool{false, true} {
			for _, size := range []int{2, 1 << 6, fewestPassed} {
				s := newSummed(h, board)
				s.together, s.passed = together, passedWith(size)
				s.passed.every = !together || size < fewestPassed
				if got := firstSolution(s, h.Estimate(board)); !slices.Equal(got, plain) {
					t.Fatalf("%v, %v, together %v, room %d: %v, expected %v", w, board, together, size, got, plain)
				}
			}
		}
	})
}

// firstSolution returns the first solution of a kernel with growing bounds.
func firstSolution(k kernel, bound int) []uint8 {
	w := k.common()
	w.look = func() bool { w.pause = w.expanded + quantum; return true }
	for !k.search(&w.start, bound) {
		bound += 2
	}
	path := slices.Clone(w.path)
	slices.Reverse(path)
	return path
}

// A larger table saves nodes; if the memory limit does not allow it, the smaller one remains.
func TestPassedBoardsSpareNodes(t *testing.T) {
	casetest.SkipUnderRace(t)
	g := Grid{4, 4}
	h := heuristicFor(t, g, "555", 0)
	board := readPublished(t, "sliding/korf100.txt")[2].board
	with := solve(t, g, board, 0, h, 1)
	limit := h.Held() + kernelBytes + frontierBytes(len(with.Blank))
	tight := Solve(context.Background(), g, board, 0, Options{
		Cores: 1, Limits: search.Limits{Memory: limit}, Heuristic: func() *Heuristic { return h },
	})
	if tight.Status != search.Solved || !slices.Equal(tight.Blank, with.Blank) {
		t.Errorf("with less memory: status %v, %v, expected %v", tight.Status, tight.Blank, with.Blank)
	}
	if tight.PeakBytes > limit || with.PeakBytes <= limit {
		t.Errorf("%d bytes were held, %d allowed; %d without a limit", tight.PeakBytes, limit, with.PeakBytes)
	}
	if with.Generated >= tight.Generated {
		t.Errorf("a larger table: %d nodes, a smaller one: %d", with.Generated, tight.Generated)
	}
}
