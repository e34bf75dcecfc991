package picture

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/testkit/goldentest"
)

func decodeGIF(t *testing.T, s engine.Solution, st paint.Style) (*gif.GIF, []byte) {
	t.Helper()
	data, err := GIF(context.Background(), s, st, Usual)
	if err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return g, data
}

func TestAnimationOf80MovesStaysUnder2MB(t *testing.T) {
	g, data := decodeGIF(t, goldentest.Walk(t, goldentest.Fifteen, 80), paint.Style{Palette: scene.Dark()})
	t.Logf("%d bytes, %d frames", len(data), len(g.Image))
	if len(data) > 2_000_000 {
		t.Errorf("%d bytes", len(data))
	}
	if g.LoopCount != 0 || g.Delay[len(g.Delay)-1] != lastDelay {
		t.Errorf("repeats %d times (0 is for ever), with a pause of %d at the end", g.LoopCount, g.Delay[len(g.Delay)-1])
	}
	if len(g.Image) != 1+9*80 {
		t.Errorf("%d frames, want nine for each move", len(g.Image))
	}
}

// What a viewer sees after each frame is that frame, drawn whole.
func TestFramesAddUp(t *testing.T) {
	st := paint.Style{Cell: 32, Palette: scene.Light()}
	for _, s := range []engine.Solution{goldentest.Walk(t, goldentest.Fifteen, 9), goldentest.Lamps(t, "lamps", "#.#.###")} {
		positions, err := s.Positions()
		if err != nil {
			t.Fatal(err)
		}
		f := newFilm(positions, st, Usual)
		g, _ := decodeGIF(t, s, st)
		screen, n := image.NewRGBA(f.whole()), 0
		for i := range f.steps {
			for k := range f.framesOf(i) {
				draw.Draw(screen, g.Image[n].Rect, g.Image[n], g.Image[n].Rect.Min, draw.Over)
				board, _ := f.frame(i, k)
				if x, y, ok := differ(screen, paint.Image(board, st)); ok {
					t.Fatalf("%s, step %d, frame %d differs at %d, %d: %v, want %v", s.Name, i, k, x, y, screen.At(x, y), paint.Image(board, st).At(x, y))
				}
				n++
			}
		}
	}
}

// differ finds a place where two pictures differ.
func differ(a, b *image.RGBA) (x, y int, ok bool) {
	for y := range b.Rect.Dy() {
		for x := range b.Rect.Dx() {
			if far(a.RGBAAt(x, y), b.RGBAAt(x, y)) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// far reports whether two colours differ by more than an eye would see at an edge.
func far(a, b color.RGBA) bool {
	d := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B)) > 24
}

// Few colours are kept exactly; many are approximated.
func TestPaletteIsNearToAllColors(t *testing.T) {
	area := map[color.RGBA]int{}
	var list []color.RGBA
	for i := range 3000 {
		c := color.RGBA{uint8(i), uint8(i * 7), uint8(i / 12), 255}
		list = append(list, c)
		area[c] = 1 + i%50
	}
	palette := nearest(area)
	if len(palette) != 256 || palette[0] != (color.RGBA{}) {
		t.Fatalf("%d colours, the first is %v", len(palette), palette[0])
	}
	sum := 0
	for _, c := range list {
		near := palette[1:].Convert(c).(color.RGBA)
		d := func(a, b uint8) int { return (int(a) - int(b)) * (int(a) - int(b)) }
		sum += d(c.R, near.R) + d(c.G, near.G) + d(c.B, near.B)
	}
	if mean := float64(sum) / float64(len(list)); mean > 450 {
		t.Errorf("the mean square of the distance is %.0f", mean)
	}
	few := map[color.RGBA]int{}
	for _, c := range list[:10] {
		few[c] = area[c]
	}
	palette = nearest(few)
	for _, c := range list[:10] {
		if len(palette) != 11 || palette.Convert(c) != c {
			t.Errorf("of 10 colours %v became %v", c, palette)
		}
	}
	if len(nearest(map[color.RGBA]int{{A: 255}: 4})) != 2 {
		t.Error("one colour is not kept as one")
	}
}

func TestSpeeds(t *testing.T) {
	positions, err := goldentest.Walk(t, goldentest.Fifteen, 2).Positions()
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		speed              Speed
		frames, move, rest int
	}{{0, 9, 2, 40}, {0.5, 9, 4, 80}, {Usual, 9, 2, 40}, {2, 5, 2, 20}, {4, 3, 2, 10}} {
		f := newFilm(positions, paint.Style{}, tc.speed)
		_, move := f.frame(1, 0)
		_, rest := f.frame(1, f.glide-1)
		if f.glide != tc.frames || move != tc.move || rest != tc.rest {
			t.Errorf("speed %v: %d frames of %d and a rest of %d, want %d of %d and %d", tc.speed, f.glide, move, rest, tc.frames, tc.move, tc.rest)
		}
	}
}

