package sliding

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Sides of a board.
const (
	minSide = 2
	maxSide = 10
)

// board is an arrangement: cells row by row, each the number of its tile, 0 for the blank.
type board struct {
	rows, cols int
	cells      []uint8
}

// direction is where the blank goes.
type direction int32

const (
	up direction = iota
	right
	down
	left
)

var directionNames = [...]string{"UP", "RIGHT", "DOWN", "LEFT"}

func (d direction) String() string { return directionNames[d] }

// opposite is the direction that undoes d.
func (d direction) opposite() direction { return d ^ 2 }

// blank is the cell that is empty.
func (b board) blank() int { return slices.Index(b.cells, 0) }

// neighbour is the cell in that direction; ok is false at the rim.
func (b board) neighbour(cell int, d direction) (to int, ok bool) {
	row, col := cell/b.cols, cell%b.cols
	switch d {
	case up:
		row--
	case right:
		col++
	case down:
		row++
	case left:
		col--
	}
	if row < 0 || row >= b.rows || col < 0 || col >= b.cols {
		return 0, false
	}
	return row*b.cols + col, true
}

// slide is the board after the blank has gone to a cell next to it.
func (b board) slide(to int) board {
	cells := slices.Clone(b.cells)
	blank := b.blank()
	cells[blank], cells[to] = cells[to], 0
	return board{b.rows, b.cols, cells}
}

// distance is how many steps two cells are apart.
func (b board) distance(x, y int) int {
	return abs(x/b.cols-y/b.cols) + abs(x%b.cols-y%b.cols)
}

func abs(x int) int { return max(x, -x) }

// String is the board in the family's text, right-aligned, the blank as "-".
func (b board) String() string { return b.draw("%*s", " ") }

// draw writes each cell so, with a verb for its width and its word.
func (b board) draw(cell, between string) string {
	width := len(strconv.Itoa(len(b.cells) - 1))
	var text strings.Builder
	for i, t := range b.cells {
		word := "-"
		if t != 0 {
			word = strconv.Itoa(int(t))
		}
		fmt.Fprintf(&text, cell, width, word)
		if (i+1)%b.cols == 0 {
			text.WriteByte('\n')
		} else {
			text.WriteString(between)
		}
	}
	return text.String()
}
