package paint

import (
	"testing"

	"langkah/engine/base/scene"
	"langkah/engine/testkit/goldentest"
)

// What is laid over a board: a hatched cell, hatched tiles, a number on a patch.
func TestMarksOverABoard(t *testing.T) {
	s := scene.NewBoard(3, 1)
	tile := scene.Item{Kind: scene.Plate, X: scene.Rim + 1, Y: scene.Rim, W: 1, H: 1, Fill: scene.Tile, Text: "7"}
	s.Items = append(s.Items, scene.Item{Kind: scene.Bed, X: scene.Rim, Y: scene.Rim, W: 1, H: 1, Fill: scene.Cell}, tile)
	hatch := func(x float64, fill scene.Role) scene.Item {
		return scene.Item{Kind: scene.Hatch, X: scene.Rim + x, Y: scene.Rim, W: 1, H: 1, Fill: fill}
	}
	marks := append([]scene.Item{hatch(0, scene.Primary), hatch(1, scene.Piece(2))}, scene.Tag("12", scene.Rim+2.5, scene.Rim+0.5, 0.4)...)
	for name, palette := range map[string]scene.Palette{"light": scene.Light(), "dark": scene.Dark(), "paper": scene.Paper()} {
		goldentest.Picture(t, "marks-"+name+".png", Image(s.With(marks), Style{Cell: 48, Palette: palette}))
	}
}
