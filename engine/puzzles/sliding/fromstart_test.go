package sliding

import (
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// From the start each estimate exceeds no true cost, and grows along no move by more than it costs.
func TestEstimatesFromTheStart(t *testing.T) {
	for _, text := range []string{
		"4 1 2\n5 - 3\ncost: tile\ngoal: blank-first", "- 5 4\n3 2 1", "3 - 1 2\n4 6 5 7\ncost: tile", "3 1\n2 -\ngoal\n2 3\n1 -",
	} {
		p := mustParse(t, text)
		l := newLayout(p)
		checkFromStart(t, p, misplaced, func(l *layout) space[packed] { return newPackedSpace(l, misplaced).space() })
		checkFromStart(t, p, manhattan, func(l *layout) space[packed] { return newPackedSpace(l, manhattan).space() })
		checkFromStart(t, p, linearConflict, func(l *layout) space[packed] { return newConflictSpace(newPackedSpace(l, linearConflict)).space() })
		checkFromStart(t, p, linearConflict, func(l *layout) space[cells36] { return newLargeSpace[cells36](l, linearConflict).space() })
		if hasWalkingDistance(l.rows, l.cols) {
			checkFromStart(t, p, walkingDistance, func(l *layout) space[walkingBoard] {
				return newWalkingSpace(newPackedSpace(l, walkingDistance)).space()
			})
		}
		for _, m := range p.Methods() {
			if m.Algorithm.Name != "mm" || l.n > 6 {
				continue
			}
			best := solve(t, p, "astar", none)
			if r := engine.Solve(t.Context(), p, m, engine.Limits{}, nil); r.Status != best.Status || r.Cost != best.Cost || r.Status == engine.Solved && r.Optimality != engine.Proven {
				t.Errorf("%s: %s, cost %d (%s), expected %s, cost %d", m.Name(), r.Status, r.Cost, r.Because, best.Status, best.Cost)
			}
		}
	}
}

func checkFromStart[S comparable](t *testing.T, p *Puzzle, name string, spaceOf func(*layout) space[S]) {
	t.Helper()
	l, turned := newLayout(p), *p
	turned.goal = turned.start
	back := newLayout(&turned)
	s := spaceOf(l)
	estimate := s.fromStart(solver{puzzle: p, layout: l}, spaceOf)
	var out []search.Successor[S]
	greatest := int32(0)
	for _, c := range trueCosts(back, 20_000) {
		at := show(back, c.board)
		state := s.of(l.encode(at))
		h := estimate(state)
		if greatest = max(greatest, h); h > c.cost || c.cost == 0 && h != 0 {
			t.Fatalf("%s says %d from the start, which is %d away, of\n%s", name, h, c.cost, at)
		}
		out = s.expand(state, 0, out[:0])
		for _, next := range out {
			if there := estimate(next.State); there > h+next.Cost {
				t.Fatalf("%s grows from %d to %d by a move of cost %d, from\n%s", name, h, there, next.Cost, at)
			}
		}
	}
	if greatest == 0 {
		t.Errorf("%s is 0 everywhere", name)
	}
}
