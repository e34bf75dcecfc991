package grade

import (
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

// Changed are the cells of the i-th board that are printed otherwise than on the
// board before, the puzzle's own before the first; none where the two have not
// the same form.
func (r Report) Changed(i int) []Cell {
	var cells []Cell
	before, rows := r.rowsBefore(i), r.Boards[i].Rows
	if len(before) != len(rows) {
		return nil
	}
	for y, row := range rows {
		if len(before[y]) != len(row) {
			return nil
		}
		for x, mark := range row {
			if mark != before[y][x] && !(IsBlank(mark) && IsBlank(before[y][x])) {
				cells = append(cells, Cell{y, x})
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
	for _, d := range find(clean([]byte(r.Puzzle.Start().Text())), r.gradable.Printings()[0]) {
		return d.rows
	}
	return nil
}

// IsBlank says whether a mark is one of those that programs print in an empty cell.
func IsBlank(mark string) bool { return strings.Trim(mark, " .0_-") == "" }
