package paint

import (
	"image/color"
	"testing"

	"langkah/engine/base/scene"
	"langkah/engine/testkit/goldentest"
)

// The program's icon is drawn here: tiles that step upwards, the last one on
// its way. Run the test with -update after a change.
func TestIcon(t *testing.T) {
	picture := Image(icon(), Style{Cell: 32, Palette: scene.Dark()})
	goldentest.Picture(t, "../../../../assets/icon.png", picture)
	if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha != 0xffff {
		t.Errorf("the corner is %v, the icon fills its square", color.NRGBAModel.Convert(picture.At(0, 0)))
	}
}

func icon() scene.Scene {
	s := scene.Scene{Width: 16, Height: 16}
	tile := func(x, y float64, piece int, text string) {
		s.Items = append(s.Items,
			scene.Item{Kind: scene.Rect, X: x, Y: y, W: 4, H: 4, Corner: 0.8, Fill: scene.Piece(piece)},
			scene.Item{Kind: scene.Text, X: x, Y: y, W: 4, H: 4, Text: text, Size: 3, Bold: true, Fill: scene.OnPiece})
	}
	for step := range 3 {
		x, y := 1.4+4.6*float64(step), 9.4-4*float64(step)
		s.Items = append(s.Items, scene.Item{Kind: scene.Rect, X: x, Y: y + 2, W: 4, H: 12.6 - y, Corner: 0.8, Fill: scene.Board})
		tile(x, y, []int{1, 3, 0}[step], []string{"1", "2", "3"}[step])
	}
	s.Items = append(s.Items, scene.Item{
		Kind: scene.Arrow, Stroke: scene.Ink, Line: 0.5,
		Points: []scene.Point{{X: 3.4, Y: 7.2}, {X: 3.4, Y: 3.4}, {X: 8.4, Y: 3.4}},
	})
	return s
}
