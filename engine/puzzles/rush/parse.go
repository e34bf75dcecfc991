package rush

import (
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// form is how a board is written.
type form uint8

const (
	letterGrid form = iota // letters, P the primary piece, K the exit outside the grid
	integers               // numbers, 1 the primary piece
	oneLine                // all rows in one line, A the primary piece
	plainGrid              // letters or names, X the primary piece
	carTable               // a car a line; read as a plain grid
)

// lines are a text's lines without trailing blanks; the first has number 1.
type lines []string

// parse reads any of the three text forms.
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

// takeCost takes the last line away where it says the cost of a move.
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
	rest := ls[:len(ls)-1]
	for len(rest) > 0 && rest[len(rest)-1] == "" {
		rest = rest[:len(rest)-1]
	}
	if len(rest) == 0 {
		return nil, "", engine.BadText(1, 1, "there is no board before the cost of a move").OfKind(engine.ErrEmpty)
	}
	if first := len(rest); isCost(rest[first-1]) {
		return nil, "", engine.BadText(len(ls), 1, "the cost of a move is set a second time; line %d sets it, too; keep one of the two lines", first).OfKind(engine.ErrContradiction)
	}
	return rest, cost, nil
}

// isCost says whether a line says the cost of a move.
func isCost(line string) bool {
	name, _, found := strings.Cut(line, ":")
	return found && strings.EqualFold(strings.TrimSpace(name), "cost")
}

// mostLines is more lines than the largest board has in any form.
const mostLines = 2 * maxSide

// form is which of the forms the lines are most like. The first lines alone do
// not tell: they may be what is wrong.
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

// countWords is how many words a line has, and how many are numbers.
func countWords(l string) (words, numbers int) {
	for w := range text.Each(l) {
		words++
		if w.IsNumber() {
			numbers++
		}
	}
	return words, numbers
}
