package board

import (
	"context"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/looktest"
	"langkah/engine"
)

func TestMovesInWords(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	w, prefs := d.Frame.Words, d.Frame.Preferences
	m := d.page.model.session.Moves()[0]
	if got := moveName(w, prefs, m); got != m.Name {
		t.Errorf("the move is told as %q, want %q", got, m.Name)
	}
	prefs.SetMovesInWords(true)
	if got := moveName(w, prefs, m); got != m.Words.String() {
		t.Errorf("the move is told as %q, want %q", got, m.Words)
	}
}

func TestMethodsAreTwoDropdowns(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	p, choice := d.page.panel, &d.page.model.choice
	for i, a := range choice.algorithms() {
		p.algorithm.SetSelectedIndex(i)
		m, ok := choice.method()
		if !ok || m.Algorithm.Name != a.Name {
			t.Errorf("choosing %s gives %s", a.Name, m.Name())
		}
		if p.guarantee.Text == "" {
			t.Errorf("nothing says what %s guarantees", m.Name())
		}
		if takes := len(choice.heuristics()) > 0; takes == p.heuristic.Disabled() {
			t.Errorf("the heuristic of %s can be chosen: %v", a.Name, takes)
		}
	}
}

// Tab goes the way that the eye does: puzzle, method, board, playback.
func TestTabGoesFromLeftToRight(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	p, canvas := d.page, d.Win.Canvas()
	canvas.Focus(p.panel.algorithm)
	order := []fyne.Focusable{p.panel.limits.Toggle, p.panel.button, p.view.board}
	for _, want := range order {
		for steps := 0; canvas.Focused() != want; steps++ {
			if steps > 6 {
				t.Fatalf("Tab does not get to %T", want)
			}
			canvas.FocusNext()
		}
	}
	canvas.FocusPrevious()
	if canvas.Focused() != fyne.Focusable(p.panel.button) {
		t.Errorf("Tab back from the board gets to %T, want the button Solve", canvas.Focused())
	}
}

// In the colours of a chessboard all pieces but T are balanced: there is no
// solution, and the search is long.
const long = "6 10 13\nDEFAULT\nTTT\n T\nLLL\nL\nIIII\nOO\nOO\nSS\n SS\nAAAAAA\nBBBBB\nB\nCCCCC\n  C\nDDDD\nDD\nEEEE\n EE\nFFF\nFFF\nGG\nHH\n"

func TestASearchIsSeenLive(t *testing.T) {
	d := newDesk(t, long)
	m := d.page.model
	d.page.solve()
	d.Until("the board fills", func() bool {
		return m.solving() && !strings.HasPrefix(m.shown().Text(), "..........\n")
	})
	d.page.stop()
	d.Until("the search has ended", func() bool { return !m.solving() })
	if text := m.shown().Text(); !strings.HasPrefix(text, "..........\n") {
		t.Errorf("after the search the board still shows\n%s", text)
	}
}

func TestWhatOthersCameToIsShown(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	p := d.page.model.session.Puzzle()
	m := p.Methods()[0]
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
	d.page.Show(engine.Solution{Name: "shown", Puzzle: p, Method: m, Result: r})
	if !strings.Contains(d.Said, m.Title().String()) || !strings.Contains(d.Words(), "Step 0 of 4") {
		t.Errorf("it says %q, and shows\n%s", d.Said, d.Words())
	}
}

func TestEscapeStopsTheWayToANumber(t *testing.T) {
	d := newDesk(t, long)
	d.page.showNumber(1)
	if !d.page.model.busy() {
		t.Fatal("nothing looks for the solution")
	}
	d.page.stop()
	d.Until("it has ended", func() bool { return !d.page.model.busy() })
	if d.page.model.number != 0 {
		t.Errorf("solution %d is shown", d.page.model.number)
	}
}
