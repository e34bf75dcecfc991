package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
)

// The button Solve shows its key where both have room.
func TestSolveShowsItsKey(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	if !strings.Contains(d.Words(), "Ctrl+Enter") {
		t.Errorf("no key is shown:\n%s", d.Words())
	}
	d.page.panel.solve.Objects[0].Resize(fyne.NewSize(d.page.panel.button.MinSize().Width+10, 36))
	if strings.Contains(d.Words(), "Ctrl+Enter") {
		t.Error("the key covers the words")
	}
}

// The dock says how a puzzle of this kind is played; the solutions of one that has
// many stand in the panel.
func TestTheDockSpeaksOfThePuzzle(t *testing.T) {
	for _, c := range []struct {
		board, says string
		many        bool
	}{
		{looktest.Eight, "Arrow keys move a tile into the gap; or click a tile", false},
		{cars, "Press a letter to pick a car, arrow keys move it; or drag it", false},
		{pair, "Press a letter to pick a piece, Enter lays it down; or drag it", true},
		{"ABBB\nAACB\nDACC\nDDDC\n", "Click a cell for a cross, again for a queen; or arrow keys, X and Space", true},
	} {
		d := newDesk(t, c.board)
		v := d.page.view.dock
		if v.sentence.Text != c.says || v.counter.Text != "0 moves" {
			t.Errorf("%q, %q; want %q", v.counter.Text, v.sentence.Text, c.says)
		}
		if d.page.panel.numbers.content.Visible() != c.many {
			t.Errorf("the solutions are offered: %t, of\n%s", !c.many, c.board)
		}
		if v.sentence.Size().Width < v.line.Size().Width {
			t.Errorf("the sentence has %v of %v", v.sentence.Size().Width, v.line.Size().Width)
		}
	}
}
