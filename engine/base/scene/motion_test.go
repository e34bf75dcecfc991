package scene

import (
	"slices"
	"testing"
)

func TestPiecesMoveBetweenScenes(t *testing.T) {
	body := Item{ID: "A", Kind: Rect, W: 2, H: 1, Fill: Tile}
	letter := Item{ID: "A", Kind: Text, W: 2, H: 1, Text: "A"}
	arm := Item{ID: "B", Kind: Polygon, Points: []Point{{0, 0}, {1, 0}, {0, 1}}}
	cell := Item{Kind: Rect, W: 1, H: 1, Fill: Cell}
	a := Scene{4, 4, []Item{cell, body, letter, arm, {ID: "gone", Kind: Rect}}}

	moved, movedLetter, movedArm := body, letter, arm
	moved.X, moved.Fill = 2, Home
	movedLetter.X = 2
	movedArm.Points = []Point{{0, 4}, {1, 4}, {0, 5}}
	b := Scene{4, 4, []Item{cell, moved, movedLetter, {ID: "A", Kind: Rect, Fill: HomeMark}, movedArm, {ID: "new", Kind: Rect}}}

	half := Between(a, b, 0.5)
	if len(half.Items) != 4 {
		t.Fatalf("%d items on the way, want the cell, A and its letter, B: %v", len(half.Items), half.Items)
	}
	if it := half.Items[1]; it.X != 1 || it.Fill != Tile {
		t.Errorf("the body of A is %+v", it)
	}
	if it := half.Items[2]; it.X != 1 || it.Text != "A" {
		t.Errorf("the letter of A is %+v", it)
	}
	if it := half.Items[3]; !slices.Equal(it.Points, []Point{{0, 2}, {1, 2}, {0, 3}}) {
		t.Errorf("B is %+v", it)
	}
	if arm.Points[0].Y != 0 || movedArm.Points[0].Y != 4 {
		t.Error("the scenes themselves were changed")
	}
	if end := Between(a, b, 1); len(end.Items) != len(b.Items) {
		t.Errorf("%d items at the end, want %d", len(end.Items), len(b.Items))
	}
}

// A body of cells has its new form during the motion, and grows to its new size.
func TestJoinedCellsStayTogetherOnTheWay(t *testing.T) {
	body := func(size float64, cells ...Point) Scene {
		for i := range cells {
			cells[i].X, cells[i].Y = cells[i].X*size, cells[i].Y*size
		}
		return Scene{Width: 9, Height: 9, Items: []Item{{ID: "A", Kind: Beads, Size: size, Points: cells}}}
	}
	lying, upright := body(0.5, Point{8, 1}, Point{9, 1}), body(1, Point{2, 2}, Point{2, 3})
	half := Between(lying, upright, 0.5).Items[0]
	if want := []Point{{3.125, 1.125}, {3.125, 1.875}}; half.Size != 0.75 || !slices.Equal(half.Points, want) {
		t.Errorf("half of the way the cells are %v wide at %v, want 0.75 at %v", half.Size, half.Points, want)
	}
	if _, _, whole := NewMotion(lying, upright).Shift(Group{"A", 0, 1}); whole {
		t.Error("a body that grows goes as a whole")
	}
}

func TestMotionTellsWhatGoesAsAWhole(t *testing.T) {
	s := func(x float64, items ...Item) Scene {
		for i := range items {
			items[i].X += x
			for k := range items[i].Points {
				items[i].Points[k].X += x
			}
		}
		return Scene{Width: 9, Height: 9, Items: items}
	}
	car := func() []Item {
		return []Item{
			{ID: "A", Kind: Rect, X: 0.06, W: 2, H: 1}, {ID: "A", Kind: Text, X: 0.06, W: 2, H: 1},
			{ID: "A", Kind: Line, Points: []Point{{0.1, 0.1}, {1.3, 0.1}}},
		}
	}
	mark := Item{ID: "A", Kind: Rect, W: 1, H: 1}
	longer := car()
	longer[0].W++
	apart := car()
	apart[1].X++
	bent := car()
	bent[2].Points[1].Y++
	for name, c := range map[string]struct {
		to    []Item
		dx    float64
		whole bool
	}{
		"all alike": {car(), 3, true}, "with a new mark": {append(car(), mark), 3, true},
		"longer": {longer, 0, false}, "apart": {apart, 0, false}, "bent": {bent, 0, false},
	} {
		m := NewMotion(s(0, car()...), s(3, c.to...))
		groups := m.Way.Groups()
		if len(groups) != 1 || groups[0] != (Group{"A", 0, 3}) {
			t.Fatalf("%s: on the way are %v", name, groups)
		}
		if dx, dy, whole := m.Shift(groups[0]); !near(dx, c.dx) || dy != 0 || whole != c.whole {
			t.Errorf("%s: goes %v, %v, as a whole %t; want %v, %t", name, dx, dy, whole, c.dx, c.whole)
		}
	}
}
