package picture

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

// Colour quantization by variance-based median cut (Heckbert 1982, Wan 1990): all colours
// begin in one box of the colour cube, and the box with the greatest variance is split at
// its mean, until there are as many boxes as palette entries. The boxes' means are then
// refined by two rounds of k-means (Lloyd 1957). A colour's weight is its area to the power
// of 3/4, so that large faces have smooth shades and small marks keep their colour. The time
// is about colours * palette entries.
//
// Farthest-point selection would leave four times the square error on shaded pieces, visible
// as rings. Dithering would hide the remaining error, but changes static areas from frame to
// frame.

// rounds is the number of k-means rounds.
const rounds = 2

// tint is a colour with its weight.
type tint struct {
	at     [3]float64
	weight float64
}

// nearest returns a palette of transparent and up to 255 colours, given the area of each colour.
func nearest(area map[color.RGBA]int) color.Palette {
	all := make([]tint, 0, len(area))
	for c, n := range area {
		all = append(all, tint{[3]float64{float64(c.R), float64(c.G), float64(c.B)}, math.Pow(float64(n), 0.75)})
	}
	slices.SortFunc(all, func(a, b tint) int { return slices.Compare(a.at[:], b.at[:]) }) // deterministic
	palette := color.Palette{color.RGBA{}}
	for _, b := range cut(all, 255) {
		palette = append(palette, b.color())
	}
	for range rounds {
		groups := make([][]tint, len(palette))
		for _, s := range all {
			k := 1 + palette[1:].Index(newTints(s).color())
			groups[k] = append(groups[k], s)
		}
		for k, g := range groups {
			if len(g) > 0 {
				palette[k] = newTints(g...).color()
			}
		}
	}
	return palette
}

// tints is a box of colours with its variance.
type tints struct {
	list   []tint
	mean   [3]float64
	axis   int     // axis of the greatest variance
	spread float64 // sum of squares along it
}

func newTints(list ...tint) tints {
	b := tints{list: list}
	var squares [3]float64
	weight := 0.0
	for _, s := range list {
		for i, x := range s.at {
			b.mean[i] += s.weight * x
			squares[i] += s.weight * x * x
		}
		weight += s.weight
	}
	for i := range b.mean {
		b.mean[i] /= weight
		if spread := squares[i] - weight*b.mean[i]*b.mean[i]; spread > b.spread && len(list) > 1 {
			b.axis, b.spread = i, spread
		}
	}
	return b
}

func (b tints) color() color.RGBA {
	return color.RGBA{uint8(b.mean[0] + 0.5), uint8(b.mean[1] + 0.5), uint8(b.mean[2] + 0.5), 0xff}
}

// cut splits colours into at most limit boxes.
func cut(all []tint, limit int) []tints {
	boxes := []tints{newTints(all...)}
	for len(boxes) < min(limit, len(all)) {
		widest := 0
		for i, b := range boxes {
			if b.spread > boxes[widest].spread {
				widest = i
			}
		}
		b := boxes[widest]
		if len(b.list) < 2 {
			break // every box has a single colour
		}
		slices.SortStableFunc(b.list, func(x, y tint) int { return cmp.Compare(x.at[b.axis], y.at[b.axis]) })
		k := slices.IndexFunc(b.list, func(s tint) bool { return s.at[b.axis] > b.mean[b.axis] })
		if k < 1 {
			k = len(b.list) / 2
		}
		boxes[widest] = newTints(b.list[:k]...)
		boxes = append(boxes, newTints(b.list[k:]...))
	}
	return boxes
}
