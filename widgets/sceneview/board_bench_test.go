package sceneview

import (
	"context"
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/widgets/style"
)

// A frame has 16 ms, a new position 5 ms of them; the boards are 1,000 pixels wide.

// largest is a board of 99 tiles, and the same with all of them one on.
func largest() (one, other scene.Scene) {
	board := func(first int) scene.Scene {
		s := scene.NewBoard(10, 10)
		item := func(kind scene.Kind, cell int) scene.Item {
			return scene.Item{Kind: kind, X: scene.Rim + float64(cell%10), Y: scene.Rim + float64(cell/10), W: 1, H: 1, Fill: scene.Tile}
		}
		for cell := range 100 {
			s.Items = append(s.Items, item(scene.Bed, cell))
		}
		for cell := range 99 {
			tile := item(scene.Plate, cell+first)
			tile.Text = fmt.Sprint(cell + 1)
			tile.ID = "tile " + tile.Text
			s.Items = append(s.Items, tile)
		}
		return s
	}
	return board(0), board(1)
}

// packed is a sample of 12 pieces: its board with 11 of them laid, and with all.
func packed(b *testing.B, name string) (less, all engine.Position) {
	b.Helper()
	for _, s := range assets.Samples() {
		if s.Name != name {
			continue
		}
		p, err := catalog.New(catalog.Tables{}).Open(s.Text)
		if err != nil {
			b.Fatal(err)
		}
		r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		positions, err := engine.Replay(p.Start(), r.Moves)
		if err != nil || len(positions) < 3 {
			b.Fatal(r.Status, err)
		}
		return positions[len(positions)-2], positions[len(positions)-1]
	}
	b.Fatalf("there is no sample %s", name)
	return nil, nil
}

// BenchmarkSlideFrame moves all 99 tiles for a frame of a slide.
func BenchmarkSlideFrame(b *testing.B) {
	board := shownBoard(b, 1010)
	one, other := largest()
	board.SetScene(one, 0)
	board.stage.show(other, true)
	b.ResetTimer()
	for i := range b.N {
		board.stage.slide(float32(i%100) / 100)
	}
}

// BenchmarkTilePosition shows positions of 99 tiles one after the other, as
// scrubbing does.
func BenchmarkTilePosition(b *testing.B) {
	board := shownBoard(b, 1010)
	one, other := largest()
	scrub(b, board, one, other)
}

// BenchmarkPiecePosition shows positions of 12 pieces one after the other.
func BenchmarkPiecePosition(b *testing.B) {
	board := shownBoard(b, 1010)
	less, all := packed(b, "iq-5x11")
	scrub(b, board, less.Scene(), all.Scene())
}

func scrub(b *testing.B, board *Board, one, other scene.Scene) {
	board.SetScene(one, 0)
	board.SetScene(other, 0)
	b.ResetTimer()
	for i := range b.N {
		if i%2 == 0 {
			board.SetScene(one, 0)
		} else {
			board.SetScene(other, 0)
		}
	}
}

// BenchmarkResized paints 99 tiles for another size of the window.
func BenchmarkResized(b *testing.B) {
	board := shownBoard(b, 1010)
	one, _ := largest()
	board.SetScene(one, 0)
	b.ResetTimer()
	for i := range b.N {
		size := float32(1010 - 20*(i%2))
		board.stage.fit(fyne.NewSize(size, size), boardMargin, 1, style.Palette())
		board.stage.repaint()
	}
}

// BenchmarkTurn turns a pyramid of 12 pieces in perspective.
func BenchmarkTurn(b *testing.B) {
	board := shownBoard(b, 1010)
	_, all := packed(b, "iq-pyramid")
	view := scene.View{Pitch: 0.5}
	b.ResetTimer()
	for range b.N {
		view.Yaw += 0.02
		board.SetScene(all.(engine.Turnable).SceneFrom(view), 0)
	}
}

// BenchmarkCapture draws the board of 99 tiles by the toolkit's software canvas.
func BenchmarkCapture(b *testing.B) {
	board := shownBoard(b, 1010)
	one, _ := largest()
	board.SetScene(one, 0)
	window := fyne.CurrentApp().Driver().CanvasForObject(board)
	b.ResetTimer()
	for range b.N {
		window.Capture()
	}
}
