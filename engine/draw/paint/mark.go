package paint

import "langkah/engine/base/scene"

// mark draws the ring around a piece that has just moved.
func (p *Painter) mark(it scene.Item) {
	amber := flat(p.palette.Color(scene.Highlight))
	ringed := func(outer, inner tracer) { p.between(amber, outer, inner) }
	switch it.Kind {
	case scene.Plate:
		b, _ := plateBox(it)
		width := max(whole(0.05*it.W), 1)
		ringed(b.grown(0.04*it.W), b.grown(0.04*it.W-width))
	case scene.Car:
		u := min(it.W, it.H)
		b := boxOf(it).inset(0.005*u, 0.24*u)
		ringed(b, b.grown(-max(whole(0.05*u), 1)))
	case scene.Beads, scene.Slab:
		o := pieceOutline(it)
		ringed(o.grown(0.055), o.grown(0.055-max(0.055, 1/it.Size)))
	case scene.Ball, scene.Circle, scene.Queen, scene.Stone:
		b := box{it.X, it.Y, it.W, it.H, it.W / 2}
		ringed(b.grown(0.02*it.W), b.grown(-0.035*it.W))
	case scene.Rect:
		b := boxOf(it)
		ringed(b.grown(0.03*p.cell), b.grown(-0.02*p.cell))
	}
}

// note draws a cross by hand, or a dot that follows, on a cell of the fill's colour.
func (p *Painter) note(it scene.Item) {
	u, x, y := it.W, it.X+it.W/2, it.Y+it.H/2
	ink := p.palette.OnColor(it.Fill)
	if it.Kind == scene.Dot {
		p.dc.DrawCircle(x, y, max(0.055*u, 1))
		p.fillPath(flat(seeThrough(ink, 0.64)))
		return
	}
	const arm = 0.125
	p.dc.DrawLine(x-arm*u, y-arm*u, x+arm*u, y+arm*u)
	p.dc.DrawLine(x-arm*u, y+arm*u, x+arm*u, y-arm*u)
	p.dc.SetLineWidth(max(0.06*u, 1))
	p.dc.SetLineCapRound()
	p.dc.SetColor(seeThrough(ink, 0.72))
	p.dc.Stroke()
	p.dc.SetLineCapButt()
}

// hatched draws stripes and an outline over a cell, or a body of cells.
func (p *Painter) hatched(it scene.Item) {
	c := p.palette.Color(it.Fill)
	if len(it.Points) > 0 {
		o := joinedOf(it).outline(0.03, 0.17, 0.09)
		p.hatchIn(o, o.box(), o.u, seeThrough(c, 0.25))
		p.between(flat(c), o, o.grown(-max(0.05, 1/o.u)))
		return
	}
	u := min(it.W, it.H)
	b := boxOf(it).inset(0.06*u, 0.12*u)
	p.hatch(b, u, seeThrough(c, 0.6))
	p.between(flat(c), b, b.grown(-max(whole(0.04*u), 1)))
}
