package routes

import (
	"context"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
)

// The lecture graphs with stored answers: the order of expansion, the goal last, and the path.
func TestLectureGraphsHaveTheirStoredAnswers(t *testing.T) {
	for _, c := range []struct {
		name, method, order, path string
		cost                      float64
	}{
		{"lecture-ucs", "ucs", "A B D C G F", "A-B-D-F", 5},
		{"lecture-astar", "astar/table", "S A D C G", "S-A-C-G", 7},
		{"lecture-goal-test", "ucs", "A B C G", "A-B-C-G", 3},
		{"lecture-reopen", "astar/table", "S B C A C G", "S-A-C-G", 5},
		{"lecture-reopen", "astar/table:reopen=no", "S B C A G", "S-B-C-G", 6},
	} {
		p := sample(t, c.name)
		order, r := expanded(t, p, c.method)
		if order != c.order || path(p, r) != c.path || float64(r.Cost) != c.cost*float64(p.CostUnit()) {
			t.Errorf("%s: %s, %s, cost %s", c.name, order, path(p, r), p.costText(int64(r.Cost)))
		}
	}
}

// Every form has an example that is read.
func TestEveryFormIsRead(t *testing.T) {
	for _, f := range forms() {
		if z, err := parse(f.Text); err != nil || z.known.verdict().Kind != engine.Solvable {
			t.Errorf("%s: %v", f.Title, err)
		} else {
			read(t, z.String())
		}
	}
}

func TestMistakesAreSaidWithTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"route\ngoal B\nedges\nA B 1\n":                       "line 4: there is no start",
		"route\nstart A\ngoal C\nedges\nA B 1\n":              "line 3, column 6: no road leads to a place \"C\"",
		"route\nstart A\ngoal B\nedges\nA B -1\n":             "line 5, column 5: found \"-1\", expected no negative number",
		"route\nstart A\ngoal B\nedges\nA B 1\nB A 2\n":       "line 6, column 1: the road from B to A has two costs: 1 and 2",
		"route\nstart A\ngoal B\nedges\nA B 1\nh\nA 1\nB 2\n": "line 8, column 3: the estimate of the goal B is 2, expected 0",
		"grid 4\nS.#\n..\n.#G\n":                              "line 3, column 3: the row has 2 cells, expected 3",
		"grid 4\n..#\n.#G\n":                                  "line 2, column 1: there is no start",
		"X T X\nK R A\nX R R\n":                               "line 2, column 5: found \"A\"",
	} {
		if _, err := parse(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// The samples of the treasure hunt: fewest steps, and with the way back.
func TestTreasureHunts(t *testing.T) {
	for text, want := range map[string][2]int{
		"X X X X X\nX R T R X\nX T K T X\nX R T R X\nX X X X X\n": {7, 8},
		"X T X X\nX R R T\nK R X T\nX R X R\nX R R R\n":           {7, 12},
	} {
		z := read(t, text)
		for i, back := range []string{"no", "yes"} {
			p, err := z.With(engine.Values{"back": back})
			if err != nil {
				t.Fatal(err)
			}
			r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
			if truth := p.(*Puzzle).Oracle().Judge(context.Background(), p.Start(), engine.Limits{}, nil); r.Cost != want[i] || truth.AtLeast != want[i] {
				t.Errorf("back %s: %d steps, the oracle %d, want %d", back, r.Cost, truth.AtLeast, want[i])
			}
		}
	}
}

// Written out, places keep their numbers, which decide what a text without start and goal means.
func TestPlacesKeepTheirOrder(t *testing.T) {
	z := read(t, "route\nstart A\ngoal D\nedges\nA\nB\nC\nD\nC D 1\nB D 2\nA B 3\n")
	if again := read(t, z.String()); !slices.Equal(again.world.(*graph).names, []string{"A", "B", "C", "D"}) {
		t.Errorf("the places are %v now", again.world.(*graph).names)
	}
}

func FuzzParse(f *testing.F) {
	for _, form := range forms() {
		f.Add(form.Text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if z, err := parse(text); err == nil {
			if again, err := parse(z.String()); err != nil || again.String() != z.String() {
				t.Errorf("%v:\n%s", err, z)
			}
		}
	})
}
