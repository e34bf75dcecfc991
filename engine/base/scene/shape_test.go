package scene

import "testing"

// A piece alone begins at the corner of its scene, and has no name; a tile has no shape.
func TestShapeOfAPiece(t *testing.T) {
	s := Scene{Width: 9, Height: 9, Items: []Item{
		{ID: "A", Kind: Beads, Size: 1, Points: []Point{{3.5, 4.5}, {4.5, 4.5}, {4.5, 5.5}}, Text: "A", Marked: true},
		{ID: "7", Kind: Plate, X: 1, Y: 1, W: 1, H: 1, Text: "7"},
	}}
	got, ok := s.Shape("A")
	if !ok || got.Width != 2 || got.Height != 2 || len(got.Items) != 1 {
		t.Fatalf("%v %+v", ok, got)
	}
	if it := got.Items[0]; it.Points[0] != (Point{0.5, 0.5}) || it.Text != "" || it.Marked {
		t.Errorf("%+v", it)
	}
	if _, ok := s.Shape("7"); ok {
		t.Error("a tile has a shape")
	}
}
