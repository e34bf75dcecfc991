package rush

import (
	"math"

	"langkah/engine"
)

// primaryCar is the red car of the one-line form.
const primaryCar = "A"

// readLine reads a square board from one line.
func (z *Puzzle) readLine(ls lines) error {
	fs := fields(ls[0])
	if len(fs) > 1 {
		return engine.BadText(1, fs[1].column, "found %q after the board, expected the end of the line", fs[1].text)
	}
	text, column := []rune(fs[0].text), fs[0].column
	size := int(math.Sqrt(float64(len(text))))
	if size*size != len(text) {
		return engine.BadText(1, 1, "a board in one line has %d cells, expected the number of a square, such as 36", len(text))
	}
	if err := checkSides(size, size); err != nil {
		return err
	}
	d := drawing{rows: size, cols: size}
	d.place = func(row, col int) (int, int) { return 1, column + row*size + col }
	for i, r := range text {
		name := string(r)
		switch {
		case r == 'o' || r == '.':
			name = ""
		case name == wallMark || r >= 'A' && r <= 'Z':
		default:
			return engine.BadText(1, column+i, "found %q; expected a capital letter for a piece, o or a full stop for an empty cell, x for a wall", r)
		}
		d.names = append(d.names, name)
	}
	return z.leaveRight(d, primaryCar)
}
