package rush

import (
	"math"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// primaryCar is the name of the red car in the one-line form.
const primaryCar = "A"

// boardInLine returns the index of the first line that can only be a whole board, -1 if there is none: no other form
// has the letter o.
func (ls lines) boardInLine() int {
	for i, l := range ls[:min(len(ls), mostLines)] {
		side := int(math.Sqrt(float64(len(l))))
		if strings.Contains(l, "o") && len(l) >= 16 && side*side == len(l) && isLine(l) {
			return i
		}
	}
	return -1
}

// databaseRow returns the board from a row of Michael Fogleman's database: fewest moves, board, number of positions.
// Both figures are ignored.
func (ls lines) databaseRow() (board text.Word, ok bool) {
	if len(ls) != 1 || len(ls[0]) > maxSide*maxSide+mostLines {
		return board, false
	}
	words := text.Words(ls[0])
	if len(words) != 3 || !words[0].IsNumber() || !words[2].IsNumber() || words[1].IsNumber() {
		return board, false
	}
	return words[1], isLine(words[1].Text)
}

// isLine reports whether all characters are of the one-line form.
func isLine(l string) bool {
	return strings.IndexFunc(l, func(r rune) bool { return r != 'o' && r != '.' && r != 'x' && (r < 'A' || r > 'Z') }) < 0
}

// parseLine reads a square board from one line.
func (z *Puzzle) parseLine(ls lines) error {
	if board := max(ls.boardInLine(), 0); len(ls) > 1 {
		other := 0
		if board == 0 {
			other = 1
		}
		return engine.BadText(other+1, 1, "found %s beside the board of line %d, expected one board in one line", text.Quote(ls[other]), board+1)
	}
	words := text.Words(ls[0])
	if board, ok := ls.databaseRow(); ok {
		words = []text.Word{board}
	}
	if len(words) > 1 {
		return engine.BadText(1, words[1].Column, "found %s after the board, expected the end of the line", text.Quote(words[1].Text))
	}
	cells, column := []rune(words[0].Text), words[0].Column
	size := int(math.Sqrt(float64(len(cells))))
	if size*size != len(cells) {
		return engine.BadText(1, 1, "a board in one line has %d cell{|s}, expected the number of a square, such as 36", len(cells)).OfKind(engine.ErrSize)
	}
	if err := checkSides(size, size); err != nil {
		return err
	}
	d := drawnBoard{rows: size, cols: size}
	d.place = func(row, col int) (int, int) { return 1, column + row*size + col }
	for i, r := range cells {
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
