package paint

import (
	"image"
	"math"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
)

// ChartImage renders a chart at scale pixels for a unit of the drawing.
func ChartImage(d chart.Drawing, palette chart.Palette, scale float64) *image.RGBA {
	scale = min(scale, math.Sqrt(maxArea/max(d.Width*d.Height, 1)))
	p := onBitmap(max(int(math.Ceil(d.Width*scale)), 1), max(int(math.Ceil(d.Height*scale)), 1), Style{}, faces{})
	p.dc.SetColor(palette.Color(chart.Paper))
	p.dc.DrawRectangle(0, 0, float64(p.picture.Rect.Dx()), float64(p.picture.Rect.Dy()))
	p.dc.Fill()
	p.Chart(d, palette, scale)
	return p.picture
}

// Chart draws a chart at the picture's top left corner.
func (p *Painter) Chart(d chart.Drawing, palette chart.Palette, scale float64) {
	for _, s := range d.Shapes {
		switch {
		case s.Kind == chart.Text:
			p.chartText(s, palette, scale)
		case s.Kind == chart.Inset:
			if board, there := d.Insets[s.Inside]; there {
				p.inset(s, board, boardPalette(palette), scale)
			}
		default:
			p.chartShape(s, palette, scale)
		}
	}
}

// inset draws the field of a small board, centred in its space.
func (p *Painter) inset(s chart.Shape, board scene.Scene, palette scene.Palette, scale float64) {
	field := board.Field()
	small := *p
	small.palette, small.cell = palette, min(s.W/field.W, s.H/field.H)*scale
	w, h := field.W*small.cell, field.H*small.cell
	x, y := (s.X+s.W/2)*scale-w/2, (s.Y+s.H/2)*scale-h/2
	small.well(box{x, y, w, h, 0}, small.cell)
	small.Scene(board.OnField(), x-field.X*small.cell, y-field.Y*small.cell)
}

// boardPalette returns the board palette that matches a chart's.
func boardPalette(p chart.Palette) scene.Palette {
	switch p {
	case chart.Dark():
		return scene.Dark()
	case chart.Print():
		return scene.Paper()
	}
	return scene.Light()
}

// ChartSVG renders a chart as SVG: with text if it shows no boards, otherwise as shapes.
func ChartSVG(d chart.Drawing, title, puzzle string, palette chart.Palette) []byte {
	if len(d.Insets) == 0 {
		return []byte(d.SVG(title, palette))
	}
	s := NewSVG(int(math.Ceil(d.Width)), int(math.Ceil(d.Height)), Style{Palette: boardPalette(palette)})
	whole := chart.Shape{Kind: chart.Box, W: d.Width, H: d.Height, Fill: chart.Paper}
	d.Shapes = append([]chart.Shape{whole}, d.Shapes...)
	s.Chart(d, palette, 1)
	return s.Bytes(title, puzzle)
}

func (p *Painter) chartText(s chart.Shape, palette chart.Palette, scale float64) {
	share := map[chart.Align]float64{chart.Middle: 0.5, chart.Right: 1}[s.Align]
	size := s.Size * scale
	capitals := float64(p.faces.of(size, s.Bold).Metrics().CapHeight) / 64
	p.write(s.Text, s.X*scale, s.Y*scale-capitals/2, share, size, s.Bold, palette.Color(s.Fill))
}

func (p *Painter) chartShape(s chart.Shape, palette chart.Palette, scale float64) {
	if s.Fill != chart.None {
		p.chartPath(s, scale)
		p.dc.SetColor(palette.Color(s.Fill))
		p.dc.Fill()
	}
	if s.Stroke != chart.None {
		p.chartPath(s, scale)
		p.dc.SetColor(palette.Color(s.Stroke))
		p.dc.SetLineWidth(s.Line * scale)
		p.dc.SetLineJoinRound()
		p.dc.SetLineCapButt()
		if s.Dash > 0 {
			p.dc.SetDash(s.Dash * scale)
			defer p.dc.SetDash()
		}
		p.dc.Stroke()
	}
}

func (p *Painter) chartPath(s chart.Shape, scale float64) {
	p.dc.NewSubPath()
	switch s.Kind {
	case chart.Box:
		corner := min(s.Radius, s.W/2, s.H/2) * scale
		if corner <= 0 {
			p.dc.DrawRectangle(s.X*scale, s.Y*scale, s.W*scale, s.H*scale)
			return
		}
		p.dc.DrawRoundedRectangle(s.X*scale, s.Y*scale, s.W*scale, s.H*scale, corner)
	case chart.Disc:
		p.dc.DrawCircle(s.X*scale, s.Y*scale, s.Radius*scale)
	default:
		for _, at := range s.Points {
			p.dc.LineTo(at.X*scale, at.Y*scale)
		}
		if s.Kind == chart.Polygon {
			p.dc.ClosePath()
		}
	}
}

// NewMeasure returns a measure of text in the painter's font. It is not safe for concurrent use.
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
