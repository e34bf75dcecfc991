package packing

import (
	"slices"
	"strings"

	"langkah/engine/base/text"
)

// detect returns how likely a text is a board of this family, from 0 to 1: the share of lines that are rows of a piece,
// a custom shape or a section, reduced if the sizes or the mode are missing.
func detect(s string) float64 {
	if c, ok := readChallenge(s); ok {
		if _, _, err := c.text(); err == nil {
			return 1
		}
		if slices.ContainsFunc(c.pieces(), func(l lying) bool { return !straight(l.cells) }) {
			return 0.8
		}
	}
	var sizes, named, inGiven bool
	fit, others := 0, 0
	for number, line := range text.Lines(s) {
		switch word := strings.TrimSpace(line); {
		case word == "":
		case number <= 3 && mode(strings.ToUpper(word)).known():
			named = true
		case number <= 3 && !sizes && len(strings.Fields(line)) == 3:
			sizes = true
		case section(line) != "":
			inGiven = true
			fit++
		case inGiven || ofOnePiece(word) || strings.Trim(word, "X#.") == "":
			fit++
		default:
			others++
		}
	}
	marks := 0.0
	if sizes {
		marks += 0.2
	}
	if named {
		marks += 0.3
	}
	if fit == 0 {
		return marks / float64(1+others)
	}
	return (0.5 + marks) * float64(fit) / float64(fit+others)
}

// straight reports whether all cells are in one row or column.
func straight(cells []point) bool {
	first := cells[0]
	return !slices.ContainsFunc(cells, func(p point) bool { return p.x != first.x }) || !slices.ContainsFunc(cells, func(p point) bool { return p.y != first.y })
}

// ofOnePiece reports whether a line holds a single capital letter, repeated, and blanks.
func ofOnePiece(line string) bool {
	return line[0] >= 'A' && line[0] <= 'Z' && strings.Trim(line, line[:1]+" ") == ""
}
