package grade

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Cell is a cell of a printed board by row and column, from 0.
type Cell struct{ Row, Col int }

// Before returns the position before the i-th board, for the first the puzzle's start; nil
// if it is illegal.
func (r Report) Before(i int) engine.Position {
	if i > 0 {
		return r.Boards[i-1].Position
	}
	return r.Puzzle.Start()
}

// Wrong returns the cells in which the fault of the i-th board shows: those of an impossible
// piece or, if boards are a sequence, those that differ from the previous board; for the
// first the puzzle's. It is empty if the two differ in form.
func (r Report) Wrong(i int) []Cell {
	b := r.Boards[i]
	if b.mark != "" {
		return cellsOf(b.Rows, func(row, col int) bool { return b.Rows[row][col] == b.mark })
	}
	before := r.rowsBefore(i)
	if !engine.HasLength(r.gradable) || !slices.EqualFunc(before, b.Rows, sameLength) {
		return nil
	}
	return cellsOf(b.Rows, func(row, col int) bool {
		was, is := before[row][col], b.Rows[row][col]
		return was != is && !(IsBlank(was) && IsBlank(is))
	})
}

func sameLength(a, b []string) bool { return len(a) == len(b) }

// cellsOf returns the cells that satisfy a condition.
func cellsOf(rows [][]string, holds func(row, col int) bool) []Cell {
	var cells []Cell
	for row, marks := range rows {
		for col := range marks {
			if holds(row, col) {
				cells = append(cells, Cell{row, col})
			}
		}
	}
	return cells
}

// rowsBefore returns the rows of the board before the i-th.
func (r Report) rowsBefore(i int) [][]string {
	if i > 0 {
		return r.Boards[i-1].Rows
	}
	return rowsOf(r.Puzzle.Start(), r.gradable.Printings()[0])
}

// IsBlank reports whether a mark is one that programs print for an empty cell.
func IsBlank(mark string) bool { return strings.Trim(mark, " .0_-") == "" }
