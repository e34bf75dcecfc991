package sceneview

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"langkah/engine/base/scene"
)

// A screen reader reads the pieces row by row.
func TestWhatAScreenReaderReads(t *testing.T) {
	test.NewTempApp(t)
	pieces := scene.Scene{Width: 2, Height: 2, Items: []scene.Item{
		{Kind: scene.Plate, Text: "3", X: 0, Y: 1, W: 1, H: 1},
		{Kind: scene.Text, Text: "2", X: 1, Y: 0, W: 1, H: 1},
		{Kind: scene.Rect, X: 1, Y: 1, W: 1, H: 1},
		{Kind: scene.Plate, Text: "1", X: 0, Y: 0, W: 1, H: 1},
	}}
	board, easel := NewBoard(), NewEasel()
	board.SetScene(pieces, 0)
	easel.SetScene(pieces)
	if a, b := board.AccessibilityLabel(), easel.AccessibilityLabel(); a != "1 2 3" || b != a {
		t.Errorf("the board reads %q, the easel %q", a, b)
	}
}
