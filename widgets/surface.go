package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Surface is a panel: content with room around it on a colour of the theme.
type Surface struct {
	widget.BaseWidget
	color  fyne.ThemeColorName
	fill   *canvas.Rectangle
	inside fyne.CanvasObject
}

// NewSurface puts content on a panel of that colour, with padding around it.
func NewSurface(color fyne.ThemeColorName, corner float32, content fyne.CanvasObject) *Surface {
	s := &Surface{color: color, fill: canvas.NewRectangle(theme.Color(color)), inside: content}
	s.fill.CornerRadius = corner
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer is for the toolkit.
func (s *Surface) CreateRenderer() fyne.WidgetRenderer {
	return &surfaceRenderer{widget.NewSimpleRenderer(container.NewStack(s.fill, s.inside)), s}
}

type surfaceRenderer struct {
	fyne.WidgetRenderer
	surface *Surface
}

func (r *surfaceRenderer) Refresh() {
	r.surface.fill.FillColor = theme.Color(r.surface.color)
	r.surface.fill.Refresh()
	r.WidgetRenderer.Refresh()
}
