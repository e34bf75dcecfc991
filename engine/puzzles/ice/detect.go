package ice

import (
	"strings"

	"langkah/engine/base/text"
)

// detect returns how likely a text is a board of this family: 1 if it parses, else at most 0.95 times the share of
// lines that are rows of marks or of costs. It is 0 without a row that has ice, unless the size fits the rows.
func detect(s string) float64 {
	marked, some, rows, costs, others := false, false, 0, 0, 0
	for _, line := range text.Lines(s) {
		line = strings.TrimSpace(line)
		some = some || line == string(goal) || line == string(actor) // in a board of one column
		switch {
		case line == "":
		case len(line) > 1 && strings.ContainsAny(line, "*XLZO") && strings.Trim(line, "*XLZO0123456789") == "":
			rows++
			marked = marked || strings.Contains(line, "*")
		case strings.Trim(line, "-0123456789 \t") == "":
			costs++
		default:
			others++
		}
	}
	if some || rows > 0 {
		if _, err := parse(s); err == nil {
			return 1
		}
	}
	if !marked && (rows == 0 || !isSized(s)) {
		return 0
	}
	return 0.95 * float64(rows+costs) / float64(rows+costs+others)
}

// isSized reports whether the text begins with a size and as many rows of marks.
func isSized(s string) bool {
	r := &reader{lines: text.All(s), board: new(board)}
	return r.size() == nil && r.rows() == nil
}
