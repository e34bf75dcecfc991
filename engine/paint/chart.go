package paint

import (
	"image"
	"math"

	"github.com/fogleman/gg"

	"langkah/engine/chart"
	"langkah/engine/scene"
)

// Chart is a picture of a chart, with so many pixels for one of the drawing's.
func Chart(d chart.Drawing, palette chart.Palette, scale float64) *image.RGBA {
	scale = min(scale, math.Sqrt(maxArea/max(d.Width*d.Height, 1)))
	p := &Painter{gg.NewContext(max(int(math.Ceil(d.Width*scale)), 1), max(int(math.Ceil(d.Height*scale)), 1)), scene.Palette{}, 1, faces{}}
	p.dc.SetColor(palette.Color(chart.Paper))
	p.dc.Clear()
	for _, s := range d.Shapes {
		p.chartShape(s, palette, scale)
	}
	return p.Picture()
}

func (p *Painter) chartShape(s chart.Shape, palette chart.Palette, scale float64) {
	if s.Kind == chart.Text {
		share := map[chart.Align]float64{chart.Middle: 0.5, chart.Right: 1}[s.Align]
		size := s.Size * scale
		capitals := float64(p.faces.of(size, s.Bold).Metrics().CapHeight) / 64
		p.write(s.Text, s.X*scale, s.Y*scale-capitals/2, share, size, s.Bold, palette.Color(s.Fill))
		return
	}
	p.dc.NewSubPath()
	switch s.Kind {
	case chart.Box:
		p.dc.DrawRoundedRectangle(s.X*scale, s.Y*scale, s.W*scale, s.H*scale, min(s.Radius, s.W/2, s.H/2)*scale)
	case chart.Disc:
		p.dc.DrawCircle(s.X*scale, s.Y*scale, s.Radius*scale)
	default:
		for _, at := range s.Points {
			p.dc.LineTo(at.X*scale, at.Y*scale)
		}
	}
	if s.Kind == chart.Polygon {
		p.dc.ClosePath()
	}
	if s.Fill != chart.None {
		p.dc.SetColor(palette.Color(s.Fill))
		p.dc.FillPreserve()
	}
	if s.Stroke != chart.None {
		p.dc.SetColor(palette.Color(s.Stroke))
		p.dc.SetLineWidth(s.Line * scale)
		p.dc.SetLineJoinRound()
		p.dc.SetLineCapButt()
		if s.Dashed {
			p.dc.SetDash(4*scale, 4*scale)
		}
		p.dc.StrokePreserve()
		p.dc.SetDash()
	}
	p.dc.ClearPath()
}

// NewMeasure measures texts in the painter's font. It belongs to one goroutine.
func NewMeasure() chart.Measure {
	fonts := faces{}
	return func(text string, size float64, bold bool) (width float64) {
		face, before := fonts.of(size, bold), rune(-1)
		for _, r := range text {
			if before >= 0 {
				width += float64(face.Kern(before, r)) / 64
			}
			if advance, ok := face.GlyphAdvance(r); ok {
				width += float64(advance) / 64
			}
			before = r
		}
		return width
	}
}
