package catalog

import (
	"errors"
	"strings"
	"testing"

	"langkah/engine"
)

// A program can ask what sort of mistake a text has, whichever family reads it.
func TestAProgramCanAskWhatIsWrong(t *testing.T) {
	const rushHour = "6 6\n1\n......\n......\nPPA...K\n..A...\n......\n......\n"
	const pentominoes = "1 6 2\nDEFAULT\nAAA\nBBB\n"
	if _, err := all.Open(rushHour); err != nil {
		t.Fatal(err)
	}
	if _, err := all.Open(pentominoes); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name, text string
		kind       engine.ParseKind
	}{
		{"nothing", " \n\n", engine.ErrEmpty},
		{"prose", "It was a dark and stormy night,\nthe rain fell in torrents!\n", engine.ErrUnrecognised},
		{"far too long", strings.Repeat("1 2 3\n", MaxText/6+1), engine.ErrTooLong},
		{"a byte of no text", "1 2\n3 \x00\n", engine.ErrNotText},
		{"a letter among tiles", "1 2 3\n4 q 5\n6 7 -\n", engine.ErrSyntax},
		{"a row too long", "1 2 3\n4 5 6 7\n8 - 9\n", engine.ErrSize},
		{"a tile twice", "1 2 3\n4 5 5\n6 7 -\n", engine.ErrPieces},
		{"two costs", "1 2 3\n4 5 6\n7 8 -\ncost: unit\ncost: tile\n", engine.ErrContradiction},
		{"a small letter", strings.Replace(rushHour, "..A...", "..a...", 1), engine.ErrSyntax},
		{"a short row", strings.Replace(rushHour, "..A...", "..A..", 1), engine.ErrSize},
		{"no primary piece", strings.Replace(rushHour, "PP", "..", 1), engine.ErrPieces},
		{"an exit elsewhere", strings.Replace(strings.Replace(rushHour, "K", "", 1), "..A...", "..A...K", 1), engine.ErrContradiction},
		{"two costs of a move", rushHour + "cost: steps\ncost: slides\n", engine.ErrContradiction},
		{"no such mode", strings.Replace(pentominoes, "DEFAULT", "DEFAUL", 1), engine.ErrSyntax},
		{"a piece too large", strings.Replace(pentominoes, "BBB", strings.Repeat("B", 2000), 1), engine.ErrSize},
		{"given cells of no piece", pentominoes + "GIVEN\nA.A...\n", engine.ErrPieces},
		{"a section twice", pentominoes + "ONE-SIDED A\nONE-SIDED B\n", engine.ErrContradiction},
	} {
		text, err := Read([]byte(tc.text))
		if err == nil {
			_, err = all.Open(text)
		}
		if !errors.Is(err, tc.kind) {
			t.Errorf("%s: %v, want one of the kind %q", tc.name, err, tc.kind)
		}
	}
}
