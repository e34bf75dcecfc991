package sliding

// layout is a puzzle as the solvers see it: each tile is known by the cell that
// is its goal, the blank too. So the goal of every puzzle is the identity, and
// no heuristic needs to know which goal was chosen.
type layout struct {
	rows, cols, n int
	blank         uint8   // the blank's goal cell, and so its name
	number        []uint8 // the number on each tile
	weight        []int32 // what moving each tile costs; 0 for the blank
	steps         [][]step

	lineAt   [2][]uint8 // the row and the column of each cell
	goalLine [2][]uint8 // those of each tile's goal, none for the blank
}

const noLine = 255

// step is a way that the blank can go from a cell.
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

// encode renames the tiles of a board.
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

// decode gives the tiles their numbers back.
func (l *layout) decode(names []uint8) board {
	b := board{l.rows, l.cols, make([]uint8, l.n)}
	for cell, name := range names {
		b.cells[cell] = l.number[name]
	}
	return b
}

// identity is the goal.
func (l *layout) identity() []uint8 {
	names := make([]uint8, l.n)
	for i := range names {
		names[i] = uint8(i)
	}
	return names
}

// Axes of a board. Moves of the blank up and down change what the rows hold,
// moves left and right what the columns hold.
const (
	rowAxis = iota
	colAxis
)

// cellAt is the i-th cell of a row or column.
func (l *layout) cellAt(axis, line, i int) int {
	if axis == rowAxis {
		return line*l.cols + i
	}
	return i*l.cols + line
}

// lines and length are how many rows or columns there are, and their cells.
func (l *layout) lines(axis int) int {
	if axis == rowAxis {
		return l.rows
	}
	return l.cols
}

func (l *layout) length(axis int) int { return l.lines(1 - axis) }

func (d direction) axis() int { return int(d & 1) }
