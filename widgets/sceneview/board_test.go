package sceneview

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"langkah/engine/base/scene"
	"langkah/widgets/style"
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

// tile is the image of a tile; nil if it is not on the board.
func tile(b *Board, number int) *canvas.Image {
	a := b.stage.actors[actorKey{fmt.Sprint(number), 0}]
	if a == nil {
		return nil
	}
	for _, o := range b.stage.objects {
		if o == fyne.CanvasObject(a.image) {
			return a.image
		}
	}
	return nil
}

func TestBoardMovesTheImageOfAPiece(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 3, 2, 0), 0)
	before, look, place := tile(b, 2), tile(b, 2).Image, tile(b, 2).Position()
	b.SetScene(tiles(2, 1, 3, 0, 2), 0)
	after := tile(b, 2)
	if after != before || after.Image != look {
		t.Error("the tile that moved is painted anew")
	}
	if moved := after.Position().X - place.X; moved != 100 {
		t.Errorf("the tile moved by %v pixels, want one cell of 100", moved)
	}
}

func TestBoardSlidesPieces(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 3, 2, 0), 0)
	start, look := tile(b, 2).Position().X, tile(b, 2).Image
	b.stage.show(tiles(2, 1, 3, 0, 2), true)
	for _, step := range []struct{ share, moved float32 }{{0, 0}, {0.25, 25}, {0.5, 50}, {1, 100}} {
		b.stage.slide(step.share)
		if moved := tile(b, 2).Position().X - start; moved != step.moved {
			t.Errorf("at the share %v of the way the tile has moved %v, want %v", step.share, moved, step.moved)
		}
		if tile(b, 2).Image != look {
			t.Errorf("at the share %v of the way the tile is painted anew", step.share)
		}
	}
}

func TestMarkOfANewPlaceWaitsForThePiece(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	home := tile(b, 3).Image
	b.SetScene(tiles(2, 1, 2, 0, 3), 0)
	away := tile(b, 3).Image
	b.stage.show(tiles(2, 1, 2, 3, 0), true)
	if b.stage.slide(0.5); tile(b, 3).Image != away {
		t.Error("the mark is there before the tile")
	}
	if b.stage.slide(1); tile(b, 3).Image != home {
		t.Error("the mark is missing although the tile is home")
	}
}

func TestANewPieceIsThereAtTheEnd(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 0, 0), 0)
	b.stage.show(tiles(2, 1, 0, 3, 2), true)
	if b.stage.slide(0.5); tile(b, 3) != nil {
		t.Error("the new tile is there before the others have moved")
	}
	if b.stage.slide(1); tile(b, 3) == nil {
		t.Error("the new tile is missing")
	}
	b.stage.show(tiles(2, 1, 0, 0, 2), true)
	if tile(b, 3) != nil || b.stage.going != nil {
		t.Error("a tile that is taken away stays, or there is a wait for nothing")
	}
}

// A piece that changes its size on the way is painted for every frame.
func TestBoardSlidesWhatChangesItsSize(t *testing.T) {
	b := shownBoard(t, 210)
	ball := func(x, size float64) scene.Scene {
		return scene.Scene{Width: 2, Height: 2, Items: []scene.Item{{ID: "1", Kind: scene.Ball, X: x, W: size, H: size, Fill: scene.Piece(0)}}}
	}
	b.SetScene(ball(0, 1), 0)
	b.stage.show(ball(1, 0.5), true)
	b.stage.slide(0.5)
	if got := tile(b, 1).Size().Width; got < 75 || got > 100 {
		t.Errorf("half of the way the ball is %v wide, want some 75 with its shadow", got)
	}
}

