package plot

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
	"langkah/widgets/style"
)

// Chart draws a chart as wide as there is room, in the theme's colours. It is
// one picture, as a repaint of the window walks through every object.
type Chart struct {
	widget.BaseWidget
	chart   chart.Chart
	measure chart.Measure
}

// leastChart is the least width at which a chart can be read.
const leastChart = 300

// NewChart makes a chart.
func NewChart(c chart.Chart) *Chart {
	w := &Chart{chart: c, measure: paint.NewMeasure()}
	w.ExtendBaseWidget(w)
	return w
}

// Set draws another chart.
func (c *Chart) Set(other chart.Chart) {
	c.chart = other
	c.Refresh()
}

// PressChart is a chart that can be pressed.
type PressChart struct {
	Chart
	tapped func(x, width float64, measure chart.Measure)
}

// NewPressChart makes a chart; tapped hears how far from its left it was
// pressed, of which width, both in the chart's own pixels.
func NewPressChart(c chart.Chart, tapped func(x, width float64, measure chart.Measure)) *PressChart {
	w := &PressChart{Chart: Chart{chart: c, measure: paint.NewMeasure()}, tapped: tapped}
	w.ExtendBaseWidget(w)
	return w
}

// Tapped presses the chart.
func (c *PressChart) Tapped(e *fyne.PointEvent) {
	c.tapped(float64(e.Position.X)/zoom(), float64(c.Size().Width)/zoom(), c.measure)
}

// CreateRenderer is for the toolkit.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c, image: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}}
	r.draw(leastChart)
	return r
}

type chartRenderer struct {
	chart   *Chart
	image   *canvas.Image
	drawing chart.Drawing
	shown   chartLook // what the image shows
}

// chartLook holds everything that a chart's picture depends on besides the chart.
type chartLook struct {
	size    fyne.Size
	density float32
	palette chart.Palette
}

func zoom() float64 { return float64(style.Zoom()) }

// draw lays the chart out in a width.
func (r *chartRenderer) draw(width float32) {
	r.drawing = r.chart.chart.Draw(float64(width)/zoom(), r.chart.measure)
}

func (r *chartRenderer) height() float32 { return float32(r.drawing.Height * zoom()) }

func (r *chartRenderer) Layout(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	r.draw(size.Width)
	look := chartLook{fyne.NewSize(size.Width, r.height()), style.Density(r.chart), style.ChartPalette()}
	r.image.Resize(look.size)
	if look == r.shown {
		return
	}
	r.shown = look
	r.image.Image = r.picture(look)
	r.image.Refresh()
}

func (r *chartRenderer) picture(look chartLook) image.Image {
	return paint.ChartImage(r.drawing, look.palette, float64(look.density)*zoom())
}

// MinSize is as high as the chart is at its present width.
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(leastChart, r.height()) }

func (r *chartRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.image} }

func (r *chartRenderer) Refresh() {
	r.shown = chartLook{}
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

func (r *chartRenderer) Destroy() {}
