package packing

import (
	"strings"

	"langkah/engine"
)

// Family is the puzzles in which pieces fill a board.
func Family() engine.Family {
	return engine.Family{
		Name: "packing", Title: engine.Msg("IQ Puzzler Pro and other packings"),
		Likeness: likeness, Parse: Parse,
		Generate: generate, GenerateOptions: generateOptions(),
	}
}

// likeness goes by the second line, which names the mode, and by the three
// numbers of the first.
func likeness(text string) float64 {
	lines := strings.SplitN(text, "\n", 3)
	like := 0.0
	if words := strings.Fields(lines[0]); len(words) == 3 {
		like += 0.2
	}
	if len(lines) < 2 {
		return like
	}
	switch second := strings.TrimSpace(lines[1]); mode(strings.ToUpper(second)) {
	case rectangle, custom, pyramid:
		return 1
	default:
		if like > 0 && second != "" && strings.Trim(second, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
			like += 0.5 // a mode that there is not, or a missing mode line
		}
	}
	return like
}
