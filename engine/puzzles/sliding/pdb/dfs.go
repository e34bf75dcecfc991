package pdb

import "slices"

// dfs is the common part of the depth-first searches: a board changed in place, counters, and the path, which is built
// on the way back from the solution.
type dfs struct {
	board  [32]uint8
	blank  uint8     // cell of the blank
	hops   [32]hops  // moves by the blank's cell
	after  [128]hops // moves after a move, without its inverse, by its number
	start  subtree   // the board to solve
	passed *passed   // transposition table, nil if there is none
	delta  []int8    // change of the Manhattan distance, by move*32+tile

	expanded, generated int64
	pause               int64       // value of expanded at which look is called
	look                func() bool // false ends the search
	ended               bool        // look returned false
	path                []uint8     // the cells that the blank visits, last first
}

// unmoved is the pseudo-number of the move before the start.
const unmoved = 127

// hops lists the moves of the blank from a cell.
type hops struct {
	blank, count uint8
	hop          [4]hop
}

func (h *hops) add(to hop) {
	h.hop[h.count] = to
	h.count++
}

// hop is a move of the tile on cell from.
type hop struct{ from, move uint8 }

func newDFS(g Grid, board []uint8, blank int) dfs {
	var w dfs
	w.delta = make([]int8, 0, 100*32)
	copy(w.board[:], board)
	for cell, tile := range board {
		if int(tile) == blank {
			w.blank = uint8(cell)
		}
	}
	for number, m := range g.moves() {
		w.hops[m.to].blank = uint8(m.to)
		w.hops[m.to].add(hop{uint8(m.from), uint8(number)})
		for tile := range 32 {
			d := 0
			if tile < g.Cells() {
				d = g.Distance(m.to, tile) - g.Distance(m.from, tile)
			}
			w.delta = append(w.delta, int8(d))
		}
	}
	for number, m := range g.moves() {
		h := &w.after[number]
		h.blank = uint8(m.from)
		for _, to := range w.hops[m.from].hop[:w.hops[m.from].count] {
			if int(to.from) != m.to {
				h.add(to)
			}
		}
	}
	w.start = subtree{board: w.board, blank: w.blank, last: unmoved, distance: int32(Manhattan(g, board, blank))}
	first, moves := &w.after[unmoved], &w.hops[w.blank]
	first.blank = w.blank
	needed := firstMoves(g, board, blank)
	for _, h := range moves.hop[:moves.count] {
		if slices.Contains(needed, h.from) {
			first.add(h)
		}
	}
	return w
}

// mayContinue calls look, when expanded has reached pause, and returns whether the search may continue.
func (w *dfs) mayContinue() bool {
	if w.ended || !w.look() {
		w.ended = true
		return false
	}
	return true
}
