package packing

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine/base/text"
)

// mode is the kind of board, as the text names it.
type mode string

const (
	rectangle mode = "DEFAULT"
	custom    mode = "CUSTOM"
	pyramid   mode = "PYRAMID"
)

// known reports whether the mode exists.
func (m mode) known() bool { return m == rectangle || m == custom || m == pyramid }

// point is a lattice point. On a flat board x is the column and y the row. In a pyramid the ball (row, column) of layer
// k, 0 the lowest, is at (2 column + k, 2 row + k, k): neighbours in a layer are 2 apart, and a ball of the next layer
// is over the middle of four.
type point struct{ x, y, z int }

func (p point) plus(q point) point  { return point{p.x + q.x, p.y + q.y, p.z + q.z} }
func (p point) minus(q point) point { return point{p.x - q.x, p.y - q.y, p.z - q.z} }

// before compares in reading order: layers from the lowest up, rows, columns. It is negative if p is first.
func (p point) before(q point) int {
	switch {
	case p.z != q.z:
		return p.z - q.z
	case p.y != q.y:
		return p.y - q.y
	}
	return p.x - q.x
}

// board is the set of cells to fill. It is immutable.
type board struct {
	mode       mode
	rows, cols int
	cells      []point // in reading order
	width      int     // of the lattice in x; height in y
	height     int
	number     []int16 // cell number by lattice index, -1 for none
}

// maxCells limits a flat board; maxBase limits the side of a pyramid, which then has mostCells balls.
const (
	maxCells  = 26 * 26
	maxBase   = 26
	mostCells = maxBase * (maxBase + 1) * (2*maxBase + 1) / 6
)

// newBoard returns a board; has reports which cells of a custom board exist.
func newBoard(m mode, rows, cols int, has func(row, col int) bool) *board {
	b := &board{mode: m, rows: rows, cols: cols, width: cols, height: rows}
	layers := 1
	if m == pyramid {
		layers, b.width, b.height = rows, 2*cols-1, 2*rows-1
	}
	b.number = make([]int16, layers*b.width*b.height)
	for i := range b.number {
		b.number[i] = -1
	}
	for k := range layers {
		for row := range rows - k {
			for col := range cols - k {
				if m == custom && !has(row, col) {
					continue
				}
				p := b.at(k, row, col)
				b.number[b.index(p)] = int16(len(b.cells))
				b.cells = append(b.cells, p)
			}
		}
	}
	return b
}

// at returns the lattice point of a cell.
func (b *board) at(layer, row, col int) point {
	if b.mode == pyramid {
		return point{2*col + layer, 2*row + layer, layer}
	}
	return point{col, row, 0}
}

// coordinates returns layer, row and column of a lattice point, from 0.
func (b *board) coordinates(p point) (layer, row, col int) {
	if b.mode == pyramid {
		return p.z, (p.y - p.z) / 2, (p.x - p.z) / 2
	}
	return 0, p.y, p.x
}

func (b *board) index(p point) int { return (p.z*b.height+p.y)*b.width + p.x }

// cell returns the number of the cell at a lattice point; ok is false if there is none.
func (b *board) cell(p point) (n int, ok bool) {
	if p.x < 0 || p.x >= b.width || p.y < 0 || p.y >= b.height || p.z < 0 {
		return 0, false
	}
	i := b.index(p)
	if i >= len(b.number) || b.number[i] < 0 {
		return 0, false
	}
	return int(b.number[i]), true
}

// name returns a cell's name in moves: "r2c5", or "h1r2c5" in a pyramid.
func (b *board) name(cell int) string {
	layer, row, col := b.coordinates(b.cells[cell])
	name := "r" + strconv.Itoa(row+1) + "c" + strconv.Itoa(col+1)
	if b.mode == pyramid {
		name = "h" + strconv.Itoa(layer+1) + name
	}
	return name
}

// find returns the cell with that name.
func (b *board) find(name string) (cell int, ok bool) {
	whole := name
	if b.mode != pyramid {
		whole = "h1" + name
	}
	n, ok := text.Numbers(whole, "h", "r", "c")
	if !ok || slices.Min(n) < 1 || n[0] > b.layers() || n[1] > b.rows || n[2] > b.cols {
		return 0, false
	}
	cell, ok = b.cell(b.at(n[0]-1, n[1]-1, n[2]-1))
	return cell, ok && b.name(cell) == name // higher layers have fewer cells
}

var (
	flatSteps = []point{{0, -1, 0}, {-1, 0, 0}, {1, 0, 0}, {0, 1, 0}}
	ballSteps = []point{
		{0, -2, 0}, {-2, 0, 0}, {2, 0, 0}, {0, 2, 0},
		{-1, -1, 1}, {1, -1, 1}, {-1, 1, 1}, {1, 1, 1},
		{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
	}
)

// steps returns the offsets from a cell to its neighbours: 4 on a flat board, 12 in a pyramid.
func (b *board) steps() []point {
	if b.mode == pyramid {
		return ballSteps
	}
	return flatSteps
}

// draw writes the board as text, one letter per cell: rows of a flat board with '.' for gaps; the layers of a pyramid
// from the top down, separated by blank lines.
func (b *board) draw(letter func(cell int) byte) string {
	var text strings.Builder
	top := 0
	if b.mode == pyramid {
		top = b.rows - 1
	}
	for k := top; k >= 0; k-- {
		for row := range b.rows - k {
			for col := range b.cols - k {
				c := byte('.')
				if cell, ok := b.cell(b.at(k, row, col)); ok {
					c = letter(cell)
				}
				text.WriteByte(c)
			}
			text.WriteByte('\n')
		}
		if k > 0 {
			text.WriteByte('\n')
		}
	}
	return text.String()
}

// symmetries returns the rotations and reflections of the square that map the board onto itself, without the identity:
// for each cell its image.
func (b *board) symmetries() [][]int {
	low, high := b.cells[0], b.cells[0]
	for _, p := range b.cells {
		low = point{min(low.x, p.x), min(low.y, p.y), 0}
		high = point{max(high.x, p.x), max(high.y, p.y), 0}
	}
	var list [][]int
	for turn := 1; turn < 8; turn++ {
		if image := b.turned(turn, low, high); image != nil {
			list = append(list, image)
		}
	}
	return list
}

// turned returns the image of each cell under one of the eight symmetries of the box from low to high; nil if the board
// is not mapped onto itself.
func (b *board) turned(turn int, low, high point) []int {
	image := make([]int, len(b.cells))
	for i, p := range b.cells {
		x, y := p.x-low.x, p.y-low.y
		if turn&1 != 0 {
			x = high.x - p.x
		}
		if turn&2 != 0 {
			y = high.y - p.y
		}
		if turn&4 != 0 {
			x, y = y, x
		}
		cell, ok := b.cell(point{x + low.x, y + low.y, p.z})
		if !ok {
			return nil
		}
		image[i] = cell
	}
	return image
}

// layers returns the number of layers: 1 on a flat board.
func (b *board) layers() int {
	if b.mode == pyramid {
		return b.rows
	}
	return 1
}
