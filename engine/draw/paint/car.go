package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// Colours of all cars.
var (
	glass    = color.NRGBA{0x1c, 0x25, 0x30, 0xff}
	tyre     = color.NRGBA{0x15, 0x18, 0x1c, 0xff}
	hitch    = color.NRGBA{0x22, 0x27, 0x2e, 0xff}
	headlamp = color.NRGBA{0xff, 0xf7, 0xd6, 0xff}
	tailLamp = color.NRGBA{0xff, 0x9d, 0x8a, 0xff}
)

// body is the outline of a car from above, in board units, pointing right: round at the
// rear, tapered at the front.
type body struct{ x0, x1, y0, y1, front, rear float64 }

// car is a car being drawn: measures in board units from its rear, in pixels by u.
type car struct {
	*Painter
	it     scene.Item
	u      float64
	length float64
	color  color.NRGBA
}

// vehicle draws a car of two cells, a lorry of more, or the primary car. The shape is drawn
// pointing right and rotated; the light is not rotated.
func (p *Painter) vehicle(it scene.Item) {
	u := min(it.W, it.H)
	c := car{p, it, u, max(it.W, it.H) / u, p.palette.Color(it.Fill)}
	ground := boxOf(it).inset(0.08*u, 0.2*u)
	if it.Turn%2 == 1 {
		ground = box{ground.x + 0.06*u, ground.y, ground.w - 0.12*u, ground.h, ground.r}
	} else {
		ground = box{ground.x, ground.y + 0.06*u, ground.w, ground.h - 0.12*u, ground.r}
	}
	p.shadow(ground.moved(0, 0.05*u), soft{4, 0.02, 0.06, 0.085}.of(u))
	switch {
	case u < plainBelow || c.length < 1.5:
		c.plain()
	case c.length >= 2.5 && it.Fill != scene.Primary:
		c.lorry()
	default:
		c.saloon()
	}
}

// turned calls draw with the coordinates of a car that points right, moved down by dy board
// units in the picture.
func (c car) turned(dy float64, draw func()) {
	c.dc.Push()
	c.dc.Translate(c.it.X+c.it.W/2, c.it.Y+c.it.H/2+dy*c.u)
	c.dc.Rotate(float64(c.it.Turn) * math.Pi / 2)
	c.dc.Scale(c.u, c.u)
	c.dc.Translate(-c.length/2, -0.5)
	draw()
	c.dc.Pop()
}

// trace adds the body to the current path.
func (b body) trace(dc surface) {
	dc.NewSubPath()
	dc.MoveTo(b.x0+b.rear, b.y0)
	dc.LineTo(b.x1-b.front, b.y0)
	dc.CubicTo(b.x1-b.front*0.3, b.y0+0.01, b.x1, b.y0+0.13, b.x1, (b.y0+b.y1)/2)
	dc.CubicTo(b.x1, b.y1-0.13, b.x1-b.front*0.3, b.y1-0.01, b.x1-b.front, b.y1)
	dc.LineTo(b.x0+b.rear, b.y1)
	dc.QuadraticTo(b.x0, b.y1, b.x0, b.y1-b.rear)
	dc.LineTo(b.x0, b.y0+b.rear)
	dc.QuadraticTo(b.x0, b.y0, b.x0+b.rear, b.y0)
	dc.ClosePath()
}

// grown returns the body enlarged on all sides; a negative d shrinks it.
func (b body) grown(d float64) body {
	return body{b.x0 - d, b.x1 + d, b.y0 - d, b.y1 + d, max(b.front+d, 0), max(b.rear+d, 0)}
}

// light returns a gradient across the car, in the picture from the top or the left.
func (c car) light(from, to float64, colors ...color.NRGBA) shade {
	if c.it.Turn%2 == 1 {
		return newRamp(true, c.it.X+from*c.u, c.it.X+to*c.u, colors...)
	}
	return newRamp(false, c.it.Y+from*c.u, c.it.Y+to*c.u, colors...)
}

func (c car) paintwork() shade {
	return c.light(0.13, 0.87, lighter(c.color, 0.22), c.color, darker(c.color, 0.18))
}

