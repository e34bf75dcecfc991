package quick

import (
	"slices"

	"langkah/engine/puzzles/sliding/pdb"
)

// lines counts linear conflicts: pairs of tiles in their common goal row or column but in the wrong order. Each pair
// costs about two moves beyond Manhattan distance, since one tile has to leave the line (Hansson, Mayer and Yung,
// "Criticizing solutions to relaxed models yields powerful admissible heuristics", 1992). The count of pairs is not
// admissible.
type lines struct {
	width, height, blank uint8
	row, column          [1 << 7]uint8 // by cell; divisions are slow
}

func newLines(g pdb.Grid, blank int) *lines {
	l := &lines{width: uint8(g.Width), height: uint8(g.Height), blank: uint8(blank)}
	for cell := range g.Cells() {
		l.row[cell], l.column[cell] = uint8(cell/g.Width), uint8(cell%g.Width)
	}
	return l
}

// with counts the conflicts of a tile on a cell, in its row or else in its column, with tiles other than without.
func (l *lines) with(cells []uint8, tile, cell uint8, row bool, without []uint8) int32 {
	line, first, stride, length := &l.row, cell-l.column[cell&127], uint8(1), l.width
	if !row {
		line, first, stride, length = &l.column, l.column[cell&127], l.width, l.height
	}
	here := line[cell&127]
	if line[tile&127] != here {
		return 0
	}
	pairs := int32(0)
	for at, i := first, uint8(0); i < length; at, i = at+stride, i+1 {
		other := cells[at]
		if line[other&127] != here || other == tile || other == l.blank || (at < cell) == (other < tile) {
			continue
		}
		if !slices.Contains(without, other) {
			pairs++
		}
	}
	return pairs
}

// all counts the conflicts of a board.
func (l *lines) all(cells, without []uint8) int32 {
	twice := int32(0)
	for cell, tile := range cells {
		if tile != l.blank && !slices.Contains(without, tile) {
			twice += l.with(cells, tile, uint8(cell), true, without) + l.with(cells, tile, uint8(cell), false, without)
		}
	}
	return twice / 2
}

// change returns the difference in conflicts when a tile moves to the neighbouring blank's cell. A move along a line
// keeps its order.
func (l *lines) change(cells []uint8, tile, from, to uint8, without []uint8) int32 {
	row := from+1 != to && to+1 != from
	return l.with(cells, tile, to, row, without) - l.with(cells, tile, from, row, without)
}
