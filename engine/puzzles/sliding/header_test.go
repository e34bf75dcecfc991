package sliding

import (
	"context"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
)

// A size before the board is read in any form; the goal is then the spiral.
func TestASizeBeforeTheBoardMeansTheSpiral(t *testing.T) {
	want := mustParse(t, "1 2 3 4\n5 6 7 8\n9 10 - 11\ngoal: spiral")
	for _, text := range []string{
		"3x4\n1 2 3 4\n5 6 7 8\n9 10 0 11\n",
		"3 4\n1 2 3 4\n5 6 7 8\n9 10 0 11\n",
		"4x3\n1 2 3 4\n5 6 7 8\n9 10 0 11\n", // width and height
		"3X4\n\n1 2 3 4\n5 6 7 8\n\n9 10 0 11\n",
		"3x4\n1 2 3 4 5 6 7 8 9 10 0 11\n",
		"3x4\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n0\n11\n",
	} {
		p := mustParse(t, text)
		if p.String() != want.String() {
			t.Errorf("%q: read as\n%s", text, p)
		}
		if w := engine.Warnings(p); len(w) != 1 || !strings.Contains(w[0].String(), "so the goal is Spiral (spiral)") {
			t.Errorf("%q: warnings %q", text, w)
		}
		other, err := p.With(engine.Values{"goal": blankLast})
		if err != nil {
			t.Fatal(err)
		}
		if w := engine.Warnings(other); len(w) > 0 {
			t.Errorf("%q: with a goal that was chosen it still warns %q", text, w)
		}
	}
	if w := engine.Warnings(mustParse(t, "2\n1 2\n3 -\ngoal: spiral")); len(w) > 0 {
		t.Errorf("a goal that is written is warned of: %q", w)
	}
}

// A board of two columns is not read as a size and a board.
func TestTwoColumnsAreNoSize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := make([]uint8, 2*rapid.IntRange(2, maxSide).Draw(t, "rows"))
		for i := range cells {
			cells[i] = uint8(i)
		}
		b := board{len(cells) / 2, 2, rapid.Permutation(cells).Draw(t, "cells")}
		p, err := parse(b.String())
		if err != nil || !slices.Equal(p.start.cells, b.cells) || p.settings.Text("goal") != blankLast {
			t.Fatalf("%v: read as\n%v\nwant\n%s", err, p, b)
		}
	})
}

// Any rows of numbers are a board, even if they begin like an instance on one line.
func TestEveryShapeIsABoard(t *testing.T) {
	for _, text := range []string{"4 0 1 2 3\n5 6 7 8 9\n", "9 0 1 2 3 4 5 6 7 8\n10 11 12 13 14 15 16 17 18 19\n"} {
		if p := mustParse(t, text); p.start.rows != 2 || len(engine.Warnings(p)) > 0 {
			t.Errorf("%q: read as\n%s", text, p)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		p := drawPuzzle(t)
		p.given, p.goal = board{}, board{}
		back, err := parse(p.start.String())
		if err != nil || !slices.Equal(back.start.cells, p.start.cells) {
			t.Fatalf("%v: read as\n%v\nwant\n%s", err, back, p.start)
		}
	})
}

// A claim in a comment is compared with the parity.
func TestAClaimIsHeldAgainstTheVerdict(t *testing.T) {
	const solvable, not = "1 2 3\n8 4 -\n7 6 5\n", "2 1 3\n8 4 -\n7 6 5\n"
	for _, c := range []struct{ text, want string }{
		{"# This puzzle is solvable\n3\n" + solvable, ""},
		{"# This puzzle is unsolvable\n3\n" + not, ""},
		{"# This puzzle is unsolvable\n3\n" + solvable, "line 1 says that the puzzle cannot be solved, but it can be brought to the goal Spiral (spiral)"},
		{"3\n" + not + "# this puzzle  is SOLVABLE\n", "line 5 says that the puzzle can be solved, but it cannot be brought to the goal Spiral (spiral)"},
		{"# It is not solvable.\n" + solvable + "goal: spiral", "line 1 says that the puzzle cannot be solved"},
		{"# solvable in 20 moves\n3\n" + not, ""},
	} {
		var all []string
		for _, w := range engine.Warnings(mustParse(t, c.text)) {
			if !strings.Contains(w.String(), "a size stands before") {
				all = append(all, w.String())
			}
		}
		if got := strings.Join(all, "; "); !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%q: warns %q, want %q", c.text, got, c.want)
		}
	}
}

// A result without a solution names the goals that are reachable.
func TestNoSolutionNamesAnotherGoal(t *testing.T) {
	p := mustParse(t, "3\n1 2 3\n4 5 6\n7 8 -\n")
	for _, m := range p.Methods() {
		r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
		if r.Status != engine.NoSolution || !strings.Contains(r.Reason.String(), "This board can be brought to the goal In order, blank last (blank-last).") {
			t.Fatalf("%s: %s, %s", m.Name(), r.Status, r.Reason)
		}
	}
}
