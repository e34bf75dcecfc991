package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestATextAreaTellsOfTypingAlone(t *testing.T) {
	test.NewTempApp(t)
	var heard []string
	a := NewTextArea(func(text string) { heard = append(heard, text) })
	win := test.NewTempWindow(t, a)
	win.Resize(fyne.NewSize(200, 120))
	a.SetText("1 2\n3 4\n")
	if len(heard) != 0 || a.numbers.Text != "1\n2\n3" {
		t.Errorf("heard %q, the lines are %q", heard, a.numbers.Text)
	}
	a.GoTo(2, 2)
	win.Canvas().Focus(a.Writing())
	win.Canvas().Focused().TypedRune('x')
	if len(heard) != 1 || heard[0] != "1 2\n3x 4\n" {
		t.Errorf("heard %q", heard)
	}
	a.GoTo(99, 99) // the nearest place that there is
	a.SetText("1")
	a.SetText(strings.Repeat("1 2 3\n", 40))
	a.GoTo(40, 1)
	if a.scroll.Offset.Y == 0 {
		t.Error("the cursor is not shown")
	}
}

func TestThePlaceOfAMistakeIsUnderlined(t *testing.T) {
	test.NewTempApp(t)
	a := NewTextArea(func(string) {})
	test.NewTempWindow(t, a).Resize(fyne.NewSize(200, 120))
	a.SetText("1 2\n3 x\n")
	a.Underline(2, 3)
	one := a.under.Size().Width
	if at := a.under.Position(); !a.under.Visible() || at.Y <= a.spot(1, 0).Y || at.X != a.spot(1, 2).X {
		t.Errorf("the line is at %v", at)
	}
	a.Underline(2, 0)
	if whole := a.under.Size().Width; whole != 3*one {
		t.Errorf("the whole line has %v, a letter %v", whole, one)
	}
	a.Underline(0, 0)
	if a.under.Visible() {
		t.Error("nothing is wrong, and underlined")
	}
}
