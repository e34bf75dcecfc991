package routes

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// listener keeps the moves to the nodes that a search expands.
type listener struct {
	parent map[int32][2]int32
	order  []int32
}

func (l *listener) Record(e search.Event) {
	if l.parent == nil {
		l.parent = map[int32][2]int32{}
	}
	switch e.Kind {
	case search.Generated, search.Reopened:
		l.parent[e.Node] = [2]int32{e.Parent, e.Move}
	case search.Expanded, search.Goal:
		l.order = append(l.order, e.Node)
	}
}

// expanded runs a method and returns the labels of the nodes that it expands, the goal last, with the result.
func expanded(t *testing.T, p engine.Puzzle, method string) (string, engine.Result) {
	t.Helper()
	m, err := engine.FindWord(p, method)
	if err != nil {
		t.Fatal(err)
	}
	l := &listener{}
	probe := &search.Probe{}
	probe.Recorder = l
	r := engine.Solve(context.Background(), p, m, engine.Limits{}, probe)
	if r.Status != engine.Solved {
		t.Fatalf("%s: %s, %s", method, r.Status.Name(), r.Reason)
	}
	var names []string
	for _, n := range l.order {
		var moves []int32
		for at := n; l.parent[at][0] != 0; at = l.parent[at][0] {
			moves = append(moves, l.parent[at][1])
		}
		slices.Reverse(moves)
		shown, ok := engine.Shown(probe.Replay(0, moves))
		if !ok {
			t.Fatalf("node %d cannot be replayed", n)
		}
		at := shown.(Position)
		names = append(names, at.puzzle.world.label(at.state.node()))
	}
	return strings.Join(names, " "), r
}

func read(t *testing.T, text string) *Puzzle {
	t.Helper()
	z, err := parse(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if again, err := parse(z.String()); err != nil || again.String() != z.String() {
		t.Fatalf("written out and read again it is another puzzle: %v\n%s\n%s", err, z, again)
	}
	return z
}

func sample(t *testing.T, name string) *Puzzle {
	t.Helper()
	text, err := os.ReadFile("../../../assets/puzzles/routes/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return read(t, string(text))
}

// path writes a solution as its places.
func path(p *Puzzle, r engine.Result) string {
	names := []string{p.world.label(p.start.node())}
	for _, at := range r.Positions[1:] {
		names = append(names, p.world.label(at.(Position).state.node()))
	}
	return strings.Join(names, "-")
}

// The map of Romania, neighbours in alphabetical order: orders of expansion, paths and costs as in the textbook.
func TestRomaniaIsSearchedAsInTheTextbook(t *testing.T) {
	p := sample(t, "romania")
	const short, cheap = "Arad-Sibiu-Fagaras-Bucharest", "Arad-Sibiu-Rimnicu-Pitesti-Bucharest"
	for _, c := range []struct {
		method, order, path string
		cost                int
	}{
		{"bfs", "Arad Sibiu Timisoara Zerind Fagaras Bucharest", short, 450},
		{"ucs", "Arad Zerind Timisoara Sibiu Oradea Rimnicu Lugoj Fagaras Mehadia Pitesti Craiova Drobeta Bucharest", cheap, 418},
		{"greedy/table", "Arad Sibiu Fagaras Bucharest", short, 450},
		{"dfs", "Arad Sibiu Fagaras Bucharest", short, 450},
		{"astar/table", "Arad Sibiu Rimnicu Fagaras Pitesti Bucharest", cheap, 418},
		{"astar/straight", "Arad Sibiu Fagaras Rimnicu Pitesti Bucharest", cheap, 418},
	} {
		order, r := expanded(t, p, c.method)
		if order != c.order || path(p, r) != c.path || r.Cost != c.cost {
			t.Errorf("%s expands %s, path %s, cost %d; want %s, %s, %d", c.method, order, path(p, r), r.Cost, c.order, c.path, c.cost)
		}
	}
	for _, h := range p.known.heuristics() {
		if !h.admissible || !h.consistent {
			t.Errorf("%s is not consistent here: %s", h.Name, h.why)
		}
	}
}
