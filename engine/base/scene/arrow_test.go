package scene

import "testing"

func TestAnArrowLeadsWhereAPieceGoesNext(t *testing.T) {
	car := func(x, y float64) Item { return Item{ID: "a", Kind: Car, X: x, Y: y, W: 2, H: 1} }
	still := Item{ID: "b", Kind: Plate, X: 5, Y: 5, W: 1, H: 1}
	for _, c := range []struct {
		to   Item
		tip  Point
		many int
	}{
		{car(4, 1), Point{5.85, 1.5}, 1},
		{car(0, 1), Point{0.15, 1.5}, 1},
		{car(1, 3), Point{2, 3.85}, 1},
		{car(1, 1), Point{}, 0},
	} {
		s := Scene{Items: []Item{car(1, 1), still}}
		next := Scene{Items: []Item{c.to, still}}
		items := s.Pointing(next).Items[2:]
		if len(items) != c.many {
			t.Errorf("to %v, %v there are %d arrows, want %d", c.to.X, c.to.Y, len(items), c.many)
		} else if c.many > 0 && !samePlace(items[0].Points[3], c.tip) {
			t.Errorf("to %v, %v the arrow ends at %v, want %v", c.to.X, c.to.Y, items[0].Points[3], c.tip)
		}
	}
}

// A piece that flies from the tray is pointed at from middle to middle.
func TestAnArrowLeadsFromTheTray(t *testing.T) {
	piece := func(size float64, at ...Point) Scene {
		return Scene{Items: []Item{{ID: "a", Kind: Beads, Size: size, Points: at}}}
	}
	s := piece(0.5, Point{1, 9}, Point{1.5, 9}).Pointing(piece(1, Point{4, 2}, Point{4, 3}))
	if tip := s.Items[1].Points[3]; !samePlace(tip, Point{4, 2.5}) {
		t.Errorf("the arrow ends at %v", tip)
	}
}
