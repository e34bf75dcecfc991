package paint

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
)

// A small board in a chart is drawn in the room for it, in a picture and as SVG;
// what lies beside the field is not.
func TestABoardInAChart(t *testing.T) {
	board := scene.NewBoard(2, 2)
	board.Items = append(board.Items,
		scene.Item{Kind: scene.Rect, X: scene.Rim, Y: scene.Rim, W: 2, H: 1, Fill: scene.Piece(0)},
		scene.Item{Kind: scene.Rect, X: scene.Rim + 4, Y: scene.Rim, W: 2, H: 2, Fill: scene.Piece(1)})
	d := chart.Drawing{Width: 60, Height: 60, Shapes: []chart.Shape{{Kind: chart.Inset, X: 10, Y: 10, W: 20, H: 20, Inside: 7}},
		Insets: map[int]scene.Scene{7: board}}
	got := ChartImage(d, chart.Light(), 1)
	if c := got.RGBAAt(20, 15); color.NRGBA(c) != scene.Light().Color(scene.Piece(0)) {
		t.Errorf("the piece on the field is %v", c)
	}
	paper := got.RGBAAt(59, 59)
	for y := range 60 {
		for x := range 60 {
			if !(image.Pt(x, y)).In(image.Rect(8, 8, 32, 32)) && got.RGBAAt(x, y) != paper {
				t.Fatalf("pixel %d, %d beside the room is drawn on", x, y)
			}
		}
	}
	svg := ChartSVG(d, "a board", "", chart.Light())
	if !bytes.Contains(svg, []byte("<title>a board</title>")) || bytes.Count(svg, []byte("<path")) < 3 {
		t.Errorf("the SVG shows no board:\n%s", svg)
	}
	d.Insets = nil
	if plain := ChartSVG(d, "a board", "", chart.Light()); !bytes.Equal(plain, []byte(d.SVG("a board", chart.Light()))) {
		t.Error("without boards a chart is not the usual SVG")
	}
}
