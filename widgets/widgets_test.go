package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"langkah/engine/scene"
)

// tiles is a board of numbered tiles, 0 for the blank; those of home are marked.
func tiles(columns int, numbers ...int) scene.Scene {
	s := scene.Scene{Width: float64(columns), Height: float64(len(numbers) / columns)}
	for i := range numbers {
		s.Items = append(s.Items, scene.Item{Kind: scene.Rect, X: float64(i % columns), Y: float64(i / columns), W: 1, H: 1, Fill: scene.Cell})
	}
	for i, n := range numbers {
		if n == 0 {
			continue
		}
		item := scene.Item{ID: fmt.Sprint(n), Kind: scene.Rect, X: float64(i % columns), Y: float64(i / columns), W: 1, H: 1, Fill: scene.Tile}
		s.Items = append(s.Items, item)
		item.Kind, item.Fill, item.Text, item.Size = scene.Text, scene.Ink, fmt.Sprint(n), 0.4
		s.Items = append(s.Items, item)
		if n == i+1 {
			s.Items = append(s.Items, scene.Item{ID: item.ID, Kind: scene.Rect, X: item.X + 0.3, Y: item.Y + 0.8, W: 0.4, H: 0.05, Fill: scene.HomeMark})
		}
	}
	return s
}

// shownBoard is a board in a window of its own.
func shownBoard(t testing.TB, size float32) *Board {
	b := NewBoard()
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(size, size))
	return b
}

// textAt is the object of the tile with that number.
func textAt(t *testing.T, b *Board, number string) *canvas.Text {
	t.Helper()
	for _, o := range b.artist.parts() {
		if text, ok := o.(*canvas.Text); ok && text.Text == number {
			return text
		}
	}
	t.Fatalf("there is no tile %s on the board", number)
	return nil
}

func TestBoardKeepsTheObjectOfAPieceThatMoves(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	before := textAt(t, b, "3")
	place := before.Position()
	b.SetScene(tiles(2, 1, 2, 0, 3), 0)
	after := textAt(t, b, "3")
	if after != before {
		t.Error("the tile that moved has a new object")
	}
	if moved := after.Position().X - place.X; moved != 100 {
		t.Errorf("the tile moved by %v pixels, want one cell of 100", moved)
	}
}

func TestBoardSlidesPieces(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	start := textAt(t, b, "3").Position().X
	b.artist.show(tiles(2, 1, 2, 0, 3), b.palette())
	for _, step := range []struct{ share, moved float32 }{{0, 0}, {0.5, 50}, {1, 100}} {
		b.artist.slide(step.share)
		if moved := textAt(t, b, "3").Position().X - start; moved != step.moved {
			t.Errorf("at the share %v of the way the tile has moved %v, want %v", step.share, moved, step.moved)
		}
	}
}

func TestMarkOfANewPlaceWaitsForThePiece(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 0, 3), 0)
	b.artist.show(tiles(2, 1, 2, 3, 0), b.palette())
	mark := lastPart(b)
	b.artist.slide(0.5)
	if mark.Visible() {
		t.Error("the mark is there before the tile")
	}
	b.artist.slide(1)
	if !mark.Visible() {
		t.Error("the mark is missing although the tile is home")
	}
}

func lastPart(b *Board) fyne.CanvasObject {
	parts := b.artist.parts()
	return parts[len(parts)-1]
}

func TestBoardDrawsWhatTheToolkitLacks(t *testing.T) {
	b := shownBoard(t, 210)
	s := tiles(2, 1, 2, 3, 0)
	b.SetScene(s, 0)
	s.Items = append(s.Items, scene.Item{Kind: scene.Ball, W: 1, H: 1, Fill: scene.Piece(0)})
	b.SetScene(s, 0)
	raster, ok := lastPart(b).(*canvas.Raster)
	if !ok {
		t.Fatalf("a ball is drawn by %T", lastPart(b))
	}
	if bounds := raster.Generator(200, 200).Bounds(); bounds.Dx() != 200 || bounds.Dy() != 200 {
		t.Errorf("the image of 200 x 200 pixels is %v", bounds)
	}
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	if _, ok := b.artist.(*picture); !ok {
		t.Error("a scene of tiles is still drawn as one image")
	}
}

func TestBoardIsAsLargeAsItsSpaceAllows(t *testing.T) {
	b := shownBoard(t, 410)
	for _, s := range []scene.Scene{tiles(2, 1, 2, 3, 0), tiles(4, 1, 2, 3, 4, 5, 6, 7, 0), tiles(1, 1, 0)} {
		b.SetScene(s, 0)
		corner, size := b.artist.layout(b.Size())
		if size.Width != 400 && size.Height != 400 {
			t.Errorf("a board of %v x %v fills %v of 400 x 400 pixels", s.Width, s.Height, size)
		}
		if size.Width/size.Height != float32(s.Width/s.Height) {
			t.Errorf("the cells of a board of %v x %v are not square: %v", s.Width, s.Height, size)
		}
		if corner.X < 5 || corner.Y < 5 {
			t.Errorf("the board of %v x %v begins at %v, without room for the ring", s.Width, s.Height, corner)
		}
	}
}

func TestTextShrinksToItsBox(t *testing.T) {
	wide := scene.Item{Kind: scene.Text, W: 1, H: 1, Size: 0.5, Text: "a long name"}
	size := fittingSize(wide, 50)
	if width := fyne.MeasureText(wide.Text, size, fyne.TextStyle{}).Width; width > 50 {
		t.Errorf("the text is %v wide in a box of 50", width)
	}
}

