package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// rowList is the list of rows below a table's header. The arrows move in it,
// Return chooses, and other keys are handed on.
type rowList struct {
	widget.List
	key func(*fyne.KeyEvent)
}

// rowSource has the rows of a rowList.
type rowSource struct {
	columns *columns
	length  func() int
	fill    func(i int, r *row) // shows the i-th row
	chosen  func(i int)
}

func newRowList(s rowSource, key func(*fyne.KeyEvent)) *rowList {
	l := &rowList{key: key}
	l.HideSeparators = true
	l.Length = s.length
	l.CreateItem = func() fyne.CanvasObject { return newRow(s.columns) }
	l.UpdateItem = func(i int, o fyne.CanvasObject) {
		r := o.(*row)
		r.chosen = func() { choose(&l.List, l, i) }
		s.fill(i, r)
	}
	l.OnSelected = s.chosen
	l.ExtendBaseWidget(l)
	return l
}

// choose selects a row that was clicked, and gives its list the keys.
func choose(l *widget.List, keys interface {
	fyne.CanvasObject
	fyne.Focusable
}, i int) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(keys); c != nil && !fyne.CurrentDevice().IsMobile() {
		c.Focus(keys)
	}
	l.Select(i)
}

// TypedKey is for the toolkit.
func (l *rowList) TypedKey(e *fyne.KeyEvent) {
	typeInList(&l.List, e, l.key)
}

// typeInList gives a list the keys that go through it and choose a row; key, which
// may be nil, hears the others.
func typeInList(l *widget.List, e *fyne.KeyEvent, key func(*fyne.KeyEvent)) {
	switch e.Name {
	case fyne.KeyUp, fyne.KeyDown:
		l.TypedKey(e)
	case fyne.KeyReturn, fyne.KeyEnter:
		l.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		if key != nil {
			key(e)
		}
	}
}

// rowWords are the words of all cells of a row.
func rowWords(c *columns, row int, cell func(row, column int) string) []string {
	words := make([]string, len(c.widths))
	for column := range words {
		words[column] = cell(row, column)
	}
	return words
}
