package picture

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

// How a palette is found: all colours lie in one box of the colour cube, and
// the box whose colours differ most is cut in two at their mean, until there are
// as many boxes as the palette has room for (variance-based median cut; Heckbert
// 1982, Wan 1990). The mean of each box is then moved twice to the mean of what
// is nearest to it (Lloyd 1957). A colour's weight is its area to the power of
// 3/4, so that large faces have smooth shades and small marks keep their colour.
//
// Choosing whichever colour is farthest from all chosen ones leaves four times
// the square error on shaded pieces, whose shades are then seen as rings.
// Dithering would hide the rest, but changes what stands still from frame to frame.

// rounds is how often means are moved.
const rounds = 2

// tint is a colour with its weight.
type tint struct {
	at     [3]float64
	weight float64
}

// nearest is transparent and up to 255 colours near to all of the given ones, of
// which each covers an area.
func nearest(area map[color.RGBA]int) color.Palette {
	all := make([]tint, 0, len(area))
	for c, n := range area {
		all = append(all, tint{[3]float64{float64(c.R), float64(c.G), float64(c.B)}, math.Pow(float64(n), 0.75)})
	}
	slices.SortFunc(all, func(a, b tint) int { return slices.Compare(a.at[:], b.at[:]) }) // the same in every run
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

// tints are colours in a box, with what cutting asks of them.
type tints struct {
	list   []tint
	mean   [3]float64
	axis   int     // along which they differ most
	spread float64 // how much, as the sum of squares
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

// cut divides colours into so many boxes, or as many as there are colours.
func cut(all []tint, most int) []tints {
	boxes := []tints{newTints(all...)}
	for len(boxes) < min(most, len(all)) {
		widest := 0
		for i, b := range boxes {
			if b.spread > boxes[widest].spread {
				widest = i
			}
		}
		b := boxes[widest]
		if len(b.list) < 2 {
			break // no box has two colours that differ
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
