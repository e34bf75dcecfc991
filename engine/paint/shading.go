package paint

import (
	"image/color"
	"math"

	"langkah/engine/scene"
)

// shading is light from the top left on a ball.
func shading(it scene.Item, c color.NRGBA) *radial {
	x, y, r := it.X+it.W/2, it.Y+it.H/2, min(it.W, it.H)/2
	return newRadial(x-r*0.38, y-r*0.42, r*0.05, x, y, r*1.02,
		stop{0, toward(c, 255, 0.6)}, stop{0.4, c}, stop{0.75, c}, stop{1, toward(c, 0, 0.32)})
}

// toward is a colour at the share t of the way to a grey.
func toward(c color.NRGBA, grey uint8, t float64) color.NRGBA {
	part := func(v uint8) uint8 { return uint8(math.Round(float64(v) + (float64(grey)-float64(v))*t)) }
	return color.NRGBA{part(c.R), part(c.G), part(c.B), c.A}
}

// radial is a gradient from one circle to another. It gives the colours of the
// drawing library's own, but without two allocations for every pixel: a pyramid
// that is turned paints half a million in a frame.
//
// A pixel has the colour t of the largest circle on the way from the first
// (t = 0) to the second (t = 1) on whose edge it lies; that is a quadratic
// equation in t. See pixman's pixman-radial-gradient.c.
type radial struct {
	x, y, r    float64 // of the first circle
	dx, dy, dr float64 // from it to the second
	a          float64 // of t squared
	stops      []linearStop
	pixel      pixel
}

type stop struct {
	at    float64
	color color.Color
}

// linearStop is a stop with its colour's channels, premultiplied.
type linearStop struct {
	at       float64
	channels [4]float64
	color    pixel
}

// pixel is a colour in 16 bits a channel, premultiplied.
type pixel [4]uint32

func (p *pixel) RGBA() (r, g, b, a uint32) { return p[0], p[1], p[2], p[3] }

// newRadial is the gradient from the circle x0, y0, r0 to x1, y1, r1, which
// must not touch each other; its stops are in order.
func newRadial(x0, y0, r0, x1, y1, r1 float64, stops ...stop) *radial {
	g := &radial{x: x0, y: y0, r: r0, dx: x1 - x0, dy: y1 - y0, dr: r1 - r0}
	g.a = g.dx*g.dx + g.dy*g.dy - g.dr*g.dr
	for _, s := range stops {
		r, gr, b, a := s.color.RGBA()
		g.stops = append(g.stops, linearStop{
			s.at, [4]float64{float64(r), float64(gr), float64(b), float64(a)}, pixel{r, gr, b, a},
		})
	}
	return g
}

// ColorAt is the colour of a pixel, good until the next call.
func (g *radial) ColorAt(x, y int) color.Color {
	px, py := float64(x)+0.5-g.x, float64(y)+0.5-g.y
	b := px*g.dx + py*g.dy + g.r*g.dr
	c := px*px + py*py - g.r*g.r
	root := math.Sqrt(max(b*b-g.a*c, 0))
	t := (b + root) / g.a
	if t*g.dr < -g.r {
		t = (b - root) / g.a
	}
	g.mix(t)
	return &g.pixel
}

// mix sets the pixel to the colour at t.
func (g *radial) mix(t float64) {
	last := len(g.stops) - 1
	switch {
	case t <= 0:
		g.pixel = g.stops[0].color
		return
	case t >= g.stops[last].at:
		g.pixel = g.stops[last].color
		return
	}
	k := 1
	for t >= g.stops[k].at {
		k++
	}
	from, to := &g.stops[k-1], &g.stops[k]
	t = (t - from.at) / (to.at - from.at)
	for i := range g.pixel {
		v := uint32(from.channels[i]*(1-t)+to.channels[i]*t) >> 8
		g.pixel[i] = v<<8 | v
	}
}
