package paint

import (
	"image/color"
	"math"

	"github.com/fogleman/gg"
)

// shade is what a path is filled with: one colour, or several along one axis, at
// even distances.
type shade struct {
	colors   []color.NRGBA
	across   bool // from left to right, else from the top down
	from, to float64
}

// flat is one colour all over.
func flat(c color.NRGBA) shade { return shade{colors: []color.NRGBA{c}} }

// newRamp goes from one place to another through colours at even distances.
func newRamp(across bool, from, to float64, colors ...color.NRGBA) shade {
	return shade{colors, across, from, to}
}

// down is a gradient over a box from the top down.
func (b box) down(colors ...color.NRGBA) shade {
	return newRamp(false, b.y, b.y+max(b.h, 1), colors...)
}

// at is the colour at a share of the way.
func (s shade) at(t float64) color.NRGBA {
	if len(s.colors) == 1 {
		return s.colors[0]
	}
	t = min(max(t, 0), 1) * float64(len(s.colors)-1)
	k := min(int(t), len(s.colors)-2)
	return mix(s.colors[k], s.colors[k+1], t-float64(k))
}

// pattern is the shade for the drawing library.
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

// ramp is a gradient along one axis. It has a colour for each row or column of
// pixels, which the drawing library would find anew for each pixel.
type ramp struct {
	first  int
	across bool
	colors []color.Color
}

// ColorAt is for the drawing library.
func (r *ramp) ColorAt(x, y int) color.Color {
	at := y
	if r.across {
		at = x
	}
	return r.colors[min(max(at-r.first, 0), len(r.colors)-1)]
}
