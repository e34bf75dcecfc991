package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/scene"
)

// Chart draws a scene that does not move, at a size at which its smallest
// writing can be read.
type Chart struct {
	widget.BaseWidget
	stage *stage
}

// chartUnit is the least number of pixels for one unit of a chart.
const chartUnit = 28

// NewChart makes a chart of a scene.
func NewChart(s scene.Scene) *Chart {
	c := &Chart{stage: newStage()}
	c.stage.show(s, false)
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer is for the toolkit.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer { return &chartRenderer{c} }

type chartRenderer struct{ chart *Chart }

func (r *chartRenderer) Layout(size fyne.Size) {
	r.chart.stage.fit(size, 0, density(r.chart), palette())
	r.chart.stage.repaint()
}

func (r *chartRenderer) MinSize() fyne.Size {
	s := r.chart.stage.scene
	return fyne.NewSize(float32(s.Width*chartUnit), float32(s.Height*chartUnit))
}

func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.chart.stage.objects }

func (r *chartRenderer) Refresh() {
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

func (r *chartRenderer) Destroy() {}
