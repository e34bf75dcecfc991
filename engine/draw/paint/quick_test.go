package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"langkah/engine/base/chart"
)

// What is drawn quickly looks like the chart that is saved: on the whole as dark,
// and nowhere far from it but at the rims.
func TestAQuickChartIsTheChart(t *testing.T) {
	ink := chart.Ink
	for name, s := range map[string]chart.Shape{
		"box":          {Kind: chart.Box, X: 8, Y: 9, W: 40, H: 30, Fill: ink},
		"round box":    {Kind: chart.Box, X: 8.3, Y: 9.6, W: 40, H: 30, Radius: 9, Fill: chart.Track, Stroke: ink, Line: 2},
		"rim":          {Kind: chart.Box, X: 8, Y: 9, W: 40, H: 30, Radius: 6, Stroke: ink, Line: 3},
		"disc":         {Kind: chart.Disc, X: 30.2, Y: 28, Radius: 17, Fill: ink},
		"small disc":   {Kind: chart.Disc, X: 30, Y: 28, Radius: 1.6, Fill: ink},
		"ring":         {Kind: chart.Disc, X: 30, Y: 28, Radius: 17, Fill: chart.Track, Stroke: ink, Line: 2},
		"dashed ring":  {Kind: chart.Disc, X: 30, Y: 28, Radius: 17, Stroke: ink, Line: 2, Dash: 4},
		"flat line":    {Kind: chart.Line, Points: []chart.Point{{X: 5, Y: 20}, {X: 55, Y: 31}}, Stroke: ink, Line: 1},
		"steep line":   {Kind: chart.Line, Points: []chart.Point{{X: 25, Y: 55}, {X: 31, Y: 4}, {X: 40, Y: 50}}, Stroke: ink, Line: 2.5},
		"fine line":    {Kind: chart.Line, Points: []chart.Point{{X: 5, Y: 20}, {X: 55, Y: 50}}, Stroke: ink, Line: 0.75},
		"dashed line":  {Kind: chart.Line, Points: []chart.Point{{X: 55, Y: 20}, {X: 5, Y: 50}}, Stroke: ink, Line: 2, Dash: 5},
		"triangle":     {Kind: chart.Polygon, Points: []chart.Point{{X: 30, Y: 8}, {X: 12, Y: 50}, {X: 52, Y: 44}}, Fill: ink},
		"quadrangle":   {Kind: chart.Polygon, Points: []chart.Point{{X: 30, Y: 8}, {X: 12, Y: 50}, {X: 52, Y: 44}, {X: 50, Y: 12}}, Fill: ink},
		"word":         {Kind: chart.Text, X: 6, Y: 34, Text: "g = 12", Size: 13, Fill: ink},
		"bold, middle": {Kind: chart.Text, X: 30, Y: 34, Text: "f 207", Size: 12, Bold: true, Align: chart.Middle, Fill: ink},
		"right":        {Kind: chart.Text, X: 55, Y: 34, Text: "depth", Size: 11, Align: chart.Right, Fill: ink},
	} {
		for _, scale := range []float64{1, 1.5, 2} {
			d := chart.Drawing{Width: 60, Height: 60, Shapes: []chart.Shape{s}}
			want := ChartImage(d, chart.Light(), scale)
			got := image.NewRGBA(want.Rect)
			draw.Draw(got, got.Rect, image.NewUniform(chart.Light().Color(chart.Paper)), image.Point{}, draw.Src)
			NewQuick().Chart(got, d, chart.Light(), scale, nil)
			dark := func(p *image.RGBA) (sum float64) {
				for i := 0; i < len(p.Pix); i += 4 {
					sum += 255 - float64(p.Pix[i])
				}
				return sum / 255
			}
			if a, b := dark(got), dark(want); math.Abs(a-b) > 0.08*b+3 {
				t.Errorf("%s at %v: quickly %.0f pixels are dark, expected %.0f", name, scale, a, b)
			}
			if x, y, far := farFrom(got, want); far && name != "dashed ring" { // whose dashes begin elsewhere
				t.Errorf("%s at %v: pixel %d, %d is far from what is saved", name, scale, x, y)
			}
		}
	}
}

