package paint

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"langkah/engine/base/scene"
)

// tiles returns a board of numbered tiles, 0 for the blank; those at home have a mark.
func tiles(columns int, numbers ...int) scene.Scene {
	const margin = 0.12
	s := scene.Scene{Width: float64(columns) + 2*margin, Height: float64(len(numbers)/columns) + 2*margin}
	s.Items = append(s.Items, scene.Item{Kind: scene.Rect, X: 0.02, Y: 0.02, W: s.Width - 0.04, H: s.Height - 0.04, Corner: 0.2, Fill: scene.Board, Stroke: scene.Edge, Line: 0.04})
	for i, n := range numbers {
		x, y := margin+float64(i%columns), margin+float64(i/columns)
		if n == 0 {
			continue
		}
		id := fmt.Sprint("tile ", n)
		s.Items = append(s.Items,
			scene.Item{ID: id, Kind: scene.Rect, X: x + 0.04, Y: y + 0.04, W: 0.92, H: 0.92, Corner: 0.14, Fill: scene.Tile, Stroke: scene.Edge, Line: 0.02},
			scene.Item{ID: id, Kind: scene.Text, X: x, Y: y, W: 1, H: 1, Text: fmt.Sprint(n), Size: 0.42, Bold: true, Fill: scene.Ink})
		if n == i+1 {
			s.Items = append(s.Items, scene.Item{ID: id, Kind: scene.Rect, X: x + 0.3, Y: y + 0.8, W: 0.4, H: 0.06, Corner: 0.03, Fill: scene.HomeMark})
		}
	}
	return s
}

// composed lays the sprites of a scene on its background and the backdrop.
func composed(c *Composer, s scene.Scene) *image.RGBA {
	background := c.Background(s)
	whole := image.NewRGBA(background.Rect)
	draw.Draw(whole, whole.Rect, image.NewUniform(c.Style().Palette.Color(scene.Backdrop)), image.Point{}, draw.Src)
	draw.Draw(whole, whole.Rect, background, image.Point{}, draw.Over)
	for _, g := range s.Groups() {
		if g.First >= groundEnd(s) {
			sprite := c.Sprite(s, g)
			draw.Draw(whole, sprite.Look.Rect.Add(sprite.At), sprite.Look, image.Point{}, draw.Over)
		}
	}
	return whole
}

// tolerance is how far a channel of a half-covered pixel, of 255, may be
// rounded apart; at the round ends of lines, which the drawing library takes a
// little differently in different places, and of small things, whose edges lie on
// each other, it is most.
const tolerance = 17

// apart finds a pixel in which two pictures differ by more than is tolerated.
func apart(a, b *image.RGBA) (at image.Point, found bool) {
	if a.Rect != b.Rect {
		return image.Point{}, true
	}
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > tolerance || d < -tolerance {
			return image.Pt(i%a.Stride/4, i/a.Stride), true
		}
	}
	return image.Point{}, false
}

// pieces gives every other item of a scene to a piece of its own.
func pieces(s scene.Scene) scene.Scene {
	for i := 2; i < len(s.Items); i++ {
		if i%4 != 3 {
			s.Items[i].ID = fmt.Sprint("piece ", i/3)
		}
	}
	return s
}

func TestPartsMakeTheWhole(t *testing.T) {
	for _, palette := range []scene.Palette{scene.Light(), scene.Dark()} {
		for _, cell := range []int{16, 25, 48, 93} {
			st := Style{Cell: cell, Palette: palette}
			c := NewComposer(st)
			for name, s := range map[string]scene.Scene{
				"everything": pieces(everything()), "things": things(), "tiles": tiles(3, 1, 3, 0, 4, 2, 8, 5, 6, 7), "moved": tiles(3, 1, 0, 3, 4, 2, 8, 5, 6, 7),
				"empty": {Width: 3, Height: 2},
			} {
				if at, found := apart(composed(c, s), Image(s, st)); found {
					t.Errorf("%s, %d pixels a cell: the parts differ from the whole at %v", name, cell, at)
				}
			}
		}
	}
}