// hull draws a body with its side and a highlight on its edge.
func (c car) hull(b body) {
	c.turned(0.045, func() {
		b.trace(c.dc)
		c.fillPath(flat(darker(c.color, 0.45)))
	})
	c.turned(0, func() {
		b.trace(c.dc)
		c.fillPath(c.paintwork())
		inner := b.grown(-max(0.03, 1/c.u))
		c.between(c.light(0.13, 0.87, c.rim(c.color)...), b, inner)
	})
}

// wheels draws pairs of wheels that protrude from the body.
func (c car) wheels(at ...float64) {
	c.turned(0, func() {
		for _, x := range at {
			box{x, 0.085, 0.28, 0.12, 0.05}.trace(c.dc)
			box{x, 0.795, 0.28, 0.12, 0.05}.trace(c.dc)
		}
		c.fillPath(flat(tyre))
	})
}

// lamps draws head and tail lamps; spread is their distance from the centre line.
func (c car) lamps(front, size, rear, spread float64) {
	for _, side := range [2]float64{-1, 1} {
		c.dc.DrawEllipse(front, 0.5+side*0.24, size, min(size, 0.05))
		c.fillPath(flat(headlamp))
		c.fill(box{rear, 0.5 + side*spread - 0.065, 0.04, 0.13, 0.018}, flat(tailLamp))
	}
}

// saloon draws a car: a body, a cabin with a windscreen, a roof.
func (c car) saloon() {
	left := c.length/2 - 0.56
	right := left + 1
	c.wheels(0.26, c.length-0.58)
	c.hull(body{0.07, c.length - 0.07, 0.13, 0.87, 0.34, 0.16})
	c.turned(0, func() {
		if c.it.Fill == scene.Primary {
			stripe := flat(seeThrough(white, 0.95))
			c.fill(box{0.08, 0.385, c.length - 0.17, 0.07, 0}, stripe)
			c.fill(box{0.08, 0.545, c.length - 0.17, 0.07, 0}, stripe)
		} else {
			c.bonnet(right)
		}
		c.fill(box{left, 0.215, 1, 0.57, 0.17}, flat(glass))
		c.glare(right-0.21, right-0.005, 0.25, 0.48)
		c.fill(box{left + 0.17, 0.235, 0.60, 0.53, 0.12}, c.light(0.235, 0.765, lighter(c.color, 0.38), c.color))
		c.between(flat(seeThrough(white, 0.35)), box{left + 0.175, 0.24, 0.59, 0.52, 0.115}, box{left + 0.19, 0.255, 0.56, 0.49, 0.1})
		c.lamps(c.length-0.185, 0.06, 0.085, 0.215)
	})
}

// bonnet draws the edge of the bonnet.
func (c car) bonnet(windscreen float64) {
	c.dc.MoveTo(windscreen+0.06, 0.30)
	c.dc.QuadraticTo(windscreen+0.16, 0.5, windscreen+0.06, 0.70)
	c.dc.SetLineWidth(max(0.02*c.u, 1))
	c.dc.SetColor(seeThrough(darker(c.color, 0.25), 0.55))
	c.dc.Stroke()
}

// glare draws a reflection on the upper half of a windscreen.
func (c car) glare(x0, x1, y0, y1 float64) {
	c.dc.MoveTo(x0, y0)
	c.dc.LineTo(x1-0.045, y0+0.04)
	c.dc.QuadraticTo(x1-0.005, y0+0.09, x1, y1)
	c.dc.LineTo(x0+0.02, y1-0.06)
	c.dc.ClosePath()
	c.fillPath(flat(seeThrough(white, 0.28)))
}

