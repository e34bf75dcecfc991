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
	if it := half.Items[1]; it.X != 1 || it.Fill != Home {
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
