package method

import (
	"testing"

	"langkah/app/kit/looktest"
	"langkah/engine"
)

// The rules of a lecture hold for every method that knows them, and go when they are the usual ones again.
func TestRulesOfALectureHoldForAllMethods(t *testing.T) {
	var c Choice
	c.Offer(looktest.Puzzle(t, looktest.Eight))
	value := func(algorithm, rule string) string {
		t.Helper()
		c.PickAlgorithm(algorithm)
		m, ok := c.Method()
		if !ok {
			t.Fatalf("there is no %s", algorithm)
		}
		return m.Settings.Text(rule)
	}
	c.PickAlgorithm("astar")
	c.Set("ties", "oldest")
	c.Set("states", "tree")
	c.Set("successors", "up down left right")
	for _, algorithm := range []string{"astar", "greedy", "ucs"} {
		if got := value(algorithm, "ties"); got != "oldest" {
			t.Errorf("%s breaks ties by %s", algorithm, got)
		}
		if got := value(algorithm, "successors"); got != "up down left right" {
			t.Errorf("%s takes the successors in the order %s", algorithm, got)
		}
	}
	if got := value("bfs", "states"); got != "tree" {
		t.Errorf("bfs is a %s search", got)
	}
	c.PickAlgorithm("astar")
	c.Set("ties", "h")
	if got := value("greedy", "ties"); got != "newest" {
		t.Errorf("ties are broken as usual again, and greedy does by %s", got)
	}
	c.PickAlgorithm("astar")
	usual, err := engine.FindMethod(looktest.Puzzle(t, looktest.Eight), "astar", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	c.Pick(usual)
	if m, _ := c.Method(); !c.Is(usual) || len(m.Settings.Set()) > 0 && m.Settings.Text("states") != "graph" {
		t.Errorf("a method that is picked has %v", m.Settings.Set())
	}
}
