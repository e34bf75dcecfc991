package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Cells are the boards of a pack as numbered cells in rows of eight: the solved ones
// green, the open one with a ring. A click opens one.
type Cells struct {
	widget.BaseWidget
	first  int // number of the first cell
	solved []bool
	open   int // index
	tapped func(i int)
	boxes  []*canvas.Rectangle
	labels []*canvas.Text
}

// Measures of a cell.
const (
	cellsInRow = 8
	cellHeight = 20
	cellGap    = 3
)

// NewCells makes a cell for each element of solved, numbered from first on; open is the
// index of the open one.
func NewCells(first int, solved []bool, open int, tapped func(i int)) *Cells {
	c := &Cells{first: first, solved: solved, open: open, tapped: tapped}
	for i := range solved {
		label := canvas.NewText(strconv.Itoa(first+i), nil)
		label.Alignment, label.TextStyle.Bold = fyne.TextAlignCenter, true
		box := canvas.NewRectangle(nil)
		box.CornerRadius = 4
		c.boxes, c.labels = append(c.boxes, box), append(c.labels, label)
	}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped opens the board of the cell there.
func (c *Cells) Tapped(e *fyne.PointEvent) {
	for i, box := range c.boxes {
		at := e.Position.Subtract(box.Position())
		if at.X >= 0 && at.Y >= 0 && at.X < box.Size().Width && at.Y < box.Size().Height {
			c.tapped(i)
			return
		}
	}
}

// CreateRenderer is for the toolkit.
func (c *Cells) CreateRenderer() fyne.WidgetRenderer {
	r := &cellsRenderer{c}
	r.Refresh()
	return r
}

type cellsRenderer struct{ cells *Cells }

func (r *cellsRenderer) MinSize() fyne.Size {
	rows := (len(r.cells.boxes) + cellsInRow - 1) / cellsInRow
	return fyne.NewSize(cellsInRow*(20+cellGap), float32(rows)*(cellHeight*style.Zoom()+cellGap)-cellGap)
}

func (r *cellsRenderer) Layout(size fyne.Size) {
	width, height := (size.Width+cellGap)/cellsInRow-cellGap, cellHeight*style.Zoom()
	for i, box := range r.cells.boxes {
		at := fyne.NewPos(float32(i%cellsInRow)*(width+cellGap), float32(i/cellsInRow)*(height+cellGap))
		for _, o := range []fyne.CanvasObject{box, r.cells.labels[i]} {
			o.Move(at)
			o.Resize(fyne.NewSize(width, height))
		}
	}
}

func (r *cellsRenderer) Refresh() {
	for i, box := range r.cells.boxes {
		mood := Calm
		if r.cells.solved[i] {
			mood = Good
		}
		fill, ink := mood.Colors()
		label := r.cells.labels[i]
		box.FillColor, label.Color, label.TextSize = theme.Color(fill), theme.Color(ink), theme.Size(style.SizeChip)
		box.StrokeColor, box.StrokeWidth = nil, 0
		if i == r.cells.open {
			box.StrokeColor, box.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
		}
		box.Refresh()
		label.Refresh()
	}
}

func (r *cellsRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, box := range r.cells.boxes {
		objects = append(objects, box, r.cells.labels[i])
	}
	return objects
}

func (r *cellsRenderer) Destroy() {}
