package packing

import (
	"bytes"
	"context"
	"image/gif"
	"math"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
)

// drawnLetters returns the texts of a scene in drawing order.
func drawnLetters(s scene.Scene) string {
	var text strings.Builder
	for _, item := range s.Items {
		text.WriteString(item.Text)
	}
	return text.String()
}

// full returns the board with a solution.
func full(t *testing.T, p *Puzzle) engine.Position {
	t.Helper()
	r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
	positions, err := engine.Replay(p.Start(), r.Moves)
	if err != nil || r.Status != engine.Solved {
		t.Fatal(r.Status, err)
	}
	return positions[len(r.Moves)]
}

func inside(t *testing.T, s scene.Scene) {
	t.Helper()
	for _, item := range s.Items {
		points := append(item.Points, scene.Point{X: item.X, Y: item.Y}, scene.Point{X: item.X + item.W, Y: item.Y + item.H})
		for _, p := range points {
			if p.X < 0 || p.Y < 0 || p.X > s.Width || p.Y > s.Height {
				t.Errorf("%+v lies outside of %v x %v", item, s.Width, s.Height)
			}
		}
	}
}

// A piece is one body with one letter; unplaced pieces are in their slots of the tray, and the drawing keeps its size.
func TestScene(t *testing.T) {
	start := read(t, small).Start()
	laid := after(t, read(t, small), "A 1 r1c1")
	before, s := start.Scene(), laid.Scene()
	inside(t, before)
	inside(t, s)
	if drawnLetters(s) != drawnLetters(before) || s.Width != before.Width || s.Height != before.Height {
		t.Errorf("%v x %v with the letters %q was %v x %v with %q",
			s.Width, s.Height, drawnLetters(s), before.Width, before.Height, drawnLetters(before))
	}
	bodies := func(s scene.Scene) map[string]scene.Item {
		list := map[string]scene.Item{}
		for _, item := range s.Items {
			if item.ID != "" {
				if _, twice := list[item.ID]; twice {
					t.Errorf("%s is drawn twice", item.ID)
				}
				list[item.ID] = item
			}
		}
		return list
	}
	was, is := bodies(before), bodies(s)
	for id, item := range is {
		if moved := item.Size != was[id].Size; moved != (id == "piece A") {
			t.Errorf("%s went from cells of %v to cells of %v", id, was[id].Size, item.Size)
		}
	}
	if a := is["piece A"]; a.Size != 1 || a.Points[0] != (scene.Point{X: scene.Rim + 0.5, Y: scene.Rim + 0.5}) {
		t.Errorf("piece A has cells of %v at %v", a.Size, a.Points)
	}
}

// Given pieces are pinned, and have no slot in the tray.
func TestGivenPiecesArePinned(t *testing.T) {
	p := read(t, "2 4 3\nDEFAULT\nAA\nA\nB\nBB\nCC\n")
	given := newPuzzle(p.board, p.pieces, []placement{{0, 0, 0}}, nil)
	for _, item := range given.Start().Scene().Items {
		if item.ID != "" && item.Pinned != (item.ID == given.id(0)) {
			t.Errorf("%s is pinned: %t", item.ID, item.Pinned)
		}
	}
	if slots, _ := (tray{given, trayCell}).slots(6); slots[0] != nil || len(slots[1]) != 3 {
		t.Errorf("the places in the tray are %v, want none for the piece that is given", slots)
	}
}

// Pieces in the tray do not touch, whatever their number.
func TestPiecesInTheTrayDoNotTouch(t *testing.T) {
	for _, text := range []string{small, twoLayers} {
		p := read(t, text)
		for width := 2.1; width < 12; width++ {
			slots, height := tray{p, trayCell}.slots(width)
			for i, slot := range slots {
				for _, at := range slot {
					if at.X < trayCell/2 || at.Y < trayCell/2 || at.X > width-trayCell/2 || at.Y > height-trayCell/2 {
						t.Errorf("width %v: piece %d reaches out at %v", width, i, at)
					}
					for j, other := range slots[:i] {
						for _, to := range other {
							if math.Max(math.Abs(at.X-to.X), math.Abs(at.Y-to.Y)) < trayCell*(1+trayGap/2) {
								t.Errorf("width %v: pieces %d and %d touch", width, i, j)
							}
						}
					}
				}
			}
		}
	}
}

// A tray holds pieces that are larger than the board.
func TestTheTrayHoldsEveryPiece(t *testing.T) {
	for _, text := range []string{
		"1 2 1\nDEFAULT\nAAAAAAAAAAA\n", "3 2 1\nDEFAULT\nAAAAAAA\nAAAAAAA\nAAAAAAA\nAAAAAAA\nAAAAAAA\nAAAAAAA\n",
		"2 2 2\nPYRAMID\nAAAAAAAAAAAA\nB\n", "1 1 1\nDEFAULT\nA\n",
	} {
		start := read(t, text).start
		inside(t, start.Scene())
		if start.Solid() > 0 {
			inside(t, start.SceneFrom(scene.View{Pitch: 0.5}))
		}
	}
}

