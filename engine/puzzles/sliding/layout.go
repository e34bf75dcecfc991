package sliding

// layout is the puzzle as solvers see it: each tile, and the blank, is named by its goal cell. So the goal of every
// puzzle is the identity, and no heuristic depends on the chosen goal.
type layout struct {
	rows, cols, n int
	blank         uint8   // goal cell of the blank, and so its name
	number        []uint8 // by name: the number on the tile
	weight        []int32 // by name: the cost of a move; 0 for the blank
	steps         [][]step

	lineAt   [2][]uint8 // row and column of each cell, by axis
	goalLine [2][]uint8 // goal row and column of each tile, noLine for the blank
}

const noLine = 255

// step is a move of the blank from a given cell.
type step struct {
	dir direction
	to  uint8
}

func newLayout(p *Puzzle) *layout {
	b := p.start
	l := &layout{rows: b.rows, cols: b.cols, n: len(b.cells), number: p.goal.cells}
	for cell, tile := range p.goal.cells {
		w := int32(0)
		if tile == 0 {
			l.blank = uint8(cell)
		} else {
			w = int32(p.moveCost(tile))
		}
		l.weight = append(l.weight, w)
		row, col := uint8(cell/b.cols), uint8(cell%b.cols)
		l.lineAt[rowAxis] = append(l.lineAt[rowAxis], row)
		l.lineAt[colAxis] = append(l.lineAt[colAxis], col)
		if tile == 0 {
			row, col = noLine, noLine
		}
		l.goalLine[rowAxis] = append(l.goalLine[rowAxis], row)
		l.goalLine[colAxis] = append(l.goalLine[colAxis], col)
		var steps []step
		for d := up; d <= left; d++ {
			if to, ok := b.neighbour(cell, d); ok {
				steps = append(steps, step{d, uint8(to)})
			}
		}
		l.steps = append(l.steps, steps)
	}
	return l
}

// encode returns the names on the cells of a board.
func (l *layout) encode(b board) []uint8 {
	names := make([]uint8, l.n)
	for goal, tile := range l.number {
		for cell, t := range b.cells {
			if t == tile {
				names[cell] = uint8(goal)
			}
		}
	}
	return names
}

// decode is the inverse of encode.
func (l *layout) decode(names []uint8) board {
	b := board{l.rows, l.cols, make([]uint8, l.n)}
	for cell, name := range names {
		b.cells[cell] = l.number[name]
	}
	return b
}

// identity returns the goal.
func (l *layout) identity() []uint8 {
	names := make([]uint8, l.n)
	for i := range names {
		names[i] = uint8(i)
	}
	return names
}

// Axes of a board. Vertical moves change the content of rows, horizontal moves that of columns.
const (
	rowAxis = iota
	colAxis
)

// cellAt returns the i-th cell of a row or column.
func (l *layout) cellAt(axis, line, i int) int {
	if axis == rowAxis {
		return line*l.cols + i
	}
	return i*l.cols + line
}

// lines returns the number of rows or columns, length that of the cells in each.
func (l *layout) lines(axis int) int {
	if axis == rowAxis {
		return l.rows
	}
	return l.cols
}

func (l *layout) length(axis int) int { return l.lines(1 - axis) }

func (d direction) axis() int { return int(d & 1) }
