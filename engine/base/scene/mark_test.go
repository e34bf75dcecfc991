package scene

import "testing"

func TestWhatHasMovedIsMarked(t *testing.T) {
	scene := func(items ...Item) Scene { return Scene{Width: 9, Height: 9, Items: items} }
	ball := func(id string, x float64) Item { return Item{ID: id, Kind: Ball, X: x, W: 1, H: 1} }
	body := func(size float64) Item { return Item{ID: "L", Kind: Slab, Size: size, Points: []Point{{1, 1}}} }
	before := scene(Item{Kind: Tray}, ball("A", 0), ball("A", 1), ball("B", 2), body(0.5), ball("C", 5))
	after := scene(Item{Kind: Tray, W: 1}, ball("A", 1), ball("A", 0), ball("B", 3), body(1), ball("C", 5), ball("new", 7))
	for _, it := range after.After(before).Items {
		if want := it.ID == "B" || it.ID == "L" || it.ID == "new"; it.Marked != want {
			t.Errorf("%q is marked: %t, want %t", it.ID, it.Marked, want)
		}
	}
	for _, it := range after.Items {
		if it.Marked {
			t.Error("the scene itself was changed")
		}
	}
}

func TestATrailPointsOutOfThePlaceThatWasLeft(t *testing.T) {
	car := func(x, y float64) Scene {
		return Scene{Width: 9, Height: 9, Items: []Item{{ID: "A", Kind: Car, X: x, Y: y, W: 3, H: 1}}}
	}
	for _, c := range []struct {
		x, y     float64
		from, to Point
	}{
		{4, 2, Point{2.8, 2.5}, Point{3.2, 2.5}}, // by two: the first two cells are free
		{1, 2, Point{4.7, 2.5}, Point{4.3, 2.5}}, // back by one: the last one is
		{2, 7, Point{3.5, 2.3}, Point{3.5, 2.7}},
	} {
		items := car(c.x, c.y).Trail(car(2, 2)).Items
		if len(items) != 2 || items[1].Kind != Arrow || !samePlace(items[1].Points[0], c.from) || !samePlace(items[1].Points[1], c.to) {
			t.Errorf("to %v, %v: %v, want an arrow from %v to %v", c.x, c.y, items, c.from, c.to)
		}
	}
	for name, after := range map[string]Scene{"still": car(2, 2), "both ways": car(3, 3)} {
		if items := after.Trail(car(2, 2)).Items; len(items) != 1 {
			t.Errorf("%s: %v", name, items)
		}
	}
}

func samePlace(a, b Point) bool { return near(a.X, b.X) && near(a.Y, b.Y) }

// Marks beyond a scene enlarge it; those within do not.
func TestMarksFindRoom(t *testing.T) {
	board := NewBoard(2, 2)
	within := board.With(Tag("7", 1.2, 1.2, 0.3))
	if within.Width != board.Width || within.Height != board.Height || len(within.Items) != len(board.Items)+2 {
		t.Errorf("%v x %v with %d items", within.Width, within.Height, len(within.Items))
	}
	beside := board.With([]Item{{Kind: Text, X: board.Width, Y: 1, W: 1, H: 1}, {Kind: Line, Points: []Point{{0, 0}, {1, board.Height + 1}}}})
	if beside.Width <= board.Width+1 || beside.Height <= board.Height+1 {
		t.Errorf("%v x %v", beside.Width, beside.Height)
	}
}
