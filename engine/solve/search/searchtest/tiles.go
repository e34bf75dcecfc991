package searchtest

import (
	"math/bits"

	"langkah/engine/solve/search"
)

// Tiles returns the sliding-tile problem of up to 4 x 4 cells with the blank, 0, last in the
// goal, and Manhattan distance. A state has four bits for each cell, in reading order from
// the lowest; a move is the cell that the blank moves to.
func Tiles(rows, columns int, board ...uint64) search.Problem[uint64] {
	t := tiles{cells: rows * columns, columns: columns}
	for cell, tile := range board {
		t.start |= tile << (4 * cell)
		if cell+1 < len(board) {
			t.goal |= uint64(cell+1) << (4 * cell)
		}
	}
	t.prepare()
	return BothWays(columns, search.Problem[uint64]{
		Start:    t.start,
		Goal:     func(s uint64) bool { return s == t.goal },
		Estimate: t.manhattan,
		Expand:   t.expand,
		Goals:    func(yield func(uint64) bool) { yield(t.goal) },
		Reverse: func(s uint64, out []search.Successor[uint64]) []search.Successor[uint64] {
			out = t.expand(s, 0, out)
			for i := range out {
				out[i].Move, out[i].H = out[i].Move&15<<4|out[i].Move>>4, 0
			}
			return out
		},
		Properties: search.Properties{Admissible: true, Consistent: true, UnitCost: true},
	})
}

// BothWays returns the tile problem of so many columns with Manhattan distance from its present
// start.
func BothWays(columns int, p search.Problem[uint64]) search.Problem[uint64] {
	var home [16]int // cell of each tile at the start
	for cell := range 16 {
		home[p.Start>>(4*cell)&15] = cell
	}
	p.FromStart = func(s uint64) int32 {
		h := 0
		for cell := range 16 {
			if tile := s >> (4 * cell) & 15; tile != 0 {
				h += abs(cell/columns-home[tile]/columns) + abs(cell%columns-home[tile]%columns)
			}
		}
		return int32(h)
	}
	return p
}

// Misplaced returns the tile problem with the number of misplaced tiles as heuristic.
func Misplaced(p search.Problem[uint64]) search.Problem[uint64] {
	var goal uint64
	for g := range p.Goals {
		goal = g
	}
	misplaced := func(s uint64) int32 {
		n := int32(0)
		for cell := 0; s>>cell != 0; cell += 4 {
			if tile := s >> cell & 15; tile != 0 && tile != goal>>cell&15 {
				n++
			}
		}
		return n
	}
	expand := p.Expand
	p.Estimate = misplaced
	p.Expand = func(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
		first := len(out)
		out = expand(s, h, out)
		for i := first; i < len(out); i++ {
			out[i].H = misplaced(out[i].State)
		}
		return out
	}
	return p
}

type tiles struct {
	cells       int
	columns     int
	start, goal uint64
	neighbours  [16][]int32
	distance    [16][16]int32 // of a tile from a cell to its goal
}

func (t *tiles) prepare() {
	for cell := range t.cells {
		row, column := cell/t.columns, cell%t.columns
		for other := range t.cells {
			away := abs(row-other/t.columns) + abs(column-other%t.columns)
			if away == 1 {
				t.neighbours[cell] = append(t.neighbours[cell], int32(other))
			}
			t.distance[(other+1)&15][cell] = int32(away)
		}
	}
	t.distance[0] = [16]int32{}
}

func abs(x int) int { return max(x, -x) }

// blank returns the lowest cell that holds 0.
func (t *tiles) blank(s uint64) int {
	empty := ^(s | s>>1 | s>>2 | s>>3) & 0x1111111111111111
	return bits.TrailingZeros64(empty) / 4
}

func (t *tiles) manhattan(s uint64) int32 {
	h := int32(0)
	for cell := range t.cells {
		h += t.distance[s>>(4*cell)&15][cell]
	}
	return h
}

func (t *tiles) expand(s uint64, h int32, out []search.Successor[uint64]) []search.Successor[uint64] {
	blank := t.blank(s)
	for _, cell := range t.neighbours[blank] {
		tile := s >> (4 * cell) & 15
		out = append(out, search.Successor[uint64]{
			State: s&^(15<<(4*cell)) | tile<<(4*blank),
			Move:  int32(blank)<<4 | cell, Cost: 1,
			H: h + t.distance[tile][blank] - t.distance[tile][cell],
		})
	}
	return out
}
