package paint

import (
	"image/color"
	"math"

	"github.com/fogleman/gg"
)

// shade is the fill of a path: a colour, or a linear gradient of evenly spaced colours along
// one axis.
type shade struct {
	colors   []color.NRGBA
	across   bool // left to right, else top to bottom
	from, to float64
}

// flat returns a single colour.
func flat(c color.NRGBA) shade { return shade{colors: []color.NRGBA{c}} }

// newRamp returns a gradient between two coordinates.
func newRamp(across bool, from, to float64, colors ...color.NRGBA) shade {
	return shade{colors, across, from, to}
}

// down returns a gradient over a box from top to bottom.
func (b box) down(colors ...color.NRGBA) shade {
	return newRamp(false, b.y, b.y+max(b.h, 1), colors...)
}

// at returns the colour at share t.
func (s shade) at(t float64) color.NRGBA {
	if len(s.colors) == 1 {
		return s.colors[0]
	}
	t = min(max(t, 0), 1) * float64(len(s.colors)-1)
	k := min(int(t), len(s.colors)-2)
	return mix(s.colors[k], s.colors[k+1], t-float64(k))
}

// pattern returns the shade as the drawing library's pattern.
func (s shade) pattern() gg.Pattern {
	if len(s.colors) == 1 {
		return gg.NewSolidPattern(s.colors[0])
	}
	r := &ramp{first: int(math.Floor(s.from)), across: s.across}
	for at := r.first; float64(at) <= s.to; at++ {
		r.colors = append(r.colors, color.RGBAModel.Convert(s.at((float64(at)+0.5-s.from)/(s.to-s.from))))
	}
	return r
}

// ramp is a gradient along one axis with a precomputed colour for each row or column of
// pixels, which the library would compute for each pixel.
type ramp struct {
	first  int
	across bool
	colors []color.Color
}

// ColorAt implements gg.Pattern.
func (r *ramp) ColorAt(x, y int) color.Color {
	at := y
	if r.across {
		at = x
	}
	return r.colors[min(max(at-r.first, 0), len(r.colors)-1)]
}
