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
