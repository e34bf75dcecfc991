package figures

import "testing"

func TestNamesAreShownNotObeyed(t *testing.T) {
	for name, want := range map[string]string{
		"puzzle.txt":         "puzzle.txt",
		`C:\a "b".txt`:       `C:\a "b".txt`,
		"Élève – 数独.txt":     "Élève – 数独.txt",
		"\x1b[31mred\x1b[0m": `\x1b[31mred\x1b[0m`,
		"a\nb\tc\rd":         `a\nb\tc\rd`,
		"\u202egpj.txt":      `\u202egpj.txt`,
		"\u009b31m":          `\u009b31m`,
		"caf\xe9":            `caf\xe9`,
		"\x00\x7f":           `\x00\u007f`,
	} {
		if got := Shown(name); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
	if got := ShownText("a\n\tb\x1b[2J"); got != "a\n\tb\\x1b[2J" {
		t.Errorf("%q", got)
	}
}
