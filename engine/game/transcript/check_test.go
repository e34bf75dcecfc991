package transcript

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// transcript is a transcript with its puzzle and the result of the recommended method.
type transcript struct {
	puzzle engine.Puzzle
	text   string
	best   engine.Result
}

// newTranscript solves a puzzle by the method of that name, "" for the recommended one, and
// writes the transcript.
func newTranscript(t *testing.T, parse func(string) (engine.Puzzle, error), text, algorithm, heuristic string, limits engine.Limits) transcript {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		t.Fatal(err)
	}
	s := engine.Solution{Name: "some puzzle", Puzzle: p, Method: m, Result: engine.Solve(context.Background(), p, m, limits, nil)}
	return transcript{p, Text(s), engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)}
}

// allTranscripts covers every family and every status.
func allTranscripts(t *testing.T) map[string]transcript {
	lamps := func(text string) (engine.Puzzle, error) { return nullpuzzle.Parse(text) }
	tiles := sliding.Family(pdb.NewStore("", 0)).Parse
	none := engine.Limits{}
	const eight, blocked = "1 2 3\n0 4 6\n7 5 8\n", "6 6\n2\n......\n......\nPP.A..K\n...A..\n...B..\n...B..\n"
	fresh, _ := lamps("#.#")
	return map[string]transcript{
		"lamps":              newTranscript(t, lamps, "#.#.###\ncost place", "", "", none),
		"lamps, no solution": newTranscript(t, lamps, "#....", "", "", none),
		"lamps, not solved":  {fresh, Text(engine.Solution{Name: "fresh", Puzzle: fresh}), engine.Result{}},
		"tiles":              newTranscript(t, tiles, eight+"cost: tile\n", "astar", "manhattan", none),
		"tiles, not optimal": newTranscript(t, tiles, "8 6 7\n2 5 4\n3 0 1\n", "wastar", "manhattan", none),
		"tiles, no solution": newTranscript(t, tiles, "2 1 3\n4 5 6\n7 8 0\n", "", "", none),
		"tiles, a limit":     newTranscript(t, tiles, "8 6 7\n2 5 4\n3 0 1\n", "astar", "manhattan", engine.Limits{Nodes: 10}),
		"cars":               newTranscript(t, rush.Family().Parse, blocked, "", "", none),
		"cars, in cells":     newTranscript(t, rush.Family().Parse, blocked+"cost: steps\n", "space", "", none),
		"pieces":             newTranscript(t, packing.Family().Parse, "2 3 2\nDEFAULT\nA\nAA\nBB\nB\n", "", "", none),
	}
}

// check returns the error of a transcript, and its undecided labels.
func (s transcript) check(text string) (open []string, err error) {
	claims, err := Read(text)
	if err != nil {
		return nil, err
	}
	p, err := claims.Of(s.puzzle)
	if err != nil {
		return nil, err
	}
	checked, err := claims.Check(p)
	if err != nil {
		return nil, err
	}
	if checked.NeedsSearch() {
		if open, err = checked.Hold(s.best); err != nil {
			return nil, err
		}
	}
	return append(open, checked.Unchecked()...), nil
}

func TestWhatIsToldIsRight(t *testing.T) {
	for name, s := range allTranscripts(t) {
		for _, newline := range []string{"\n", "\r\n", " \n"} {
			if _, err := s.check(strings.ReplaceAll(s.text, "\n", newline)); err != nil {
				t.Errorf("%s: %v\n%s", name, err, s.text)
			}
		}
		_, moves, _ := strings.Cut(s.text, "\n\n")
		moves, _, _ = strings.Cut(moves, "\n\n")
		if _, err := s.check(moves); err != nil && s.best.Status == engine.Solved && !strings.Contains(moves, noMoves) {
			t.Errorf("%s, the moves alone: %v\n%s", name, err, moves)
		}
	}
}

// Any line altered at its ends or in its middle is detected, or is one of those reported as
// unchecked.
func TestAnAlteredLineIsFound(t *testing.T) {
	for name, s := range allTranscripts(t) {
		t.Run(name, func(t *testing.T) {
			lines := strings.Split(strings.TrimSuffix(s.text, "\n"), "\n")
			for i, line := range lines {
				for _, at := range []int{0, 5, 12, len(line) / 2, len(line) - 1} {
					if at >= 0 && at < len(line) && line[at] != ' ' {
						altered := slices.Clone(lines)
						altered[i] = line[:at] + other(line[at]) + line[at+1:]
						s.mustFind(t, altered, i)
					}
				}
			}
		})
	}
}

// other returns another digit for a digit, and another character for anything else.
func other(was byte) string {
	switch {
	case was == '9':
		return "8"
	case was >= '0' && was < '9':
		return string(was + 1)
	case was == 'x':
		return "y"
	}
	return "x"
}

