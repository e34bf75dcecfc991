package export

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"

	"langkah/engine/scene"
)

func decodeGIF(t *testing.T, s Solution, st Style) (*gif.GIF, []byte) {
	t.Helper()
	data, err := GIF(context.Background(), s, st)
	if err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return g, data
}

func TestAnimationOf80MovesStaysUnder1MB(t *testing.T) {
	g, data := decodeGIF(t, walk(t, fifteen, 80), Style{Palette: scene.Dark()})
	t.Logf("%d bytes, %d frames", len(data), len(g.Image))
	if len(data) > 1_000_000 {
		t.Errorf("%d bytes", len(data))
	}
	if g.LoopCount != 0 || g.Delay[len(g.Delay)-1] != lastDelay {
		t.Errorf("repeats %d times (0 is for ever), with a pause of %d at the end", g.LoopCount, g.Delay[len(g.Delay)-1])
	}
	if len(g.Image) != 1+3*80 {
		t.Errorf("%d frames, want three for each move", len(g.Image))
	}
}

// What a viewer sees after the last frame is the last position.
func TestAnimationEndsOnTheLastPosition(t *testing.T) {
	s := walk(t, fifteen, 9)
	g, _ := decodeGIF(t, s, Style{Cell: 32})
	seen := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height))
	for _, frame := range g.Image {
		draw.Draw(seen, frame.Rect, frame, frame.Rect.Min, draw.Over)
	}
	positions, err := s.positions()
	if err != nil {
		t.Fatal(err)
	}
	want := Image(positions[9].Scene(), Style{Cell: 32}).(*image.RGBA)
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			if a, b := seen.RGBAAt(x, y), want.RGBAAt(x, y); far(a, b) {
				t.Fatalf("at %d, %d: %v, want %v", x, y, a, b)
			}
		}
	}
}

// far says whether two colours differ by more than an eye would see at an edge.
func far(a, b color.RGBA) bool {
	d := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B)) > 24
}

func TestLongAnimationsDoNotGlide(t *testing.T) {
	s := pressed(t, "#.#", 1000)
	positions, err := s.positions()
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ moves, cell, glide int }{{20, 64, 3}, {1000, 32, 3}, {1000, 128, 1}} {
		if f := newFilm(positions[:tc.moves+1], Style{Cell: tc.cell}); f.glide != tc.glide {
			t.Errorf("%d moves, cell %d: %d frames for a move, want %d", tc.moves, tc.cell, f.glide, tc.glide)
		}
	}
}

func TestAnimationOfNoMoves(t *testing.T) {
	if g, _ := decodeGIF(t, solved(t, "dark", "..."), Style{Cell: 16}); len(g.Image) != 1 {
		t.Errorf("%d frames, want one", len(g.Image))
	}
}

func TestAnimationStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := GIF(ctx, walk(t, fifteen, 80), Style{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled animation: %v", err)
	}
}
