package pdb

import "math/bits"

// Grid is the shape of a board. Cells are numbered in reading order.
type Grid struct{ Width, Height int }

// Cells returns the number of cells.
func (g Grid) Cells() int { return g.Width * g.Height }

// Neighbours returns the cells beside a cell, in the order up, right, down, left.
func (g Grid) Neighbours(cell int) []int {
	var list []int
	column := cell % g.Width
	if cell >= g.Width {
		list = append(list, cell-g.Width)
	}
	if column < g.Width-1 {
		list = append(list, cell+1)
	}
	if cell < g.Cells()-g.Width {
		list = append(list, cell+g.Width)
	}
	if column > 0 {
		list = append(list, cell-1)
	}
	return list
}

// move is a move of a tile to the blank's cell.
type move struct{ from, to int }

// moves lists all moves on a board, by the cell moved to and then in the order of the neighbours. A move's number is
// its index.
func (g Grid) moves() []move {
	var list []move
	for to := range g.Cells() {
		for _, from := range g.Neighbours(to) {
			list = append(list, move{from, to})
		}
	}
	return list
}

// Distance returns the Manhattan distance of two cells.
func (g Grid) Distance(a, b int) int {
	return abs(a%g.Width-b%g.Width) + abs(a/g.Width-b/g.Width)
}

func abs(x int) int { return max(x, -x) }

// all returns the set of all cells; cell c is bit c.
func (g Grid) all() uint32 { return 1<<g.Cells() - 1 }

// dark returns the cells whose row + column is odd. A move takes a tile from a dark cell to a light one or back.
func (g Grid) dark() uint32 {
	var set uint32
	for c := range g.Cells() {
		set |= uint32(c%g.Width+c/g.Width) & 1 << c
	}
	return set
}

// filler computes connected regions of cells by bit-parallel flood fill.
type filler struct {
	width           int
	notLeft, notEnd uint32 // all cells but those of the first and of the last column
}

func (g Grid) filler() filler {
	f := filler{g.Width, g.all(), g.all()}
	for row := range g.Height {
		f.notLeft &^= 1 << (row * g.Width)
		f.notEnd &^= 1 << (row*g.Width + g.Width - 1)
	}
	return f
}

// region returns the part of free connected with the cells of seed.
func (f filler) region(free, seed uint32) uint32 {
	r := seed
	for {
		next := (r | r<<f.width | r>>f.width | r&f.notEnd<<1 | r&f.notLeft>>1) & free
		if next == r {
			return r
		}
		r = next
	}
}

// symmetry is a rotation or reflection of a board onto a grid: cell c is mapped to to[c].
type symmetry struct {
	grid Grid
	to   []uint8
}

// symmetries returns all eight, the identity first. The last four exchange width and height.
func (g Grid) symmetries() []symmetry {
	list := make([]symmetry, 8)
	for kind := range list {
		s := symmetry{g, make([]uint8, g.Cells())}
		if kind&4 != 0 {
			s.grid = Grid{g.Height, g.Width}
		}
		for c := range s.to {
			x, y := c%g.Width, c/g.Width
			if kind&1 != 0 {
				x = g.Width - 1 - x
			}
			if kind&2 != 0 {
				y = g.Height - 1 - y
			}
			if kind&4 != 0 {
				x, y = y, x
			}
			s.to[c] = uint8(y*s.grid.Width + x)
		}
		list[kind] = s
	}
	return list
}

// set returns the image of a set of cells.
func (s symmetry) set(cells uint32) uint32 {
	var out uint32
	for ; cells != 0; cells &= cells - 1 {
		out |= 1 << s.to[bits.TrailingZeros32(cells)]
	}
	return out
}
