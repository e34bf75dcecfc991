package rush

import (
	"strings"

	"langkah/engine"
)

// form is how a board is written.
type form uint8

const (
	withK    form = iota // letters, P the primary piece, K the exit outside the grid
	integers             // numbers, 1 the primary piece
	oneLine              // all rows in one line, A the primary piece
)

// lines are a text's lines without trailing blanks; the first has number 1.
type lines [][]rune

func splitLines(text string) lines {
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	var ls lines
	for _, l := range strings.Split(text, "\n") {
		ls = append(ls, []rune(strings.TrimRight(l, " \t\r")))
	}
	for len(ls) > 0 && len(ls[len(ls)-1]) == 0 {
		ls = ls[:len(ls)-1]
	}
	return ls
}

// parse reads any of the three text forms.
func parse(text string) (*Puzzle, error) {
	ls := splitLines(text)
	if len(ls) == 0 {
		return nil, engine.BadText(1, 1, "the file is empty; expected a board, such as a line \"6 6\", a line with the number of pieces, and six rows")
	}
	ls, cost, err := takeCost(ls)
	if err != nil {
		return nil, err
	}
	z := &Puzzle{form: ls.form(), cost: cost}
	switch z.form {
	case integers:
		err = z.readIntegers(ls)
	case oneLine:
		err = z.readLine(ls)
	default:
		err = z.readWithK(ls)
	}
	if err != nil {
		return nil, err
	}
	return z, nil
}

// takeCost takes the last line away where it says the cost of a move.
func takeCost(ls lines) (lines, costModel, error) {
	last := string(ls[len(ls)-1])
	name, value, found := strings.Cut(last, ":")
	if !found || strings.ToLower(strings.TrimSpace(name)) != "cost" {
		return ls, slides, nil
	}
	cost := costModel(strings.TrimSpace(value))
	if cost != slides && cost != steps {
		return nil, "", engine.BadText(len(ls), strings.Index(last, ":")+2, "the cost of a move is %q, expected slides or steps", string(cost))
	}
	rest := ls[:len(ls)-1]
	for len(rest) > 0 && len(rest[len(rest)-1]) == 0 {
		rest = rest[:len(rest)-1]
	}
	if len(rest) == 0 {
		return nil, "", engine.BadText(1, 1, "there is no board before the cost of a move")
	}
	return rest, cost, nil
}

// form is which of the forms the lines are most like.
func (ls lines) form() form {
	first := fields(ls[0])
	numbers := len(first) > 0
	for _, f := range first {
		numbers = numbers && isNumber(f.text)
	}
	switch {
	case numbers && len(first) > 2:
		return integers
	case numbers && len(first) == 2 && len(ls) > 1 && len(fields(ls[1])) > 1 && isNumber(fields(ls[1])[0].text):
		return integers
	case !numbers && len(ls) == 1:
		return oneLine
	}
	return withK
}

// field is a word of a line and its column, from 1.
type field struct {
	text   string
	column int
}

// fields are the words of a line.
func fields(l []rune) []field {
	var fs []field
	inside := false
	for i, r := range l {
		blank := r == ' ' || r == '\t'
		if !blank && !inside {
			fs = append(fs, field{column: i + 1})
		}
		if !blank {
			fs[len(fs)-1].text += string(r)
		}
		inside = !blank
	}
	return fs
}

// isNumber says whether a word is made of digits, perhaps with a sign.
func isNumber(s string) bool {
	digits := strings.TrimPrefix(s, "-")
	return digits != "" && strings.Trim(digits, "0123456789") == ""
}