func TestBoardHandsKeysOn(t *testing.T) {
	b := shownBoard(t, 200)
	var heard []fyne.KeyName
	b.OnKey = func(e *fyne.KeyEvent) { heard = append(heard, e.Name) }
	test.Tap(b)
	test.Type(b, "x") // a letter is nothing to a board
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(heard) != 1 || heard[0] != fyne.KeySpace {
		t.Errorf("heard %v, want the space bar", heard)
	}
}

func TestTransportFollows(t *testing.T) {
	var sought []int
	tr := NewTransport(TransportActions{Seek: func(i int) { sought = append(sought, i) }}, []string{"Slow", "Fast"}, 1)
	test.NewTempWindow(t, tr)
	tr.Follow(0, 0, false)
	if !tr.play.Disabled() || !tr.forward.Disabled() {
		t.Error("there is nothing to play, and the buttons can be pressed")
	}
	tr.Follow(3, 14, true)
	if tr.slider.Value != 3 || tr.slider.Max != 14 {
		t.Errorf("the slider is at %v of %v, want 3 of 14", tr.slider.Value, tr.slider.Max)
	}
	if len(sought) != 0 {
		t.Errorf("following sought %v; only the user seeks", sought)
	}
	tr.slider.SetValue(7)
	if len(sought) != 1 || sought[0] != 7 {
		t.Errorf("the user's slider sought %v, want 7", sought)
	}
}

func TestMoveListJumpsOnlyForTheUser(t *testing.T) {
	var jumps []int
	m := NewMoveList(nil)
	m.OnJump = func(row int) { jumps = append(jumps, row) }
	w := test.NewTempWindow(t, m)
	w.Resize(fyne.NewSize(300, 400))
	m.Fill([]string{"#", "Move", "Cost"}, 1000, func(row, column int) string { return fmt.Sprint(row * (column + 1)) })
	m.Mark(700)
	if len(jumps) != 0 {
		t.Errorf("marking a row jumped to %v", jumps)
	}
	m.list.Select(5)
	if len(jumps) != 1 || jumps[0] != 5 {
		t.Errorf("the user's click jumped to %v, want 5", jumps)
	}
}

func TestLongWordsAreShortened(t *testing.T) {
	if got := shortened("tile 12 moves left", 60); got == "tile 12 moves left" || cellWidth(got) > 60 {
		t.Errorf("shortened to %q, %v wide, want at most 60", got, cellWidth(got))
	}
	if got := shortened("UP", 60); got != "UP" {
		t.Errorf("UP has room but became %q", got)
	}
}

func TestDropdownTellsOnlyOfTheUser(t *testing.T) {
	var heard []int
	d := NewDropdown(func(i int) { heard = append(heard, i) })
	d.Offer([]string{"one", "two"}, 1)
	if len(heard) != 0 {
		t.Errorf("offering choices told of %v", heard)
	}
	d.SetSelectedIndex(0)
	if len(heard) != 1 || heard[0] != 0 {
		t.Errorf("heard %v, want 0", heard)
	}
}

// BenchmarkBoardStep is one step on a 10 x 10 board, the largest, without
// drawing; a frame has 16 ms.
func BenchmarkBoardStep(b *testing.B) {
	board := shownBoard(b, 600)
	numbers := make([]int, 100)
	for i := range numbers {
		numbers[i] = i
	}
	one := tiles(10, numbers...)
	numbers[0], numbers[1] = numbers[1], numbers[0]
	other := tiles(10, numbers...)
	board.SetScene(one, 0)
	b.ResetTimer()
	for i := range b.N {
		if i%2 == 0 {
			board.SetScene(other, 0)
		} else {
			board.SetScene(one, 0)
		}
	}
}

// BenchmarkMoveListMark marks one row after the other among 1,000.
func BenchmarkMoveListMark(b *testing.B) {
	m := NewMoveList(nil)
	w := test.NewTempWindow(b, m)
	w.Resize(fyne.NewSize(300, 600))
	m.Fill([]string{"#", "Move", "Cost", "g", "h", "f"}, 1000, func(row, _ int) string { return fmt.Sprint(row) })
	b.ResetTimer()
	for i := range b.N {
		m.Mark(i % 1000)
	}
}

func TestDrawingIsMadeOnceWhereNothingMoves(t *testing.T) {
	ball := scene.Item{ID: "a", Kind: scene.Ball, W: 1, H: 1, Fill: scene.Piece(0)}
	other := ball
	other.ID, other.X = "b", 1
	one := scene.Scene{Width: 2, Height: 1, Items: []scene.Item{ball}}
	two := scene.Scene{Width: 2, Height: 1, Items: []scene.Item{ball, other}}
	moved := scene.Scene{Width: 2, Height: 1, Items: []scene.Item{ball, other}}
	moved.Items[0].Y = 0.5
	for _, c := range []struct {
		from, to scene.Scene
		share    float64 // after half of the way
	}{{one, two, 1}, {two, moved, 0.5}} {
		d := newDrawing()
		d.show(c.from, scene.Light())
		d.show(c.to, scene.Light())
		if d.slide(0.5); d.share != c.share {
			t.Errorf("half of the way the drawing shows the share %v, want %v", d.share, c.share)
		}
	}
}

// BenchmarkDrawing draws a board of 100 balls as one image of 600 x 600 pixels.
func BenchmarkDrawing(b *testing.B) {
	s := scene.Scene{Width: 10, Height: 10}
	for i := range 100 {
		s.Items = append(s.Items, scene.Item{
			Kind: scene.Ball, X: float64(i % 10), Y: float64(i / 10), W: 1, H: 1, Fill: scene.Piece(i),
		})
	}
	d := newDrawing()
	d.show(s, scene.Light())
	d.slide(1)
	b.ResetTimer()
	for range b.N {
		d.draw(600, 600)
	}
}
