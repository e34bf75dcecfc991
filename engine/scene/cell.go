package scene

import "math"

// CellAt is the number, row by row, of the cell of a [NewBoard] that is at a
// place; ok is false beside the board.
func CellAt(at Point, rows, cols int) (cell int, ok bool) {
	row, col := int(math.Floor(at.Y-Rim)), int(math.Floor(at.X-Rim))
	if row < 0 || row >= rows || col < 0 || col >= cols {
		return 0, false
	}
	return row*cols + col, true
}
