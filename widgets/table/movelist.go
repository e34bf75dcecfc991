package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// MoveList is a table of moves under a header. The present row is marked; a
// click on another one calls OnJump. Its second column takes the room that the
// others leave.
type MoveList struct {
	widget.BaseWidget

	OnJump func(row int)
	OnMenu func(row int, at fyne.Position) // a row's menu is asked for, there in the window; may be nil
	Tip    func(row int) string            // a row in full; may be nil
	Tips   *widgets.Tips                   // shows what the headings mean, and the rows in full

	header  *headings
	list    *rowList
	columns *columns
	cell    func(row, column int) string
	rows    int
	present int
	faint   bool                      // the moves are of less weight
	quiet   bool                      // the mark is moved by the program, not by the user
	picture func(row int) image.Image // nil for none
	content fyne.CanvasObject
}

// NewMoveList makes an empty list; key hears keys that the list has no use for.
func NewMoveList(key func(*fyne.KeyEvent)) *MoveList {
	m := &MoveList{columns: &columns{words: 1}, present: -1}
	m.header = newHeadings(m.columns)
	m.list = newRowList(rowSource{
		columns: m.columns,
		length:  func() int { return m.rows },
		fill: func(i int, r *row) {
			r.faint, r.menu, r.tip, r.tips = m.faint, nil, "", m.Tips
			if m.Tip != nil {
				r.tip = m.Tip(i)
			}
			if m.OnMenu != nil {
				r.menu = func(at fyne.Position) { m.OnMenu(i, at) }
			}
			if m.columns.picture > 0 {
				r.picture(m.picture(i))
			}
			r.show(rowWords(m.columns, i, m.cell))
		},
		chosen: m.choose,
	}, key)
	m.content = container.NewBorder(container.NewVBox(m.header, widget.NewSeparator()), nil, nil, nil, m.list)
	m.ExtendBaseWidget(m)
	return m
}

// Header is that above the columns.
func (m *MoveList) Header() []Heading { return m.header.list }

// Fill shows other rows. cell is asked for the words of a row when it is seen.
func (m *MoveList) Fill(header []Heading, rows int, cell func(row, column int) string) {
	m.rows, m.cell, m.present = rows, cell, -1
	names := make([]string, len(header))
	for i, h := range header {
		names[i] = h.Text
	}
	m.columns.fit(names, rows, cell)
	m.header.offer(header, m.Tips)
	m.quiet = true
	m.list.UnselectAll()
	m.quiet = false
	m.list.Refresh()
}

// WordsIn is which column holds words and takes the room that the others leave, in
// place of the second; -1 for none. It is for a list that is not shown yet.
func (m *MoveList) WordsIn(column int) { m.columns.words = column }

// Pictures has a picture of that side stand before the words of each row; none where
// it is 0. It is followed by Fill.
func (m *MoveList) Pictures(side float32, of func(row int) image.Image) {
	m.columns.picture, m.picture = side, of
}

// Fade says whether the moves are of less weight, because something else would
// be shown by now.
func (m *MoveList) Fade(faint bool) {
	if m.faint != faint {
		m.faint = faint
		m.list.Refresh()
	}
}

// Mark marks a row as the present one and brings it into sight.
func (m *MoveList) Mark(row int) {
	if row == m.present || row < 0 || row >= m.rows {
		return
	}
	m.present = row
	m.quiet = true
	m.list.Select(row)
	m.quiet = false
}

// Keys returns the object that takes the list's keyboard focus.
func (m *MoveList) Keys() fyne.Focusable { return m.list }

// CreateRenderer is for the toolkit.
func (m *MoveList) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(m.content)
}

// choose jumps to a row that the user has chosen.
func (m *MoveList) choose(row int) {
	if !m.quiet && m.OnJump != nil {
		m.present = row
		m.OnJump(row)
	}
}
