package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
)

// pressItem chooses the n-th item, from 1, of the menu that is open.
func (d *desk) pressItem(n int) {
	for range n {
		d.Press(fyne.KeyDown)
	}
	d.Press(fyne.KeyReturn)
}

func TestTheBoardHasAMenu(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	test.TapSecondary(d.page.view.board)
	if !strings.Contains(d.Words(), "Copy board as text") {
		t.Fatalf("a right click shows\n%s", d.Words())
	}
	d.pressItem(1)
	if d.copied != "board" || d.Dialog() {
		t.Errorf("copied is %q; the menu is open: %t", d.copied, d.Dialog())
	}
	test.TapSecondary(d.page.view.board)
	d.pressItem(4)
	if !d.Frame.Preferences.NextMove() {
		t.Error("the next move is not shown")
	}
}

func TestTheListOfMovesHasAMenu(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.solve()
	d.page.side.list.list.OnMenu(2, fyne.NewPos(100, 100))
	d.pressItem(1)
	if d.index() != 2 {
		t.Errorf("it goes to %d, want 2", d.index())
	}
	d.page.side.list.list.OnMenu(2, fyne.NewPos(100, 100))
	d.pressItem(2)
	if d.copied != "moves" {
		t.Errorf("copied is %q", d.copied)
	}
}

// A small board shows a goal that is not the usual one.
func TestAnUnusualGoalIsShown(t *testing.T) {
	for text, want := range map[string]bool{looktest.Eight: false, looktest.Eight + "goal: spiral\n": true, balls: false} {
		d := newDesk(t, text)
		if d.page.panel.goal.content.Visible() != want {
			t.Errorf("the goal is shown: %t, of\n%s", !want, text)
		}
	}
}
