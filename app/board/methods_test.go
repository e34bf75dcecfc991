package board

import (
	"testing"

	"langkah/app/looktest"
	"langkah/assets"
	"langkah/engine"
)

func TestChoiceOfMethodOutlivesThePuzzle(t *testing.T) {
	var c methodChoice
	c.offer(looktest.Puzzle(t, looktest.Eight))
	algorithms := c.algorithms()
	chosen := algorithms[len(algorithms)-1].Name
	c.pickAlgorithm(chosen)
	c.offer(looktest.Puzzle(t, looktest.Odd))
	if c.algorithm != chosen {
		t.Errorf("the algorithm is now %s, was %s", c.algorithm, chosen)
	}
}

func TestAnotherPuzzleHasItsRecommendedMethodUnlessTheUserChose(t *testing.T) {
	var c methodChoice
	chosen := func() engine.Method {
		m, _ := c.method()
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
		c.offer(p)
		if want := p.Methods()[0].Name(); chosen().Name() != want {
			t.Errorf("%s: %s, want the recommended %s", family, chosen().Name(), want)
		}
	}
	c.pickAlgorithm("astar")
	if m := chosen(); m.Heuristic.Name == "none" || !m.Guarantee().Optimal {
		t.Errorf("A* alone means %s", m.Name())
	}
	c.pickAlgorithm("bfs")
	c.pickHeuristic("")
	c.offer(sample("rush"))
	if chosen().Name() != "bfs" {
		t.Errorf("the user's bfs became %s", chosen().Name())
	}
}
