package widgets

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Figures are names with values beside them, such as the counters of a search.
// The values may change many times a second.
type Figures struct {
	widget.BaseWidget
	names, values []*canvas.Text
}

// NewFigures makes a list of such names without values.
func NewFigures(names ...string) *Figures {
	f := &Figures{}
	for _, name := range names {
		f.names = append(f.names, canvas.NewText(name, nil))
		value := canvas.NewText("", nil)
		value.Alignment = fyne.TextAlignTrailing
		f.values = append(f.values, value)
	}
	f.ExtendBaseWidget(f)
	return f
}

// Set shows the values in the order of the names.
func (f *Figures) Set(values ...string) {
	for i, v := range values {
		if i < len(f.values) && f.values[i].Text != v {
			f.values[i].Text = v
			f.values[i].Refresh()
		}
	}
}

// CreateRenderer is for the toolkit.
func (f *Figures) CreateRenderer() fyne.WidgetRenderer {
	r := &figuresRenderer{f}
	r.Refresh()
	return r
}

type figuresRenderer struct{ figures *Figures }

func (r *figuresRenderer) lineHeight() float32 {
	return float32(math.Ceil(1.6 * float64(style.TextSize())))
}

func (r *figuresRenderer) MinSize() fyne.Size {
	var width float32
	for _, n := range r.figures.names {
		width = fyne.Max(width, n.MinSize().Width)
	}
	return fyne.NewSize(width+90, r.lineHeight()*float32(len(r.figures.names)))
}

func (r *figuresRenderer) Layout(size fyne.Size) {
	h := r.lineHeight()
	for i, n := range r.figures.names {
		y := h * float32(i)
		n.Resize(fyne.NewSize(size.Width, h))
		n.Move(fyne.NewPos(0, y))
		r.figures.values[i].Resize(fyne.NewSize(size.Width, h))
		r.figures.values[i].Move(fyne.NewPos(0, y))
	}
}

func (r *figuresRenderer) Refresh() {
	for i, n := range r.figures.names {
		v := r.figures.values[i]
		n.Color, v.Color = theme.Color(theme.ColorNamePlaceHolder), theme.Color(theme.ColorNameForeground)
		n.TextSize, v.TextSize = theme.Size(theme.SizeNameText), theme.Size(theme.SizeNameText)
		n.Refresh()
		v.Refresh()
	}
}

func (r *figuresRenderer) Objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, 0, 2*len(r.figures.names))
	for i, n := range r.figures.names {
		objects = append(objects, n, r.figures.values[i])
	}
	return objects
}

func (r *figuresRenderer) Destroy() {}
