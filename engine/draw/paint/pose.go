package paint

import (
	"langkah/engine/base/scene"
)

// tracer is a shape that adds its path to a surface.
type tracer interface{ trace(surface) }

// silhouette is the edge of a piece, enlarged and moved down by shares of its unit.
type silhouette struct {
	at   func(larger, below float64) tracer
	unit float64 // in pixels
	box  box     // bounding box
}

// silhouetteOf returns the edge of a piece; ok is false for other items.
func silhouetteOf(it scene.Item) (s silhouette, ok bool) {
	var b box
	switch it.Kind {
	case scene.Plate:
		b, _ = plateBox(it)
		s.unit = it.W
	case scene.Car:
		s.unit = min(it.W, it.H)
		b = boxOf(it).inset(0.04*s.unit, 0.22*s.unit)
	case scene.Ball, scene.Circle, scene.Queen, scene.Stone:
		s.unit = it.W
		b = box{it.X, it.Y, it.W, it.H, it.W / 2}
	case scene.Rect:
		s.unit = min(it.W, it.H)
		b = boxOf(it)
	case scene.Beads, scene.Slab:
		if len(it.Points) == 0 {
			return s, false
		}
		o := pieceOutline(it)
		s.unit, s.box = it.Size, o.box()
		s.at = func(larger, below float64) tracer { return o.grown(larger).moved(0, below*o.u) }
		return s, true
	default:
		return s, false
	}
	s.box = b
	s.at = func(larger, below float64) tracer { return b.grown(larger*s.unit).moved(0, below*s.unit) }
	return s, true
}

// box returns the bounding box of the outline's cells.
func (o outline) box() box {
	first := o.cells[0]
	low, high := first, first
	for _, c := range o.cells {
		low = cell{min(low.x, c.x), min(low.y, c.y)}
		high = cell{max(high.x, c.x), max(high.y, c.y)}
	}
	return box{o.x + float64(low.x)*o.u, o.y + float64(low.y)*o.u, float64(high.x-low.x+1) * o.u, float64(high.y-low.y+1) * o.u, 0}
}

// lift draws the deep shadow of a dragged piece.
func (p *Painter) lift(it scene.Item) {
	const layers, grow, down, strong = 6, 0.026, 0.14, 0.075
	s, ok := silhouetteOf(it)
	if !ok || p.palette.Flat() {
		return
	}
	for i := layers; i >= 1; i-- {
		share := float64(i) / layers
		s.at(grow*float64(i), down*(0.5+0.5*share)).trace(p.dc)
		p.fillPath(flat(seeThrough(black, strong)))
	}
}

// ghost draws the preview of a drop: dashed if legal, hatched if not.
func (p *Painter) ghost(it scene.Item) {
	s, ok := silhouetteOf(it)
	if !ok {
		return
	}
	s.at(0, 0).trace(p.dc)
	if it.Kind == scene.Stone {
		p.fillPath(flat(seeThrough(granite, 0.6)))
		s.at(-0.2, 0).trace(p.dc)
	}
	p.fillPath(flat(seeThrough(p.palette.Color(it.Fill), 0.38)))
	if it.Pose == scene.Fits {
		s.at(-0.01, 0).trace(p.dc)
		p.dc.SetLineCapButt()
		p.dc.SetDash(0.16*s.unit, 0.09*s.unit)
		p.dc.SetLineWidth(max(0.05*s.unit, 1.5))
		p.dc.SetColor(seeThrough(white, 0.95))
		p.dc.Stroke()
		p.dc.SetDash()
		return
	}
	c := p.palette.Color(scene.Clash)
	p.hatchIn(s.at(0, 0), s.box, s.unit, seeThrough(c, 0.75))
	p.between(flat(c), s.at(0, 0), s.at(-max(0.06, 1.5/s.unit), 0))
}

// lit draws the white edge of a hovered piece.
func (p *Painter) lit(it scene.Item) {
	if s, ok := silhouetteOf(it); ok {
		p.between(flat(white), s.at(0.005, 0), s.at(-max(0.035, 1/s.unit), 0))
	}
}

// picked draws the double ring of the piece selected by keyboard.
func (p *Painter) picked(it scene.Item) {
	s, ok := silhouetteOf(it)
	if !ok {
		return
	}
	for _, ring := range [2]struct {
		half float64
		role scene.Role
	}{{0.05, scene.HintRim}, {0.028, scene.Hint}} {
		half := max(ring.half, 1/s.unit)
		p.between(flat(p.palette.Color(ring.role)), s.at(0.02+half, 0), s.at(0.02-half, 0))
	}
}

// badge draws a round badge with a tick or a cross.
func (p *Painter) badge(it scene.Item) {
	x, y, r := it.X+it.W/2, it.Y+it.H/2, min(it.W, it.H)/2
	role := scene.Yes
	if it.Kind == scene.Cross {
		role = scene.No
	}
	p.dc.DrawCircle(x, y, r)
	p.fillPath(flat(white))
	p.dc.DrawCircle(x, y, 0.86*r)
	p.fillPath(flat(p.palette.Color(role)))
	if it.Kind == scene.Cross {
		p.dc.DrawLine(x-0.32*r, y-0.32*r, x+0.32*r, y+0.32*r)
		p.dc.DrawLine(x-0.32*r, y+0.32*r, x+0.32*r, y-0.32*r)
	} else {
		p.dc.MoveTo(x-0.4*r, y+0.02*r)
		p.dc.LineTo(x-0.1*r, y+0.32*r)
		p.dc.LineTo(x+0.4*r, y-0.28*r)
	}
	p.dc.SetLineWidth(max(0.22*r, 1.5))
	p.dc.SetLineCapRound()
	p.dc.SetColor(white)
	p.dc.Stroke()
	p.dc.SetLineCapButt()
}
