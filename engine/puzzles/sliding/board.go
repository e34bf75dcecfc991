package sliding

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Limits of a board's side.
const (
	minSide = 2
	maxSide = 10
)

// board is an arrangement of tiles: their numbers row by row, 0 for the blank.
type board struct {
	rows, cols int
	cells      []uint8
}

// direction is a direction of the blank.
type direction int32

const (
	up direction = iota
	right
	down
	left
)

var directionNames = [...]string{"UP", "RIGHT", "DOWN", "LEFT"}

func (d direction) String() string { return directionNames[d] }

// opposite returns the direction of the inverse move.
func (d direction) opposite() direction { return d ^ 2 }

// blank returns the cell of the blank.
func (b board) blank() int { return slices.Index(b.cells, 0) }

// neighbour returns the next cell in a direction; ok is false at the edge.
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

// slide returns the board after the blank has moved to an adjacent cell.
func (b board) slide(to int) board {
	cells := slices.Clone(b.cells)
	blank := b.blank()
	cells[blank], cells[to] = cells[to], 0
	return board{b.rows, b.cols, cells}
}

// distance returns the Manhattan distance of two cells.
func (b board) distance(x, y int) int {
	return abs(x/b.cols-y/b.cols) + abs(x%b.cols-y%b.cols)
}

func abs(x int) int { return max(x, -x) }

// String returns the board in the family's text form, right-aligned, with "-" for the blank.
func (b board) String() string { return b.draw("%*s", " ") }

// draw formats each cell by cell, a format for width and word, and separates cells of a row by between.
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
