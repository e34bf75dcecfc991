package playing

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"langkah/app/cli/command"
	"langkah/engine/catalog"
	"langkah/engine/game/session"
)

// Keys are written as a raw terminal sends them.
func TestPlayByKeys(t *testing.T) {
	const up, right, far, tab, undo, redo, f8 = "\x1b[A", "\x1b[C", "\x1b[1;2", "\t", "\x1a", "\x19", "\x1b[19~"
	const tiles, cars = "T3x3:1.2.3/4.5.6/7.8.-", "R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R"
	for _, c := range []struct{ puzzle, keys, want string }{
		{tiles, right, "LEFT"},
		{tiles, far + "C", "LEFT LEFT"},
		{tiles, right + undo, ""},
		{tiles, right + undo + redo, "LEFT"},
		{tiles, right + undo + "\x1b[B" + f8, "LEFT"},
		{tiles, "7\r", "LEFT LEFT"},
		{tiles, "\x1bO\x1b[99~é" + right, "LEFT"},
		{cars, "c" + up + "m" + far + "C", "C up 1 M right 1"},
		{cars, tab + up, "C up 1"},
		{"Q4x4:A3B/2ACB/DA2C/3DC", right + " \x1b[Bx", "queen r1c2"},
		{"P2x4:;p=A3/1,B2/.2", "a\r", "A 1 r1c1"},
		{"P2x4:;p=A3/1,B2/.2", "a.\ra\x7f", "A 1 r1c2 A off"},
	} {
		all := catalog.New(catalog.Tables{})
		p, err := all.Open(c.puzzle)
		if err != nil {
			t.Fatal(err)
		}
		g := game{env: command.Env{Puzzles: all}, session: session.New()}
		g.session.Open("p", p)
		var screen bytes.Buffer
		if err := g.playKeys(strings.NewReader(c.keys), &screen); err != io.EOF {
			t.Error(err)
		}
		var names []string
		for _, m := range g.session.Moves()[:g.session.Index()] {
			names = append(names, m.Name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%q plays %q, want %q", c.keys, got, c.want)
		}
		if !strings.Contains(screen.String(), "\r\n") {
			t.Error("nothing is drawn")
		}
		if c.puzzle[0] == 'Q' && !strings.HasSuffix(screen.String(), "A#BB\r\nAxCB\r\nDACC\r\nDDDC\r\n\r\n1 move\r\n\r\n\x1b[2;2H") {
			t.Errorf("neither cross nor cursor is drawn: %q", screen.String())
		}
	}
}
