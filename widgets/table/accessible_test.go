package table

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// A screen reader reads the present row of a list, and the columns of a table.
func TestWhatAScreenReaderReads(t *testing.T) {
	test.NewTempApp(t)
	moves, sorted := NewMoveList(nil), NewSortable(nil, nil)
	moves.Fill([]Heading{{Text: "#"}, {Text: "Move"}}, 2, func(row, column int) string { return [][]string{{"1", "5 left"}, {"2", "6 up"}}[row][column] })
	moves.Mark(1)
	sorted.data.Columns = []Column{{Title: "Method"}, {Title: "Moves"}}
	if a, b := moves.AccessibilityLabel(), sorted.AccessibilityLabel(); a != "2, 6 up" || b != "Method, Moves" {
		t.Errorf("the list reads %q, the table %q", a, b)
	}
}
