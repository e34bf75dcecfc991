package rush

import "slices"

// The least and the greatest number of rows and of columns.
const (
	minSide = 2
	maxSide = 100
)

// side is a side of the board.
type side uint8

const (
	right side = iota
	left
	bottom
	top
)

// vertical says whether a piece that leaves there stands upright.
func (s side) vertical() bool { return s == bottom || s == top }

// piece is a block. It moves along its lane: its row when it lies flat, its
// column when it stands upright. Its place is the first cell that it covers
// there, counted from 0 at the left or the top.
type piece struct {
	name     string
	vertical bool
	lane     int
	length   int
	start    int // its place at the start

	// Walls, edges and the pieces of the same lane, whose order never
	// changes, leave it places from low to high.
	low, high int
}

// wall is a cell that nothing enters. It keeps the name of the single-cell
// piece that it was in the text; "" is a wall by birth.
type wall struct {
	row, col int
	name     string
}

// board is what never changes in a puzzle: the grid, its walls, the pieces as
// they stand at the start, and the exit.
type board struct {
	rows, cols int
	walls      []wall
	pieces     []piece // the primary piece first, then by name
	exit       side
	goal       int // the primary's place at the exit
}

// sameAs says whether two boards differ in where the pieces stand at most.
func (b *board) sameAs(other *board) bool {
	return b.rows == other.rows && b.cols == other.cols && b.exit == other.exit && slices.Equal(b.walls, other.walls) &&
		slices.EqualFunc(b.pieces, other.pieces, func(p, q piece) bool {
			return p.name == q.name && p.vertical == q.vertical && p.lane == q.lane && p.length == q.length
		})
}

// newBoard completes a board of pieces that do not overlap; the primary piece is the first.
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

// span is how many cells the piece's lane has.
func (b *board) span(p piece) int {
	if p.vertical {
		return b.rows
	}
	return b.cols
}

// setRange finds the places that piece i can ever have.
func (b *board) setRange(grid []int16, i int) {
	p := &b.pieces[i]
	// Beyond the piece, only walls and pieces of the same lane take room for good.
	reach := func(from, step int) (room int) {
		for at := from; at >= 0 && at < b.span(*p); at += step {
			switch other := grid[b.cell(*p, at)]; {
			case other == isWall:
				return room
			case other == empty || b.pieces[other].vertical != p.vertical:
				room++
			}
		}
		return room
	}
	p.low = p.start - reach(p.start-1, -1)
	p.high = p.start + reach(p.start+p.length, 1)
}

// starts are the places of all pieces at the start.
func (b *board) starts() []uint8 {
	at := make([]uint8, len(b.pieces))
	for i, p := range b.pieces {
		at[i] = uint8(p.start)
	}
	return at
}

// cell is the number, row by row, of a cell of the piece's lane.
func (b *board) cell(p piece, at int) int {
	if p.vertical {
		return at*b.cols + p.lane
	}
	return p.lane*b.cols + at
}

// place is where in the piece's lane a cell of that lane lies.
func (b *board) place(p piece, cell int) int {
	if p.vertical {
		return cell / b.cols
	}
	return cell % b.cols
}

// What a cell of a grid holds, if not the number of a piece.
const (
	empty  int16 = -1
	isWall int16 = -2
)

// grid is what each cell holds with the pieces at those places.
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

// solved says whether the primary piece touches the exit's side.
func (b *board) solved(at []uint8) bool { return int(at[0]) == b.goal }

// movable says whether piece i can ever move.
func (b *board) movable(i int) bool { return b.pieces[i].low < b.pieces[i].high }

// find is the number of the piece of that name, -1 if there is none.
func (b *board) find(name string) int {
	return slices.IndexFunc(b.pieces, func(p piece) bool { return p.name == name })
}
