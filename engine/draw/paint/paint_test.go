package paint

import (
	"image"
	"testing"

	"langkah/engine/base/scene"
	"langkah/engine/testkit/goldentest"
)

// things returns those of boards, one of each kind and form.
func things() scene.Scene {
	s := scene.NewBoard(6, 5)
	add := func(kind scene.Kind, x, y, w, h float64, fill scene.Role, name string) *scene.Item {
		s.Items = append(s.Items, scene.Item{Kind: kind, X: scene.Rim + x, Y: scene.Rim + y, W: w, H: h, Fill: fill, Text: name})
		it := &s.Items[len(s.Items)-1]
		if name != "" {
			it.ID = "piece " + name
		}
		return it
	}
	at := func(cells ...scene.Point) (points []scene.Point) {
		for _, c := range cells {
			points = append(points, scene.Point{X: scene.Rim + c.X + 0.5, Y: scene.Rim + c.Y + 0.5})
		}
		return points
	}
	for turn, cell := range []scene.Point{{X: 5, Y: 1}, {X: 1, Y: 4}, {X: 0, Y: 2}, {X: 4, Y: 0}} {
		gate := add(scene.Gate, cell.X, cell.Y, 1, 1, scene.Exit, "")
		gate.Line, gate.Turn = scene.Lip, uint8(turn)
	}
	add(scene.Bed, 0, 0, 1, 1, scene.Cell, "")
	add(scene.Socket, 5, 4, 1, 1, scene.Cell, "")
	add(scene.Plate, 1, 0, 1, 1, scene.Wall, "")
	add(scene.Plate, 2, 0, 1, 1, scene.Tile, "7")
	add(scene.Plate, 3, 0, 1, 1, scene.Home, "112").Marked = true
	add(scene.Car, 0, 1, 2, 1, scene.Primary, "P").Turn = 2
	add(scene.Car, 2, 1, 3, 1, scene.Piece(0), "A").Marked = true
	add(scene.Car, 5, 1, 1, 2, scene.Piece(4), "E").Turn = 3
	for i, kind := range []scene.Kind{scene.Beads, scene.Slab} {
		left := float64(2 * i)
		it := add(kind, 0, 0, 0, 0, scene.Piece(5+i), string(rune('F'+i)))
		it.Size, it.Pinned, it.Marked = 1, true, i == 1
		it.Points = at(scene.Point{X: left, Y: 2}, scene.Point{X: left + 1, Y: 2}, scene.Point{X: left, Y: 3}, scene.Point{X: left, Y: 4})
	}
	ring := add(scene.Beads, 0, 0, 0, 0, scene.Piece(2), "C")
	ring.Size = 0.5
	for i := range 9 {
		if i != 4 {
			ring.Points = append(ring.Points, scene.Point{X: scene.Rim + 4.25 + 0.5*float64(i%3), Y: scene.Rim + 2.75 + 0.5*float64(i/3)})
		}
	}
	rod := add(scene.Rod, 0, 0, 0, 0, scene.Piece(1), "")
	rod.Line, rod.Points = 0.4, at(scene.Point{X: 1.2, Y: 3.4}, scene.Point{X: 1.2, Y: 4})
	add(scene.Ball, 1.2, 2.95, 0.9, 0.9, scene.Piece(1), "B").Marked = true
	add(scene.Ball, 3.1, 3.9, 1, 1, scene.Piece(3), "D").Pinned = true
	return s
}

// everything returns one item of each kind of plain shape.
func everything() scene.Scene {
	return scene.Scene{Width: 6, Height: 4, Items: []scene.Item{
		{Kind: scene.Rect, W: 6, H: 4, X: 0, Corner: 0.2, Fill: scene.Board, Stroke: scene.Edge, Line: 0.06},
		{Kind: scene.Rect, X: 0.25, Y: 0.25, W: 1, H: 1, Fill: scene.Cell},
		{Kind: scene.Rect, X: 1.5, Y: 0.25, W: 1, H: 1, Corner: 0.15, Fill: scene.Home, Stroke: scene.HomeMark, Line: 0.05},
		{Kind: scene.Text, X: 1.5, Y: 0.25, W: 1, H: 1, Text: "15", Size: 0.6, Bold: true, Fill: scene.Ink},
		{Kind: scene.Circle, X: 2.75, Y: 0.25, W: 1, H: 1, Fill: scene.Piece(4), Stroke: scene.Highlight, Line: 0.08},
		{Kind: scene.Text, X: 2.75, Y: 0.25, W: 1, H: 1, Text: "A", Size: 0.6, Fill: scene.OnPiece},
		{Kind: scene.Circle, X: 4, Y: 0.25, W: 1.5, H: 1.5, Fill: scene.Piece(5)},
		{Kind: scene.Text, X: 4, Y: 0.25, W: 1.5, H: 1.5, Text: "B", Size: 0.8, Bold: true, Fill: scene.OnPiece},
		{Kind: scene.Polygon, Points: []scene.Point{{X: 0.4, Y: 1.5}, {X: 1.6, Y: 2}, {X: 1.2, Y: 2.8}, {X: 0.3, Y: 2.5}}, Fill: scene.Primary},
		{Kind: scene.Line, Points: []scene.Point{{X: 2, Y: 1.6}, {X: 2.6, Y: 2.6}, {X: 3.4, Y: 1.8}}, Stroke: scene.Exit, Line: 0.1},
		{Kind: scene.Arrow, Points: []scene.Point{{X: 3.2, Y: 2.6}, {X: 5.6, Y: 2.1}}, Stroke: scene.Ink, Line: 0.06},
		{Kind: scene.Rect, X: 4.6, Y: 2.4, W: 1, H: 0.6, Fill: scene.Ghost, Marked: true},
		{Kind: scene.Text, X: 0.2, Y: 3.1, W: 1.6, H: 0.7, Align: scene.Left, Text: "left →", Size: 0.4, Fill: scene.Ink},
		{Kind: scene.Text, X: 2, Y: 3.1, W: 1.6, H: 0.7, Text: "much too long for its box", Size: 0.4, Fill: scene.Faint},
		{Kind: scene.Text, X: 4, Y: 3.1, W: 1.8, H: 0.7, Align: scene.Right, Text: "déjà Ω", Size: 0.4, Fill: scene.Ink},
	}}
}

func TestEveryKindOfItem(t *testing.T) {
	for name, palette := range map[string]scene.Palette{"light": scene.Light(), "dark": scene.Dark(), "paper": scene.Paper()} {
		goldentest.Picture(t, "everything-"+name+".png", Image(everything(), Style{Cell: 48, Palette: palette}))
		goldentest.Picture(t, "things-"+name+".png", Image(things(), Style{Cell: 48, Palette: palette}))
	}
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
