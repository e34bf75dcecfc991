package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// Sortable is a table of many rows under a header. A click on a name in the
// header calls OnSort; a click on a row, or Return, calls OnOpen; the other
// button of the mouse calls OnMenu. Rows are made only for what is seen, so
// that many scroll smoothly.
type Sortable struct {
	widget.BaseWidget

	OnSort func(column int)
	OnOpen func(row int)
	OnMenu func(row int, at fyne.Position)

	tips    *widgets.Tips
	header  *headRow
	list    *tableList
	data    Data
	widths  []float32
	content fyne.CanvasObject
}

// Data is the content of a table. Its functions are called for a row when it is
// seen.
type Data struct {
	Columns []Column
	Rows    int
	Cell    func(row, column int) Cell
	Wrong   func(row int) bool   // shown as an error; may be nil
	Pale    func(row int) bool   // drawn pale, such as runs that have not begun; optional
	Tinted  func(row int) bool   // on a ground of its own; optional
	Tip     func(row int) string // about the row; may be nil
	Sorted  int                  // column; -1 for none
	Falling bool
}

// columnSpace is between two columns.
const columnSpace = 16

// rowSpace is the space above and below a row's text and its bar.
const rowSpace = 13

// NewSortable makes an empty table; key hears keys that it has no use for.
func NewSortable(tips *widgets.Tips, key func(*fyne.KeyEvent)) *Sortable {
	t := &Sortable{tips: tips, data: Data{Sorted: -1}}
	t.header = newHeadRow(t)
	t.list = newTableList(t, key)
	table := container.NewBorder(container.New(&tightLayout{}, t.header, widget.NewSeparator()), nil, nil, nil, t.list)
	t.content = container.NewHScroll(container.New(&columnsLayout{t}, table))
	t.ExtendBaseWidget(t)
	return t
}

// Fill shows other rows.
func (t *Sortable) Fill(data Data) {
	t.data = data
	t.widths = make([]float32, len(data.Columns))
	for column, c := range data.Columns {
		t.widths[column] = t.head(column).width()
		if !c.Figure {
			t.widths[column] = fyne.Max(t.widths[column], 60)
		}
		for row := range data.Rows {
			t.widths[column] = fyne.Max(t.widths[column], data.Cell(row, column).width())
		}
	}
	t.header.fill(-1)
	t.list.UnselectAll()
	t.list.Refresh()
	t.content.Refresh()
}

// Data returns the content of the table.
func (t *Sortable) Data() Data { return t.data }

// head is the name of a column, with an arrow where it is sorted by it.
func (t *Sortable) head(column int) Cell {
	name := t.data.Columns[column].Title
	if column != t.data.Sorted {
		return Cell{Text: name, Pale: true, Bar: NoBar}
	}
	arrow := " ↑"
	if t.data.Falling {
		arrow = " ↓"
	}
	return Cell{Text: name + arrow, Bold: true, Bar: NoBar}
}

// natural is the width of the columns as they need it.
func (t *Sortable) natural() float32 {
	width := float32(columnSpace)
	for _, w := range t.widths {
		width += w + columnSpace
	}
	return width
}

// place is the left and the width of a column in a row of a width: what is left
// over is shared.
func (t *Sortable) place(column int, whole float32) (x, width float32) {
	more := fyne.Max(whole-t.natural(), 0) / float32(max(len(t.widths), 1))
	x = columnSpace / 2
	for i, w := range t.widths {
		if i == column {
			return x, w + more
		}
		x += w + more + columnSpace
	}
	return x, 0
}

// CreateRenderer is for the toolkit.
func (t *Sortable) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(t.content) }

// columnsLayout is as wide as the columns, or as the room if that is more.
type columnsLayout struct{ table *Sortable }

func (l *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.table.natural(), objects[0].MinSize().Height)
}

func (l *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	objects[0].Move(fyne.Position{})
}

// tableList is the list of rows. The arrows move in it, Return chooses, and
// other keys are handed on.
type tableList struct {
	widget.List
	key func(*fyne.KeyEvent)
}

func newTableList(t *Sortable, key func(*fyne.KeyEvent)) *tableList {
	l := &tableList{key: key}
	l.HideSeparators = true
	l.Length = func() int { return t.data.Rows }
	l.CreateItem = func() fyne.CanvasObject { return newTableRow(t) }
	l.UpdateItem = func(i int, o fyne.CanvasObject) { o.(*tableRow).fill(i) }
	l.OnSelected = func(i int) {
		l.UnselectAll() // it can be chosen again
		if t.OnOpen != nil {
			t.OnOpen(i)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey is for the toolkit.
func (l *tableList) TypedKey(e *fyne.KeyEvent) {
	typeInList(&l.List, e, l.key)
}

// Cursor shows that a row can be pressed.
func (l *tableList) Cursor() desktop.Cursor { return desktop.PointerCursor }