// farFrom finds a pixel that is unlike all of the other picture's around it.
func farFrom(got, want *image.RGBA) (x, y int, far bool) {
	const like, around = 90, 2 // where lines meet the corner is another one
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			near := false
			for dy := -around; dy <= around; dy++ {
				for dx := -around; dx <= around; dx++ {
					near = near || (image.Pt(x+dx, y+dy)).In(want.Rect) && math.Abs(float64(want.RGBAAt(x+dx, y+dy).R)-float64(got.RGBAAt(x, y).R)) < like
				}
			}
			if !near {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// What lies outside the picture is cut off.
func TestAQuickChartStaysInThePicture(t *testing.T) {
	d := chart.Drawing{Width: 20, Height: 20}
	for _, x := range []float64{-1e6, -15, -3, 8, 18, 40, 1e6} {
		for _, y := range []float64{-1e6, -15, -3, 8, 18, 40, 1e6} {
			d.Shapes = append(d.Shapes,
				chart.Shape{Kind: chart.Box, X: x, Y: y, W: 9, H: 9, Fill: chart.Ink},
				chart.Shape{Kind: chart.Box, X: x, Y: y, W: 9, H: 9, Radius: 3, Fill: chart.Ink, Stroke: chart.Good, Line: 2, Dash: 2},
				chart.Shape{Kind: chart.Disc, X: x, Y: y, Radius: 7, Fill: chart.Ink, Stroke: chart.Good, Line: 2},
				chart.Shape{Kind: chart.Line, Points: []chart.Point{{X: x, Y: y}, {X: y, Y: x}, {X: 3, Y: 3}}, Stroke: chart.Good, Line: 2},
				chart.Shape{Kind: chart.Polygon, Points: []chart.Point{{X: x, Y: y}, {X: x + 9, Y: y}, {X: x, Y: y + 9}}, Fill: chart.Ink, Stroke: chart.Good, Line: 1},
				chart.Shape{Kind: chart.Text, X: x, Y: y, Text: "out", Size: 12, Fill: chart.Ink},
				chart.Shape{Kind: chart.Inset, X: x, Y: y, W: 9, H: 9})
		}
	}
	inset := func(_, w, h int) image.Image { return image.NewUniform(color.White) }
	picture := image.NewRGBA(image.Rect(0, 0, 20, 20))
	NewQuick().Chart(picture, d, chart.Light(), 1, func(i, w, h int) image.Image {
		part := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.Draw(part, part.Rect, inset(i, w, h), image.Point{}, draw.Src)
		return part
	})
}

// largeTree is 5,000 nodes with edges, as large as the middle of a window.
func largeTree() chart.Drawing {
	d := chart.Drawing{Width: 864, Height: 700}
	for i := range 5_000 {
		at := chart.Point{X: float64(i*37%864) + 0.3, Y: float64(i * 61 % 700)}
		d.Shapes = append(d.Shapes,
			chart.Shape{Kind: chart.Line, Points: []chart.Point{at, {X: at.X + float64(i%40-20), Y: at.Y + 24}}, Stroke: chart.Faint, Line: 0.75},
			chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: 4, Fill: chart.Series(0), Stroke: chart.Ink, Line: 1})
	}
	return d
}

func BenchmarkQuick(b *testing.B) {
	d, picture, q := largeTree(), image.NewRGBA(image.Rect(0, 0, 864, 700)), NewQuick()
	for b.Loop() {
		q.Chart(picture, d, chart.Light(), 1, nil)
	}
}

// BenchmarkExact draws the same by gg, as files have it.
func BenchmarkExact(b *testing.B) {
	d := largeTree()
	for b.Loop() {
		ChartImage(d, chart.Light(), 1)
	}
}