// The layers are side by side, the top one first, followed by the pieces.
func TestSceneOfAPyramid(t *testing.T) {
	pos := full(t, read(t, twoLayers))
	s := pos.Scene()
	inside(t, s)
	if got := drawnLetters(s); got != "21AABBB" {
		t.Errorf("the letters are %q", got)
	}
}

// Near balls are drawn after far ones and are larger; hidden layers are omitted; nothing leaves the drawing at any
// angle.
func TestPerspective(t *testing.T) {
	p := read(t, "3 3 2\nPYRAMID\nAAA\nAAA\nAAA\nBB\nBBB\n")
	pos := after(t, p, "A 1 h1r1c1").(engine.Turnable)
	for yaw := 0.0; yaw < 7; yaw += 0.4 {
		for pitch := 0.0; pitch < 1.6; pitch += 0.3 {
			for _, lift := range []float64{0, 1} {
				s := pos.SceneFrom(scene.View{Yaw: yaw, Pitch: pitch, Lift: lift})
				inside(t, s)
				last, balls := 0.0, 9 // those of the tray follow the pyramid's
				for _, item := range s.Items {
					if item.Kind != scene.Ball || balls == 0 {
						continue
					}
					if balls--; item.W < last {
						t.Fatalf("a ball %v wide is drawn before one %v wide", item.W, last)
					}
					last = item.W
				}
			}
		}
	}
	balls := func(s scene.Scene) (n int) {
		for _, item := range s.Items {
			if item.Kind == scene.Ball {
				n++
			}
		}
		return n
	}
	two := full(t, read(t, twoLayers)).(engine.Turnable)
	above := two.SceneFrom(scene.View{Pitch: math.Pi / 2})
	hidden := two.SceneFrom(scene.View{Pitch: math.Pi / 2, Hidden: 1})
	if balls(above) != 5 || balls(hidden) != 4 {
		t.Errorf("%d balls, and %d with the upper layers hidden", balls(above), balls(hidden))
	}
	if read(t, small).start.Solid() != 0 || pos.Solid() != 3 {
		t.Error("a flat board is solid, or the pyramid does not have 3 layers")
	}
}

func TestTurntable(t *testing.T) {
	p := read(t, twoLayers)
	pos := full(t, p).(engine.Turnable)
	data, err := picture.Turntable(context.Background(), pos, scene.View{Pitch: 0.5}, paint.Style{Cell: 8})
	if err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil || len(film.Image) != 60 {
		t.Fatalf("%d frames, %v", len(film.Image), err)
	}
}

// Pointing finds the cells where they are drawn.
func TestCellsLieWhereTheyAreDrawn(t *testing.T) {
	for _, text := range []string{small, "3 3 2\nPYRAMID\nAA\nBBB\n", "5 5 2\nPYRAMID\nAA\nBBB\n"} {
		p := read(t, text)
		drawn := map[scene.Point]bool{}
		for _, it := range p.Start().Scene().Items {
			if it.Kind == scene.Socket || it.Kind == scene.Bed {
				drawn[scene.Point{X: it.X + 0.5, Y: it.Y + 0.5}] = true
			}
		}
		for cell, at := range p.board.middles() {
			if !drawn[at] || p.board.near(at) != cell {
				t.Fatalf("cell %d of %v is at %v, where none is drawn", cell, p.board.rows, at)
			}
		}
	}
}

// In perspective the tray is one line below the pyramid, however many pieces it holds.
func TestTheTrayOfAPyramidIsOneLine(t *testing.T) {
	for _, text := range []string{twoLayers, "5 5 3\nPYRAMID\nA\nBB\nCCC\n", "3 3 9\nPYRAMID\nAA\nBB\nCC\nDD\nEE\nFF\nGG\nHH\nII\n"} {
		start := read(t, text).start
		s := start.SceneFrom(scene.View{Pitch: 0.5})
		trays := 0
		for _, item := range s.Items {
			if item.Kind != scene.Tray {
				continue
			}
			trays++
			if item.W < 0.75*s.Width || item.H > 0.35*s.Width {
				t.Errorf("a tray of %v x %v in a drawing %v wide", item.W, item.H, s.Width)
			}
			for _, piece := range s.Items {
				for _, at := range piece.Points {
					if piece.Kind == scene.Beads && (at.Y < item.Y || at.Y > item.Y+item.H) {
						t.Errorf("piece %s lies beside the tray", piece.Text)
					}
				}
			}
		}
		if trays != 1 {
			t.Errorf("%d trays", trays)
		}
	}
}
