package scene

import "math"

// CellAt returns the number, row by row, of the cell of a [NewBoard] at a point; ok is false
// beside the board.
func CellAt(at Point, rows, cols int) (cell int, ok bool) {
	row, col := int(math.Floor(at.Y-Rim)), int(math.Floor(at.X-Rim))
	if row < 0 || row >= rows || col < 0 || col >= cols {
		return 0, false
	}
	return row*cols + col, true
}

// Middle returns the centre of a cell of a [NewBoard] by its row and column, from 0.
func Middle(row, col int) Point {
	return Point{X: Rim + float64(col) + 0.5, Y: Rim + float64(row) + 0.5}
}

// RowOf returns the centres of the cells of a row.
func RowOf(row, cols int) []Point {
	points := make([]Point, cols)
	for col := range points {
		points[col] = Middle(row, col)
	}
	return points
}
