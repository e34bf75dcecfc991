package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/widgets/style"
)

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
	if got := shortened("tile 12 moves left", 60); got == "tile 12 moves left" || style.TextWidth(got) > 60 {
		t.Errorf("shortened to %q, %v wide, want at most 60", got, style.TextWidth(got))
	}
	if got := shortened("UP", 60); got != "UP" {
		t.Errorf("UP has room but became %q", got)
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
