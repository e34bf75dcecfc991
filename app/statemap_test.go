package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

func TestTheMapTakesOneToAPositionAndTheBoardShowsIt(t *testing.T) {
	d := newDesk(t, file(t, "five.txt", "4 1 2\n5 - 3\n"))
	d.shortcut(fyne.Key4, fyne.KeyModifierControl)
	if d.page != d.stateMap {
		t.Fatal("Ctrl+4 does not turn to the page Map")
	}
	d.Until("the map is there", func() bool { return strings.HasPrefix(d.said(), "360 positions in all") })
	for _, key := range []fyne.KeyName{fyne.KeyPlus, fyne.KeyMinus, fyne.Key0, fyne.KeyLeft, fyne.KeyUp, fyne.KeyRight, fyne.KeyDown} {
		d.Press(key)
	}
	d.Press(fyne.KeyReturn)
	if d.session.Index() == 0 {
		t.Fatal("Return goes nowhere")
	}
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	if d.page != d.board {
		t.Error("Ctrl+Return does not turn to the board")
	}
	d.board.Focus()
	d.item("Edit", "Undo").Action()
	if d.session.Index() != 0 {
		t.Errorf("one press does not take the way back: %d moves are left", d.session.Index())
	}
}
