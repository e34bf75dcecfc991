package picture

import (
	"context"
	"image"
	"image/color"

	"langkah/engine/base/breath"
	"langkah/engine/draw/paint"
)

// colors returns the global palette: transparent first, then a quantization of some sample frames.
func (f film) colors(ctx context.Context) (color.Palette, error) {
	area, err := f.areas(ctx)
	if err != nil {
		return nil, err
	}
	return nearest(area), nil
}

// areas returns how many pixels each colour covers in the sample frames.
func (f film) areas(ctx context.Context) (map[color.RGBA]int, error) {
	area := map[color.RGBA]int{}
	const trials = 12
	for t := range trials {
		breath.Take()
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		i := t * (len(f.steps) - 1) / (trials - 1)
		board, _ := f.frame(i, t%f.framesOf(i))
		addAreas(area, paint.Part(board, f.style, f.whole()))
	}
	return area, nil
}

// addAreas adds the pixels of each colour in a frame.
func addAreas(area map[color.RGBA]int, frame *image.RGBA) {
	for y := range frame.Rect.Dy() {
		for x := range frame.Rect.Dx() {
			area[pixel(frame.Pix[y*frame.Stride+4*x:])]++
		}
	}
}

func pixel(pix []byte) color.RGBA { return color.RGBA{pix[0], pix[1], pix[2], 0xff} }

// indexer finds and caches the nearest colour of a palette.
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
