package quick

import "slices"

// conflicts counts the pairs of tiles of later groups that lie in the row (or
// column) where both belong, in the wrong order: each pair costs about two
// moves beyond the Manhattan distance (Hansson, Mayer and Yung, Criticizing
// solutions to relaxed models yields powerful admissible heuristics, 1992).

// withTile counts those pairs of which one is a tile that lies on a cell, in
// the lines of the axis across that step: the row when the tile moves up or
// down, the column when it moves aside. A move along a line cannot change the
// order there.
func (b *beam) withTile(cells []uint8, tile, cell uint8, vertical bool) int32 {
	width := uint8(b.grid.Width)
	first, stride, length := cell-cell%width, uint8(1), b.grid.Width
	if !vertical {
		first, stride, length = cell%width, width, b.grid.Height
	}
	if !sameLine(tile, cell, width, vertical) {
		return 0
	}
	pairs := int32(0)
	for at, i := first, 0; i < length; at, i = at+stride, i+1 {
		other := cells[at]
		if other == tile || int(other) == b.blank || !sameLine(other, cell, width, vertical) || slices.Contains(b.group, other) {
			continue
		}
		if (at < cell) != (other < tile) {
			pairs++
		}
	}
	return pairs
}

// sameLine says whether two cells lie in one row, or else in one column.
func sameLine(a, b, width uint8, row bool) bool {
	if row {
		return a/width == b/width
	}
	return a%width == b%width
}

// conflictsOf counts all such pairs of a board.
func (b *beam) conflictsOf(cells []uint8) int32 {
	twice := int32(0)
	for cell, tile := range cells {
		if int(tile) != b.blank && !slices.Contains(b.group, tile) {
			twice += b.withTile(cells, tile, uint8(cell), true) + b.withTile(cells, tile, uint8(cell), false)
		}
	}
	return twice / 2
}
