package board

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/app/kit/method"
	"langkah/engine"
)

// The list has the short name of a move, its tooltip the sentence.
func TestMovesAreToldByThePiece(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	m := d.page.model.session.Moves()[0]
	column := func(n int) string {
		columns := d.page.side.list.columns()
		return columns[n].cell(1)
	}
	if column(1) != "1 left" {
		t.Errorf("the move is listed as %q, want %q", column(1), "1 left")
	}
	if tip, want := d.page.side.list.tip(1), "Tile 1 moves left"; tip != want {
		t.Errorf("its tooltip is %q, want %q", tip, want)
	}
	d.Frame.Preferences.SetMoveNames(true)
	if column(2) != m.Name {
		t.Errorf("beside it stands %q, want %q", column(2), m.Name)
	}
}

// A column of costs stands there only where it is not the number of the move.
func TestCostsAreListedWhereTheyAreNotTheNumberOfMoves(t *testing.T) {
	for text, want := range map[string]bool{looktest.Eight: false, looktest.Eight + "cost: tile\n": true} {
		d := newDesk(t, text)
		d.page.model.choice.PickAlgorithm("bfs")
		d.solve()
		has := slices.ContainsFunc(d.page.side.list.columns(), func(c moveColumn) bool { return c.title == "Cost" })
		if has != want {
			t.Errorf("a column of costs is there: %t, of\n%s", has, text)
		}
	}
}

func TestMethodsArePickedFromListsThatExplain(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	p, choice := d.page.panel, &d.page.model.choice
	for i, a := range choice.Ranked() {
		d.choose(p.method.Algorithm, i)
		m, ok := choice.Method()
		if !ok || m.Algorithm.Name != a.Name {
			t.Errorf("choosing %s gives %s", a.Name, m.Name())
		}
		offer := p.method.Algorithm.Choices()[i]
		if p.guarantee.Text == "" || offer.Why == "" || offer.Group == "" {
			t.Errorf("nothing says what %s guarantees", m.Name())
		}
		if optimal := strings.HasPrefix(offer.Group, "Not"); i > 0 && optimal == m.Guarantee().Optimal {
			t.Errorf("%s stands under %q", m.Name(), offer.Group)
		}
		if takes := len(choice.Heuristics()) > 0; takes == p.method.Heuristic.Disabled() {
			t.Errorf("the heuristic of %s can be chosen: %v", a.Name, takes)
		}
	}
	d.choose(p.method.Algorithm, slices.IndexFunc(choice.Ranked(), func(o method.Offered) bool { return o.Name == "astar" }))
	d.choose(p.method.Heuristic, 0)
	if m, _ := choice.Method(); m.Heuristic.Name != choice.Heuristics()[0].Name {
		t.Errorf("the heuristic is %s", m.Name())
	}
}

// What is shown is of one solution: under another method it says whose it is.
func TestAnotherMethodGreysTheSolution(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	shown, _ := d.page.model.choice.Method()
	d.choose(d.page.panel.method.Algorithm, 1)
	words := d.Words()
	if !strings.Contains(words, "Of "+shown.Title().String()) || strings.Contains(d.badgeWords(), "verified") {
		t.Errorf("it does not say whose the moves are:\n%s", words)
	}
	d.choose(d.page.panel.method.Algorithm, 0)
	if _, stale := d.page.model.stale(); stale || strings.Contains(d.Words(), "Of "+shown.Title().String()) {
		t.Error("its own method greys it, too")
	}
}

// After a limit a button tries the method that comes to an end.
func TestAfterALimitTheOtherMethodIsOffered(t *testing.T) {
	d := newDesk(t, "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n")
	d.Frame.Preferences.SetTime(time.Second)
	d.page.solve()
	d.Until("the limit is reached", func() bool { return !d.page.model.solving() })
	d.Tap("Try Fast, not optimal")
	if m, _ := d.page.model.choice.Method(); !d.page.model.solving() || m.Guarantee().Optimal {
		t.Errorf("it solves with %s", m.Name())
	}
}

// Tab visits what the page is about first, then the panels from left to right: board,
// playback, puzzle, method, moves.
func TestTabBeginsWithTheBoard(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	p, canvas := d.page, d.Win.Canvas()
	canvas.Unfocus()
	canvas.FocusNext()
	if canvas.Focused() != fyne.Focusable(p.view.board) {
		t.Errorf("Tab begins with %T, want the board", canvas.Focused())
	}
	canvas.Focus(p.panel.method.Algorithm)
	order := []fyne.Focusable{p.panel.limits.Toggle, p.panel.button}
	for _, want := range order {
		for steps := 0; canvas.Focused() != want; steps++ {
			if steps > 6 {
				t.Fatalf("Tab does not get to %T", want)
			}
			canvas.FocusNext()
		}
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
	m := p.Methods()[3]
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
	d.page.Show(engine.Solution{Name: "shown", Puzzle: p, Method: m, Result: r})
	if chosen, _ := d.page.model.choice.Method(); chosen.Name() != m.Name() {
		t.Errorf("the method chosen is %s", chosen.Name())
	}
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
