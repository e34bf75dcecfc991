package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"langkah/widgets"
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

// A column is as wide as its longest cell, wherever that stands.
func TestNoFigureOfAColumnIsCut(t *testing.T) {
	c := &columns{words: -1}
	rows := []string{"1", "22", "1,234,567", "3", "4"}
	c.fit([]string{"g"}, len(rows), func(row, _ int) string { return rows[row] })
	if want := style.TextWidth("1,234,567"); c.widths[0] != want {
		t.Errorf("the column is %v wide, want %v", c.widths[0], want)
	}
}

// The mouse over a row marks it, and asks for the row in full.
func TestTheTooltipOfARowIsTheRowInFull(t *testing.T) {
	shown := make(chan func(), 10)
	tips := widgets.NewTips(func(f func()) { shown <- f })
	m := NewMoveList(nil)
	m.Tips, m.Tip = tips, func(row int) string { return fmt.Sprintf("tile %d moves left", row) }
	w := test.NewTempWindow(t, container.NewStack(m, tips))
	w.Resize(fyne.NewSize(300, 400))
	m.Fill([]Heading{{Text: "#"}, {Text: "Move"}}, 3, func(row, _ int) string { return fmt.Sprint(row) })
	test.MoveMouse(w.Canvas(), fyne.NewPos(100, 3.5*rowHeight()))
	(<-shown)()
	if tip := tips.Shown(); tip != "tile 2 moves left" {
		t.Errorf("the tooltip is %q", tip)
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(100, 399))
	if tip := tips.Shown(); tip != "" {
		t.Errorf("the tooltip %q stays", tip)
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

// A click in the window goes to the topmost object that hears either button: that chooses the row.
func TestAClickChoosesARow(t *testing.T) {
	test.NewTempApp(t)
	m := NewMoveList(nil)
	chosen := -1
	m.OnJump = func(row int) { chosen = row }
	m.Fill([]Heading{{Text: "#"}, {Text: "Move"}}, 5, func(row, _ int) string { return "R" })
	win := test.NewTempWindow(t, m)
	win.Resize(fyne.NewSize(200, 300))
	var rows []*row
	for _, o := range test.LaidOutObjects(win.Content()) {
		if r, ok := o.(*row); ok {
			rows = append(rows, r)
		}
	}
	for _, r := range rows {
		if tapped, ok := any(r).(fyne.Tappable); !ok {
			t.Fatal("a row hears the menu's button alone")
		} else if chosen = -1; r.chosen != nil {
			if tapped.Tapped(&fyne.PointEvent{}); chosen < 0 {
				t.Error("a click chooses no row")
			}
		}
	}
	if len(rows) < 5 {
		t.Fatalf("%d rows are seen", len(rows))
	}
}
