package scene

import "testing"

// A tray of 3 x 1 cells with the pieces a and b in the first two; a second tray
// with c lies below it.
func hinted(ax, bx, cx, cy float64) Scene {
	piece := func(id string, x, y float64) Item {
		return Item{ID: id, Kind: Plate, X: x, Y: y, W: 1, H: 1, Fill: Tile}
	}
	return Scene{Width: 3, Height: 3, Items: []Item{
		{Kind: Tray, W: 3, H: 1}, {Kind: Tray, Y: 2, W: 3, H: 1}, piece("a", ax, 0), piece("b", bx, 0), piece("c", cx, cy),
	}}
}

func TestAHintRingsWhatMovesAndNothingElse(t *testing.T) {
	now, next := hinted(0, 1, 0, 2), hinted(0, 2, 0, 2)
	now.Items[2].Marked = true // moved last
	for _, it := range now.Ringed(next).Items {
		if it.Marked != (it.ID == "b") {
			t.Errorf("%q is ringed: %v", it.ID, it.Marked)
		}
	}
	if !now.Items[2].Marked {
		t.Error("the scene itself has changed")
	}
}

func TestAHintGlowsOverTheWayWithinItsTray(t *testing.T) {
	now := hinted(0, 1, 0, 2)
	for _, c := range []struct {
		name       string
		next       Scene
		x, y, w, h float64
	}{
		{"a slide", hinted(0, 2, 0, 2), 0.5, 0, 2.5, 1},
		{"out of the other tray", hinted(0, 1, 2, 0), 1.5, 0, 1.5, 1},
	} {
		items := now.Glowing(c.next, 0.5).Items
		g := items[len(items)-1]
		if g.Fill != Glow || g.X != c.x || g.Y != c.y || g.W != c.w || g.H != c.h {
			t.Errorf("%s glows at %v,%v %v x %v, want %v,%v %v x %v", c.name, g.X, g.Y, g.W, g.H, c.x, c.y, c.w, c.h)
		}
	}
	if got := len(now.Glowing(now, 1).Items); got != len(now.Items) {
		t.Error("something glows although nothing moves")
	}
}

func TestAHintShowsAGhostAndAnArrow(t *testing.T) {
	now := hinted(0, 1, 0, 2)
	items := now.Proposing(hinted(0, 2, 0, 2)).Items[len(now.Items):]
	if len(items) != 2 || items[0].Fill != Glow || items[0].X < 2 || items[1].Kind != Polygon || items[1].Fill != Hint {
		t.Errorf("%+v", items)
	}
}
