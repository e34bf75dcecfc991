package queens

import (
	"strings"

	"langkah/engine/base/text"
)

// detect returns how likely a text is a board of this family, from 0 to 1: 1 for a square of letters, else at most 0.9
// times the share of lines that look like rows with different letters.
func detect(s string) float64 {
	fit, others, varied, square, long := 0, 0, 0, true, 0
	for _, line := range text.Lines(s) {
		if isBelow(line) || line == "" && fit == 0 && others == 0 {
			continue
		}
		marks, different, capitals := rowMarks(line)
		if marks == 0 {
			others++
			square = false
			continue
		}
		if fit == 0 {
			long = marks
		}
		square = square && marks == long
		fit++
		if different && capitals {
			varied++
		}
	}
	switch {
	case fit == 0:
		return 0
	case square && fit == long:
		return 1
	case varied == 0 || fit == 1:
		return 0
	}
	return 0.9 * float64(varied) / float64(fit+others)
}

// rowMarks counts the marks of a line that looks like a row, 0 for any other line; different and capitals describe
// them.
func rowMarks(line string) (marks int, different, capitals bool) {
	inWord, long, spaced := 0, false, false
	var first byte
	alien := 0
	for i := range len(line) {
		c := line[i]
		switch {
		case c == ' ' || c == '\t':
			spaced, inWord = spaced || marks > 0, 0
			continue
		case c >= 'A' && c <= 'Z':
			capitals = true
		case c >= 'a' && c <= 'z':
		case c == '#' || c >= '0' && c <= '9':
			alien++
		default:
			return 0, false, false
		}
		if inWord++; inWord > 1 {
			long = true
		}
		if first == 0 {
			first = c
		}
		different = different || c != first
		marks++
	}
	if alien > marks/2 || spaced && long && strings.ToUpper(line) != line {
		return 0, false, false
	}
	return marks, different, capitals
}
