package ice

import (
	"errors"
	"strings"
	"testing"

	"langkah/engine"
)

func TestMistakesInTheText(t *testing.T) {
	const rows, costs = "XXXX\nXZOX\nXXXX\n", "1 1 1 1\n1 1 1 1\n1 1 1 1\n"
	text := "3 4\n" + rows + costs
	if _, err := parse(text); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, text, want string
		kind             engine.ParseKind
	}{
		{"nothing", "", "line 1: the text is empty", engine.ErrEmpty},
		{"no size", rows + costs, "line 1, column 1: found \"XXXX\"", engine.ErrSyntax},
		{"a word for a size", strings.Replace(text, "3 4", "3 vier", 1), "line 1, column 3: found \"vier\"", engine.ErrSyntax},
		{"a size of nothing", strings.Replace(text, "3 4", "0 4", 1), "line 1, column 1: found \"0\"", engine.ErrSize},
		{"another mark", strings.Replace(text, "XZOX", "XZ.X", 1), "line 3, column 3: found '.' in row 2", engine.ErrSyntax},
		{"a short row", strings.Replace(text, "XZOX", "XZO", 1), "line 3, column 4: row 2 of the board has 3 cells, expected 4", engine.ErrSize},
		{"a long row", strings.Replace(text, "XZOX", "XZOXX", 1), "line 3, column 5: row 2 of the board has 5 cells, expected 4", engine.ErrSize},
		{"a row too few", strings.Replace(text, "XZOX\n", "", 1), "line 4, column 2: found ' ' in row 3", engine.ErrSyntax},
		{"no actor", strings.Replace(text, "Z", "*", 1), "line 2: there is no actor", engine.ErrPieces},
		{"two actors", strings.Replace(text, "XZOX", "ZZOX", 1), "line 3, column 2: found Z a second time; the first is at row 2, column 1", engine.ErrPieces},
		{"no goal", strings.Replace(text, "O", "*", 1), "line 2: there is no goal", engine.ErrPieces},
		{"a number twice", strings.Replace(text, "XZOX", "0ZO0", 1), "line 3, column 4: found 0 a second time", engine.ErrPieces},
		{"a gap", strings.Replace(text, "XZOX", "0ZO2", 1), "line 3, column 4: found number 2, but there is no 1", engine.ErrPieces},
		{"no costs", "3 4\n" + rows, "line 5: the costs end after 0 rows", engine.ErrSize},
		{"a cost missing", strings.Replace(text, "1 1 1 1", "1 1 1", 1), "line 5: row 1 of the costs has 3 numbers", engine.ErrSize},
		{"a cost too many", strings.Replace(text, "1 1 1 1", "1 1 1 1 7", 1), "line 5, column 9: row 1 of the costs has more", engine.ErrSize},
		{"a word for a cost", strings.Replace(text, "1 1 1 1", "1 one 1 1", 1), "line 5, column 3: found \"one\"", engine.ErrSyntax},
		{"a negative cost", strings.Replace(text, "1 1 1 1", "1 1 -1 1", 1), "line 5, column 5: found \"-1\"", engine.ErrSize},
		{"more below", text + "RULU\n", "line 8, column 1: found \"RULU\" below the costs", engine.ErrSyntax},
		{"no such rule", text + "stop: soon\n", "line 8, column 7: stop is \"soon\"", engine.ErrSyntax},
		{"set twice", text + "cost: moves\ncost: cells\n", "line 9, column 1: cost is set a second time; line 8", engine.ErrContradiction},
		{"two starts", text + "from: r2c2 0\n", "line 8, column 1: the actor stands on the board", engine.ErrContradiction},
		{"a start in a rock", strings.Replace(text, "Z", "*", 1) + "from: r1c1 0\n", "line 8, column 7: found \"r1c1 0\"", engine.ErrContradiction},
	} {
		_, err := parse(c.text)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || !errors.Is(err, c.kind) {
			t.Errorf("%s: %v, want %q of the kind %q", c.name, err, c.want, c.kind)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{course, "1 2\nZO\n1 1\n", "1 2\n*O\n0 0\nfrom: r1c1 0\n", "2 2\r\nZ*\r\nO0\r\n\r\n1 2\r\n3 4\r\nstop: at-goal\r\ncost: moves\r\n", "3", "é"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		z, err := parse(text)
		if err != nil {
			var place *engine.ParseError
			if !errors.As(err, &place) || place.Line < 1 {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		again, err := parse(z.String())
		if err != nil || again.String() != z.String() || again.start != z.start {
			t.Errorf("%q became %q: %v", text, z, err)
		}
	})
}

// The compact form round-trips the puzzle, its settings and moves.
func TestLines(t *testing.T) {
	form := lineForm()
	for _, z := range append(randomPuzzles(t, long(100, 1000), 9), mustParse(t, course)) {
		for _, s := range z.reach(z.start, nil) {
			text, err := form.Text(form.Write(z.from(s)))
			if err != nil {
				t.Fatalf("%v\n%s", err, z.from(s))
			}
			again, err := parse(text)
			if err != nil || again.String() != z.from(s).String() {
				t.Fatalf("%v:\n%s\nbecame\n%s", err, z.from(s), text)
			}
		}
	}
	z := mustParse(t, course)
	names, err := form.Names("RULUDRUR")
	if err != nil || len(names) != 8 || names[0] != "RIGHT" {
		t.Errorf("%v, %v", names, err)
	}
	if got := form.Moves(z.measured().solution(z.start)); got != "RULUDRUR" {
		t.Errorf("the way is written as %s", got)
	}
	for _, bad := range []engine.Line{{Size: "7"}, {Size: "1x2", Board: "ZO"}, {Size: "1x2", Board: "ZO", Fields: []engine.LineField{{Key: "w", Value: "9x1"}}}} {
		if text, err := form.Text(bad); err == nil {
			t.Errorf("%v became %q", bad, text)
		}
	}
}
