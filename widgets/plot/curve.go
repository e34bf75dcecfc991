package plot

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Curve is a small curve without axes, such as nodes over time, from 0 at its
// lower left corner to the last point at its right.
type Curve struct {
	widget.BaseWidget
	points []fyne.Position
	ground *canvas.Line
	parts  []*canvas.Line
}

// NewCurve makes an empty curve.
func NewCurve() *Curve {
	c := &Curve{ground: canvas.NewLine(nil)}
	c.ExtendBaseWidget(c)
	return c
}

// Set shows the points, in the order of x.
func (c *Curve) Set(points []fyne.Position) {
	c.points = points
	for len(c.parts) < len(points)-1 {
		c.parts = append(c.parts, canvas.NewLine(nil))
	}
	c.Refresh()
}

// CreateRenderer is for the toolkit.
func (c *Curve) CreateRenderer() fyne.WidgetRenderer {
	r := &curveRenderer{c}
	r.Refresh()
	return r
}

type curveRenderer struct{ curve *Curve }

func (r *curveRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 4*style.TextSize()) }

func (r *curveRenderer) Layout(size fyne.Size) {
	c := r.curve
	c.ground.Position1, c.ground.Position2 = fyne.NewPos(0, size.Height-1), fyne.NewPos(size.Width, size.Height-1)
	var right, top float32 = 1e-6, 1e-6
	for _, p := range c.points {
		right, top = fyne.Max(right, p.X), fyne.Max(top, p.Y)
	}
	at := func(p fyne.Position) fyne.Position {
		return fyne.NewPos(p.X/right*size.Width, size.Height-1-p.Y/top*(size.Height-3))
	}
	for i, line := range c.parts {
		line.Hidden = i+1 >= len(c.points)
		if !line.Hidden {
			line.Position1, line.Position2 = at(c.points[i]), at(c.points[i+1])
		}
	}
}

func (r *curveRenderer) Refresh() {
	c := r.curve
	c.ground.StrokeColor, c.ground.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	for _, line := range c.parts {
		line.StrokeColor, line.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
	}
	r.Layout(c.Size())
	canvas.Refresh(c)
}

func (r *curveRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.curve.ground}
	for _, line := range r.curve.parts {
		objects = append(objects, line)
	}
	return objects
}

func (r *curveRenderer) Destroy() {}
