package sliding

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// A live viewer of a long search sees a board of the same tiles.
func TestALongSearchShowsABoard(t *testing.T) {
	p := mustParse(t, "8 6 7\n2 5 4\n3 - 1") // 31 moves
	m, err := engine.FindMethod(p, "astar", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	probe := new(search.Probe)
	if r := engine.Solve(context.Background(), p, m, engine.Limits{}, probe); r.Expanded < 2000 {
		t.Fatalf("the search expanded only %d", r.Expanded)
	}
	live, ok := engine.Shown(probe.Live())
	if !ok || !parityOf(live.(Position).board, p.goal).solvable() {
		t.Errorf("it shows %v", live)
	}
}
