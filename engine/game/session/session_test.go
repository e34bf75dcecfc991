package session

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
)

func lamps(t testing.TB, row string) engine.Puzzle {
	t.Helper()
	p, err := nullpuzzle.Parse(row)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func press(lamp string) engine.Move { return engine.Move{Name: "press " + lamp, Cost: 1} }

func shown(s *Session) string { return strings.TrimSpace(s.Position().Text()) }

func TestNothingIsShownBeforeTheFirstPuzzle(t *testing.T) {
	s := New()
	if s.Puzzle() != nil || s.Position() != nil || s.At(3) != nil || s.Forward() {
		t.Error("an empty session shows something")
	}
}

func TestMovesByHandAreUndoneAndRedone(t *testing.T) {
	s := New()
	s.Open("row", lamps(t, "#.#."))
	for _, step := range []struct {
		do   string // a lamp to press, or < undo, > redo, ^ first, $ last
		want string
	}{
		{"1", ".##."},
		{"2", "#..."},
		{"<", ".##."},
		{"<", "#.#."},
		{"<", "#.#."},
		{">", ".##."},
		{">", "#..."},
		{">", "#..."},
		{"<", ".##."},
		{"3", "...#"}, // another way: what was undone is gone
		{">", "...#"},
		{"^", "#.#."},
		{"1", ".##."}, // the same way: it is not
		{"$", "...#"},
	} {
		switch step.do {
		case "<":
			s.Back()
		case ">":
			s.Forward()
		case "^":
			s.First()
		case "$":
			s.Last()
		default:
			if err := s.Play(press(step.do)); err != nil {
				t.Fatal(err)
			}
		}
		if got := shown(s); got != step.want {
			t.Fatalf("after %q: %s, want %s", step.do, got, step.want)
		}
		if s.Cost() != s.Index() {
			t.Errorf("%d moves cost %d", s.Index(), s.Cost())
		}
	}
	if err := s.Play(press("9")); err == nil || shown(s) != "...#" {
		t.Errorf("a forbidden move: %v, and %s is shown", err, shown(s))
	}
}

func TestJumpStaysOnTheLine(t *testing.T) {
	s := New()
	s.Open("row", lamps(t, "#.#."))
	for _, lamp := range []string{"1", "2", "3"} {
		if err := s.Play(press(lamp)); err != nil {
			t.Fatal(err)
		}
	}
	for i, want := range map[int]int{-5: 0, 0: 0, 2: 2, 3: 3, 99: 3} {
		s.Jump(i)
		if s.Index() != want || s.At(i) != s.Position() {
			t.Errorf("jump to %d shows %d", i, s.Index())
		}
	}
}

// solved returns the result of the puzzle's recommended method.
func solved(p engine.Puzzle) engine.Solution {
	m := p.Methods()[0]
	return engine.Solution{Puzzle: p, Method: m, Result: engine.Solve(context.Background(), p, m, engine.Limits{}, nil)}
}

func TestASolutionBecomesTheLine(t *testing.T) {
	s := New()
	p := lamps(t, "#.#.###")
	s.Open("row", p)
	s.Take(solved(p))
	o, ok := s.Outcome()
	if !ok || !o.Result.Verified || len(s.Moves()) != len(o.Result.Moves) {
		t.Fatalf("the session holds %+v", o)
	}
	if s.Index() != 0 {
		t.Errorf("step %d is shown, want the start", s.Index())
	}
	if s.Last(); !s.Position().Solved() {
		t.Errorf("the last position is %s", shown(s))
	}

	// A move by hand leaves the solution, and does not write into it.
	before := o.Result.Moves[1]
	s.Jump(1)
	if err := s.Play(press("7")); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Outcome(); ok {
		t.Error("the line still passes for the solution")
	}
	if o.Result.Moves[1].Name != before.Name {
		t.Error("the result's own moves were changed")
	}
}

func TestWithoutASolutionTheLineStays(t *testing.T) {
	s := New()
	p := lamps(t, "#.#")
	s.Open("row", p)
	if err := s.Play(press("1")); err != nil {
		t.Fatal(err)
	}
	s.Take(engine.Solution{Puzzle: p, Method: p.Methods()[0], Result: engine.Result{Status: engine.Stopped}})
	if o, ok := s.Outcome(); !ok || o.Result.Status != engine.Stopped || len(s.Moves()) != 1 {
		t.Errorf("the session holds %+v and %d moves", o, len(s.Moves()))
	}
}

func TestMovesThatWereNotVerifiedAreNoLine(t *testing.T) {
	s := New()
	p := lamps(t, "#.#")
	s.Open("row", p)
	s.Take(engine.Solution{Puzzle: p, Method: p.Methods()[0], Result: engine.Result{Status: engine.Solved, Moves: []engine.Move{press("9")}}})
	if s.Last() || shown(s) != "#.#" {
		t.Errorf("after moves that nobody has verified %s is shown", shown(s))
	}
}

func TestAnotherPuzzleForgetsTheOutcome(t *testing.T) {
	s := New()
	p := lamps(t, "#.#")
	s.Open("row", p)
	s.Take(solved(p))
	s.Open("other", lamps(t, "##"))
	if _, ok := s.Outcome(); ok || len(s.Moves()) != 0 || shown(s) != "##" {
		t.Error("something of the old puzzle is left")
	}
}
