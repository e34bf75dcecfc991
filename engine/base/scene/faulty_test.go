package scene

import "testing"

// Faulty hatches pieces that moved and the places of missing ones.
func TestAFaultyBoardIsHatchedWhereItDiffers(t *testing.T) {
	tile := func(id string, x float64) Item { return Item{ID: id, Kind: Plate, X: x, W: 1, H: 1} }
	before := Scene{Width: 5, Height: 1, Items: []Item{tile("a", 0), tile("b", 1), tile("c", 2)}}
	after := Scene{Width: 5, Height: 1, Items: []Item{tile("a", 0), tile("b", 4)}}
	poses := map[string]Pose{}
	for _, it := range after.Faulty(before).Items {
		poses[it.ID] = it.Pose
	}
	for id, want := range map[string]Pose{"a": Lies, "b": Clashes, "ghost c": Clashes} {
		if got, ok := poses[id]; !ok || got != want {
			t.Errorf("%s: pose %d (there: %v), want %d", id, got, ok, want)
		}
	}
	if after.Items[1].Pose != Lies {
		t.Error("the scene itself has changed")
	}
}
