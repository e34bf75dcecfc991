package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/testkit/casetest"
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

// Tab begins with what a page is about, goes on to the panels beside it, and comes to the
// bar last.
func TestTabBeginsWithThePage(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.Win.Resize(fyne.NewSize(1280, 800))
	d.solve()
	for _, p := range append(d.pages[:len(d.pages):len(d.pages)], place{page: d.review}, place{page: d.editor}, place{page: d.help}) {
		d.turn(p.page)
		d.rest()
		var order []fyne.Focusable
		d.Win.Canvas().Unfocus()
		for d.Win.Canvas().FocusNext(); len(order) == 0 || d.Win.Canvas().Focused() != order[0]; d.Win.Canvas().FocusNext() {
			order = append(order, d.Win.Canvas().Focused())
		}
		switch order[0].(type) {
		case *sceneview.Board:
		case *sceneview.Easel:
			if p.page != d.editor {
				t.Errorf("%s begins with an easel", p.Title())
			}
		default:
			if p.page == d.board || p.page == d.editor {
				t.Errorf("on the page %s Tab begins with %T", p.Title(), order[0])
			}
		}
		_, card := order[0].(*widgets.PressCard)
		_, choice := order[0].(*widgets.Dropdown) // of the puzzles
		if p.page == d.start && !card || p.page == d.compare && !choice {
			t.Errorf("on the page %s Tab begins with %T", p.Title(), order[0])
		}
		bar := slices.IndexFunc(order, func(f fyne.Focusable) bool { return f == fyne.Focusable(d.bar.tabs[0]) })
		if bar < 1 {
			t.Fatalf("on the page %s Tab comes to the bar as number %d of %d", p.Title(), bar, len(order))
		}
		left := 0 // the last control of the desk comes before the first one of the panels
		for _, f := range order[:bar] {
			switch x := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.(fyne.CanvasObject)).X; {
			case x < leftPanel:
				left++
			case x < rightPanel && left > 0 && (p.page == d.board || p.page == d.editor || p.page == d.review || p.page == d.search):
				t.Errorf("on the page %s Tab comes back from the panel to %T", p.Title(), f)
			}
		}
	}
}

// The panels of a page in a window of 1280: they end and begin there.
const leftPanel, rightPanel = 260, 950

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
