package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// box is a rectangle with rounded corners, in pixels.
type box struct{ x, y, w, h, r float64 }

// boxOf returns an item's box, its edges on whole pixels.
func boxOf(it scene.Item) box {
	it = snapped(it)
	return box{it.X, it.Y, it.W, it.H, it.Corner}
}

// grown returns the box enlarged by d on all sides; a negative d shrinks it.
func (b box) grown(d float64) box {
	return box{b.x - d, b.y - d, b.w + 2*d, b.h + 2*d, max(b.r+d, 0)}
}

// inset returns the box shrunk by d on all sides, with corners of radius r.
func (b box) inset(d, r float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d, r} }

func (b box) moved(dx, dy float64) box { b.x, b.y = b.x+dx, b.y+dy; return b }

// trace adds the box to the current path.
func (b box) trace(dc surface) {
	w, h := max(b.w, 0), max(b.h, 0)
	if r := min(b.r, w/2, h/2); r > 0 {
		dc.DrawRoundedRectangle(b.x, b.y, w, h, r)
	} else {
		dc.DrawRectangle(b.x, b.y, w, h)
	}
}

// fill fills a box.
func (p *Painter) fill(b box, with shade) {
	b.trace(p.dc)
	p.fillPath(with)
}

// fillPath fills the current path.
func (p *Painter) fillPath(with shade) {
	p.dc.shade(with)
}

// between fills the area between the paths of two shapes.
func (p *Painter) between(with shade, shapes ...tracer) {
	for _, s := range shapes {
		s.trace(p.dc)
	}
	p.dc.SetFillRuleEvenOdd()
	p.fillPath(with)
	p.dc.SetFillRuleWinding()
}

// ring draws a line along the inside of a box, at least one pixel wide.
func (p *Painter) ring(b box, width float64, with shade) {
	p.between(with, b, b.grown(-max(width, 1)))
}

// mix interpolates between two colours at share t.
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

var (
	white = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	black = color.NRGBA{A: 0xff}
)

// lighter and darker mix a colour with a share of white or black.
func lighter(c color.NRGBA, t float64) color.NRGBA { return mix(c, white, t) }
func darker(c color.NRGBA, t float64) color.NRGBA  { return mix(c, black, t) }

// seeThrough returns a colour with an alpha.
func seeThrough(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * alpha))
	return c
}

// rim returns the colours, from the top down, of the outline of a piece. They contrast with
// the well, whatever the piece's colour.
func (p *Painter) rim(c color.NRGBA) []color.NRGBA {
	if p.palette.Flat() {
		return []color.NRGBA{darker(c, 0.45), darker(c, 0.45)}
	}
	return []color.NRGBA{lighter(c, 0.72), lighter(c, 0.60)}
}

// soft is a soft shadow: layers, each larger and lower than the one before.
type soft struct {
	layers             int
	grow, down, strong float64
}

// of returns the shadow in pixels for a unit of u, with one layer if the unit is small.
func (s soft) of(u float64) soft {
	if u < plainBelow {
		s.strong *= float64(s.layers+1) / 2
		s.grow *= float64(s.layers+1) / 2
		s.layers = 1
	}
	s.grow, s.down = s.grow*u, s.down*u
	return s
}

// plainBelow is the cell size, in pixels, below which invisible detail is omitted.
const plainBelow = 22

// shadow draws the shadow around a box; the hidden part under it is left out.
func (p *Painter) shadow(b box, s soft) {
	if p.palette.Flat() {
		return
	}
	under := b.inset(b.r/2, b.r/2)
	for i := s.layers; i >= 1; i-- {
		share := float64(i) / float64(s.layers)
		p.between(flat(seeThrough(black, s.strong)), b.grown(s.grow*float64(i)).moved(0, s.down*(0.5+0.5*share)), under)
	}
}