func TestALookIsPaintedOnce(t *testing.T) {
	c := NewComposer(Style{Cell: 37, Palette: scene.Light()})
	look := func(s scene.Scene, id string) *image.RGBA {
		c.Background(s)
		for _, g := range s.Groups() {
			if g.ID == id {
				return c.Sprite(s, g).Look
			}
		}
		t.Fatalf("there is no %s", id)
		return nil
	}
	away, also, home := tiles(3, 0, 3, 1), tiles(3, 3, 0, 1), tiles(3, 1, 0, 3)
	first := look(away, "tile 3")
	if look(also, "tile 3") != first {
		t.Error("the tile was painted anew in another place")
	}
	if look(home, "tile 3") == first {
		t.Error("the tile at home has no mark")
	}
	if look(away, "tile 3") != first {
		t.Error("the tile was painted anew when it came back")
	}
	ground := c.Background(away)
	if c.Background(home) != ground {
		t.Error("the background was painted anew although only tiles have moved")
	}
}

func TestTheBackgroundFollowsWhatChanges(t *testing.T) {
	st := Style{Cell: 20, Palette: scene.Dark()}
	c := NewComposer(st)
	s := tiles(3, 1, 2, 0)
	for i := range 4 {
		s.Items = append([]scene.Item{s.Items[0], {Kind: scene.Circle, X: float64(i) * 0.7, Y: 0.2, W: 0.5, H: 0.5, Fill: scene.Exit}}, s.Items[1+min(i, 1):]...)
		if at, found := apart(composed(c, s), Image(s, st)); found {
			t.Errorf("with the mark in its place %d the picture differs at %v", i, at)
		}
	}
}

func TestLooksStayWithinTheirRoom(t *testing.T) {
	c := NewComposer(Style{Cell: 10, Palette: scene.Light()})
	for n := 1; n < 2000; n++ {
		s := tiles(2, 0, n)
		c.Background(s)
		c.Sprite(s, s.Groups()[1])
	}
	kept := 0
	for _, looks := range []map[string]*image.RGBA{c.young, c.old} {
		for _, look := range looks {
			kept += look.Rect.Dx() * look.Rect.Dy()
		}
	}
	if room := 4*c.background.Rect.Dx()*c.background.Rect.Dy() + 2*12*12; kept > room {
		t.Errorf("looks of %d pixels are kept, want at most %d", kept, room)
	}
}

// board99 returns the largest board, 1,000 pixels wide.
func board99() (one, other scene.Scene, st Style) {
	numbers := make([]int, 100)
	for i := range numbers {
		numbers[i] = i
	}
	one = tiles(10, numbers...)
	numbers[0], numbers[1] = numbers[1], numbers[0]
	return one, tiles(10, numbers...), Style{Cell: 97, Palette: scene.Light()}
}

// BenchmarkWhole paints the largest board whole, as a file does.
func BenchmarkWhole(b *testing.B) {
	s, _, st := board99()
	for range b.N {
		Image(s, st)
	}
}

// BenchmarkFirst paints background and sprites of the largest board for the
// first time, as after a change of the window's size.
func BenchmarkFirst(b *testing.B) {
	s, _, st := board99()
	for range b.N {
		parts(NewComposer(st), s)
	}
}

// BenchmarkNext paints the next position of the largest board.
func BenchmarkNext(b *testing.B) {
	one, other, st := board99()
	c := NewComposer(st)
	parts(c, one)
	parts(c, other)
	b.ResetTimer()
	for i := range b.N {
		if i%2 == 0 {
			parts(c, one)
		} else {
			parts(c, other)
		}
	}
}

func parts(c *Composer, s scene.Scene) {
	c.Background(s)
	for _, g := range s.Groups()[1:] {
		c.Sprite(s, g)
	}
}

// BenchmarkBalls paints 55 shaded balls anew, as when a pyramid is turned.
func BenchmarkBalls(b *testing.B) {
	s := scene.Scene{Width: 10, Height: 10}
	for i := range 55 {
		s.Items = append(s.Items, scene.Item{ID: fmt.Sprint(i), Kind: scene.Ball, X: float64(i % 8), Y: float64(i / 8), W: 1.2, H: 1.2, Fill: scene.Piece(i)})
	}
	for range b.N {
		c := NewComposer(Style{Cell: 100, Palette: scene.Light()})
		for _, g := range s.Groups() {
			c.Sprite(s, g)
		}
	}
}
