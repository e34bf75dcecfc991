package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// NewFixed shows a small table that does not change: figures under a header.
func NewFixed(header []string, rows [][]string) fyne.CanvasObject {
	c := &columns{words: -1}
	widest := func(column int) string {
		best := header[column]
		for _, r := range rows {
			if column < len(r) && style.TextWidth(r[column]) > style.TextWidth(best) {
				best = r[column]
			}
		}
		return best
	}
	c.fit(header, 1, func(_, column int) string { return widest(column) })
	head := newRow(c)
	head.faint = true
	head.show(header)
	lines := container.New(&tightLayout{}, head, widget.NewSeparator())
	for _, r := range rows {
		line := newRow(c)
		line.show(r)
		lines.Add(line)
	}
	return lines
}

// tightLayout puts objects below each other without room between them.
type tightLayout struct{}

func (tightLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		if o.Visible() {
			m := o.MinSize()
			size = fyne.NewSize(fyne.Max(size.Width, m.Width), size.Height+m.Height)
		}
	}
	return size
}

func (tightLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	var y float32
	for _, o := range objects {
		if o.Visible() {
			h := o.MinSize().Height
			o.Move(fyne.NewPos(0, y))
			o.Resize(fyne.NewSize(size.Width, h))
			y += h
		}
	}
}
