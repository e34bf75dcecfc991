package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Triangle is an amber triangle on its tip with a number on it: a mistake.
type Triangle struct {
	widget.BaseWidget
	number *canvas.Text
	shape  *canvas.Image
}

// NewTriangle makes the sign of a number.
func NewTriangle(number string) *Triangle {
	t := &Triangle{number: canvas.NewText(number, nil), shape: canvas.NewImageFromResource(theme.NewColoredResource(triangle(), style.ColorMark))}
	t.number.TextStyle.Bold, t.number.Alignment = true, fyne.TextAlignCenter
	t.ExtendBaseWidget(t)
	return t
}

func triangle() fyne.Resource {
	return fyne.NewStaticResource("triangle.svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="#000000" d="M1 3h22l-11 19z"/></svg>`))
}

// CreateRenderer is for the toolkit.
func (t *Triangle) CreateRenderer() fyne.WidgetRenderer {
	r := &triangleRenderer{t}
	r.Refresh()
	return r
}

type triangleRenderer struct{ t *Triangle }

func (r *triangleRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(2 * style.TextSize()) }

func (r *triangleRenderer) Layout(size fyne.Size) {
	side := r.MinSize().Width * 0.85
	corner := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	r.t.shape.Resize(fyne.NewSquareSize(side))
	r.t.shape.Move(corner)
	high := r.t.number.MinSize().Height
	r.t.number.Resize(fyne.NewSize(side, high))
	r.t.number.Move(corner.AddXY(0, 0.40*side-high/2))
}

func (r *triangleRenderer) Refresh() {
	r.t.number.Color = color.NRGBA{0x14, 0x17, 0x1b, 0xff} // on amber, in both themes
	r.t.number.TextSize = 0.75 * style.TextSize()
	r.t.number.Refresh()
	r.t.shape.Refresh()
}

func (r *triangleRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.t.shape, r.t.number}
}

func (r *triangleRenderer) Destroy() {}