// lorry draws a box with ribs behind a cab.
func (c car) lorry() {
	end := c.length - 0.98
	load := body{0.07, end, 0.11, 0.89, 0.07, 0.10}
	cab := body{c.length - 0.86, c.length - 0.07, 0.15, 0.85, 0.26, 0.10}
	c.wheels(0.22, 0.62, c.length-0.6)
	c.turned(0, func() { c.fill(box{end - 0.05, 0.34, 0.25, 0.32, 0}, flat(hitch)) })
	c.load(load)
	c.hull(cab)
	c.turned(0, func() {
		c.ribs(0.07, end)
		front := c.length
		c.dc.MoveTo(front-0.42, 0.23)
		c.dc.LineTo(front-0.27, 0.27)
		c.dc.QuadraticTo(front-0.19, 0.5, front-0.27, 0.73)
		c.dc.LineTo(front-0.42, 0.77)
		c.dc.QuadraticTo(front-0.37, 0.5, front-0.42, 0.23)
		c.dc.ClosePath()
		c.fillPath(flat(glass))
		c.glare(front-0.40, front-0.24, 0.25, 0.42)
		c.fill(box{front - 0.79, 0.24, 0.33, 0.52, 0.08}, c.light(0.24, 0.76, lighter(c.color, 0.38), c.color))
		c.lamps(front-0.15, 0.045, 0.08, 0.235)
	})
}

// load draws the box of a lorry; it is angular, unlike a body.
func (c car) load(b body) {
	outer := box{b.x0, b.y0, b.x1 - b.x0, b.y1 - b.y0, 0.08}
	c.turned(0.045, func() { c.fill(outer, flat(darker(c.color, 0.45))) })
	c.turned(0, func() {
		c.fill(outer, c.paintwork())
		c.between(c.light(0.13, 0.87, c.rim(c.color)...), outer, outer.grown(-max(0.03, 1/c.u)))
	})
}

// ribs draws the seams of a lorry's box, none behind its letter.
func (c car) ribs(x0, x1 float64) {
	n := math.Round((x1 - x0) / 0.24)
	for i := 1.0; i < n; i++ {
		x := x0 + i*(x1-x0)/n
		if math.Abs(x-(x0+x1)/2) < 0.27 {
			continue
		}
		c.fill(box{x, 0.16, 0.014, 0.68, 0}, flat(seeThrough(black, 0.16)))
		c.fill(box{x + 0.014, 0.16, 0.014, 0.68, 0}, flat(seeThrough(white, 0.20)))
	}
}

// plain draws a car too small for detail.
func (c car) plain() {
	c.hull(body{0.07, c.length - 0.07, 0.11, 0.89, 0.2, 0.16})
	if c.it.Fill == scene.Primary {
		c.turned(0, func() {
			c.fill(box{0.1, 0.32, c.length - 0.2, 0.12, 0}, flat(white))
			c.fill(box{0.1, 0.56, c.length - 0.2, 0.12, 0}, flat(white))
		})
	}
}

// carName draws a car's letter upright on its roof or box; that of the primary one on a
// white disc.
func (p *Painter) carName(it scene.Item) {
	if it.Text == "" {
		return
	}
	u := min(it.W, it.H)
	length := max(it.W, it.H) / u
	along, size, c := length/2-0.09, 0.36*u, p.palette.OnColor(it.Fill)
	switch {
	case u < plainBelow || length < 1.5:
		along, size = length/2, 0.5*u
	case it.Fill != scene.Primary && length >= 2.5:
		along, size = (0.07+length-0.98)/2, 0.39*u
	}
	// Offset from the centre towards the front.
	ahead, x, y := (along-length/2)*u, it.X+it.W/2, it.Y+it.H/2
	switch it.Turn % 4 {
	case 0:
		x += ahead
	case 1:
		y += ahead
	case 2:
		x -= ahead
	default:
		y -= ahead
	}
	if it.Fill == scene.Primary {
		r := 0.235 * u
		if u < plainBelow {
			r = 0.3 * u
		}
		p.dc.DrawCircle(x, y, r+0.0125*u)
		p.fillPath(flat(darker(p.palette.Color(it.Fill), 0.25)))
		p.dc.DrawCircle(x, y, r-0.0125*u)
		p.fillPath(flat(white))
		size, c = min(size, 0.32*u), color.NRGBA{0x14, 0x17, 0x1b, 0xff}
	}
	p.name(it.Text, x, y, 0.56*u, size, c)
}
