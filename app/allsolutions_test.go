package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

const dominoes = "2 3 3\nDEFAULT\nAA\nBB\nCC\n"

func (d *desk) shows(number int64) {
	d.t.Helper()
	d.until("another solution is shown", func() bool { return d.solvePage().all.number == number })
	if !d.session.Position().Solved() {
		d.t.Fatalf("solution %d is not shown to its end", number)
	}
}

func TestPagingThroughSolutions(t *testing.T) {
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
	if d.session.Position().Text() != first || !strings.Contains(d.words(), "verified") {
		t.Error("the first solution is not what it was, or not verified")
	}
	d.openFile(file(t, "tiny.txt", eight))
	if d.solvePage().all.number != 0 || d.solvePage().all.items() != nil {
		t.Error("solutions of tiles are offered")
	}
}

func TestCountingInTheWindow(t *testing.T) {
	d := newDesk(t, file(t, "dominoes.txt", dominoes))
	d.item("Solve", "Count all solutions").Action()
	d.until("the solutions are counted", func() bool {
		return strings.Contains(d.words(), "All solutions, equal pieces not told apart: 3")
	})
	d.dialog.Hide()
}

// In the colours of a chessboard all pieces but T are balanced: there is no
// solution, and the search is long.
const long = "6 10 13\nDEFAULT\nTTT\n T\nLLL\nL\nIIII\nOO\nOO\nSS\n SS\nAAAAAA\nBBBBB\nB\nCCCCC\n  C\nDDDD\nDD\nEEEE\n EE\nFFF\nFFF\nGG\nHH\n"

func TestASearchIsSeenLive(t *testing.T) {
	d := newDesk(t, file(t, "long.txt", long))
	d.shortcut(fyne.KeyReturn, fyne.KeyModifierControl)
	d.until("the board fills", func() bool {
		return d.session.Solving() && d.solvePage().view.shown != nil && !strings.HasPrefix(d.solvePage().view.shown.Text(), "..........\n")
	})
	d.press(fyne.KeyEscape)
	d.until("the search has ended", func() bool { return !d.session.Solving() })
	if text := d.solvePage().view.shown.Text(); !strings.HasPrefix(text, "..........\n") {
		t.Errorf("after the search the board still shows\n%s", text)
	}
}
