package picture

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
)

// Each picture, put together from its frames, is the one that was drawn.
func TestFramesShowThePictures(t *testing.T) {
	picture := func(i int) *image.RGBA {
		p := image.NewRGBA(image.Rect(0, 0, 20, 10))
		draw.Draw(p, p.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(p, image.Rect(i, 2, i+4, 6), image.NewUniform(color.RGBA{0xb0, 0x20, 0x20, 0xff}), image.Point{}, draw.Src)
		return p
	}
	data, err := Frames(context.Background(), 12, picture)
	if err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil || len(g.Image) != 12 || g.Config.Width != 20 {
		t.Fatalf("%v, %d frames", err, len(g.Image))
	}
	screen := image.NewRGBA(image.Rect(0, 0, 20, 10))
	for i, frame := range g.Image {
		draw.Draw(screen, frame.Rect, frame, frame.Rect.Min, draw.Over)
		want := picture(i)
		if x, y, differs := differ(screen, want); differs {
			t.Fatalf("frame %d: at %d, %d it is %v, not %v", i, x, y, screen.RGBAAt(x, y), want.RGBAAt(x, y))
		}
		if i > 0 && frame.Rect.Dx()*frame.Rect.Dy() > 50 {
			t.Errorf("frame %d redraws %v", i, frame.Rect)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Frames(ctx, 3, picture); err == nil {
		t.Error("it does not stop")
	}
}
