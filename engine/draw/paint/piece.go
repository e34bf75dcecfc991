package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// pieceOutline returns the outline of a piece's body.
func pieceOutline(it scene.Item) outline {
	if it.Kind == scene.Beads {
		return joinedOf(it).outline(0.05, 0.42, 0.13)
	}
	return joinedOf(it).outline(0.035, 0.15, 0.07)
}

// piece draws a body of cells: shadow, side, face with a dome or dent on each cell, and a
// highlight along its edge.
func (p *Painter) piece(it scene.Item) {
	o := pieceOutline(it)
	u, c := it.Size, p.palette.Color(it.Fill)
	if !p.palette.Flat() {
		shade := soft{3, 0.011, 0.035, 0.10}.of(u)
		for i := shade.layers; i >= 1; i-- {
			o.grown(shade.grow*float64(i)/u).moved(0, 0.03*u+shade.down*float64(i)/float64(shade.layers)).trace(p.dc)
			p.fillPath(flat(seeThrough(black, shade.strong)))
		}
		o.moved(0, max(whole(0.055*u), 1)).trace(p.dc)
		p.fillPath(flat(darker(c, 0.42)))
	}
	top, bottom := heights(it)
	up, down := 0.10, 0.10
	if it.Kind == scene.Slab {
		up, down = 0.16, 0.06
	}
	o.trace(p.dc)
	p.fillPath(newRamp(false, top, bottom, lighter(c, up), darker(c, down)))
	if u >= plainBelow {
		for _, at := range o.cells {
			x, y := o.middle(at)
			if it.Kind == scene.Beads {
				p.dome(x, y, 0.40*u, c)
			} else {
				dent := box{x - 0.3*u, y - 0.3*u, 0.6 * u, 0.6 * u, 0.1 * u}
				p.fill(dent, dent.down(seeThrough(darker(c, 0.10), 0.55), seeThrough(lighter(c, 0.14), 0.55)))
			}
		}
	}
	width := max(0.03, 1/u)
	p.between(newRamp(false, top, bottom, p.rim(c)...), o.grown(-0.005), o.grown(-0.005-width))
	if it.Pinned {
		p.pin(it, o, c)
	}
}

// dome draws a round elevation.
func (p *Painter) dome(x, y, r float64, c color.NRGBA) {
	p.dc.glow(newGlow(x-0.28*r, y-0.44*r, 1.56*r,
		stop{0, lighter(c, 0.62)}, stop{0.28, lighter(c, 0.22)}, stop{0.7, c}, stop{1, darker(c, 0.16)},
	), x, y, r)
}

// heights returns the y of the top and the bottom of a piece.
func heights(it scene.Item) (top, bottom float64) {
	top, bottom = math.Inf(1), math.Inf(-1)
	for _, at := range it.Points {
		top, bottom = min(top, at.Y-it.Size/2), max(bottom, at.Y+it.Size/2)
	}
	return top, bottom
}

// byDistance returns the cells nearest to and farthest from the centre of the body.
func (j joined) byDistance() (nearest, farthest cell) {
	var x, y float64
	for _, c := range j.cells {
		x, y = x+float64(c.x)/float64(len(j.cells)), y+float64(c.y)/float64(len(j.cells))
	}
	near, far := math.Inf(1), -1.0
	for _, c := range j.cells {
		d := math.Hypot(float64(c.x)-x, float64(c.y)-y)
		if d < near-1e-9 {
			nearest, near = c, d
		}
		if d > far+1e-9 {
			farthest, far = c, d
		}
	}
	return nearest, farthest
}

// pieceName draws a piece's letter on the cell nearest to its centre.
func (p *Painter) pieceName(it scene.Item) {
	if len(it.Points) == 0 {
		return
	}
	j := joinedOf(it)
	nearest, _ := j.byDistance()
	x, y := j.middle(nearest)
	p.name(it.Text, x, y, 0.7*j.u, 0.43*j.u, p.palette.OnColor(it.Fill))
}

// pin draws a pin on the cell farthest from the letter.
func (p *Painter) pin(it scene.Item, o outline, c color.NRGBA) {
	_, farthest := o.byDistance()
	x, y := o.middle(farthest)
	p.pinAt(x, y, max(0.12*it.Size, 2), c)
}

func (p *Painter) pinAt(x, y, r float64, c color.NRGBA) {
	p.dc.DrawCircle(x, y+0.25*r, 1.15*r)
	p.fillPath(flat(seeThrough(black, 0.35)))
	p.dc.DrawCircle(x, y, r)
	p.fillPath(flat(lighter(c, 0.85)))
	p.dc.DrawCircle(x, y, 0.55*r)
	p.fillPath(flat(darker(c, 0.55)))
}
