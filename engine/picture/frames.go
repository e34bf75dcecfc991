package picture

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/gif"

	"langkah/engine/breath"
)

// Frames is an animation of so many pictures of one size, which repeats, with a
// pause at its end. Each holds only what has changed since the one before.
func Frames(ctx context.Context, count int, draw func(i int) *image.RGBA) ([]byte, error) {
	const trials = 8 // pictures that the colours are taken from
	area := map[color.RGBA]int{}
	for i := 0; i < count; i += max(1, count/trials) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		frame := draw(i)
		for at := 0; at+3 < len(frame.Pix); at += 4 {
			area[pixel(frame.Pix[at:])]++
		}
	}
	quick := newIndexer(nearest(area))
	var g gif.GIF
	var screen *image.Paletted
	for i := range count {
		breath.Take()
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		part := quick.paletted(draw(i))
		if screen == nil {
			screen = image.NewPaletted(part.Rect, quick.palette) // what a viewer sees
			g.Config = image.Config{Width: part.Rect.Dx(), Height: part.Rect.Dy(), ColorModel: quick.palette}
		}
		delay := stepDelay
		switch i {
		case count - 1:
			delay = lastDelay
		case 0:
			delay = firstDelay
		}
		g.Image, g.Delay, g.Disposal = append(g.Image, onto(screen, part)), append(g.Delay, delay), append(g.Disposal, gif.DisposalNone)
	}
	var b bytes.Buffer
	err := gif.EncodeAll(&b, &g)
	return b.Bytes(), err
}
