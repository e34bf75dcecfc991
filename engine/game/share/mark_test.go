package share_test

import (
	"strings"
	"testing"

	"langkah/assets"
)

// The separator before the checksum is protected like the text.
func TestAnAlteredMarkIsRefused(t *testing.T) {
	var lines []string
	for _, s := range assets.Samples() {
		lines = append(lines, shared(t, s.Text))
	}
	lines = append(lines, shared(t, rush, "C up 1"), shared(t, "1 2 3\n4 5 6\n7 - 8\n", "RIGHT"),
		shared(t, "2 4 2\nDEFAULT\nAAA\nA\nBB\n BB\n", "A 1 r1c1"), shared(t, "2 4 2\nDEFAULT\nAAA\nA\nBB\n BB\nONE-SIDED A\n"))
	for _, line := range lines {
		mark := strings.Index(line, ";k=")
		for i := mark; i < mark+len(";k="); i++ {
			altered := []string{line[:i] + line[i+1:], line[:i] + line[i:i+1] + line[i:], line[:i] + line[i+1:i+2] + line[i:i+1] + line[i+2:]}
			for c := byte('!'); c < 0x7f; c++ {
				altered = append(altered, line[:i]+string(c)+line[i+1:], line[:i]+string(c)+line[i:])
			}
			for _, text := range altered {
				if g, err := read(text); err == nil && text != line && !harmless(text, line) {
					t.Errorf("%s is read as\n%s%v", text, g.Puzzle, g.Moves)
				}
			}
		}
	}
}

// harmless reports whether only characters that mail and chat add were inserted.
func harmless(text, line string) bool {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("<>\"'`*", r) {
			return -1
		}
		return r
	}, text) == line
}
