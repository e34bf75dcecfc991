package plot

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/chart"
	"langkah/widgets/style"
)

// paint draws the map's picture in device pixels: writing pixels is some ten times
// as quick as paths, and a map is drawn anew at every movement.
func (m *SpotMap) paint(w, h int) image.Image {
	if m.pixels == nil || m.pixels.Rect.Dx() != w || m.pixels.Rect.Dy() != h {
		m.pixels = image.NewRGBA(image.Rect(0, 0, w, h))
	}
	p := &mapPainter{SpotMap: m, brush: brush{m.pixels}, colors: style.ChartPalette(), density: 1}
	if m.Size().Width > 0 {
		p.density = float64(w) / float64(m.Size().Width)
	}
	p.ground()
	p.circles()
	p.lines()
	p.ways(false)
	p.spots(false)
	p.ways(true)
	p.spots(true)
	return m.pixels
}

type mapPainter struct {
	*SpotMap
	brush   brush
	colors  chart.Palette
	density float64
}

// pixel is where a place of the frame is drawn.
func (p *mapPainter) pixel(x, y float64) (px, py float64) {
	at := p.to(x, y)
	return float64(at.X) * p.density, float64(at.Y) * p.density
}

func (p *mapPainter) spot(i int) (x, y float64) {
	return p.pixel(p.data.Spots[i].X, p.data.Spots[i].Y)
}

// ground fills the desk, with a glow around the middle of rings.
func (p *mapPainter) ground() {
	desk, glow := rgba(theme.Color(theme.ColorNameBackground)), p.colors.Color(chart.Series(0))
	p.brush.fill(desk)
	if !p.data.Glow {
		return
	}
	x0, y0 := p.pixel(0, 0)
	radius := p.scale() * p.density * 1.02
	bounds := p.brush.Rect
	for y := max(0, int(y0-radius)); y < min(bounds.Dy(), int(y0+radius)+1); y++ {
		for x := max(0, int(x0-radius)); x < min(bounds.Dx(), int(x0+radius)+1); x++ {
			away := math.Hypot(float64(x)-x0, float64(y)-y0) / radius
			if away < 1 {
				p.brush.blend(x, y, glow, 0.05+0.3*(1-away)*(1-away))
			}
		}
	}
}

// circles are dotted.
func (p *mapPainter) circles() {
	x0, y0 := p.pixel(0, 0)
	ink := p.colors.Color(chart.Faint)
	for _, c := range p.data.Circles {
		r := c * p.scale() * p.density
		for k, n := 0, int(2*math.Pi*r/(5*p.density)); k < n; k++ {
			a := 2 * math.Pi * float64(k) / float64(n)
			p.brush.disc(x0+r*math.Cos(a), y0+r*math.Sin(a), 0.6*p.density, ink, 0.28)
		}
	}
}

// lines are the paler the more there are.
func (p *mapPainter) lines() {
	ink := p.colors.Color(chart.Faint)
	weight := min(max(1200/float64(len(p.data.Lines)+1), 0.12), 0.5)
	weight = min(weight*math.Sqrt(p.view.zoom), 0.7)
	for _, l := range p.data.Lines {
		x1, y1 := p.spot(int(l.A))
		x2, y2 := p.spot(int(l.B))
		switch {
		case l.Bold:
			p.brush.stroke(x1, y1, x2, y2, 1.6*p.density, p.colors.Color(chart.Ink))
		case l.Faint:
			p.brush.line(x1, y1, x2, y2, ink, weight*0.2)
		default:
			p.brush.line(x1, y1, x2, y2, ink, weight)
		}
	}
}

// ways are drawn below the spots, or dotted ones over them.
func (p *mapPainter) ways(dotted bool) {
	for _, w := range p.data.Ways {
		if w.Dotted != dotted {
			continue
		}
		ink := p.colors.Color(w.Ink)
		for k := 1; k < len(w.Spots); k++ {
			x1, y1 := p.spot(w.Spots[k-1])
			x2, y2 := p.spot(w.Spots[k])
			if !dotted {
				p.brush.stroke(x1, y1, x2, y2, 3*p.density, ink)
				continue
			}
			p.brush.stroke(x1, y1, x2, y2, 3.6*p.density, rgba(theme.Color(theme.ColorNameBackground)))
			p.brush.dots(x1, y1, x2, y2, 1.5*p.density, ink)
		}
	}
}

// spots are drawn the large ones last, on top of everything.
func (p *mapPainter) spots(large bool) {
	desk := rgba(theme.Color(theme.ColorNameBackground))
	for i, s := range p.data.Spots {
		if s.Large != large {
			continue
		}
		x, y := p.spot(i)
		r := p.radius(i) * p.density
		ink, weight := p.colors.Color(s.Fill), 1.0
		if s.Fill == chart.Paper {
			ink = desk
		}
		if s.Pale {
			weight = 0.3
		}
		if s.Stroke != chart.None {
			rim := (1.5 + 0.1*r/p.density) * p.density
			p.brush.disc(x, y, r+rim, desk, 1)
			p.brush.disc(x, y, r+rim*0.8, p.colors.Color(s.Stroke), 1)
		}
		p.brush.disc(x, y, r, ink, weight)
	}
}

func rgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }
