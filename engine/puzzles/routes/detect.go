package routes

import "langkah/engine/base/text"

// detect returns how likely a text is of this family: 1 if it parses, and nearly so where it has the marks of one of
// its forms.
func detect(s string) float64 {
	lines := text.All(s)
	form := formOf(lines)
	if form == nil {
		return 0
	}
	if _, err := form(lines); err == nil {
		return 1
	}
	switch {
	case isCSV(lines) || isMatrix(lines):
		return 0.8
	case isMaze(lines):
		return 0.95
	}
	return 0.95
}
