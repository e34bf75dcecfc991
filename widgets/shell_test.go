package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestATipIsShownAfterAWhileUnlessTheMouseLeaves(t *testing.T) {
	work := make(chan func(), 10)
	tips := NewTips(func(f func()) { work <- f })
	b := NewIconButton(theme.ContentAddIcon(), tips, "New", func() {})
	w := test.NewTempWindow(t, container.NewStack(container.NewCenter(b), tips))
	w.Resize(fyne.NewSize(300, 200))
	b.MouseIn(nil)
	if tips.Shown() != "" {
		t.Error("the tip does not wait")
	}
	(<-work)()
	if tips.Shown() != "New" {
		t.Errorf("the tip says %q", tips.Shown())
	}
	b.MouseOut()
	if tips.Shown() != "" {
		t.Error("the tip stays when the mouse has left")
	}
	b.MouseIn(nil)
	late := <-work // the timer has rung while the mouse leaves
	b.MouseOut()
	late()
	if tips.Shown() != "" {
		t.Error("a tip comes after the mouse has left")
	}
}

// A tip goes with the control below which it stands, although the mouse rests.
func TestATipGoesWithItsControl(t *testing.T) {
	for name, change := range map[string]func(w fyne.Window, b *Button, tips *Tips){
		"hidden":  func(_ fyne.Window, b *Button, _ *Tips) { b.Hide() },
		"moved":   func(_ fyne.Window, b *Button, _ *Tips) { b.Move(fyne.NewPos(5, 70)) },
		"removed": func(w fyne.Window, _ *Button, tips *Tips) { w.SetContent(tips) },
	} {
		work := make(chan func(), 10)
		tips := NewTips(func(f func()) { work <- f })
		b := NewIconButton(theme.ContentAddIcon(), tips, "New", func() {})
		w := test.NewTempWindow(t, container.NewStack(container.NewCenter(b), tips))
		w.Resize(fyne.NewSize(300, 200))
		b.MouseIn(nil)
		(<-work)()
		(<-work)()
		if tips.Shown() == "" {
			t.Errorf("the tip of a control that stays does not")
		}
		change(w, b, tips)
		(<-work)()
		if tips.Shown() != "" {
			t.Errorf("the tip of a control that was %s stays", name)
		}
		change(w, b, tips)
		b.MouseIn(nil)
		if (<-work)(); name != "moved" && tips.Shown() != "" {
			t.Errorf("a control that was %s has a tip", name)
		}
		tips.Hide()
	}
}

func TestATabAndACardArePressedByTheKeyboard(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		tabs, cards := 0, 0
		tab := NewTab("Board", func() { tabs++ })
		card := NewPressCard("sliding", canvas.NewRectangle(nil), func() { cards++ })
		test.NewTempWindow(t, container.NewVBox(tab, card))
		tab.TypedKey(&fyne.KeyEvent{Name: key})
		card.TypedKey(&fyne.KeyEvent{Name: key})
		if tabs != 1 || cards != 1 {
			t.Errorf("%s presses the tab %d times and the card %d times", key, tabs, cards)
		}
	}
}

func TestSidesBecomeADrawerInANarrowWindow(t *testing.T) {
	side := func() fyne.CanvasObject {
		r := canvas.NewRectangle(nil)
		r.SetMinSize(fyne.NewSize(300, 100))
		return r
	}
	for _, c := range []struct {
		width            float32
		fold             Fold
		left, right      bool    // shown without asking
		desk, pushedDesk float32 // its width, without and with the right side opened
	}{
		{1300, BothSides, true, true, 700, 700},
		{1100, LeftSide, true, false, 800, 500},
		{760, NoSide, false, false, 760, 460},
	} {
		left, desk, right := side(), canvas.NewRectangle(nil), side()
		d := NewDrawers(left, desk, right)
		w := test.NewTempWindow(t, d)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(c.width, 500))
		if d.Fold() != c.fold || left.Visible() != c.left || right.Visible() != c.right || desk.Size().Width != c.desk {
			t.Errorf("at %v: fold %d, left %t, right %t, desk %v", c.width, d.Fold(), left.Visible(), right.Visible(), desk.Size().Width)
		}
		d.Open(RightOpen)
		if !right.Visible() || desk.Size().Width != c.pushedDesk {
			t.Errorf("at %v the open drawer leaves the desk %v", c.width, desk.Size().Width)
		}
		d.Toggle(RightOpen)
		if right.Visible() {
			t.Errorf("at %v the right side does not close", c.width)
		}
	}
}
