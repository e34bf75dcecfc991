package pdb

import (
	"math/rand/v2"
	"slices"
	"testing"

	"langkah/engine/solve/parallel"
	"langkah/engine/testkit/casetest"
)

// frontierOf returns the frontier of a board.
func frontierOf(k kernel, g Grid, blank, bound int) []*subtree {
	r := &round{bound: bound, frontier: frontier{frontierDepth(bound), g.Cells() > cellsInOrder}, work: parallel.New(0, parallel.NoBound, 1)}
	r.spread(k, g, blank)
	return r.subtrees
}

func TestPromiseCountsPairsInTheWrongOrder(t *testing.T) {
	g := Grid{4, 4}
	for _, c := range []struct {
		name  string
		board []uint8
		pairs int32
	}{
		{"home", []uint8{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 0},
		{"two in a row", []uint8{0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 1},
		{"three in a column", []uint8{0, 13, 2, 3, 4, 9, 6, 7, 8, 5, 10, 11, 12, 1, 14, 15}, 6},
		{"the blank does not count", []uint8{1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 0},
		{"nor does a tile of another line", []uint8{0, 6, 1, 3, 4, 5, 2, 7, 8, 9, 10, 11, 12, 13, 14, 15}, 0},
	} {
		w := newDFS(g, c.board, 0)
		if got := (newPromise(g, 0).of(&w.start) - w.start.distance) / conflictMoves; got != c.pairs {
			t.Errorf("%s: %d pairs, expected %d", c.name, got, c.pairs)
		}
	}
}

// A frontier is sorted, each board is the end of its path, and the subset within the bound of a better heuristic keeps
// the order.
func TestAFrontierIsInTheOrderOfItsBoards(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, c := range []struct {
		g        Grid
		database string
	}{{Grid{4, 4}, "555"}, {Grid{4, 5}, "4"}} {
		aFrontierIsInOrder(t, c.g, heuristicFor(t, c.g, c.database, 0))
	}
}

func aFrontierIsInOrder(t *testing.T, g Grid, h *Heuristic) {
	random := rand.New(rand.NewPCG(21, 22))
	for range 20 {
		board := scramble(g, 0, 80, random)
		bound := max(24, h.Estimate(board))
		bound += (bound - Manhattan(g, board, 0)) & 1
		all := frontierOf(newPlain(g, board, 0), g, 0, bound)
		place := map[[32]uint8]int{}
		before := int32(0)
		for i, s := range all {
			now, at := slices.Clone(board), slices.Index(board, 0)
			for _, cell := range s.path() {
				now[at], now[cell] = now[cell], now[at]
				at = int(cell)
			}
			if !slices.Equal(now, s.board[:g.Cells()]) {
				t.Fatalf("%v leads to %v, not to %v", s.path(), now, s.board[:g.Cells()])
			}
			promise := newPromise(g, 0).of(s)
			if g.Cells() > cellsInOrder && promise < before {
				t.Fatalf("a promise of %d after one of %d", promise, before)
			}
			before = promise
			if _, ok := place[s.board]; !ok {
				place[s.board] = i
			}
		}
		last := -1
		for _, s := range frontierOf(newSummed(h, board), g, 0, bound) {
			i, ok := place[s.board]
			if !ok || i <= last || !slices.Equal(all[i].path(), s.path()) {
				t.Fatalf("%v is number %d of all, after number %d", s.board[:g.Cells()], i, last)
			}
			last = i
		}
	}
}
