package rush

import (
	"context"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// measured returns the whole state space of a puzzle.
func measured(t testing.TB, z *Puzzle) *Space {
	t.Helper()
	s, status := z.Space(context.Background(), search.Limits{}, nil)
	if s == nil {
		t.Fatalf("no space: status %d", status)
	}
	return s
}

// hardBoards returns boards of 6 x 6 with known records.
func hardBoards() []string {
	return []string{
		"GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo", // 51 slides, 81 steps
		"BBBCDEFGGCDEFoAADEHHIooooJIoKKoJLLMM", // 49 slides, 93 steps
		"IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", // 60 slides, 103 steps
	}
}

// sampleBoards are the texts of the sample boards.
func sampleBoards() []string {
	var texts []string
	for _, s := range assets.Samples() {
		if s.Family == familyName {
			texts = append(texts, s.Text)
		}
	}
	return texts
}

// TestHeuristicsAreWhatTheySay compares every heuristic with the exact distances in whole state spaces, and with its
// values one slide on. A property that is denied must fail somewhere.
func TestHeuristicsAreWhatTheySay(t *testing.T) {
	casetest.SkipUnderRace(t)
	states, boards := 0, 0
	type claim struct {
		name  string
		cost  costModel
		which string
	}
	broken := map[claim]bool{}
	most := 4_200
	if longRun() {
		most = 300_000
	}
	for _, text := range append(hardBoards(), sampleBoards()...) {
		z := read(t, text)
		space := measured(t, z)
		if space.States() > most || !space.Solvable() {
			continue
		}
		boards++
		states += space.States()
		for _, c := range []costModel{slides, steps} {
			z := &Puzzle{board: z.board, form: z.form, cost: c}
			for _, h := range heuristics() {
				over, falls := examine(z, space, h)
				trust := h.under(c)
				if over != "" && trust.admissible {
					t.Errorf("%s under %s overestimates:\n%s", h.name, c, over)
				}
				if falls != "" && trust.consistent {
					t.Errorf("%s under %s is not consistent:\n%s", h.name, c, falls)
				}
				broken[claim{h.name, c, "admissible"}] = broken[claim{h.name, c, "admissible"}] || over != ""
				broken[claim{h.name, c, "consistent"}] = broken[claim{h.name, c, "consistent"}] || falls != ""
			}
		}
	}
	t.Logf("%d boards, %d positions", boards, states)
	if boards < 10 {
		t.Errorf("only %d boards were small enough", boards)
	}
	for _, h := range heuristics() {
		for _, c := range []costModel{slides, steps} {
			if !h.under(c).admissible && !broken[claim{h.name, c, "admissible"}] {
				t.Errorf("%s under %s never overestimates", h.name, c)
			}
		}
	}
}

// examine returns a position where the heuristic exceeds the distance, and one where it falls by more than the cost of
// a slide; "" if there is none.
func examine(z *Puzzle, space *Space, h heuristic) (over, falls string) {
	s := newSpace(z, newCoding(z.board), newCoding(z.board).packed(), h)
	exact := func(i int) int32 { return int32(space.slides[i]) }
	if z.cost == steps {
		exact = func(i int) int32 { return int32(space.steps[i]) }
	}
	var next []search.Successor[packed]
	for i := range space.States() {
		code := space.code(uint32(i))
		estimate := s.estimate(packed(code))
		if estimate > exact(i) || estimate != 0 && exact(i) == 0 {
			over = space.position(i).Text()
		}
		next = s.expand(packed(code), estimate, next[:0])
		for _, to := range next {
			if estimate > to.Cost+to.H {
				falls = space.position(i).Text()
			}
		}
	}
	return over, falls
}

func TestEstimatesOfABoard(t *testing.T) {
	// P needs four cells. B goes up by one; D would, but C is over it, and has
	// to go left by two. In slides that is 4 pieces, in steps 4 + 1 + 1 + 2.
	z := read(t, `4 6
4
....CC
..B.D.
PPB.D.K
.EE...
`)
	want := map[string][2]int32{
		none: {0, 0}, "distance": {4, 4}, "blockers": {3, 3}, "distance+blockers": {6, 6},
		"clearance": {6, 6}, "recursive-blockers": {4, 8},
		"reference-manhattan": {5, 5}, "reference-enhanced": {9, 9},
	}
	for k, c := range []costModel{slides, steps} {
		z := &Puzzle{board: z.board, cost: c}
		for _, h := range heuristics() {
			at := z.board.starts()
			if got := h.of(z)(&arrangement{z.board, at, z.board.grid(at)}); got != want[h.name][k] {
				t.Errorf("%s under %s is %d, expected %d", h.name, c, got, want[h.name][k])
			}
		}
	}
}

func TestGuaranteesKnowTheCostModel(t *testing.T) {
	for _, c := range []struct {
		cost    costModel
		method  string
		optimal bool
		words   string
	}{
		{slides, "astar/distance+blockers", false, "One slide covers the whole distance"},
		{steps, "astar/distance+blockers", true, "A step moves one piece by one cell"},
		{slides, "astar/reference-enhanced", false, "reference program"},
		{steps, "astar/reference-manhattan", false, "reference program"},
		{slides, "astar/blockers", true, ""},
		{slides, "astar/recursive-blockers", true, "distinct pieces are counted once"},
		{steps, "astar/clearance", true, ""},
		{slides, "fast-bfs", true, "fewest steps"},
	} {
		z := read(t, board1)
		z.cost = c.cost
		for _, m := range z.Methods() {
			if m.Name() != c.method {
				continue
			}
			g := m.Guarantee()
			if g.Optimal != c.optimal || !strings.Contains(g.Why.String(), c.words) {
				t.Errorf("%s under %s: optimal %v, %s", c.method, c.cost, g.Optimal, g.Why)
			}
		}
	}
}
