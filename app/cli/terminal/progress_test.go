package cli

import (
	"strings"
	"testing"
)

// terminal is what a terminal shows of what is written to one line of it.
func terminal(written string) string {
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
	line := statusLine{out: &out}
	for _, c := range []struct{ text, after, want string }{
		{"a long text about a run", "", "a long text about a run"},
		{"short", bar(0.5, 10), "short 50 % [=====     ]"},
		{"kurz", "", "kurz"},
		{strings.Repeat("ü", 100), bar(1, 4), strings.Repeat("ü", 79-len(" 100 % [====]")) + " 100 % [====]"},
	} {
		line.show(c.text, c.after)
		if got := terminal(out.String()); got != c.want {
			t.Errorf("the terminal shows %q, want %q", got, c.want)
		}
	}
	line.clear()
	if got := terminal(out.String()); got != "" {
		t.Errorf("after all the terminal shows %q", got)
	}
	(&statusLine{}).show("nowhere", "")
}
