package sliding

// Names of goals, as typed.
const (
	blankLast  = "blank-last"
	blankFirst = "blank-first"
	spiral     = "spiral"
	fromFile   = "file"
)

// namedGoal returns the goal of that name; ok is false if there is none.
func namedGoal(name string, rows, cols int) (goal board, ok bool) {
	goal = board{rows, cols, make([]uint8, rows*cols)}
	last := len(goal.cells) - 1
	switch name {
	case blankLast:
		for i := range last {
			goal.cells[i] = uint8(i + 1)
		}
	case blankFirst:
		for i := range goal.cells {
			goal.cells[i] = uint8(i)
		}
	case spiral:
		for i, cell := range spiralCells(rows, cols)[:last] {
			goal.cells[cell] = uint8(i + 1)
		}
	default:
		return board{}, false
	}
	return goal, true
}

// spiralCells lists the cells clockwise from the top left corner inwards.
func spiralCells(rows, cols int) []int {
	var cells []int
	for top, left, bottom, right := 0, 0, rows-1, cols-1; top <= bottom && left <= right; top, left, bottom, right = top+1, left+1, bottom-1, right-1 {
		for c := left; c <= right; c++ {
			cells = append(cells, top*cols+c)
		}
		for r := top + 1; r <= bottom; r++ {
			cells = append(cells, r*cols+right)
		}
		for c := right - 1; c >= left && bottom > top; c-- {
			cells = append(cells, bottom*cols+c)
		}
		for r := bottom - 1; r > top && right > left; r-- {
			cells = append(cells, r*cols+left)
		}
	}
	return cells
}
