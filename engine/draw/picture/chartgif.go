package picture

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/gif"

	"langkah/engine/base/breath"
	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
)

// Growing renders drawings of one size as a looping animation with a pause at its end.
// Frames hold only the rectangle that changed.
func Growing(ctx context.Context, frames int, draw func(i int) chart.Drawing, colors chart.Palette, scale float64) ([]byte, error) {
	area := map[color.RGBA]int{}
	const trials = 6
	for t := range min(trials, frames) {
		addAreas(area, paint.ChartImage(draw((t+1)*frames/min(trials, frames)-1), colors, scale))
	}
	palette := nearest(area)
	quick := newIndexer(palette)
	delay := min(max(30*100/frames, glideDelay), stepDelay)
	var screen *image.Paletted // state of the viewer's screen
	var g gif.GIF
	for i := range frames {
		breath.Take()
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		frame := quick.paletted(paint.ChartImage(draw(i), colors, scale))
		if screen == nil {
			screen = image.NewPaletted(frame.Rect, palette)
		}
		g.Image = append(g.Image, onto(screen, frame))
		g.Delay = append(g.Delay, delay)
		g.Disposal = append(g.Disposal, gif.DisposalNone)
	}
	g.Config = image.Config{Width: screen.Rect.Dx(), Height: screen.Rect.Dy(), ColorModel: palette}
	g.Delay[frames-1] = lastDelay
	var b bytes.Buffer
	err := gif.EncodeAll(&b, &g)
	return b.Bytes(), err
}
