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

// After every move a player reads how far it is, what the move has lost, and what the best
// game costs: as much of it as is known.
func TestWhatIsSaidAfterAMove(t *testing.T) {
	at := func(distance int) engine.Truth { return engine.Settled(distance, nil) }
	lost := engine.Impossible(engine.Msg("nothing fits"))
	between := engine.Truth{AtLeast: 3, AtMost: 5}
	atLeast := engine.Truth{AtLeast: 3, AtMost: engine.NoBound}
	left := func(n int64, exact bool) engine.Truth {
		return engine.Truth{Left: &engine.Left{Number: n, Exact: exact}}
	}
	for _, tc := range []struct {
		start, before, after engine.Truth
		want                 string
		lost                 bool
	}{
		{at(4), at(4), at(3), "3 to go · that move lost nothing · best was 4 altogether", false},
		{at(4), at(4), at(5), "5 to go · that move cost +2 · best was 4 altogether", true},
		{at(4), at(4), between, "3 to 5 to go · best was 4 altogether", false},
		{at(4), at(4), atLeast, "at least 3 to go · best was 4 altogether", false},
		{between, between, at(3), "3 to go", false},
		{lost, lost, lost, "no solution from here", false},
		{left(10, true), left(10, true), left(5, true), "solutions left: 5 of 10 · that move kept 50 %", false},
		{left(100, true), left(10, true), left(1, true), "solutions left: 1 of 100 · that move kept 10 %", false},
		{left(1000, true), left(1000, true), left(25, true), "solutions left: 25 of 1,000 · that move kept 2.5 %", false},
		{left(10, true), left(10, true), left(0, true), "solutions left: 0 · that move kept 0 %", true},
		{left(10, true), left(0, true), left(0, true), "solutions left: 0", false},
		{left(10, true), left(10, true), left(5, false), "solutions left: at least 5", false},
		{left(10, false), left(5, true), left(5, true), "solutions left: 5 · that move kept 100 %", false},
	} {
		r := Review{Start: tc.start, Steps: []Step{{Move: engine.Move{Cost: 1}, Before: tc.before, After: tc.after}}}
		if got := r.Line(0).String(); got != tc.want || r.Say(0).Lost != tc.lost {
			t.Errorf("%q, a loss %t; want %q, %t", got, r.Say(0).Lost, tc.want, tc.lost)
		}
	}
}

// Small shares have a decimal, so that 0.4 % is not nothing; none at all is 0 %.
func TestASmallShareIsNotNothing(t *testing.T) {
	for share, want := range map[float64]string{0: "0 %", 0.004: "0.4 %", 0.0994: "9.9 %", 0.0995: "10 %", 0.5: "50 %", 1: "100 %"} {
		if got := Percent(share); got != want {
			t.Errorf("%v is %q, want %q", share, got, want)
		}
	}
}

// The game beside which others are drawn falls by what its moves cost, down to the goal.
func TestTheIdealGameEndsAtTheGoal(t *testing.T) {
	r := Review{Start: engine.Settled(3, nil)}
	for cost, want := range []int{3, 2, 1, 0, 0} {
		if got := r.Ideal(cost); got != want {
			t.Errorf("after moves of cost %d: %d to go, want %d", cost, got, want)
		}
	}
}
