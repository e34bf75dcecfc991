package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// A key that is held when a dialog opens, and released in it, is not held afterwards: an
// arrow moves one tile, not the whole row.
func TestADialogEndsWhatIsHeld(t *testing.T) {
	for _, key := range []fyne.KeyName{desktop.KeyShiftLeft, desktop.KeyControlLeft} {
		d := newDesk(t, file(t, "tiny.txt", eight)) // 0 1 3 in the first row
		d.Win.Canvas().Focused().(desktop.Keyable).KeyDown(&fyne.KeyEvent{Name: key})
		d.showAbout()
		if k, ok := d.Win.Canvas().Focused().(desktop.Keyable); ok {
			k.KeyUp(&fyne.KeyEvent{Name: key})
		}
		d.Tap("Close")
		d.Press(fyne.KeyLeft)
		if n := len(d.session.Moves()); n != 1 {
			t.Errorf("after %s in a dialog an arrow makes %d moves", key, n)
		}
		d.close()
	}
}

// Tab begins with what a page is about, not with the bar above it.
func TestTabBeginsWithThePage(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	for _, p := range d.pages {
		d.turn(p.page)
		d.Win.Canvas().Unfocus()
		d.Win.Canvas().FocusNext()
		first := d.Win.Canvas().Focused()
		if _, tab := first.(*widgets.Tab); first == nil || tab && slices.Contains(d.bar.tabs, first.(*widgets.Tab)) {
			t.Errorf("on %s Tab begins with %T", p.Title(), first)
		}
		if _, board := first.(*sceneview.Board); p.page == d.board && !board {
			t.Errorf("on the page Board Tab begins with %T", first)
		}
	}
}

// The line at the bottom belongs to the page shown and to its state.
func TestTheStatusLineIsNotStale(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.turn(d.search)
	d.rest()
	if d.said() == "" {
		t.Fatal("the page Search says nothing")
	}
	d.turn(d.start)
	if d.said() != "" {
		t.Errorf("on the page Start it says %q", d.said())
	}
	d.board.Solve() // while Start is shown
	d.rest()
	if d.said() != "" {
		t.Errorf("on the page Start it says of the page Board: %q", d.said())
	}
	d.turn(d.board)
	now := d.said()
	d.copyBoard()
	d.item("View", "First step").Action()
	if d.said() != now {
		t.Errorf("after a step it says %q, before %q", d.said(), now)
	}
}
