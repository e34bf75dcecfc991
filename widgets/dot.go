package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/chart"
	"langkah/widgets/style"
)

// Dot is a small disc in a colour of charts, as a legend has.
type Dot struct {
	widget.BaseWidget
	ink  chart.Role
	disc *canvas.Circle
}

// NewDot makes a dot of that colour.
func NewDot(ink chart.Role) *Dot {
	d := &Dot{ink: ink, disc: canvas.NewCircle(nil)}
	d.ExtendBaseWidget(d)
	return d
}

// CreateRenderer is for the toolkit.
func (d *Dot) CreateRenderer() fyne.WidgetRenderer {
	d.disc.FillColor = style.ChartPalette().Color(d.ink)
	return &dotRenderer{d}
}

type dotRenderer struct{ dot *Dot }

const dotSide = 10

func (r *dotRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(dotSide * style.Zoom()) }

func (r *dotRenderer) Layout(size fyne.Size) {
	side := fyne.Min(size.Width, size.Height)
	r.dot.disc.Move(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2))
	r.dot.disc.Resize(fyne.NewSquareSize(side))
}

func (r *dotRenderer) Refresh() {
	r.dot.disc.FillColor = style.ChartPalette().Color(r.dot.ink)
	r.dot.disc.Refresh()
}

func (r *dotRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.dot.disc} }
func (r *dotRenderer) Destroy()                     {}
