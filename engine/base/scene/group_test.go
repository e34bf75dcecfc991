package scene

import (
	"slices"
	"testing"
)

func TestGroupsAreRunsOfOnePiece(t *testing.T) {
	items := func(ids ...string) (s Scene) {
		for _, id := range ids {
			s.Items = append(s.Items, Item{ID: id})
		}
		return s
	}
	for _, c := range []struct {
		s    Scene
		want []Group
	}{
		{items(), nil},
		{items("", "", "A", "A", "B"), []Group{{"", 0, 2}, {"A", 2, 4}, {"B", 4, 5}}},
		{items("A", "B", "A", ""), []Group{{"A", 0, 1}, {"B", 1, 2}, {"A", 2, 3}, {"", 3, 4}}},
		{Scene{Items: []Item{{ID: "A", Kind: Rod}, {ID: "A", Kind: Ball}, {ID: "A"}, {ID: "A"}}}, []Group{{"A", 0, 1}, {"A", 1, 2}, {"A", 2, 4}}},
	} {
		if got := c.s.Groups(); !slices.Equal(got, c.want) {
			t.Errorf("%v has the groups %v, want %v", c.s.Items, got, c.want)
		}
	}
}

func TestWhatStandsAtAPlace(t *testing.T) {
	box := func(id string, kind Kind, x, y, w, h float64) Item {
		return Item{ID: id, Kind: kind, X: x, Y: y, W: w, H: h, Fill: Tile}
	}
	s := Scene{Width: 6, Height: 4, Items: []Item{
		box("", Rect, 0, 0, 6, 4),
		box("car", Rect, 0, 0, 2, 1),
		box("ball", Ball, 2, 0, 1, 1),
		box("near", Circle, 2.5, 0, 1, 1),
		{ID: "rod", Kind: Line, Points: []Point{{1, 2}, {3, 2}}, Stroke: Tile, Line: 0.5},
		{ID: "L", Kind: Beads, Size: 1, Points: []Point{{3.5, 3.5}, {4.5, 3.5}}, Fill: Piece(0)},
		{ID: "kite", Kind: Polygon, Points: []Point{{4, 1}, {6, 1}, {4, 3}}, Fill: Tile},
		{ID: "ring", Kind: Rect, X: 0, Y: 0, W: 6, H: 4, Stroke: Highlight, Line: 0.1},
		box("label", Text, 0, 3, 6, 1),
		box("", Rect, 0.5, 0, 1, 1), // a mark on the car
	}}
	for _, c := range []struct {
		x, y float64
		want string
	}{
		{0.2, 0.5, "car"}, {1, 0.5, "car"}, {2.1, 0.5, "ball"}, {2.8, 0.5, "near"},
		{2.02, 0.02, ""}, // the corner of the ball's box
		{2, 2.2, "rod"}, {2, 2.3, ""}, {0.8, 2, "rod"}, {0.7, 2, ""},
		{4.5, 1.5, "kite"}, {5.8, 2.8, ""},
		{3.1, 3.1, "L"}, {4.9, 3.9, "L"}, {5.1, 3.5, ""}, {1, 3.5, ""}, {-1, 0.5, ""}, {7, 0.5, ""},
	} {
		if got, ok := s.At(c.x, c.y); got != c.want || ok != (c.want != "") {
			t.Errorf("at %v, %v there is %q, want %q", c.x, c.y, got, c.want)
		}
	}
}
