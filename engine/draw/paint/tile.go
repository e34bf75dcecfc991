package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// plate draws a tile: shadow, side, a face a little less high, and a highlight along its edge.
func (p *Painter) plate(it scene.Item) {
	u := it.W
	body, face := plateBox(it)
	finish := p.palette.Finish(it.Fill)
	if p.palette.Flat() {
		p.fill(body, flat(finish.Side))
		p.fill(body.grown(-max(math.Round(0.02*u), 1)), flat(finish.Top))
	} else {
		p.shadow(body.moved(0, 0.03*u), soft{3, 0.014, 0.05, 0.10}.of(u))
		p.fill(body, flat(finish.Side))
		p.fill(face, face.down(finish.Top, finish.Bottom))
		rim := finish.Rim
		p.ring(face, 0.024*u, face.down(seeThrough(rim, 0.95), seeThrough(rim, 0.3), seeThrough(rim, 0.15)))
	}
	switch {
	case it.Fill == scene.Wall && u >= plainBelow:
		p.hatch(face.inset(0.1*u, 0.04*u), u, seeThrough(finish.Side, 0.55))
	case it.Fill == scene.Home:
		p.fill(box{it.X + 0.37*u, it.Y + 0.76*u, 0.26 * u, max(0.05*u, 1), 0.025 * u}, flat(p.palette.Color(scene.HomeMark)))
	}
}

// plateBox returns a tile's outline and its face.
func plateBox(it scene.Item) (outline, face box) {
	u := it.W
	gap, corner, side := 0.035, 0.13, 0.055
	if it.Fill == scene.Wall {
		gap, corner, side = 0.05, 0.08, 0.06
	}
	outline = boxOf(it).inset(math.Round(gap*u), corner*u)
	face = outline
	face.h -= max(math.Round(side*u), 1)
	return outline, face
}

// hatch draws rising diagonal stripes in a box.
func (p *Painter) hatch(b box, u float64, c color.NRGBA) { p.hatchIn(b, b, u, c) }

// hatchIn draws the stripes in a shape with bounding box b.
func (p *Painter) hatchIn(shape tracer, b box, u float64, c color.NRGBA) {
	shape.trace(p.dc)
	p.dc.Clip()
	for x := b.x - b.h; x < b.x+b.w; x += 0.26 * u {
		p.dc.DrawLine(x, b.y+b.h, x+b.h, b.y)
	}
	p.dc.SetLineWidth(0.09 * u)
	p.dc.SetLineCapSquare()
	p.dc.SetColor(c)
	p.dc.Stroke()
	p.dc.ResetClip()
}

// plateName writes a tile's number on its face.
func (p *Painter) plateName(it scene.Item) {
	u := it.W
	_, face := plateBox(it)
	size := 0.42 * u
	if len(it.Text) > 2 {
		size = 0.34 * u
	}
	p.name(it.Text, face.x+face.w/2, face.y+face.h/2, 0.86*u, size, p.palette.Color(scene.Ink))
}
