package terminal_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/app/cli/terminal"
	"langkah/engine/base/figures"
)

// However a text is cut, it arrives as one: letters stay whole.
func TestAWriterKeepsLettersWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.SampledFrom([]rune("aé數🙂\x1b\n\u202e"))).Draw(t, "text")
		var out strings.Builder
		p := terminal.NewPlain(&out)
		for rest := []byte(text); len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "piece")
			if _, err := p.Write(rest[:n]); err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if err := p.Flush(); err != nil || out.String() != figures.ShownText(text) {
			t.Errorf("%q, want %q, %v", out.String(), figures.ShownText(text), err)
		}
	})
}
