package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/widgets/table"
)

func TestComparingShowsASolutionOnTheBoard(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.shortcut(fyne.KeyK, fyne.KeyModifierControl) // turns to the page
	if d.page != d.compare {
		t.Fatal("Ctrl+K does not turn to the page Compare")
	}
	d.shortcut(fyne.KeyK, fyne.KeyModifierControl)
	table := func() *table.Sortable { return looktest.Find[*table.Sortable](d.Screen, "table", nil) }
	d.Until("the comparison has ended", func() bool { return !d.Has("Stop") })
	table().OnOpen(0)
	if d.page != d.board || len(d.session.Moves()) != 4 {
		t.Fatalf("a click on a row shows %d moves, want 4 on the board", len(d.session.Moves()))
	}
	d.Press(fyne.KeyEnd)
	if !d.session.Position().Solved() {
		t.Error("the board does not play the solution")
	}
	d.turn(d.compare)
	if item := d.item("Compare", "Save report …"); item.Disabled {
		t.Error("the comparison is gone after a look at a solution")
	}
}

// The times of a comparison are measured: no search disturbs them.
func TestComparingStopsASearch(t *testing.T) {
	d := newDesk(t, file(t, "slow.txt", slow))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.turn(d.compare)
	d.shortcut(fyne.KeyK, fyne.KeyModifierControl)
	d.Until("the search has stopped", d.board.HasOutcome)
	if o, _ := d.session.Outcome(); o.Result.Status != engine.Stopped {
		t.Errorf("the search came to %s", o.Result.Status)
	}
	d.Press(fyne.KeyEscape)
	d.Until("the comparison has stopped", func() bool { return !d.Has("Stop") })
}

// What the status line says of a solution on the board is not for other pages.
func TestBadgesBelongToTheirPage(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	if len(d.status.badges.Objects) != 1 {
		t.Error("the badges are not there")
	}
	d.turn(d.compare)
	if len(d.status.badges.Objects) != 0 {
		t.Error("the badges are on another page")
	}
}
