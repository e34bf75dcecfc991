package method

import (
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
