package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// SortTable is a table of many rows under a header. A click on a name in the
// header calls OnSort; a click on a row, or Return, calls OnOpen. Rows are made
// only for what is seen, so that many scroll smoothly.
type SortTable struct {
	widget.BaseWidget

	OnSort func(column int)
	OnOpen func(row int)

	header  *headRow
	list    *rowList
	columns *columns
	cell    func(row, column int) string
	wrong   func(row int) bool // shown as an error
	rows    int
	content fyne.CanvasObject
}

// NewSortTable makes an empty table whose first column holds words; key hears
// keys that it has no use for.
func NewSortTable(key func(*fyne.KeyEvent)) *SortTable {
	t := &SortTable{columns: &columns{words: -1, left: 1}}
	t.header = newHeadRow(t)
	t.list = newRowList(rowSource{
		columns: t.columns, length: func() int { return t.rows }, fill: t.fill, chosen: t.open,
	}, key)
	table := container.NewBorder(container.NewVBox(t.header, widget.NewSeparator()), nil, nil, nil, t.list)
	t.content = container.NewHScroll(container.New(&columnsLayout{t.columns}, table))
	t.ExtendBaseWidget(t)
	return t
}

// Fill shows other rows. cell is asked for the words of a row when it is seen,
// wrong whether the row is shown as an error; wrong may be nil. left is how many
// columns from the left hold words.
func (t *SortTable) Fill(header []string, left, rows int, cell func(row, column int) string, wrong func(row int) bool) {
	t.rows, t.cell, t.wrong = rows, cell, wrong
	t.columns.left = left
	t.columns.fitAll(header, rows, cell)
	t.header.show(header)
	t.list.UnselectAll()
	t.list.Refresh()
	t.content.Refresh()
}

// CreateRenderer is for the toolkit.
func (t *SortTable) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(t.content) }

// columnsLayout is as wide as the columns, or as the room if that is more.
type columnsLayout struct{ columns *columns }

func (l *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := float32(columnGap)
	for _, w := range l.columns.widths {
		width += w + columnGap
	}
	return fyne.NewSize(width, objects[0].MinSize().Height)
}

func (l *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	objects[0].Move(fyne.Position{})
}

// headRow is the header; a click on a name sorts by its column.
type headRow struct {
	*row
	table *SortTable
}

var (
	_ fyne.Tappable      = (*headRow)(nil)
	_ desktop.Cursorable = (*headRow)(nil)
)

func newHeadRow(t *SortTable) *headRow {
	h := &headRow{row: &row{columns: t.columns, faint: true}, table: t}
	h.ExtendBaseWidget(h)
	return h
}

// Tapped sorts by the column under the mouse.
func (h *headRow) Tapped(e *fyne.PointEvent) {
	x := float32(columnGap) / 2
	for i, width := range h.columns.widths {
		if x += width + columnGap; e.Position.X < x {
			if h.table.OnSort != nil {
				h.table.OnSort(i)
			}
			return
		}
	}
}

// Cursor shows that the header can be pressed.
func (h *headRow) Cursor() desktop.Cursor { return desktop.PointerCursor }

// fill shows the i-th row.
func (t *SortTable) fill(i int, r *row) {
	r.wrong = t.wrong != nil && t.wrong(i)
	r.show(rowWords(t.columns, i, t.cell))
}

// open opens a row that the user has chosen. It can be chosen again.
func (t *SortTable) open(row int) {
	t.list.UnselectAll()
	if t.OnOpen != nil {
		t.OnOpen(row)
	}
}
