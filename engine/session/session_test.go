package session

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/nullpuzzle"
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
	s := New(func(f func()) { f() })
	if s.Puzzle() != nil || s.Position() != nil || s.At(3) != nil || s.Forward() || s.Solving() {
		t.Error("an empty session shows something")
	}
	s.Stop()
	s.Close()
}

func TestMovesByHandAreUndoneAndRedone(t *testing.T) {
	s := New(func(f func()) { f() })
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
	s := New(func(f func()) { f() })
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
