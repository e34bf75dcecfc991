package rush

import "slices"

// Limits of the number of rows and of columns.
const (
	minSide = 2
	maxSide = 100
)

// side is a side of the board, here that of the exit.
type side uint8

const (
	right side = iota
	left
	bottom
	top
)

// vertical reports whether a piece that leaves on this side stands upright.
func (s side) vertical() bool { return s == bottom || s == top }

// piece is a block. It moves along its lane: its row if it lies flat, its column if it stands upright. Its place is the
// index in the lane of its first cell, from 0 at the left or top.
type piece struct {
	name     string
	vertical bool
	lane     int
	length   int
	start    int // its place in the initial position

	// Range of its places, both included, as limited by walls, edges and the pieces of the same lane, whose order never
	// changes.
	low, high int
}

// wall is a blocked cell. A single-cell piece of the text is a wall with the name of that piece; name is "" otherwise.
type wall struct {
	row, col int
	name     string
}

// board is the immutable part of a puzzle: grid, walls, pieces in their initial places, and exit.
type board struct {
	rows, cols int
	walls      []wall
	pieces     []piece // the primary piece first, then by name
	exit       side
	goal       int // the primary piece's place in which the board is solved
}

// sameAs reports whether the boards differ at most in the initial places of the pieces.
func (b *board) sameAs(other *board) bool {
	return b.rows == other.rows && b.cols == other.cols && b.exit == other.exit && slices.Equal(b.walls, other.walls) &&
		slices.EqualFunc(b.pieces, other.pieces, func(p, q piece) bool {
			return p.name == q.name && p.vertical == q.vertical && p.lane == q.lane && p.length == q.length
		})
}

// newBoard computes goal and the ranges of the pieces, which must not overlap; pieces[0] is the primary piece.
func newBoard(rows, cols int, walls []wall, pieces []piece, exit side) *board {
	b := &board{rows: rows, cols: cols, walls: walls, pieces: pieces, exit: exit}
	if p := pieces[0]; exit == right || exit == bottom {
		b.goal = b.span(p) - p.length
	}
	grid := b.grid(b.starts())
	for i := range pieces {
		b.setRange(grid, i)
	}
	return b
}

// span returns the number of cells of the piece's lane.
func (b *board) span(p piece) int {
	if p.vertical {
		return b.rows
	}
	return b.cols
}

// setRange computes low and high of piece i.
func (b *board) setRange(grid []int16, i int) {
	p := &b.pieces[i]
	// Only walls and pieces of the same lane limit the range permanently.
	reach := func(from, step int) (cells int) {
		for at := from; at >= 0 && at < b.span(*p); at += step {
			switch other := grid[b.cell(*p, at)]; {
			case other == isWall:
				return cells
			case other == empty || b.pieces[other].vertical != p.vertical:
				cells++
			}
		}
		return cells
	}
	p.low = p.start - reach(p.start-1, -1)
	p.high = p.start + reach(p.start+p.length, 1)
}

// starts returns the initial places of all pieces.
func (b *board) starts() []uint8 {
	at := make([]uint8, len(b.pieces))
	for i, p := range b.pieces {
		at[i] = uint8(p.start)
	}
	return at
}

// cell returns the row-major number of the cell at an index of the piece's lane.
func (b *board) cell(p piece, at int) int {
	if p.vertical {
		return at*b.cols + p.lane
	}
	return p.lane*b.cols + at
}

// place returns the index in the piece's lane of a cell of that lane.
func (b *board) place(p piece, cell int) int {
	if p.vertical {
		return cell / b.cols
	}
	return cell % b.cols
}

// Values of a grid's cell other than the number of a piece.
const (
	empty  int16 = -1
	isWall int16 = -2
)

// grid returns the content of each cell, row by row, for these places of the pieces.
func (b *board) grid(at []uint8) []int16 {
	grid := make([]int16, b.rows*b.cols)
	for i := range grid {
		grid[i] = empty
	}
	for _, w := range b.walls {
		grid[w.row*b.cols+w.col] = isWall
	}
	for i, p := range b.pieces {
		for k := range p.length {
			grid[b.cell(p, int(at[i])+k)] = int16(i)
		}
	}
	return grid
}

// solved reports whether the primary piece touches the exit's side.
func (b *board) solved(at []uint8) bool { return int(at[0]) == b.goal }

// movable reports whether piece i can ever move.
func (b *board) movable(i int) bool { return b.pieces[i].low < b.pieces[i].high }

// find returns the number of the piece with that name, -1 if there is none.
func (b *board) find(name string) int {
	return slices.IndexFunc(b.pieces, func(p piece) bool { return p.name == name })
}