func TestBoardIsAsLargeAsItsSpaceAllows(t *testing.T) {
	b := shownBoard(t, 410)
	for _, s := range []scene.Scene{tiles(2, 1, 2, 3, 0), tiles(4, 1, 2, 3, 4, 5, 6, 7, 0), tiles(1, 1, 0)} {
		b.SetScene(s, 0)
		size, corner := b.stage.ground.Size(), b.stage.ground.Position()
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

func TestBoardIsStretchedUntilTheSizeRests(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	look := tile(b, 3).Image
	for _, step := range []struct {
		size   float32
		cell   float32
		stale  bool
		placed float32
	}{{310, 150, true, 155}, {210, 100, false, 105}, {810, 400, false, 405}} {
		_, _, stale := b.stage.fit(fyne.NewSize(step.size, step.size), boardMargin, 1, style.Palette())
		image := tile(b, 3)
		// The image is as wide as its picture, a few pixels wider than the tile.
		if width := image.Size().Width; stale != step.stale || width < step.cell || width > step.cell*1.08 {
			t.Errorf("%v pixels: the tile is %v wide, stale %t; want some %v, %t", step.size, width, stale, step.cell, step.stale)
		}
		if y := image.Position().Y; y > step.placed || y < step.placed*0.95 {
			t.Errorf("%v pixels: the tile is at %v, want some %v", step.size, y, step.placed)
		}
		if stale && image.Image != look {
			t.Errorf("%v pixels: the tile was painted although it may be stretched", step.size)
		}
	}
	b.stage.fit(fyne.NewSize(310, 310), boardMargin, 1, style.Palette())
	b.stage.repaint()
	if got := tile(b, 3).Image.Bounds().Dx(); got < 150 || got > 160 {
		t.Errorf("when the size rests the tile is painted %d pixels wide, want some 150", got)
	}
}

func TestBoardIsPaintedInDevicePixels(t *testing.T) {
	b := shownBoard(t, 210)
	c := test.WidgetRenderer(b)
	for _, scale := range []float32{1, 1.25, 2} {
		fyne.CurrentApp().Driver().CanvasForObject(b).(interface{ SetScale(float32) }).SetScale(scale)
		b.SetScene(scene.Scene{}, 0)
		b.SetScene(tiles(2, 1, 2, 3, 0), 0)
		c.Layout(fyne.NewSize(210, 210))
		if got, want := b.stage.ground.Image.Bounds().Size(), int(200*scale); got != image.Pt(want, want) {
			t.Errorf("at the scale %v the board is painted with %v pixels, want %d", scale, got, want)
		}
		if got := b.stage.ground.Size(); got != fyne.NewSize(200, 200) {
			t.Errorf("at the scale %v the board takes %v", scale, got)
		}
	}
}

func TestOnlyTabShowsTheRing(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	heard := 0
	b.OnKey = func(*fyne.KeyEvent) { heard++ }
	for _, step := range []struct {
		name  string
		do    func()
		shown bool
	}{
		{"a click", func() { b.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary}) }, false},
		{"a key", func() { b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft}) }, false},
		{"Tab", func() { b.KeyUp(&fyne.KeyEvent{Name: fyne.KeyTab}) }, true},
		{"a key again", func() { b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft}) }, true},
		{"a press", func() { b.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary}) }, false},
		{"a third key", func() { b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft}) }, false},
		{"Tab again", func() { b.KeyUp(&fyne.KeyEvent{Name: fyne.KeyTab}) }, true},
		{"the focus elsewhere", b.FocusLost, false},
	} {
		if step.do(); b.ringed != step.shown {
			t.Errorf("after %s the ring is shown: %t, want %t", step.name, b.ringed, step.shown)
		}
	}
	if heard != 3 {
		t.Errorf("%d keys were handed on, want 3", heard)
	}
}

func TestASlideGoesOnWhenTheBoardTakesTheFocus(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	start := tile(b, 3).Position().X
	b.stage.show(tiles(2, 1, 2, 0, 3), true)
	b.stage.slide(0.5)
	b.KeyUp(&fyne.KeyEvent{Name: fyne.KeyTab})
	if moved := tile(b, 3).Position().X - start; moved != 50 || b.stage.going == nil {
		t.Errorf("the tile has moved %v, want 50 and going on", moved)
	}
}

// A scene in which nothing but marks is another one does not end a slide.
func TestAPieceThatLeavesFadesOnItsWay(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	after := tiles(2, 1, 2, 0, 3)
	for i := range after.Items {
		after.Items[i].Leaves = after.Items[i].ID == "3"
	}
	b.stage.show(after, true)
	b.stage.slide(0.5)
	if leaving, staying := tile(b, 3).Translucency, tile(b, 1).Translucency; leaving != faded/2 || staying != 0 {
		t.Errorf("half way the piece that leaves is %v transparent, another %v", leaving, staying)
	}
	b.stage.slide(1)
	if gone := tile(b, 3).Translucency; gone != faded {
		t.Errorf("at the end of its way it is %v transparent", gone)
	}
	b.SetScene(tiles(2, 1, 2, 3, 0), 0)
	if back := tile(b, 3).Translucency; back != 0 {
		t.Errorf("back on the board it is %v transparent", back)
	}
}

func TestMarksDoNotEndASlide(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 3, 2, 0), 0)
	b.stage.show(tiles(2, 1, 3, 0, 2), true)
	marked := tiles(2, 1, 3, 0, 2)
	marked.Items = append(marked.Items, scene.Item{Kind: scene.Rect, W: 1, H: 1, Stroke: scene.Highlight, Line: 0.1})
	b.SetScene(marked, 0)
	if b.stage.going == nil || len(b.stage.scene.Items) != len(marked.Items) {
		t.Error("the slide has ended, or the mark is lost")
	}
	b.SetScene(tiles(2, 1, 3, 2, 0), 0)
	if b.stage.going != nil {
		t.Error("another position does not end the slide")
	}
}

// A ring runs over every piece once and is then where it was.
func TestTheRingRunsOverAllPieces(t *testing.T) {
	b := shownBoard(t, 210)
	b.SetScene(tiles(2, 1, 3, 2, 0), 0)
	seen := map[string]bool{}
	for _, id := range b.stage.pieces() {
		b.stage.ring(id)
		for _, it := range b.stage.posed().Items {
			if it.Marked {
				seen[it.ID] = true
			}
		}
	}
	b.stage.ring("")
	if len(seen) != 3 || b.stage.posed().Items[len(b.stage.posed().Items)-1].Marked {
		t.Errorf("the ring was around %v", seen)
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
