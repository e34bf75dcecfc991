package sceneview

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/engine/base/scene"
)

// checkered is a map of so many cells across on a board of 40 units, with a piece.
func checkered(side int) scene.Scene {
	const units = 40
	s := scene.NewBoard(units, units)
	c := &scene.Cells{Rows: side, Cols: side, Lines: true, Shades: []scene.Tint{{Role: scene.Tile}, {Role: scene.Ink}, {Role: scene.Home}}, Words: []string{"", "", "5"}}
	for i := range side * side {
		c.Marks = append(c.Marks, uint8((i/side+i%side)%3))
	}
	s.Items = append(s.Items, scene.Item{Kind: scene.Patchwork, X: scene.Rim, Y: scene.Rim, W: units, H: units, Cells: c},
		scene.Item{Kind: scene.Circle, ID: "t", X: scene.Rim + 20, Y: scene.Rim + 20, W: 0.3, H: 0.3, Fill: scene.Primary})
	return s
}

func enlarged(tb testing.TB, side int, zoom float64) *Board {
	tb.Helper()
	test.NewTempApp(tb)
	b := NewBoard()
	test.NewTempWindow(tb, b).Resize(fyne.NewSize(900, 720))
	b.Resize(fyne.NewSize(864, 700))
	b.SetScene(checkered(side), 0)
	b.SetZoom(zoom, scene.Point{X: 20, Y: 20})
	return b
}

// A place stays under the pointer, and nothing beyond the field is shown.
func TestABoardIsEnlargedAroundThePointer(t *testing.T) {
	b := enlarged(t, 100, 1)
	at := scene.Point{X: 12, Y: 30}
	was := b.Where(at)
	for _, zoom := range []float64{2, 5, 3} {
		b.SetZoom(zoom, at)
		if is := b.Where(at); math.Abs(float64(is.X-was.X))+math.Abs(float64(is.Y-was.Y)) > 2 {
			t.Errorf("enlarged %g times the place is at %v, it was at %v", zoom, is, was)
		}
	}
	b.Pan(10_000, 10_000)
	if corner := b.Where(scene.Point{X: scene.Rim, Y: scene.Rim}); corner.X < -1 || corner.X > 1 || corner.Y < -1 || corner.Y > 1 {
		t.Errorf("the field begins at %v of the view", corner)
	}
	size := b.stage.ground.Image.Bounds().Size()
	if size.X > 866 || size.Y > 702 {
		t.Errorf("the picture of a view of 864 x 700 has %v pixels", size)
	}
	b.SetZoom(1, at)
	if b.Zoom() != 1 || len(b.stage.objects) < 2 {
		t.Errorf("the whole board has %d objects", len(b.stage.objects))
	}
}

// What moved is brought into sight, its piece is in the picture.
func TestAnEnlargedBoardRevealsAPiece(t *testing.T) {
	b := enlarged(t, 100, 6)
	b.Pan(-5_000, -5_000)
	at := scene.Point{X: scene.Rim + 20.15, Y: scene.Rim + 20.15}
	b.Reveal(at)
	where := b.Where(at)
	if where.X < 0 || where.Y < 0 || where.X > 864 || where.Y > 700 {
		t.Fatalf("the piece is at %v", where)
	}
	picture := b.stage.ground.Image
	r, g, _, _ := picture.At(int(where.X-b.stage.ground.Position().X), int(where.Y-b.stage.ground.Position().Y)).RGBA()
	if c := (color.RGBA64{R: uint16(r), G: uint16(g)}); c.R < 2*c.G {
		t.Errorf("the piece is not red: %v", c)
	}
}

// A frame of an enlarged map of 1024 x 1024 has 16 ms.
func BenchmarkPan(b *testing.B) {
	for _, zoom := range []float64{2, 20, 70} {
		b.Run(fmt.Sprintf("%g times", zoom), func(b *testing.B) {
			board := enlarged(b, 1024, zoom)
			b.ResetTimer()
			for i := range b.N {
				board.Pan(float32(7-14*(i/20%2)), 3)
			}
		})
	}
}

// The whole map is drawn at once.
func BenchmarkWholeMap(b *testing.B) {
	s := checkered(1024)
	board := enlarged(b, 10, 1)
	for i := range b.N {
		cells := *s.Items[1].Cells // another one
		s.Items[1].Cells = &cells
		s.Width += 1e-9 * float64(i)
		board.SetScene(s, 0)
	}
}
