package paint

import (
	"strings"
	"testing"

	"langkah/engine/base/scene"
)

// posed returns the things that a hand can have to do with, in one pose.
func posed(pose scene.Pose) scene.Scene {
	s := scene.NewBoard(8, 2)
	at := func(kind scene.Kind, id string, x, w float64, fill scene.Role) scene.Item {
		return scene.Item{ID: id, Kind: kind, X: scene.Rim + x, Y: scene.Rim, W: w, H: 1, Fill: fill, Text: id, Pose: pose}
	}
	middle := func(x, y float64) scene.Point { return scene.Point{X: scene.Rim + x + 0.5, Y: scene.Rim + y + 0.5} }
	s.Items = append(s.Items, at(scene.Plate, "7", 0, 1, scene.Tile), at(scene.Car, "C", 1, 2, scene.Piece(2)), at(scene.Ball, "B", 3, 1, scene.Piece(1)),
		scene.Item{ID: "G", Kind: scene.Beads, Size: 1, Fill: scene.Piece(6), Text: "G", Pose: pose, Points: []scene.Point{middle(4, 0), middle(5, 0), middle(5, 1)}},
		scene.Item{ID: "S", Kind: scene.Slab, Size: 1, Fill: scene.Piece(4), Text: "S", Pose: pose, Points: []scene.Point{middle(6, 0), middle(7, 0)}})
	return s
}

// Poses differ by more than the colour of a piece, in the whole picture and in its parts alike.
func TestPosesLookDifferent(t *testing.T) {
	st := Style{Cell: 40, Palette: scene.Light()}
	looks := map[string]scene.Pose{}
	for pose := scene.Lies; pose <= scene.Clashes; pose++ {
		s := posed(pose)
		whole := Image(s, st)
		key := string(whole.Pix)
		if other, ok := looks[key]; ok {
			t.Errorf("the poses %d and %d look the same", pose, other)
		}
		looks[key] = pose
		c := NewComposer(st)
		c.Background(s)
		for _, g := range s.Groups()[1:] {
			sprite := c.Sprite(s, g)
			if opaque := strings.Trim(string(sprite.Look.Pix), "\x00"); opaque == "" {
				t.Errorf("pose %d of %s shows nothing", pose, g.ID)
			}
			for i := range sprite.Look.Rect.Dx() {
				if sprite.Look.RGBAAt(i, 0).A > 8 || sprite.Look.RGBAAt(i, sprite.Look.Rect.Dy()-1).A > 8 {
					t.Errorf("pose %d of %s is cut off", pose, g.ID)
					break
				}
			}
		}
	}
}

// Files of shapes have the dashes too.
func TestDashesAreDrawnInFilesOfShapes(t *testing.T) {
	st := Style{Cell: 40, Palette: scene.Light()}
	if n := strings.Count(string(svgOf(posed(scene.Fits), st)), "stroke-dasharray"); n != 5 {
		t.Errorf("there are %d dashed lines, want 5", n)
	}
}