func TestLongAnimationsDoNotGlide(t *testing.T) {
	s := goldentest.Pressed(t, "#.#", 1000)
	positions, err := s.Positions()
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ moves, cell, glide int }{{20, 64, 9}, {1000, 32, 9}, {1000, 128, 2}, {1000, 512, 1}} {
		if f := newFilm(positions[:tc.moves+1], paint.Style{Cell: tc.cell}, Usual); f.glide != tc.glide {
			t.Errorf("%d moves, cell %d: %d frames for a move, want %d", tc.moves, tc.cell, f.glide, tc.glide)
		}
	}
}

func TestAnimationOfNoMoves(t *testing.T) {
	if g, _ := decodeGIF(t, goldentest.Lamps(t, "dark", "..."), paint.Style{Cell: 16}); len(g.Image) != 1 {
		t.Errorf("%d frames, want one", len(g.Image))
	}
}

func TestOnlyWhatChangesIsDrawn(t *testing.T) {
	tile := func(id string, x float64) scene.Item { return scene.Item{ID: id, Kind: scene.Rect, X: x, W: 1, H: 1} }
	of := func(items ...scene.Item) scene.Scene { return scene.Scene{Width: 9, Height: 1, Items: items} }
	a := of(tile("A", 0), tile("B", 2), tile("C", 4))
	for _, tc := range []struct {
		name string
		b    scene.Scene
		want image.Rectangle
	}{
		{"nothing", a, image.Rectangle{}},
		{"C moves", of(tile("A", 0), tile("B", 2), tile("C", 6)), image.Rect(39, -1, 71, 11)},
		{"A goes", of(tile("B", 2), tile("C", 4)), image.Rect(-1, -1, 11, 11)},
		{"D comes", of(tile("A", 0), tile("D", 8), tile("B", 2), tile("C", 4)), image.Rect(79, -1, 91, 11)},
		{"another order", of(tile("B", 2), tile("A", 0), tile("C", 4)), image.Rect(0, 0, 90, 10)},
	} {
		if got := paint.Changed(a, tc.b, 10); got != tc.want {
			t.Errorf("%s: %v, want %v", tc.name, got, tc.want)
		}
	}
}

func TestAFrameWithoutAChangeIsTransparent(t *testing.T) {
	screen := image.NewPaletted(image.Rect(0, 0, 4, 4), color.Palette{color.RGBA{}, color.Black})
	draw.Draw(screen, screen.Rect, image.Black, image.Point{}, draw.Src)
	for _, part := range []image.Rectangle{{}, image.Rect(1, 1, 3, 3)} {
		same := image.NewPaletted(part, screen.Palette)
		draw.Draw(same, part, image.Black, image.Point{}, draw.Src)
		if next := onto(screen, same); next.Rect != image.Rect(0, 0, 1, 1) || next.Pix[0] != 0 {
			t.Errorf("%v became %v, %v", part, next.Rect, next.Pix)
		}
	}
}

func TestAnimationStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := GIF(ctx, goldentest.Walk(t, goldentest.Fifteen, 80), paint.Style{}, Usual); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled animation: %v", err)
	}
}
