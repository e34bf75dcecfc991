package scene

import "testing"

// A board of 3 x 2 cells with the piece a; the piece b waits in a tray to the right of it
// or below it.
func TestABoardStandsWithoutItsTray(t *testing.T) {
	piece := func(id string, x, y float64) Item { return Item{ID: id, Kind: Beads, Size: 1, Points: []Point{{x, y}}} }
	board := Item{Kind: Tray, X: 1, Y: 1, W: 3, H: 2, Line: 0.3}
	for _, c := range []struct {
		name          string
		scene         Scene
		width, height float64
		items         int
	}{
		{"right", Scene{9, 4, []Item{board, {Kind: Tray, X: 6, Y: 1, W: 2, H: 2}, piece("a", 1.5, 1.5), piece("b", 7, 1.5)}}, 6, 4, 2},
		{"below", Scene{5, 9, []Item{board, {Kind: Tray, X: 1, Y: 5, W: 3, H: 2}, piece("a", 1.5, 1.5), piece("b", 2, 6)}}, 5, 5, 2},
		{"none", Scene{5, 4, []Item{board, piece("a", 1.5, 1.5), piece("b", 2.5, 1.5)}}, 5, 4, 3},
		{"amid others", Scene{12, 9, []Item{board, {Kind: Tray, X: 6, Y: 1, W: 2, H: 2}, piece("a", 11, 1.5), piece("b", 1, 8)}}, 12, 9, 4},
	} {
		got := c.scene.WithoutTrays()
		if got.Width != c.width || got.Height != c.height || len(got.Items) != c.items {
			t.Errorf("%s: %v x %v with %d items, want %v x %v with %d", c.name, got.Width, got.Height, len(got.Items), c.width, c.height, c.items)
		}
	}
}
