package transcript

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/goldentest"
)

func TestTranscript(t *testing.T) {
	goldentest.Text(t, "transcript.txt", []byte(Text(goldentest.Lamps(t, "three", "#.#.###\ncost place"))))
	goldentest.Text(t, "transcript-unsolvable.txt", []byte(Text(goldentest.Lamps(t, "two", "#...."))))
	_, moves, _ := strings.Cut(Text(goldentest.Walk(t, goldentest.Fifteen, 3)), "\n\n")
	goldentest.Text(t, "transcript-sliding.txt", []byte(moves))
	limit := goldentest.Lamps(t, "seven", "#.#.###")
	limit.Result = engine.Result{
		Status: search.NodeLimit, Counters: search.Counters{Bound: 3}, Reason: engine.Msg("the limit of %d nodes was reached", 10),
	}
	goldentest.Text(t, "transcript-limit.txt", []byte(Text(limit)))
	goldentest.Text(t, "transcript-before.txt", []byte(Text(engine.Solution{Name: "seven", Puzzle: limit.Puzzle})))
}

func TestTranscriptIsReadBack(t *testing.T) {
	s := goldentest.Lamps(t, "three", "#.#.###\ncost place")
	for _, newline := range []string{"\n", "\r\n"} {
		got, err := Read(strings.ReplaceAll(Text(s), "\n", newline))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := engine.Verify(s.Puzzle.Start(), got.Moves(s.Puzzle), s.Result.Cost); err != nil {
			t.Error(err)
		}
	}
}

func TestOptionsAreReadBack(t *testing.T) {
	claims, err := Read(Text(goldentest.Lamps(t, "three", "#.#.###\ncost place")))
	if err != nil {
		t.Fatal(err)
	}
	plain, _ := nullpuzzle.Parse("#.#.###")
	p, err := claims.Of(plain)
	if err != nil || p.Settings().Text("cost") != "place" {
		t.Errorf("the puzzle is %v, error %v, want cost = place", p, err)
	}
}

// Any names of moves round-trip.
func TestAnyMovesAreReadBack(t *testing.T) {
	name := rapid.StringMatching(`[A-Z0-9.,]([ -~é→]{0,12}[a-z0-9)])?`)
	rapid.Check(t, func(t *rapid.T) {
		var want []engine.Move
		for _, n := range rapid.SliceOfN(name, 0, 20).Draw(t, "names") {
			want = append(want, engine.Move{Name: n, Cost: rapid.IntRange(0, 1000).Draw(t, "cost")})
		}
		p, _ := nullpuzzle.Parse("#")
		s := engine.Solution{Puzzle: p, Method: p.Methods()[0], Result: engine.Result{Status: engine.Solved, Moves: want}}
		got, err := Read(Text(s))
		same := func(a, b engine.Move) bool { return a.Name == b.Name && a.Cost == b.Cost }
		if err != nil || !slices.EqualFunc(got.Moves(nil), want, same) {
			t.Fatalf("%v became %v: %v", want, got, err)
		}
	})
}

func TestMistakesInATranscript(t *testing.T) {
	for text, want := range map[string]string{
		"":                           `no line "Moves"`,
		"1. UP, cost 1":              `no line "Moves"`,
		"Moves\n-----\n":             `line 2: no move under "Moves"`,
		"Moves\n\n1. UP, cost 1":     `line 1: no move under "Moves"`,
		"Moves\nUP":                  `line 2: found "UP", expected a move such as "1. UP, cost 1"`,
		"Moves\n1. UP, cost 1\nDOWN": `line 3: found "DOWN", expected a move such as "2. UP, cost 1"`,
		"Moves\n2. UP, cost 1":       "line 2: found move 2, expected move 1",
		"Moves\n1. UP":               `line 2: found no cost in "1. UP"`,
		"Moves\n1. UP, cost one":     `line 2: the cost is "one", expected a number`,
		"Moves\n1. , cost 1":         "expected the name of a move",
	} {
		_, err := Read(text)
		var bad *engine.ParseError
		if !errors.As(err, &bad) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("Moves\n-----\n1. UP, cost 1\n2. DOWN, cost 3\n")
	f.Add("Langkah transcript\n\nMoves\n(none)\n")
	f.Add("Moves\r\n---\r\n1. a, cost , cost 9223372036854775808")
	f.Fuzz(func(t *testing.T, text string) {
		claims, err := Read(text)
		var bad *engine.ParseError
		if err != nil && !errors.As(err, &bad) {
			t.Errorf("%q: the error %v has no place", text, err)
		}
		for _, m := range claims.Moves(nil) {
			if m.Name == "" {
				t.Errorf("%q gave a move without a name", text)
			}
		}
	})
}
