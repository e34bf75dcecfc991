package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Columns lays cells out in columns of one width, row by row; the cells of a row
// are equally high. The number of columns is set by the caller, which knows the width.
type Columns struct{ N int }

// CardGap is the room between cards.
const CardGap = 12

// MinSize is the size of all rows.
func (c *Columns) MinSize(cells []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for i := 0; i < len(cells); i += c.N {
		row := c.row(cells, i)
		least.Width = fyne.Max(least.Width, row.Width)
		least.Height += row.Height + CardGap
	}
	least.Height = fyne.Max(least.Height-CardGap, 0)
	return least
}

// row returns the least size of the row that begins with a cell.
func (c *Columns) row(cells []fyne.CanvasObject, first int) fyne.Size {
	var cell fyne.Size
	for _, o := range cells[first:min(first+c.N, len(cells))] {
		cell = cell.Max(o.MinSize())
	}
	return fyne.NewSize(float32(c.N)*(cell.Width+CardGap)-CardGap, cell.Height)
}

// Layout gives every cell its place.
func (c *Columns) Layout(cells []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - float32(c.N-1)*CardGap) / float32(c.N)
	var y float32
	for i := 0; i < len(cells); i += c.N {
		height := c.row(cells, i).Height
		for column, o := range cells[i:min(i+c.N, len(cells))] {
			o.Move(fyne.NewPos(float32(column)*(width+CardGap), y))
			o.Resize(fyne.NewSize(width, height))
		}
		y += height + CardGap
	}
}

// Responding reports the width of its content before it lays it out, so that the number of
// columns can follow. It has no least width.
func Responding(content fyne.CanvasObject, width func(float32)) *fyne.Container {
	return container.New(&responding{width}, content)
}

type responding struct{ width func(float32) }

func (r *responding) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height)
}

func (r *responding) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r.width(size.Width)
	objects[0].Resize(size)
	objects[0].Refresh()
}
