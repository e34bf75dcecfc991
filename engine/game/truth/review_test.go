package truth

import (
	"testing"

	"langkah/engine"
)

func TestLoss(t *testing.T) {
	at := func(distance int) engine.Truth { return engine.Settled(distance, nil) }
	lost := engine.Impossible(engine.Msg("nothing fits"))
	bounds := engine.Truth{AtLeast: 3, AtMost: 5}
	left := func(n int64, exact bool) engine.Truth {
		return engine.Truth{Left: &engine.Left{Number: n, Exact: exact}}
	}
	for _, tc := range []struct {
		name          string
		before, after engine.Truth
		cost          int
		loss          float64
		known         bool
	}{
		{"a best move", at(4), at(3), 1, 0, true},
		{"a best move that costs 3", at(4), at(1), 3, 0, true},
		{"a move to the side", at(4), at(4), 1, 1, true},
		{"a move back", at(4), at(5), 1, 2, true},
		{"what comes after the board is lost", lost, lost, 1, 0, true},
		{"only bounds before", bounds, at(3), 1, 0, false},
		{"only bounds after", at(4), bounds, 1, 0, false},
		{"half of the solutions", left(10, true), left(5, true), 1, 0.5, true},
		{"the last solution", left(10, true), left(0, true), 1, 1, true},
		{"at least so many", left(10, false), left(5, true), 1, 0.5, false},
		{"nothing was left", left(0, true), left(0, true), 1, 0, true},
	} {
		s := Step{Move: engine.Move{Cost: tc.cost}, Before: tc.before, After: tc.after}
		if loss, known := s.Loss(); loss != tc.loss || known != tc.known {
			t.Errorf("%s: loses %v, known %t; want %v, %t", tc.name, loss, known, tc.loss, tc.known)
		}
	}
}

// TestAGameFromALostBoardIsExact: its moves lose nothing, and that is known.
func TestAGameFromALostBoardIsExact(t *testing.T) {
	lost := engine.Impossible(engine.Msg("nothing fits"))
	r := Review{Start: lost, Steps: []Step{{Before: lost, After: lost}}}
	if !r.Exact() || r.Lost() != 0 {
		t.Errorf("exact %t, lost %v", r.Exact(), r.Lost())
	}
	r.Steps[0].Before = engine.Truth{AtLeast: 1, AtMost: 2}
	if r.Exact() {
		t.Error("a move between bounds is called exact")
	}
}
