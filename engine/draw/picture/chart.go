package picture

import (
	"bytes"
	"image/png"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Chart renders a drawing as a file, scaled, with the puzzle's text attached if the format
// can carry it.
func Chart(d chart.Drawing, f Format, colors chart.Palette, scale float64, title, puzzleText string) ([]byte, error) {
	switch f {
	case AsSVG:
		return paint.ChartSVG(d, title, puzzleText, colors), nil
	case AsPDF:
		doc := newDocument(title, puzzleText)
		const points = 72.0 / 96
		addPage(doc, d.Width*points, d.Height*points)
		p := paint.OnPDF(doc, paint.Style{}, 0, 0, points)
		whole := chart.Shape{Kind: chart.Box, W: d.Width, H: d.Height, Fill: chart.Paper}
		d.Shapes = append([]chart.Shape{whole}, d.Shapes...)
		p.Chart(d, colors, 1)
		return bytesOf(doc)
	}
	var b bytes.Buffer
	err := png.Encode(&b, paint.ChartImage(d, colors, scale))
	return b.Bytes(), err
}

// ChartColors returns the chart palette that matches a board's.
func ChartColors(p scene.Palette) chart.Palette {
	switch p {
	case scene.Dark():
		return chart.Dark()
	case scene.Paper():
		return chart.Print()
	}
	return chart.Light()
}
