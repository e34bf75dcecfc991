package terminal_test

import (
	"strings"
	"testing"

	"langkah/app/cli/terminal"
)

// shown returns what a terminal shows after these bytes are written to one line of it.
func shown(written string) string {
	var line []rune
	at := 0
	for _, letter := range written {
		switch {
		case letter == '\r':
			at = 0
			continue
		case at == len(line):
			line = append(line, letter)
		default:
			line[at] = letter
		}
		at++
	}
	return strings.TrimRight(string(line), " ")
}

func TestTheStatusLineIsWrittenOver(t *testing.T) {
	var out strings.Builder
	line := terminal.NewStatusLine(&out)
	for _, c := range []struct{ text, after, want string }{
		{"a long text about a run", "", "a long text about a run"},
		{"short", terminal.Bar(0.5, 10), "short 50 % [=====     ]"},
		{"kurz", "", "kurz"},
		{strings.Repeat("ü", 100), terminal.Bar(1, 4), strings.Repeat("ü", 79-len(" 100 % [====]")) + " 100 % [====]"},
	} {
		line.Show(c.text, c.after)
		if got := shown(out.String()); got != c.want {
			t.Errorf("the terminal shows %q, want %q", got, c.want)
		}
	}
	line.Clear()
	if got := shown(out.String()); got != "" {
		t.Errorf("after all the terminal shows %q", got)
	}
	terminal.NewStatusLine(nil).Show("nowhere", "")
}
