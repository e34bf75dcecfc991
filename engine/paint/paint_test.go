package paint

import (
	"image"
	"testing"

	"langkah/engine/goldentest"
	"langkah/engine/scene"
)

// everything is one item of each kind.
func everything() scene.Scene {
	return scene.Scene{Width: 6, Height: 4, Items: []scene.Item{
		{Kind: scene.Rect, W: 6, H: 4, X: 0, Corner: 0.2, Fill: scene.Board, Stroke: scene.Edge, Line: 0.06},
		{Kind: scene.Rect, X: 0.25, Y: 0.25, W: 1, H: 1, Fill: scene.Cell},
		{Kind: scene.Rect, X: 1.5, Y: 0.25, W: 1, H: 1, Corner: 0.15, Fill: scene.Home, Stroke: scene.HomeMark, Line: 0.05},
		{Kind: scene.Text, X: 1.5, Y: 0.25, W: 1, H: 1, Text: "15", Size: 0.6, Bold: true, Fill: scene.Ink},
		{Kind: scene.Circle, X: 2.75, Y: 0.25, W: 1, H: 1, Fill: scene.Piece(4), Stroke: scene.Highlight, Line: 0.08},
		{Kind: scene.Text, X: 2.75, Y: 0.25, W: 1, H: 1, Text: "A", Size: 0.6, Fill: scene.OnPiece},
		{Kind: scene.Ball, X: 4, Y: 0.25, W: 1.5, H: 1.5, Fill: scene.Piece(5)},
		{Kind: scene.Text, X: 4, Y: 0.25, W: 1.5, H: 1.5, Text: "B", Size: 0.8, Bold: true, Fill: scene.OnPiece},
		{Kind: scene.Polygon, Points: []scene.Point{{X: 0.4, Y: 1.5}, {X: 1.6, Y: 2}, {X: 1.2, Y: 2.8}, {X: 0.3, Y: 2.5}}, Fill: scene.Primary},
		{Kind: scene.Line, Points: []scene.Point{{X: 2, Y: 1.6}, {X: 2.6, Y: 2.6}, {X: 3.4, Y: 1.8}}, Stroke: scene.Exit, Line: 0.1},
		{Kind: scene.Arrow, Points: []scene.Point{{X: 3.2, Y: 2.6}, {X: 5.6, Y: 2.1}}, Stroke: scene.Ink, Line: 0.06},
		{Kind: scene.Rect, X: 4.6, Y: 2.4, W: 1, H: 0.6, Fill: scene.Ghost},
		{Kind: scene.Text, X: 0.2, Y: 3.1, W: 1.6, H: 0.7, Align: scene.Left, Text: "left →", Size: 0.4, Fill: scene.Ink},
		{Kind: scene.Text, X: 2, Y: 3.1, W: 1.6, H: 0.7, Text: "much too long for its box", Size: 0.4, Fill: scene.Faint},
		{Kind: scene.Text, X: 4, Y: 3.1, W: 1.8, H: 0.7, Align: scene.Right, Text: "déjà Ω", Size: 0.4, Fill: scene.Ink},
	}}
}

func TestEveryKindOfItem(t *testing.T) {
	goldentest.Picture(t, "everything-light.png", Image(everything(), Style{Cell: 48, Palette: scene.Light()}))
	goldentest.Picture(t, "everything-dark.png", Image(everything(), Style{Cell: 48, Palette: scene.Dark()}))
}

func TestSizeOfAPicture(t *testing.T) {
	for _, tc := range []struct {
		w, h float64
		cell int
		want image.Point
	}{
		{4, 3, 10, image.Pt(40, 30)},
		{4.5, 3, 0, image.Pt(288, 192)},
		{0, 0, 10, image.Pt(1, 1)},
		{1000, 1000, 64, image.Pt(7000, 7000)}, // smaller, so that it can be drawn
		{100000, 1, 64, image.Pt(100000, 1)},   // as small as it gets
	} {
		s := scene.Scene{Width: tc.w, Height: tc.h}
		st := Style{Cell: tc.cell}.Fitted(s)
		if w, h := st.Size(s); image.Pt(w, h) != tc.want {
			t.Errorf("%v x %v by %d: %d x %d, want %v", tc.w, tc.h, tc.cell, w, h, tc.want)
		}
	}
}

func TestTextsStayInTheirBoxes(t *testing.T) {
	for _, align := range []scene.Align{scene.Left, scene.Centre, scene.Right} {
		s := scene.Scene{Width: 5, Height: 3, Items: []scene.Item{{
			Kind: scene.Text, X: 1, Y: 1, W: 3, H: 1, Align: align,
			Text: "Wide and gangly words in no space", Size: 1, Fill: scene.Ink,
		}}}
		picture := Image(s, Style{Cell: 20})
		back := picture.At(0, 0)
		for y := range 60 {
			for x := range 100 {
				if inside := image.Pt(x, y).In(image.Rect(19, 19, 81, 41)); !inside && picture.At(x, y) != back {
					t.Fatalf("align %d: the text reaches %d, %d", align, x, y)
				}
			}
		}
	}
}
