package picture

import (
	"cmp"
	"context"
	"image"
	"image/color"
	"maps"
	"math"
	"slices"

	"langkah/engine/paint"
)

// Of the 255 colours of an animation, so many are those that cover most.
const mainColors = 64

// colors is the palette for all frames: transparent first, then the colours
// that cover most of some frames drawn on trial, which are the flat ones; then,
// one by one, whichever is farthest from all that are chosen, so that edges
// and shaded balls keep their colours (the k-center heuristic of Gonzalez, 1985).
func (f film) colors(ctx context.Context) (color.Palette, error) {
	area := map[color.RGBA]int{}
	const trials = 12
	for t := range trials {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		i := t * (len(f.steps) - 1) / (trials - 1)
		board, _ := f.frame(i, t%f.framesOf(i))
		frame := paint.Part(board, f.style, f.whole())
		for y := range frame.Rect.Dy() {
			for x := range frame.Rect.Dx() {
				area[pixel(frame.Pix[y*frame.Stride+4*x:])]++
			}
		}
	}
	list := slices.SortedFunc(maps.Keys(area), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(area[b], area[a]), cmp.Compare(packed(a), packed(b)))
	})
	return spread(list), nil
}

// spread chooses up to 255 colours of a list whose first matter most.
func spread(list []color.RGBA) color.Palette {
	palette := color.Palette{color.RGBA{}}
	far := make([]int, len(list)) // from the nearest colour chosen
	for i := range far {
		far[i] = math.MaxInt
	}
	for len(palette) < 256 && len(palette) <= len(list) {
		next := len(palette) - 1
		if next >= mainColors {
			next = slices.Index(far, slices.Max(far))
		}
		palette = append(palette, list[next])
		for i, c := range list {
			far[i] = min(far[i], distance(c, list[next]))
		}
	}
	return palette
}

// distance is the square of the distance of two colours.
func distance(a, b color.RGBA) int {
	r, g, bl := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return r*r + g*g + bl*bl
}

func pixel(pix []byte) color.RGBA { return color.RGBA{pix[0], pix[1], pix[2], 0xff} }

func packed(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }

// indexer finds the nearest colour of a palette, and remembers it.
type indexer struct {
	palette color.Palette
	opaque  color.Palette
	known   map[color.RGBA]uint8
}

func newIndexer(p color.Palette) *indexer {
	return &indexer{palette: p, opaque: p[1:], known: map[color.RGBA]uint8{}}
}

func (x *indexer) paletted(frame *image.RGBA) *image.Paletted {
	out := image.NewPaletted(frame.Rect, x.palette)
	last, index := color.RGBA{}, uint8(0)
	for y := range frame.Rect.Dy() {
		for column := range frame.Rect.Dx() {
			if c := pixel(frame.Pix[y*frame.Stride+4*column:]); c != last {
				last, index = c, x.index(c)
			}
			out.Pix[y*out.Stride+column] = index
		}
	}
	return out
}

func (x *indexer) index(c color.RGBA) uint8 {
	index, ok := x.known[c]
	if !ok {
		index = uint8(1 + x.opaque.Index(c))
		x.known[c] = index
	}
	return index
}
