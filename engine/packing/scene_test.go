package packing

import (
	"bytes"
	"context"
	"image/gif"
	"math"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/paint"
	"langkah/engine/picture"
	"langkah/engine/scene"
)

// drawnLetters are the texts of a scene in the order drawn.
func drawnLetters(s scene.Scene) string {
	var text strings.Builder
	for _, item := range s.Items {
		text.WriteString(item.Text)
	}
	return text.String()
}

// full is the board with a solution.
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
		if item.X < 0 || item.Y < 0 || item.X+item.W > s.Width || item.Y+item.H > s.Height {
			t.Errorf("%+v lies outside of %v x %v", item, s.Width, s.Height)
		}
	}
}

func TestScene(t *testing.T) {
	pos := after(t, read(t, small), "A 1 r1c1")
	s := pos.Scene()
	inside(t, s)
	if drawnLetters(s) != "AAA" || s.Width != 3.5 || s.Height != 2.5 {
		t.Errorf("%v x %v with the letters %q", s.Width, s.Height, drawnLetters(s))
	}
	for _, item := range s.Items {
		if (item.Kind == scene.Ball || item.Text == "A") && item.ID != "piece A" {
			t.Errorf("an item of piece A has the id %q", item.ID)
		}
	}
}

// The layers stand side by side, the top one first.
func TestSceneOfAPyramid(t *testing.T) {
	pos := full(t, read(t, twoLayers))
	s := pos.Scene()
	inside(t, s)
	if got := drawnLetters(s); got != "2A1ABBB" {
		t.Errorf("the letters are %q", got)
	}
}

// Near balls are drawn after far ones and are larger; hidden layers are left
// out; nothing leaves the picture, wherever it is looked at from.
func TestPerspective(t *testing.T) {
	p := read(t, "3 3 2\nPYRAMID\nAAA\nAAA\nAAA\nBB\nBBB\n")
	pos := after(t, p, "A 1 h1r1c1").(engine.Turnable)
	for yaw := 0.0; yaw < 7; yaw += 0.4 {
		for pitch := 0.0; pitch < 1.6; pitch += 0.3 {
			for _, lift := range []float64{0, 1} {
				s := pos.SceneFrom(scene.View{Yaw: yaw, Pitch: pitch, Lift: lift})
				inside(t, s)
				last := 0.0
				for _, item := range s.Items {
					if item.Kind == scene.Ball {
						if item.W < last {
							t.Fatalf("a ball %v wide is drawn before one %v wide", last, item.W)
						}
						last = item.W
					}
				}
			}
		}
	}
	above := pos.SceneFrom(scene.View{Pitch: math.Pi / 2})
	hidden := pos.SceneFrom(scene.View{Pitch: math.Pi / 2, Hidden: 2})
	// 9 balls of A with their letters; 14 cells in all.
	if len(above.Items) != 9*2+5 || len(hidden.Items) != 9*2 {
		t.Errorf("%d items, and %d with the upper layers hidden", len(above.Items), len(hidden.Items))
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
