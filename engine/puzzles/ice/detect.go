package ice

import (
	"strings"

	"langkah/engine/base/text"
)

// detect is 1 for a text that reads, and otherwise the share of the lines that
// are rows of ice or of costs; without a row that has ice, and without a size that
// agrees with the rows, it is 0.
func detect(s string) float64 {
	marked, some, rows, costs, others := false, false, 0, 0, 0
	for _, line := range text.Lines(s) {
		line = strings.TrimSpace(line)
		some = some || line == string(goal) || line == string(actor) // of a board of one column
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

// isSized says whether a size stands above rows of marks that it fits.
func isSized(s string) bool {
	r := &reader{lines: text.All(s), board: new(board)}
	return r.size() == nil && r.rows() == nil
}
