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
	case scene.Ball, scene.Circle:
		b := box{it.X, it.Y, it.W, it.H, it.W / 2}
		ringed(b.grown(0.02*it.W), b.grown(-0.035*it.W))
	case scene.Rect:
		b := boxOf(it)
		ringed(b.grown(0.03*p.cell), b.grown(-0.02*p.cell))
	}
}

// hatched draws stripes and an outline over a cell.
func (p *Painter) hatched(it scene.Item) {
	u := min(it.W, it.H)
	b := boxOf(it).inset(0.06*u, 0.12*u)
	c := p.palette.Color(it.Fill)
	p.hatch(b, u, seeThrough(c, 0.6))
	p.between(flat(c), b, b.grown(-max(whole(0.04*u), 1)))
}
