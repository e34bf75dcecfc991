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

// A player's crosses and dots on light and dark cells, ice on the way of a slide, and a
// hatched body of cells.
func TestNotesOnCells(t *testing.T) {
	s := scene.NewBoard(4, 2)
	item := func(kind scene.Kind, col, row float64, fill scene.Role) scene.Item {
		return scene.Item{Kind: kind, X: scene.Rim + col, Y: scene.Rim + row, W: 1, H: 1, Fill: fill}
	}
	body := func(kind scene.Kind, fill scene.Role, cells ...scene.Point) scene.Item {
		return scene.Item{Kind: kind, Size: 1, Fill: fill, Points: cells}
	}
	light, dark := scene.Piece(3), scene.Piece(4)
	way := item(scene.Ice, 3, 0, scene.Frozen)
	way.Turn = 4
	s.Items = append(s.Items,
		body(scene.Region, light, scene.Middle(0, 0), scene.Middle(1, 0)), body(scene.Region, dark, scene.Middle(0, 1), scene.Middle(1, 1), scene.Middle(1, 2)),
		item(scene.Strike, 0, 0, light), item(scene.Dot, 0, 1, light), item(scene.Strike, 1, 0, dark), item(scene.Dot, 1, 1, dark),
		item(scene.Ice, 2, 0, scene.Frozen), way, body(scene.Hatch, scene.No, scene.Middle(1, 1), scene.Middle(1, 2), scene.Middle(1, 3)))
	for name, palette := range map[string]scene.Palette{"light": scene.Light(), "dark": scene.Dark(), "paper": scene.Paper()} {
		goldentest.Picture(t, "notes-"+name+".png", Image(s.With(scene.Cursor(1, 0)), Style{Cell: 48, Palette: palette}))
	}
}
