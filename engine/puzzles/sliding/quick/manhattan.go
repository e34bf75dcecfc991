package quick

import "langkah/engine/puzzles/sliding/pdb"

// neighbours returns the neighbours of each cell.
func neighbours(g pdb.Grid) (near [][]uint8) {
	for cell := range g.Cells() {
		var list []uint8
		for _, n := range g.Neighbours(cell) {
			list = append(list, uint8(n))
		}
		near = append(near, list)
	}
	return near
}

// table holds the Manhattan distances of all pairs of cells.
type table struct {
	cells int
	moves []uint8
}

func newTable(g pdb.Grid) table {
	t := table{cells: g.Cells()}
	for a := range t.cells {
		for b := range t.cells {
			t.moves = append(t.moves, uint8(g.Distance(a, b)))
		}
	}
	return t
}

// change returns the difference of a tile's Manhattan distance by a move.
func (t *table) change(tile, from, to uint8) int32 {
	row := int(tile) * t.cells
	return int32(t.moves[row+int(to)]) - int32(t.moves[row+int(from)])
}
