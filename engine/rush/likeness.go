package rush

import (
	"slices"
	"strings"
)

// likeness tells by the marks of each form how much a text looks like a board.
func likeness(text string) float64 {
	ls := splitLines(text)
	if len(ls) == 0 {
		return 0
	}
	if rest, _, err := takeCost(ls); err == nil {
		ls = rest
	}
	switch ls.form() {
	case integers:
		return ls.likeIntegers()
	case oneLine:
		return ls.likeLine()
	}
	return ls.likeWithK()
}

// likeWithK looks for the two lines of numbers, for P and for K at the rim.
func (ls lines) likeWithK() (score float64) {
	if size := fields(ls[0]); len(size) == 2 && isNumber(size[0].text) && isNumber(size[1].text) {
		score += 0.3
	}
	if len(ls) < 2 {
		return score
	}
	if count := fields(ls[1]); len(count) == 1 && isNumber(count[0].text) {
		score += 0.3
	}
	var primary, exit bool
	for _, l := range ls[1:] {
		row := strings.TrimSpace(string(l))
		primary = primary || strings.Contains(row, "P")
		exit = exit || strings.HasPrefix(row, "K") || strings.HasSuffix(row, "K")
	}
	if primary {
		score += 0.2
	}
	if exit {
		score += 0.2
	}
	return score
}

// likeIntegers is the share of the cells that are empty or go on in a
// neighbour; a board of tiles has next to none.
func (ls lines) likeIntegers() float64 {
	rows := make([][]field, len(ls))
	for i, l := range ls {
		rows[i] = fields(l)
	}
	at := func(r, c int) string {
		if r < 0 || r >= len(rows) || c < 0 || c >= len(rows[r]) {
			return ""
		}
		return rows[r][c].text
	}
	pieces, parts, empties, words := 0, 0, 0, 0
	for r, row := range rows {
		for c, f := range row {
			switch {
			case f.text == "0":
				empties++
			case isNumber(f.text):
				pieces++
				if slices.Contains([]string{at(r-1, c), at(r+1, c), at(r, c-1), at(r, c+1)}, f.text) {
					parts++
				}
			default:
				words++
			}
		}
	}
	if parts == 0 {
		return 0
	}
	return float64(parts+empties) / float64(pieces+empties+words)
}

// likeLine is the share of characters that the form has, halved without the red car.
func (ls lines) likeLine() float64 {
	fit := 0
	for _, r := range ls[0] {
		if r == 'o' || r == 'x' || r == '.' || r >= 'A' && r <= 'Z' {
			fit++
		}
	}
	score := float64(fit) / float64(len(ls[0])+1)
	if len(ls[0]) < minSide*minSide || !strings.Contains(string(ls[0]), "AA") {
		score /= 2
	}
	return score
}
