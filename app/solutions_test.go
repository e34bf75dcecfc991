package app

import (
	"fmt"
	"langkah/engine/testkit/casetest"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

const dominoes = "2 3 3\nDEFAULT\nAA\nBB\nCC\n"

func (d *desk) shows(number int64) {
	d.t.Helper()
	d.Until("another solution is shown", func() bool { return d.said() == fmt.Sprintf("Solution %d", number) })
	if !d.session.Position().Solved() {
		d.t.Fatalf("solution %d is not shown to its end", number)
	}
}

func TestPagingThroughSolutions(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "dominoes.txt", dominoes))
	d.shortcut(fyne.KeyDown, fyne.KeyModifierControl)
	d.shows(1)
	first := d.session.Position().Text()
	d.shortcut(fyne.KeyDown, fyne.KeyModifierControl)
	d.shows(2)
	if d.session.Position().Text() == first {
		t.Error("the second solution is the first")
	}
	d.shortcut(fyne.KeyUp, fyne.KeyModifierControl)
	d.shows(1)
	if d.session.Position().Text() != first || !strings.Contains(d.Words(), "verified") {
		t.Error("the first solution is not what it was, or not verified")
	}
	d.openFile(file(t, "tiny.txt", eight))
	for _, item := range d.item("Solve").ChildMenu.Items {
		if item.Label == "Next solution" {
			t.Error("solutions of tiles are offered")
		}
	}
}

func TestCountingInTheWindow(t *testing.T) {
	d := newDesk(t, file(t, "dominoes.txt", dominoes))
	d.item("Solve", "Count all solutions").Action()
	d.Until("the solutions are counted", func() bool {
		return strings.Contains(d.Words(), "All solutions, equal pieces not told apart: 3")
	})
	d.Press(fyne.KeyEscape)
	if d.Dialog() {
		t.Error("Escape does not close the dialog")
	}
}
