package board

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

const regions = "ABBB\nAACB\nDACC\nDDDC\n"

// kinds are how many items of a kind the board shows.
func (d *desk) kinds(kind scene.Kind) (n int) {
	for _, it := range d.page.view.notes {
		if it.Kind == kind {
			n++
		}
	}
	return n
}

// Marks are made by mouse: crosses by clicks and drags, a queen by a second click or the
// other button. They are no moves.
func TestCellsAreMarkedByMouse(t *testing.T) {
	d := newDesk(t, regions)
	d.click(cell(1, 0))
	d.want(t, "")
	if d.kinds(scene.Strike) != 1 {
		t.Error("a click makes no cross")
	}
	d.click(cell(1, 0))
	d.want(t, "queen r1c2")
	d.drag(cell(0, 2), cell(0, 3), cell(3, 3))
	if d.kinds(scene.Strike) != 5 {
		t.Errorf("%d crosses, want 5", d.kinds(scene.Strike))
	}
	d.page.back()
	d.want(t, "")
	if d.kinds(scene.Strike) != 6 { // that of the first cell is seen again
		t.Errorf("%d crosses after the queen was taken back, want 6", d.kinds(scene.Strike))
	}
	d.second(cell(0, 3))
	d.second(cell(1, 0))
	d.want(t, "queen r4c1, queen r1c2")
	d.second(cell(1, 0))
	d.want(t, "queen r4c1, queen r1c2, take r1c2")
}

// By touch a long press is the other button.
func TestALongPressSetsAQueen(t *testing.T) {
	d := newDesk(t, regions)
	b := d.page.view.board
	b.TappedSecondary(&fyne.PointEvent{Position: b.Where(cell(1, 0))})
	d.want(t, "queen r1c2")
	b.Tapped(&fyne.PointEvent{Position: b.Where(cell(3, 3))})
	if d.kinds(scene.Strike) != 1 {
		t.Error("a tap makes no cross")
	}
}

// The cursor is there from the start; arrows move it, Space sets a queen, X a cross.
func TestCellsAreMarkedByKeys(t *testing.T) {
	d := newDesk(t, regions)
	if d.kinds(scene.Rect) == 0 {
		t.Fatal("there is no cursor at the start")
	}
	d.Press(fyne.KeyRight)
	d.Press(fyne.KeySpace)
	d.want(t, "queen r1c2")
	d.Press(fyne.KeyDown)
	d.letters("x")
	d.with(desktop.KeyShiftLeft, fyne.KeyRight)
	d.with(desktop.KeyShiftLeft, fyne.KeySpace)
	if got := d.page.model.hand.Crosses(); !slices.Equal(got, []int{5, 7}) {
		t.Errorf("crosses on %v, want 5 and 7", got)
	}
	d.letters("c") // to r3c3
	d.Press(fyne.KeyUp)
	d.Press(fyne.KeyReturn)
	d.want(t, "queen r1c2")
	if said := d.page.view.dock.sentence.Text; said != "R2c3 touches the queen on r1c2." {
		t.Errorf("it says %q", said)
	}
}

// A queen who may not stand on a cell is shown with what she is in conflict with, and goes.
func TestAConflictIsShown(t *testing.T) {
	d := newDesk(t, regions)
	d.second(cell(1, 0))
	d.second(cell(3, 0))
	d.want(t, "queen r1c2")
	if !d.page.view.holding {
		t.Fatal("nothing is shown over the board")
	}
	d.Until("it has gone", func() bool { return !d.page.view.holding })
}

// Where the queens and the crosses leave a row no cell, the dock says so.
func TestARowWithoutACellIsTold(t *testing.T) {
	d := newDesk(t, regions)
	d.second(cell(1, 0))
	d.drag(cell(3, 1), cell(2, 1))
	if said := d.page.view.dock.sentence.Text; said != "No cell is left in row 2" {
		t.Errorf("it says %q", said)
	}
}

// What follows from the queens is marked where that is wanted, and kept so.
func TestWhatFollowsIsMarked(t *testing.T) {
	d := newDesk(t, regions)
	d.second(cell(1, 0))
	if d.kinds(scene.Dot) != 0 {
		t.Error("dots that nobody wants")
	}
	for _, item := range d.page.Views() {
		if item.Label == "Show what follows" {
			item.Action()
		}
	}
	if d.kinds(scene.Dot) == 0 || !d.Frame.Preferences.Follows() {
		t.Error("there are no dots, or they are not kept")
	}
	if d = newDesk(t, cars); slices.ContainsFunc(d.page.Views(), func(m *fyne.MenuItem) bool { return m.Label == "Show what follows" && !m.Disabled }) {
		t.Error("cars have no cells to mark")
	}
}

// Crosses stay when the page is built anew, as for another theme or language, are saved
// beside the session, and go with the puzzle.
func TestCrossesStayWithThePuzzle(t *testing.T) {
	d := newDesk(t, regions)
	d.click(cell(3, 3))
	d.page.Build()
	if d.kinds(scene.Strike) != 1 {
		t.Error("they are gone from a page built anew")
	}
	kept := d.page.View()
	other := newDesk(t, regions)
	other.page.Restore(kept)
	if other.kinds(scene.Strike) != 1 {
		t.Errorf("those of a session are not shown: %v", kept.Crosses)
	}
	other.page.Restore(View{})
	d.page.PuzzleChanged()
	if d.kinds(scene.Strike)+other.kinds(scene.Strike) != 0 || strings.Contains(d.played(), "queen") {
		t.Error("they stay with another puzzle")
	}
}
