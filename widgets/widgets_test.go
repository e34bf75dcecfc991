package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestBoardHandsKeysOn(t *testing.T) {
	b := shownBoard(t, 200)
	var heard []fyne.KeyName
	b.OnKey = func(e *fyne.KeyEvent) { heard = append(heard, e.Name) }
	test.Tap(b)
	test.Type(b, "x") // a letter is nothing to a board
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(heard) != 1 || heard[0] != fyne.KeySpace {
		t.Errorf("heard %v, want the space bar", heard)
	}
}

func TestTransportFollows(t *testing.T) {
	var sought []int
	tr := NewTransport(TransportActions{Seek: func(i int) { sought = append(sought, i) }}, []string{"Slow", "Fast"}, 1)
	test.NewTempWindow(t, tr)
	tr.Follow(0, 0, false)
	if !tr.play.Disabled() || !tr.forward.Disabled() {
		t.Error("there is nothing to play, and the buttons can be pressed")
	}
	tr.Follow(3, 14, true)
	if tr.slider.Value != 3 || tr.slider.Max != 14 {
		t.Errorf("the slider is at %v of %v, want 3 of 14", tr.slider.Value, tr.slider.Max)
	}
	if len(sought) != 0 {
		t.Errorf("following sought %v; only the user seeks", sought)
	}
	tr.slider.SetValue(7)
	if len(sought) != 1 || sought[0] != 7 {
		t.Errorf("the user's slider sought %v, want 7", sought)
	}
}

func TestMoveListJumpsOnlyForTheUser(t *testing.T) {
	var jumps []int
	m := NewMoveList(nil)
	m.OnJump = func(row int) { jumps = append(jumps, row) }
	w := test.NewTempWindow(t, m)
	w.Resize(fyne.NewSize(300, 400))
	m.Fill([]Heading{{Text: "#"}, {Text: "Move"}, {Text: "Cost"}}, 1000, func(row, column int) string { return fmt.Sprint(row * (column + 1)) })
	m.Mark(700)
	if len(jumps) != 0 {
		t.Errorf("marking a row jumped to %v", jumps)
	}
	m.list.Select(5)
	if len(jumps) != 1 || jumps[0] != 5 {
		t.Errorf("the user's click jumped to %v, want 5", jumps)
	}
}

func TestLongWordsAreShortened(t *testing.T) {
	if got := shortened("tile 12 moves left", 60); got == "tile 12 moves left" || cellWidth(got) > 60 {
		t.Errorf("shortened to %q, %v wide, want at most 60", got, cellWidth(got))
	}
	if got := shortened("UP", 60); got != "UP" {
		t.Errorf("UP has room but became %q", got)
	}
}

func TestDropdownTellsOnlyOfTheUser(t *testing.T) {
	var heard []int
	d := NewDropdown(func(i int) { heard = append(heard, i) })
	d.Offer([]string{"one", "two"}, 1)
	if len(heard) != 0 {
		t.Errorf("offering choices told of %v", heard)
	}
	d.SetSelectedIndex(0)
	if len(heard) != 1 || heard[0] != 0 {
		t.Errorf("heard %v, want 0", heard)
	}
}

// BenchmarkMoveListMark marks one row after the other among 1,000.
func BenchmarkMoveListMark(b *testing.B) {
	m := NewMoveList(nil)
	w := test.NewTempWindow(b, m)
	w.Resize(fyne.NewSize(300, 600))
	m.Fill([]Heading{{Text: "#"}, {Text: "Move"}, {Text: "Cost"}, {Text: "g"}, {Text: "h"}, {Text: "f"}}, 1000, func(row, _ int) string { return fmt.Sprint(row) })
	b.ResetTimer()
	for i := range b.N {
		m.Mark(i % 1000)
	}
}
