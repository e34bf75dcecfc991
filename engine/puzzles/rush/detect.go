package rush

import (
	"errors"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// detect returns how likely a text is a board of this family, from 0 to 1, by the marks of each form.
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
	score := ls.detectGrid()
	if len(ls) > mostLines {
		return score
	}
	if _, err := parse(s); errors.Is(err, engine.ErrPieces) {
		score = min(score, 0.9) // pieces that are not straight may be sliding blocks
	}
	return score
}

// detectGrid returns the share of lines that are rows of a grid, reduced for each missing mark: the two header lines,
// P, and K at the rim.
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

// isRow reports whether a line consists of letters and empty cells. A single letter, alone or repeated, is no evidence.
func isRow(row string) bool {
	return len(row) > 1 && (row[0] == '.' || strings.Trim(row, row[:1]) != "") &&
		strings.Trim(row, ".ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// detectIntegers returns the share of cells that are empty or have an equal neighbour, reduced if many pieces have
// none: the numbers of a sliding-tile board are distinct, so almost none of them has an equal neighbour.
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

// detectLine returns the share of characters that the one-line form allows, halved if there is no red car.
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
