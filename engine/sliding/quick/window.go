package quick

import "langkah/engine/sliding/pdb"

// window is the part of a board that is solved last: at most 5 x 5 cells with
// the goal's cell of the blank among them.
type window struct {
	board       pdb.Grid
	grid        pdb.Grid // the window's own
	left, above int      // its first column and row
}

func newWindow(g pdb.Grid, blank int) window {
	const side = 5
	w := window{board: g, grid: pdb.Grid{Width: min(side, g.Width), Height: min(side, g.Height)}}
	w.left = min(max(0, blank%g.Width-w.grid.Width/2), g.Width-w.grid.Width)
	w.above = min(max(0, blank/g.Width-w.grid.Height/2), g.Height-w.grid.Height)
	return w
}

// inner and cell turn a cell of the board into the window's and back.
func (w window) inner(cell int) int {
	return (cell/w.board.Width-w.above)*w.grid.Width + cell%w.board.Width - w.left
}

func (w window) cell(inner int) int {
	return (inner/w.grid.Width+w.above)*w.board.Width + inner%w.grid.Width + w.left
}

// table is the Manhattan distance of each two cells.
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

// change is what a tile's move adds to its distance from home.
func (t *table) change(tile, from, to uint8) int32 {
	row := int(tile) * t.cells
	return int32(t.moves[row+int(to)]) - int32(t.moves[row+int(from)])
}
