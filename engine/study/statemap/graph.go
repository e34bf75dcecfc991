package statemap

import (
	"iter"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/dot"
)

// Graph returns the state space with its boards, for export.
func (m *Map) Graph() dot.Graph {
	g := dot.Graph{
		Name:     m.Puzzle.Family(),
		NodeKeys: []string{"distance", "state"},
		EdgeKeys: []string{"bridge"},
	}
	for i, p := range m.Positions() {
		values := []string{"", ""}
		if m.Distance[i] != Unreachable {
			values[0] = strconv.FormatFloat(engine.CostValue(m.Puzzle, m.Distance[i]), 'f', -1, 64)
		}
		switch {
		case i == 0 && m.Goal[i]:
			values[1] = "start, goal"
		case i == 0:
			values[1] = "start"
		case m.Goal[i]:
			values[1] = "goal"
		}
		g.Nodes = append(g.Nodes, dot.Node{ID: i, Label: p.Text(), Values: values})
	}
	bridges := map[pair]bool{}
	for _, b := range m.Cuts().Bridges {
		bridges[pair{int32(b[0]), int32(b[1])}] = true
	}
	for _, p := range m.pairs {
		bridge := ""
		if bridges[p] {
			bridge = "yes"
		}
		g.Edges = append(g.Edges, dot.Edge{From: int(p.a), To: int(p.b), Values: []string{bridge}})
	}
	return g
}

// Positions returns all positions, each made from the one by which it was found.
func (m *Map) Positions() []engine.Position {
	list := make([]engine.Position, len(m.Goal))
	list[0] = m.Puzzle.Start()
	for i := 1; i < len(list); i++ {
		list[i] = m.space.follow(list[m.parent[i]], int32(i))
	}
	return list
}

// Moves iterates over the moves from a position: the number of the target and the cost, of
// several to the same one the cheapest.
func (m *Map) Moves(from int) iter.Seq2[int, int] {
	return func(yield func(to, cost int) bool) {
		for _, a := range m.moves.of(int32(from)) {
			if !yield(int(a.to), int(a.cost)) {
				return
			}
		}
	}
}
