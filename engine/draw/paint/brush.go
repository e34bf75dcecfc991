package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// box is a rectangle with round corners, in pixels.
type box struct{ x, y, w, h, r float64 }

// boxOf is an item's box, its edges on whole pixels.
func boxOf(it scene.Item) box {
	it = snapped(it)
	return box{it.X, it.Y, it.W, it.H, it.Corner}
}

// grown is the box made larger on all sides; a negative share makes it smaller.
func (b box) grown(d float64) box {
	return box{b.x - d, b.y - d, b.w + 2*d, b.h + 2*d, max(b.r+d, 0)}
}

// inset is the box made smaller on all sides, with corners of radius r.
func (b box) inset(d, r float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d, r} }

func (b box) moved(dx, dy float64) box { b.x, b.y = b.x+dx, b.y+dy; return b }

// trace makes the box's path.
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

// fillPath fills the path made.
func (p *Painter) fillPath(with shade) {
	p.dc.shade(with)
}

// between fills what lies between the paths of two shapes.
func (p *Painter) between(with shade, shapes ...tracer) {
	for _, s := range shapes {
		s.trace(p.dc)
	}
	p.dc.SetFillRuleEvenOdd()
	p.fillPath(with)
	p.dc.SetFillRuleWinding()
}

// ring is a line of a width inside a box, at least one pixel wide.
func (p *Painter) ring(b box, width float64, with shade) {
	p.between(with, b, b.grown(-max(width, 1)))
}

// mix is the colour at the share t of the way from a to b.
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

var (
	white = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	black = color.NRGBA{A: 0xff}
)

// lighter and darker are a colour with a share of white or black.
func lighter(c color.NRGBA, t float64) color.NRGBA { return mix(c, white, t) }
func darker(c color.NRGBA, t float64) color.NRGBA  { return mix(c, black, t) }

// seeThrough is a colour that lets the rest shine through.
func seeThrough(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * alpha))
	return c
}

// rim are the colours, from the top down, of the line around a piece. They
// stand out from the well, whatever the piece's colour.
func (p *Painter) rim(c color.NRGBA) []color.NRGBA {
	if p.palette.Flat() {
		return []color.NRGBA{darker(c, 0.45), darker(c, 0.45)}
	}
	return []color.NRGBA{lighter(c, 0.72), lighter(c, 0.60)}
}

// soft is the shadow of something: layers, each grown and moved down more.
type soft struct {
	layers             int
	grow, down, strong float64
}

// of is the shadow in pixels for a unit of u, of one layer where the unit is small.
func (s soft) of(u float64) soft {
	if u < plainBelow {
		s.strong *= float64(s.layers+1) / 2
		s.grow *= float64(s.layers+1) / 2
		s.layers = 1
	}
	s.grow, s.down = s.grow*u, s.down*u
	return s
}

// plainBelow is the size of a cell, in pixels, below which things are drawn
// without what could not be seen.
const plainBelow = 22

// shadow draws the shadow of a box beside it; what lies under its middle, and
// would not be seen, is left out.
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
