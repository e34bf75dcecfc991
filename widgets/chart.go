package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/scene"
)

// Chart draws a scene that does not move, at a size at which its smallest
// writing can be read.
type Chart struct {
	widget.BaseWidget
	scene   scene.Scene
	picture *picture
}

// chartUnit is the least number of pixels for one unit of a chart.
const chartUnit = 28

// NewChart makes a chart of a scene.
func NewChart(s scene.Scene) *Chart {
	c := &Chart{scene: s, picture: newPicture()}
	c.picture.show(s, palette())
	c.picture.slide(1)
	c.ExtendBaseWidget(c)
	return c
}

// palette is that of the present theme.
func palette() scene.Palette {
	if fyne.CurrentApp().Settings().ThemeVariant() == theme.VariantLight {
		return scene.Light()
	}
	return scene.Dark()
}

// CreateRenderer is for the toolkit.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer { return &chartRenderer{c} }

type chartRenderer struct{ chart *Chart }

func (r *chartRenderer) Layout(size fyne.Size) { r.chart.picture.layout(size) }

func (r *chartRenderer) MinSize() fyne.Size {
	s := r.chart.scene
	return fyne.NewSize(float32(s.Width*chartUnit), float32(s.Height*chartUnit))
}

func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.chart.picture.objects }

func (r *chartRenderer) Refresh() {
	r.chart.picture.paint(r.chart.scene, palette())
	r.Layout(r.chart.Size())
}

func (r *chartRenderer) Destroy() {}
