package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets/style"
)

// Medal is a place in a race on a disc, or an empty ring before the end.
type Medal struct {
	widget.BaseWidget
	place int
	disc  *canvas.Circle
	text  *canvas.Text
}

// NewMedal makes an empty ring.
func NewMedal() *Medal {
	m := &Medal{disc: canvas.NewCircle(nil), text: canvas.NewText("", nil)}
	m.text.Alignment = fyne.TextAlignCenter
	m.text.TextStyle.Bold = true
	m.ExtendBaseWidget(m)
	return m
}

// Give gives the medal a place, from 1; 0 takes it away.
func (m *Medal) Give(place int) {
	if place != m.place {
		m.place = place
		m.Refresh()
	}
}

// CreateRenderer is for the toolkit.
func (m *Medal) CreateRenderer() fyne.WidgetRenderer {
	r := &medalRenderer{m}
	r.Refresh()
	return r
}

type medalRenderer struct{ medal *Medal }

func (r *medalRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(theme.TextSize() * 2.6)
}

func (r *medalRenderer) Layout(size fyne.Size) {
	side := r.MinSize().Width
	r.medal.disc.Resize(fyne.NewSquareSize(side))
	r.medal.disc.Move(fyne.NewPos((size.Width-side)/2, (size.Height-side)/2))
	r.medal.text.Resize(size)
}

// medals are the colours of gold, silver and bronze.
var medals = [...]color.NRGBA{{0xf0, 0xb4, 0x29, 0xff}, {0xc9, 0xcd, 0xd4, 0xff}, {0xd0, 0x8c, 0x4e, 0xff}}

func (r *medalRenderer) Refresh() {
	m := r.medal
	m.disc.FillColor, m.disc.StrokeColor, m.disc.StrokeWidth = color.Transparent, theme.Color(theme.ColorNamePlaceHolder), 1.5
	m.text.Text, m.text.Color, m.text.TextSize = "", theme.Color(style.ColorInk), theme.TextSize()*1.15
	if m.place > 0 {
		m.text.Text = strconv.Itoa(m.place)
	}
	if i := m.place - 1; i >= 0 && i < len(medals) {
		m.disc.FillColor, m.disc.StrokeWidth = medals[i], 0
		m.text.Color = color.NRGBA{0x14, 0x17, 0x1b, 0xff}
	}
	m.disc.Refresh()
	m.text.Refresh()
}

func (r *medalRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.medal.disc, r.medal.text}
}

func (r *medalRenderer) Destroy() {}
