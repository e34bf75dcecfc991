package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// region draws cells joined to one flat body, with lines between its cells that end
// before its rim.
func (p *Painter) region(it scene.Item) {
	if len(it.Points) == 0 {
		return
	}
	u, c := it.Size, p.palette.Color(it.Fill)
	o := joinedOf(it).outline(0.03, 0.17, 0.09)
	if !p.palette.Flat() {
		for i := 3; i >= 1; i-- {
			o.grown(0.01*float64(i)).moved(0, (0.03+0.02*float64(i))*u).trace(p.dc)
			p.fillPath(flat(seeThrough(black, 0.09)))
		}
		o.moved(0, max(whole(0.045*u), 1)).trace(p.dc)
		p.fillPath(flat(darker(c, 0.42)))
	}
	top, bottom := heights(it)
	o.trace(p.dc)
	p.fillPath(newRamp(false, top, bottom, lighter(c, 0.16), darker(c, 0.04)))
	p.cellLines(it, o)
	width := max(0.026, 1/u)
	p.between(newRamp(false, top, bottom, p.rim(c)...), o.grown(-0.005), o.grown(-0.005-width))
}

// cellLines draws the lines between cells of one body.
func (p *Painter) cellLines(it scene.Item, o outline) {
	const beforeRim = 0.13 // of a cell
	has := map[cell]bool{}
	for _, c := range o.cells {
		has[c] = true
	}
	from := func(whole bool) float64 {
		if whole {
			return 0
		}
		return beforeRim
	}
	width := max(whole(0.016*o.u), 1)
	ink := flat(seeThrough(p.palette.OnColor(it.Fill), 0.20))
	for _, c := range o.cells {
		x, y := o.x+float64(c.x)*o.u, o.y+float64(c.y)*o.u
		if right := (cell{c.x + 1, c.y}); has[right] {
			a := from(has[cell{c.x, c.y - 1}] && has[cell{c.x + 1, c.y - 1}])
			e := 1 - from(has[cell{c.x, c.y + 1}] && has[cell{c.x + 1, c.y + 1}])
			p.fill(box{whole(x + o.u - width/2), y + a*o.u, width, (e - a) * o.u, 0}, ink)
		}
		if below := (cell{c.x, c.y + 1}); has[below] {
			a := from(has[cell{c.x - 1, c.y}] && has[cell{c.x - 1, c.y + 1}])
			e := 1 - from(has[cell{c.x + 1, c.y}] && has[cell{c.x + 1, c.y + 1}])
			p.fill(box{x + a*o.u, whole(y + o.u - width/2), (e - a) * o.u, width, 0}, ink)
		}
	}
}

// queen draws a crown on an ivory disc.
func (p *Painter) queen(it scene.Item) {
	u := it.W / 0.67
	x, y, r := it.X+it.W/2, it.Y+it.H/2, it.W/2
	if !p.palette.Flat() {
		for i := 3.0; i >= 1; i-- {
			p.dc.DrawCircle(x, y+0.05*u, r+0.018*i*u)
			p.fillPath(flat(seeThrough(black, 0.09)))
		}
		p.dc.DrawCircle(x, y+0.035*u, r)
		p.fillPath(flat(ivorySide))
	}
	face := box{x - r, y - r, 2 * r, 2 * r, r}
	p.fill(face, face.down(ivoryFace, ivoryFoot))
	line := 0.018
	if p.palette.Flat() {
		p.ring(face, 0.03*u, flat(ivoryInk))
	} else if it.Pinned {
		line = 0.045 // one that the puzzle has laid
	}
	p.ring(face.grown(-0.06*u), line*u, flat(seeThrough(ivoryInk, 0.22+8*(line-0.018))))
	p.crown(x, y+0.02*u, 0.37*u)
}

// crown draws a crown of five points around a place; s is its half width.
func (p *Painter) crown(x, y, s float64) {
	p.dc.NewSubPath()
	for _, at := range [7]scene.Point{{X: -.43, Y: -.20}, {X: -.21, Y: .02}, {X: 0, Y: -.36}, {X: .21, Y: .02}, {X: .43, Y: -.20}, {X: .33, Y: .20}, {X: -.33, Y: .20}} {
		p.dc.LineTo(x+at.X*s, y+at.Y*s)
	}
	p.dc.ClosePath()
	p.fillPath(flat(ivoryInk))
	p.fill(box{x - .34*s, y + .255*s, .68 * s, math.Max(.10*s, 1), .04 * s}, flat(ivoryInk))
	for _, ball := range [3]struct{ x, y, r float64 }{{-.44, -.24, .065}, {0, -.42, .075}, {.44, -.24, .065}} {
		p.dc.DrawCircle(x+ball.x*s, y+ball.y*s, ball.r*s)
		p.fillPath(flat(ivoryInk))
	}
}
