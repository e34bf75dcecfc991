package table

import (
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/widgets"
)

// Heading is that of a column: a word or a letter, and what it means.
type Heading struct{ Text, Tip string }

// headings is the first row of a table. The mouse asks a heading what it means.
type headings struct {
	row
	list []Heading
	tips *widgets.Tips
	on   int // the heading below the mouse; -1 for none
}

var _ desktop.Hoverable = (*headings)(nil)

func newHeadings(c *columns) *headings {
	h := &headings{on: -1}
	h.columns, h.faint, h.under = c, true, newUnder()
	h.ExtendBaseWidget(h)
	return h
}

// offer shows other headings.
func (h *headings) offer(list []Heading, tips *widgets.Tips) {
	h.list, h.tips, h.on = list, tips, -1
	words := make([]string, len(list))
	for i, one := range list {
		words[i] = one.Text
	}
	h.show(words)
}

// MouseIn asks for the meaning of the heading below the mouse.
func (h *headings) MouseIn(e *desktop.MouseEvent) { h.point(h.at(e.Position.X)) }

// MouseMoved shows the tooltip of the heading that the mouse has moved to.
func (h *headings) MouseMoved(e *desktop.MouseEvent) { h.point(h.at(e.Position.X)) }

// MouseOut takes the tip away.
func (h *headings) MouseOut() { h.point(-1) }

func (h *headings) point(column int) {
	if column == h.on {
		return
	}
	h.on = column
	h.tips.Hide()
	if column >= 0 {
		h.tips.Wait(h, h.list[column].Tip)
	}
}

// at is the column at a place; -1 where there is none.
func (h *headings) at(x float32) int {
	from := float32(columnGap) / 2
	for i := range min(len(h.list), len(h.columns.widths)) {
		width := h.columns.widths[i]
		if i == h.columns.words {
			width = h.columns.pictureRoom() + h.columns.wordRoom(h.Size().Width)
		}
		if x >= from-columnGap/2 && x < from+width+columnGap/2 {
			return i
		}
		from += width + columnGap
	}
	return -1
}
