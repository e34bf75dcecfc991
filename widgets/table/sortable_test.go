package table

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"langkah/widgets/style"
)

// shownTable is a table of so many rows in a window; cells are named by row and
// column, and every third row is wrong.
func shownTable(t *testing.T, rows int, key func(*fyne.KeyEvent)) *Sortable {
	table := NewSortable(nil, key)
	w := test.NewTempWindow(t, table)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(500, 300))
	table.Fill(Data{
		Columns: []Column{{Title: "Method"}, {Title: "Cost", Figure: true}, {Title: "A long heading", Figure: true}},
		Rows:    rows, Sorted: 1,
		Cell: func(row, column int) Cell {
			return Cell{Text: fmt.Sprintf("%c%d", 'a'+column, row), Bar: NoBar, Best: column == 2 && row == 1}
		},
		Wrong: func(row int) bool { return row%3 == 0 },
	})
	return table
}

// texts are the texts of a row that are seen.
func texts(r fyne.Widget) []*canvas.Text {
	var list []*canvas.Text
	for _, o := range test.WidgetRenderer(r).Objects() {
		if text, ok := o.(*canvas.Text); ok && text.Visible() {
			list = append(list, text)
		}
	}
	return list
}

func TestAClickOnAHeadingSortsByItsColumn(t *testing.T) {
	table := shownTable(t, 5, nil)
	var sorted []int
	table.OnSort = func(column int) { sorted = append(sorted, column) }
	for _, heading := range texts(table.header) {
		middle := heading.Position().AddXY(heading.Size().Width/2, 5)
		table.header.Tapped(&fyne.PointEvent{Position: middle})
	}
	table.header.Tapped(&fyne.PointEvent{Position: fyne.NewPos(499, 5)}) // beyond the last
	if want := []int{0, 1, 2}; !slices.Equal(sorted, want) {
		t.Errorf("sorted by %v, want %v", sorted, want)
	}
}

func TestARowOpensByMouseAndByReturnAgainAndAgain(t *testing.T) {
	var opened []int
	var heard []fyne.KeyName
	table := shownTable(t, 1000, func(e *fyne.KeyEvent) { heard = append(heard, e.Name) })
	table.OnOpen = func(row int) { opened = append(opened, row) }
	table.list.Select(7)
	table.list.Select(7)
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn, fyne.KeyF1} {
		table.list.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if len(opened) != 3 || opened[0] != 7 || opened[1] != 7 {
		t.Errorf("opened %v, want 7 twice and one by Return", opened)
	}
	if want := []fyne.KeyName{fyne.KeyF1}; !slices.Equal(heard, want) {
		t.Errorf("handed on %v, want %v", heard, want)
	}
}

func TestColumnsFitTheirWordsAndWrongRowsAreMarked(t *testing.T) {
	table := shownTable(t, 30, nil)
	for i, width := range table.widths {
		if least := style.TextWidth(fmt.Sprintf("%c%d", 'a'+i, 29)); width < least {
			t.Errorf("column %d is %v wide, its words %v", i, width, least)
		}
	}
	r := newTableRow(table)
	r.Resize(fyne.NewSize(500, 31))
	for i, want := range []fyne.ThemeColorName{theme.ColorNameError, style.ColorInk} {
		r.fill(i)
		cells := texts(r)
		if cells[0].Text != fmt.Sprintf("a%d", i) || cells[0].Color != theme.Color(want) {
			t.Errorf("row %d begins with %q in %v, want %v", i, cells[0].Text, cells[0].Color, want)
		}
		x, width := table.place(2, 500)
		if right := cells[2].Position().X + cells[2].Size().Width; right < x+width-1.5 || right > x+width+1.5 {
			t.Errorf("a figure ends at %v, its column at %v", right, x+width)
		}
	}
	if best := texts(r)[2]; best.Color != theme.Color(theme.ColorNameSuccess) || !best.TextStyle.Bold {
		t.Error("the best of a column does not stand out")
	}
	table.Fill(Data{Sorted: -1})
	if least := table.content.MinSize(); table.data.Rows != 0 || least.Height <= 0 {
		t.Errorf("an empty table has %d rows and needs %v", table.data.Rows, least)
	}
}

func TestTheSortedColumnHasAnArrow(t *testing.T) {
	table := shownTable(t, 3, nil)
	if got := texts(table.header)[1].Text; got != "Cost ↑" {
		t.Errorf("the sorted column is called %q", got)
	}
	table.data.Falling = true
	table.header.Refresh()
	if got := texts(table.header)[1].Text; got != "Cost ↓" {
		t.Errorf("the column sorted the other way round is called %q", got)
	}
}

func TestTheOtherButtonOpensTheMenuOfARow(t *testing.T) {
	table := shownTable(t, 3, nil)
	asked := -1
	table.OnMenu = func(row int, _ fyne.Position) { asked = row }
	r := newTableRow(table)
	r.fill(2)
	r.TappedSecondary(&fyne.PointEvent{})
	if asked != 2 {
		t.Errorf("the menu is of row %d, want 2", asked)
	}
}

func TestARowHidesTheCellsThatItDoesNotNeed(t *testing.T) {
	c := &columns{words: -1}
	c.fit([]string{"1", "2", "3"}, 0, nil)
	r := newRow(c)
	r.Resize(fyne.NewSize(300, 20))
	r.show([]string{"1", "2", "3"})
	c.widths = c.widths[:2]
	r.show([]string{"1", "2"})
	if n := len(texts(r)); n != 2 {
		t.Errorf("%d cells are seen, want 2", n)
	}
}

func TestASmallTableHasARowBelowTheOther(t *testing.T) {
	table := NewFixed([]string{"Round", "Expanded"}, [][]string{{"1", "100"}, {"2", "123,456,789"}, {"3"}})
	w := test.NewTempWindow(t, table)
	w.Resize(fyne.NewSize(400, 300))
	lines := table.(*fyne.Container).Objects
	var y float32 = -1
	for _, o := range lines {
		if o.Position().Y <= y {
			t.Errorf("a row at %v stands beside the one at %v", o.Position().Y, y)
		}
		y = o.Position().Y
	}
	last := lines[3].(*row)
	if width := last.columns.widths[1]; width < style.TextWidth("123,456,789") {
		t.Errorf("the second column is %v wide, its longest words %v", width, style.TextWidth("123,456,789"))
	}
}
