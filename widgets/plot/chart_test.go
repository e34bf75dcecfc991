package plot

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"langkah/engine/base/chart"
)

func bars() chart.Ranking {
	return chart.Ranking{
		Title: "Bars", Show: func(v float64) string { return fmt.Sprint(v) },
		Rows: []chart.Row{{Label: "one", Value: 1}, {Label: "two", Value: 2, Series: 1}},
	}
}

func picture(c *Chart) (*canvas.Image, image.Image) {
	i := test.WidgetRenderer(c).Objects()[0].(*canvas.Image)
	return i, i.Image
}

func TestAChartFillsItsWidth(t *testing.T) {
	c := NewChart(bars())
	w := test.NewTempWindow(t, c)
	w.SetPadded(false)
	for _, width := range []float32{400, 900} {
		w.Resize(fyne.NewSize(width, 300))
		shown, painted := picture(c)
		if shown.Size().Width != width || painted.Bounds().Dx() < int(width) {
			t.Errorf("in a width of %v the chart is %v wide, painted with %v pixels", width, shown.Size().Width, painted.Bounds().Dx())
		}
		if c.MinSize().Height < 2*26 {
			t.Errorf("two rows are %v high", c.MinSize().Height)
		}
	}
	_, before := picture(c)
	c.Refresh()
	if _, after := picture(c); after == before {
		t.Error("a refresh, as by another theme, does not paint anew")
	}
}
