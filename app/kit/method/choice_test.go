package method

import (
	"strings"
	"testing"

	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/engine"
)

func TestChoiceOfMethodOutlivesThePuzzle(t *testing.T) {
	var c Choice
	c.Offer(looktest.Puzzle(t, looktest.Eight))
	algorithms := c.Algorithms()
	chosen := algorithms[len(algorithms)-1].Name
	c.PickAlgorithm(chosen)
	c.Offer(looktest.Puzzle(t, looktest.Odd))
	if c.algorithm != chosen {
		t.Errorf("the algorithm is now %s, was %s", c.algorithm, chosen)
	}
}

func TestAnotherPuzzleHasItsRecommendedMethodUnlessTheUserChose(t *testing.T) {
	var c Choice
	chosen := func() engine.Method {
		m, _ := c.Method()
		return m
	}
	sample := func(family string) engine.Puzzle {
		for _, s := range assets.Samples() {
			if s.Family == family {
				return looktest.Puzzle(t, s.Text)
			}
		}
		t.Fatal("no sample of " + family)
		return nil
	}
	for _, family := range []string{"rush", "packing", "sliding"} {
		p := sample(family)
		c.Offer(p)
		if want := p.Methods()[0].Name(); chosen().Name() != want {
			t.Errorf("%s: %s, want the recommended %s", family, chosen().Name(), want)
		}
	}
	c.PickAlgorithm("astar")
	if m := chosen(); m.Heuristic.Name == "none" || !m.Guarantee().Optimal {
		t.Errorf("A* alone means %s", m.Name())
	}
	c.PickAlgorithm("bfs")
	c.PickHeuristic("")
	c.Offer(sample("rush"))
	if chosen().Name() != "bfs" {
		t.Errorf("the user's bfs became %s", chosen().Name())
	}
}

// A method is first held against the same one with the next weaker heuristic, under the same
// rules; the weakest against the next stronger one.
func TestTheRivalIsTheNextWeakerHeuristic(t *testing.T) {
	var c Choice
	p := looktest.Puzzle(t, looktest.Eight)
	c.Offer(p)
	for _, of := range []struct{ method, want string }{
		{"astar/manhattan", "astar/misplaced"}, {"astar/misplaced", "astar/manhattan"}, {"astar/linear-conflict", "astar/manhattan"},
		{"idastar/manhattan", "idastar/misplaced"}, {"astar/none", "astar/misplaced"}, {"bfs", ""},
	} {
		algorithm, heuristic, _ := strings.Cut(of.method, "/")
		m, ok := c.Find(algorithm, heuristic)
		if !ok {
			t.Fatal("there is no " + of.method)
		}
		if algorithm == "astar" {
			m, _ = m.With(engine.Values{"ties": "oldest"})
		}
		if c.PickRival(m) != (of.want != "") {
			t.Fatalf("%s: there is a rival: %v", of.method, of.want == "")
		}
		if got, _ := c.Method(); of.want != "" && (got.Name() != of.want || algorithm == "astar" && got.Settings.Text("ties") != "oldest") {
			t.Errorf("%s is held against %s with ties %q, want %s", of.method, got.Name(), got.Settings.Text("ties"), of.want)
		}
	}
}
