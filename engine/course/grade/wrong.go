package grade

import (
	"slices"
	"strings"

	"langkah/engine"
)

// Cell is a cell of a printed board by its row and its place there, from 0.
type Cell struct{ Row, Col int }

// Before is the position before the i-th board, the puzzle's start before the
// first; nil where the rules know none.
func (r Report) Before(i int) engine.Position {
	if i > 0 {
		return r.Boards[i-1].Position
	}
	return r.Puzzle.Start()
}

// Wrong are the cells at which the fault of the i-th board is seen: those of a
// piece that cannot be so or, where boards are a way, those that are printed
// otherwise than on the board before, the puzzle's own before the first. There
// are none where the two have not the same form.
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

// cellsOf are the cells of which something holds.
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

// rowsBefore are the rows of the board before the i-th.
func (r Report) rowsBefore(i int) [][]string {
	if i > 0 {
		return r.Boards[i-1].Rows
	}
	return rowsOf(r.Puzzle.Start(), r.gradable.Printings()[0])
}

// IsBlank says whether a mark is one of those that programs print in an empty cell.
func IsBlank(mark string) bool { return strings.Trim(mark, " .0_-") == "" }
