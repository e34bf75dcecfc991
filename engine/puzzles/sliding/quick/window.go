package quick

import "langkah/engine/puzzles/sliding/pdb"

// window is the part of a board that is solved last: at most 5 x 5 cells around the blank's goal cell.
type window struct {
	board       pdb.Grid
	grid        pdb.Grid // of the window
	left, above int      // its first column and row
}

func newWindow(g pdb.Grid, blank int) window {
	const side = 5
	w := window{board: g, grid: pdb.Grid{Width: min(side, g.Width), Height: min(side, g.Height)}}
	w.left = min(max(0, blank%g.Width-w.grid.Width/2), g.Width-w.grid.Width)
	w.above = min(max(0, blank/g.Width-w.grid.Height/2), g.Height-w.grid.Height)
	return w
}

// inner and cell convert between cells of the board and of the window.
func (w window) inner(cell int) int {
	return (cell/w.board.Width-w.above)*w.grid.Width + cell%w.board.Width - w.left
}

func (w window) cell(inner int) int {
	return (inner/w.grid.Width+w.above)*w.board.Width + inner%w.grid.Width + w.left
}
