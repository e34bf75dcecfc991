package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// ball draws a ball lit from the top left, with a thin dark outline that separates it from
// balls of its colour behind it.
func (p *Painter) ball(it scene.Item) {
	c := p.palette.Color(it.Fill)
	x, y, r := it.X+it.W/2, it.Y+it.H/2, it.W/2
	if !p.palette.Flat() {
		p.dc.DrawCircle(x, y, r+1.2)
		p.fillPath(flat(seeThrough(black, 0.30)))
	}
	p.dc.glow(newGlow(x-0.28*r, y-0.44*r, 1.6*r,
		stop{0, lighter(c, 0.78)}, stop{0.22, lighter(c, 0.34)}, stop{0.55, c}, stop{0.86, darker(c, 0.30)}, stop{1, darker(c, 0.5)},
	), x, y, r)
	if 2*r >= plainBelow {
		p.dc.Push()
		p.dc.Translate(x-0.34*r, y-0.46*r)
		p.dc.Rotate(-32 * math.Pi / 180)
		p.dc.DrawEllipse(0, 0, 0.26*r, 0.15*r)
		p.dc.Pop()
		p.fillPath(flat(seeThrough(white, 0.55)))
	}
	if it.Pinned {
		p.pinAt(x+0.5*r, y+0.55*r, max(0.16*r, 1.5), c)
	}
}

func (p *Painter) ballName(it scene.Item) {
	p.name(it.Text, it.X+it.W/2, it.Y+it.H/2, 0.8*it.W, 0.49*it.W, p.palette.OnColor(it.Fill))
}

// rod draws the joint of two balls: a cylinder, darker at its edges.
func (p *Painter) rod(it scene.Item) {
	if len(it.Points) != 2 {
		return
	}
	c := p.palette.Color(it.Fill)
	p.dc.SetLineCapButt()
	for _, layer := range [3]struct{ width, dark float64 }{{1, 0.35}, {0.8, 0.15}, {0.45, 0}} {
		p.dc.DrawLine(it.Points[0].X, it.Points[0].Y, it.Points[1].X, it.Points[1].Y)
		p.dc.SetLineWidth(max(it.Line*layer.width, 1))
		p.dc.SetColor(darker(c, layer.dark))
		p.dc.Stroke()
	}
}