// mustFind requires that an altered line is detected. In the head and in the boards that
// line must be named; an altered move or setting may be valid, and conflict only with a
// later line.
func (s transcript) mustFind(t *testing.T, lines []string, at int) {
	t.Helper()
	open, err := s.check(strings.Join(lines, "\n") + "\n")
	label, text, _ := strings.Cut(lines[at], ":")
	if err == nil {
		bound, _ := boundOf(s.puzzle, strings.TrimSpace(text))
		so := label == boundTitle && bound <= int64(s.best.Cost) // as it was, or more than was known
		if !so && !slices.Contains(open, label) {
			t.Errorf("line %d passes as %q", at+1, lines[at])
		}
		return
	}
	moves := slices.Index(lines, movesTitle)
	vague := moves < 0 || label == settingTitle || at > moves && at < slices.Index(lines, boardsTitle)
	if !vague && !strings.HasPrefix(err.Error(), fmt.Sprintf("line %d: ", at+1)) {
		t.Errorf("line %d is altered to %q: %v", at+1, lines[at], err)
	}
}

// Removed, inserted or swapped lines are detected if they say anything.
func TestLinesOutOfPlaceAreFound(t *testing.T) {
	all := allTranscripts(t)
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"lamps", "tiles", "cars", "pieces"}).Draw(t, "transcript")
		lines := strings.Split(strings.TrimSuffix(all[name].text, "\n"), "\n")
		first := slices.Index(lines, movesTitle) + 2 // the moves and the boards
		i, j := rapid.IntRange(first, len(lines)-1).Draw(t, "line"), rapid.IntRange(first, len(lines)-1).Draw(t, "other")
		if lines[i] == lines[j] {
			return
		}
		lines[i], lines[j] = lines[j], lines[i]
		if _, err := all[name].check(strings.Join(lines, "\n") + "\n"); err == nil {
			t.Fatalf("lines %d and %d changed places unseen", i+1, j+1)
		}
	})
}

// Claims about the cost are checked by a search.
func TestFalseClaimsAreFound(t *testing.T) {
	all := allTranscripts(t)
	for _, tc := range []struct{ transcript, was, is, want string }{
		{"tiles", "Optimal:    proven", "Optimal:    not proven", `expected "proven"`},
		{"tiles", "Optimal:    proven", "Optimal:    not by design", `expected "proven"`},
		{"tiles, not optimal", "not by design", "proven", "to be proven optimal"},
		{"tiles, not optimal", "Status:     solved", "Status:     limit", "found a move"},
		{"tiles, a limit", "Status:     limit", "Status:     unsolvable", "but there is a solution of cost 31"},
		{"tiles, a limit", "Status:     limit", "Status:     solved, verified by replaying the moves", "is not the goal"},
		{"tiles, a limit", "Status:     limit", "Status:     not solved yet", "found \"Method:"},
		{"tiles, a limit", "every solution costs at least ", "every solution costs at least 1", "but there is a solution of cost 31"},
		{"tiles, no solution", "Status:     unsolvable", "Status:     solved, verified by replaying the moves", "is not the goal"},
		{"lamps", "Family:     lamps", "Family:     lamps\nFamily:     lamps", "or is there already"},
		{"lamps", "Moves\n", "Cheapest:   ever\nMoves\n", "which no transcript says"},
	} {
		s := all[tc.transcript]
		text := strings.Replace(s.text, tc.was, tc.is, 1)
		if text == s.text {
			t.Errorf("%s has no %q:\n%s", tc.transcript, tc.was, text)
		}
		if _, err := s.check(text); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s with %q: %v, want %s", tc.transcript, tc.is, err, tc.want)
		}
	}
}

// A search that did not finish leaves open exactly what it cannot settle.
func TestWhatASearchLeavesOpen(t *testing.T) {
	s := allTranscripts(t)["tiles"]
	claims, _ := Read(s.text)
	checked, err := claims.Check(s.puzzle)
	if err != nil {
		t.Fatal(err)
	}
	cost := checked.Cost
	for _, tc := range []struct {
		name string
		r    engine.Result
		want []string
	}{
		{"nothing is known", engine.Result{Status: search.NodeLimit}, []string{optimalTitle, boundTitle}},
		{"less is known", engine.Result{Status: search.NodeLimit, Counters: search.Counters{Bound: int64(cost) - 1}}, []string{optimalTitle, boundTitle}},
		{"the bound is known", engine.Result{Status: search.NodeLimit, Counters: search.Counters{Bound: int64(cost)}}, nil},
		{"another, not proven", engine.Result{Status: engine.Solved, Cost: cost}, []string{optimalTitle, boundTitle}},
		{"another, proven", engine.Result{Status: engine.Solved, Cost: cost, Optimality: engine.Proven}, nil},
	} {
		if open, err := checked.Hold(tc.r); err != nil || !slices.Equal(open, tc.want) {
			t.Errorf("%s: %v, %v, want %v", tc.name, open, err, tc.want)
		}
	}
	if _, err := checked.Hold(engine.Result{Status: engine.Solved, Cost: cost - 1}); err == nil {
		t.Error("a cheaper solution is not told")
	}
}
