package rush

import (
	"slices"
	"strings"

	"langkah/engine/base/text"
)

// detect tells by the marks of each form how much a text looks like a board.
func detect(s string) float64 {
	ls := lines(text.All(s))
	for len(ls) > 0 && (isCost(ls[len(ls)-1]) || ls[len(ls)-1] == "") {
		ls = ls[:len(ls)-1]
	}
	if len(ls) == 0 {
		return 0
	}
	switch ls.form() {
	case carTable:
		return 1
	case plainGrid:
		if _, err := parse(s); err == nil {
			return 1
		}
		return 0.7 // pieces that are not straight may be of another family
	case integers:
		return ls.detectIntegers()
	case oneLine:
		if board, ok := ls.databaseRow(); ok {
			return detectLine(board.Text)
		}
		return detectLine(ls[max(ls.boardInLine(), 0)])
	}
	return ls.detectGrid()
}

// detectGrid is the share of the lines that are rows of a grid, less where one
// of the two numbers before it, P, or K at the rim is missing.
func (ls lines) detectGrid() float64 {
	var size, count, primary, exit bool
	others, rows := 0, 0
	for i, l := range ls {
		row := strings.TrimSpace(l)
		words, numbers := 0, 0
		if i < 3 {
			words, numbers = countWords(l)
		}
		switch {
		case words == 2 && numbers == 2:
			size = true
		case words == 1 && numbers == 1:
			count = true
		case isRow(row):
			rows++
			primary = primary || strings.Contains(row, primaryLetter)
			exit = exit || strings.HasPrefix(row, "K") || strings.HasSuffix(row, "K")
		case row == "K" && (i < 4 || i == len(ls)-1):
			exit = true
		case row != "":
			others++
		}
	}
	marks := 0.0
	for _, there := range []bool{size, count, primary, exit} {
		if there {
			marks += 0.125
		}
	}
	if rows == 0 {
		return 2 * marks / float64(1+others) // a board that has not begun
	}
	return (0.5 + marks) * float64(rows) / float64(rows+others)
}

// isRow says whether it is a row of letters and empty cells. A letter alone, or
// again and again, may be anything.
func isRow(row string) bool {
	return len(row) > 1 && (row[0] == '.' || strings.Trim(row, row[:1]) != "") &&
		strings.Trim(row, ".ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// detectIntegers is the share of the cells that are empty or go on in a
// neighbour, less where many pieces do not go on; a board of tiles has next to
// none that do, and few with a row twice.
func (ls lines) detectIntegers() float64 {
	rows := make([][]text.Word, len(ls))
	for i, l := range ls {
		rows[i] = text.Words(l)
	}
	at := func(r, c int) string {
		if r < 0 || r >= len(rows) || c < 0 || c >= len(rows[r]) {
			return ""
		}
		return rows[r][c].Text
	}
	pieces, parts, empties, others := 0, 0, 0, 0
	for r, row := range rows {
		for c, w := range row {
			switch {
			case w.Text == "0":
				empties++
			case w.IsNumber():
				pieces++
				if slices.Contains([]string{at(r-1, c), at(r+1, c), at(r, c-1), at(r, c+1)}, w.Text) {
					parts++
				}
			default:
				others++
			}
		}
	}
	if parts == 0 {
		return 0
	}
	return float64(parts+empties) / float64(pieces+empties+others) * float64(parts) / float64(pieces)
}

// detectLine is the share of characters that the form has, halved without the red car.
func detectLine(l string) float64 {
	fit := 0
	for _, r := range l {
		if isLine(string(r)) {
			fit++
		}
	}
	score := float64(fit) / float64(len(l)+1)
	if len(l) < minSide*minSide || !strings.Contains(l, "AA") {
		score /= 2
	}
	return score
}
