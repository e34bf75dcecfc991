package paint

import (
	"image"
	"image/color"
	"math"

	"github.com/golang/freetype/raster"
	"golang.org/x/image/math/fixed"
)

// glow is a radial gradient that fills a circle. Its pixels are the drawing library's but
// for rounding, in a fraction of the time: colours come from a table by distance.
type glow struct {
	x, y    float64
	scale   float64 // table entries for a unit of distance
	stops   []stop
	colors  [shades]pixel
	picture *image.RGBA // destination
}

// shades is the length of the table.
const shades = 512

type stop struct {
	at    float64
	color color.NRGBA
}

// pixel is a premultiplied colour of 16 bits a channel.
type pixel [4]uint32

// newGlow returns the gradient around x, y up to a radius. Stops are in order, from 0 to 1.
func newGlow(x, y, radius float64, stops ...stop) *glow {
	g := &glow{x: x, y: y, stops: stops, scale: (shades - 1) / radius}
	k := 1
	for i := range g.colors {
		t := float64(i) / (shades - 1)
		for k < len(stops)-1 && t > stops[k].at {
			k++
		}
		from, to := stops[k-1], stops[k]
		c := mix(from.color, to.color, (t-from.at)/(to.at-from.at))
		g.colors[i][0], g.colors[i][1], g.colors[i][2], g.colors[i][3] = c.RGBA()
	}
	return g
}

// fill fills a circle of a picture.
func (g *glow) fill(picture *image.RGBA, x, y, r float64) {
	g.picture = picture
	var path raster.Path
	at := func(angle, r float64) fixed.Point26_6 {
		sin, cos := math.Sincos(angle)
		return fixed.Point26_6{X: fixed.Int26_6((x + r*cos) * 64), Y: fixed.Int26_6((y + r*sin) * 64)}
	}
	path.Start(at(0, r))
	const arcs = 16
	for i := range arcs {
		from, to := 2*math.Pi*float64(i)/arcs, 2*math.Pi*float64(i+1)/arcs
		// Distance of the control point, for an arc whose midpoint is on the circle.
		beyond := r * (2 - math.Cos((to-from)/2))
		path.Add2(at((from+to)/2, beyond), at(to, r))
	}
	rasterizer := raster.NewRasterizer(picture.Rect.Dx(), picture.Rect.Dy())
	rasterizer.UseNonZeroWinding = true
	rasterizer.AddPath(path)
	rasterizer.Rasterize(g)
}

// Paint blends the gradient into spans; it implements the rasterizer's Painter.
func (g *glow) Paint(spans []raster.Span, _ bool) {
	const whole = 0xffff
	for _, s := range spans {
		if s.Y < 0 || s.Y >= g.picture.Rect.Dy() {
			continue
		}
		s.X0, s.X1 = max(s.X0, 0), min(s.X1, g.picture.Rect.Dx())
		row := g.picture.Pix[s.Y*g.picture.Stride:]
		dy := float64(s.Y) + 0.5 - g.y
		for x := s.X0; x < s.X1; x++ {
			dx := float64(x) + 0.5 - g.x
			c := &g.colors[min(int(math.Sqrt(dx*dx+dy*dy)*g.scale+0.5), shades-1)]
			at := row[4*x : 4*x+4 : 4*x+4]
			if s.Alpha == whole && c[3] == whole {
				at[0], at[1], at[2], at[3] = uint8(c[0]>>8), uint8(c[1]>>8), uint8(c[2]>>8), 0xff
				continue
			}
			left := (whole - c[3]*s.Alpha/whole) * 0x101
			for i := range c {
				at[i] = uint8((uint32(at[i])*left + c[i]*s.Alpha) / whole >> 8)
			}
		}
	}
}
