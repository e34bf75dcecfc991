package rush

import (
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// form is a text form of a board.
type form uint8

const (
	letterGrid form = iota // letters, P the primary piece, K the exit outside the grid
	integers               // numbers, 1 the primary piece
	oneLine                // all rows in one line, A the primary piece
	plainGrid              // letters or names, X the primary piece
	carTable               // one car per line; converted to a plain grid
)

// lines are a text's lines without trailing blanks; line i has number i+1.
type lines []string

// parse reads a board in any of the text forms.
func parse(s string) (*Puzzle, error) {
	ls := lines(text.All(s))
	if len(ls) == 0 {
		return nil, engine.BadText(1, 1, "the file is empty; expected a board, such as a line \"6 6\", a line with the number of pieces, and six rows").OfKind(engine.ErrEmpty)
	}
	ls, cost, err := takeCost(ls)
	if err != nil {
		return nil, err
	}
	z := &Puzzle{form: ls.form(), cost: cost}
	switch z.form {
	case integers:
		err = z.parseIntegers(ls)
	case oneLine:
		err = z.parseLine(ls)
	case plainGrid:
		err = z.parsePlain(ls)
	case carTable:
		z.form = plainGrid
		err = z.parseCars(ls)
	default:
		err = z.parseGrid(ls)
	}
	if err != nil {
		return nil, err
	}
	return z, nil
}

// takeCost removes a last line that sets the cost model, slides by default.
func takeCost(ls lines) (lines, costModel, error) {
	last := ls[len(ls)-1]
	if !isCost(last) {
		return ls, slides, nil
	}
	colon := strings.Index(last, ":")
	cost := costModel(strings.TrimSpace(last[colon+1:]))
	if cost != slides && cost != steps {
		return nil, "", engine.BadText(len(ls), text.Column(last, colon+1), "the cost of a move is %s, expected slides or steps", text.Quote(string(cost)))
	}
	board := ls[:len(ls)-1]
	for len(board) > 0 && board[len(board)-1] == "" {
		board = board[:len(board)-1]
	}
	if len(board) == 0 {
		return nil, "", engine.BadText(1, 1, "there is no board before the cost of a move").OfKind(engine.ErrEmpty)
	}
	if first := len(board); isCost(board[first-1]) {
		return nil, "", engine.BadText(len(ls), 1, "the cost of a move is set a second time; line %d sets it, too; keep one of the two lines", first).OfKind(engine.ErrContradiction)
	}
	return board, cost, nil
}

// isCost reports whether a line sets the cost model.
func isCost(line string) bool {
	name, _, found := strings.Cut(line, ":")
	return found && strings.EqualFold(strings.TrimSpace(name), "cost")
}

// mostLines exceeds the number of lines of the largest board in any form.
const mostLines = 2 * maxSide

// form guesses the form by majority of the lines; the first lines alone are no evidence, as the error may be there.
func (ls lines) form() form {
	if _, ok := ls.databaseRow(); ok || ls.boardInLine() >= 0 {
		return oneLine
	}
	if _, ok := ls.carColumns(); ok {
		return carTable
	}
	if _, ok := ls.plainRows(); ok {
		return plainGrid
	}
	integerRows, others := 0, 0
	for i, l := range ls[:min(len(ls), mostLines)] {
		words, numbers := countWords(l)
		isSize := i == 0 && words == 2 && numbers > 0
		if isSize && len(ls) > 1 {
			below, _ := countWords(ls[1])
			isSize = below < 2
		}
		switch {
		case words == 0 || isSize || words == 1 && numbers == 1:
		case words > 1 && 2*numbers >= words:
			integerRows++
		default:
			others++
		}
	}
	switch {
	case integerRows > others:
		return integers
	case len(ls) == 1 && others == 1:
		return oneLine
	}
	return letterGrid
}

// countWords counts the words of a line and those that are numbers.
func countWords(l string) (words, numbers int) {
	for w := range text.Each(l) {
		words++
		if w.IsNumber() {
			numbers++
		}
	}
	return words, numbers
}
