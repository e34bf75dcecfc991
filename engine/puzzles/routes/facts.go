package routes

import (
	"fmt"
	"slices"
	"strconv"

	"langkah/engine"
)

// Facts returns what is known without a search for a cheapest way.
func (z *Puzzle) Facts() []engine.Fact {
	var facts []engine.Fact
	switch w := z.world.(type) {
	case *grid:
		facts = append(facts, w.facts()...)
	case *graph:
		facts = append(facts, w.facts(z)...)
	}
	if z.cost == byMove {
		facts = append(facts, engine.Fact{Title: engine.Msg("Costs"), Text: engine.Msg("every move costs 1")})
	}
	if len(z.visits) > 0 {
		end := engine.Msg("the way may end anywhere")
		switch {
		case z.back:
			end = engine.Msg("the way ends at the start again")
		case len(z.goals) > 0:
			end = engine.Msg("the way ends at the goal")
		}
		facts = append(facts, engine.Fact{Title: engine.Msg("To visit"), Text: engine.Msg("%d place{|s} in any order; %s", len(z.visits), end)})
	}
	facts = append(facts, z.notes...)
	return append(facts, z.known.verdict())
}

func (g *grid) facts() []engine.Fact {
	walls := 0
	for _, c := range g.cost {
		if c == 0 {
			walls++
		}
	}
	cheapest, dearest := g.extremes()
	costs := engine.Msg("a step costs what the cell entered costs, from %d to %d", int(cheapest), int(dearest))
	if g.eight {
		lengths := engine.Msg("lengths are compared exactly")
		if q := int64(g.unit.one); !g.exact() {
			lengths = engine.Msg("ways here are so long that √2 is counted as %s: lengths are compared exactly where the costs of their diagonal steps differ by less than %d, and otherwise to one part in %d",
				fmt.Sprintf("%d/%d", g.unit.root, q), q, q*q)
		}
		costs = engine.Msg("a straight step costs what the cell entered costs, from %d to %d, a diagonal one √2 times that; %s", int(cheapest), int(dearest), lengths)
	}
	return []engine.Fact{
		{Title: engine.Msg("Map"), Text: engine.Msg("%d x %d cells", g.rows, g.cols), Table: &engine.Table{
			Header: []engine.Message{engine.Msg("Cells"), engine.Msg("Free"), engine.Msg("Walls")},
			Rows:   [][]string{{strconv.Itoa(g.size()), strconv.Itoa(g.size() - walls), strconv.Itoa(walls)}},
		}},
		{Title: engine.Msg("Costs"), Text: costs},
	}
}

func (g *graph) facts(z *Puzzle) []engine.Fact {
	cheapest, dearest := int32(most), int32(0)
	for _, r := range g.roads {
		cheapest, dearest = min(cheapest, r.cost), max(dearest, r.cost)
	}
	kind := engine.Msg("%d place{|s}, %d road{|s} both ways", g.size(), len(g.roads))
	if g.directed {
		kind = engine.Msg("%d place{|s}, %d road{|s} one way", g.size(), len(g.roads))
	}
	return []engine.Fact{
		{Title: engine.Msg("Graph"), Text: kind},
		{Title: engine.Msg("Roads"), Text: engine.Msg("a road costs from %s to %s", exactText(cheapest, g.unit.one), exactText(dearest, g.unit.one))},
	}
}

func exactText(cost, one int32) string { return decimal(int64(cost), one) }

// verdict decides whether there is a way, by breadth-first search over the nodes: what can be reached is visited.
func (z *Puzzle) verdict() engine.Fact {
	if proof, ok := z.prove(z.start); ok {
		return engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("Unsolvable"), Text: proof.Why}
	}
	return engine.Fact{Kind: engine.Solvable, Title: engine.Msg("Solvable"), Text: engine.Msg("there is a way")}
}

// reach returns which nodes can be reached from one.
func (z *Puzzle) reach(from int32) []bool {
	seen := make([]bool, z.world.size())
	seen[from] = true
	queue := []int32{from}
	arcs := make([]arc, 0, directions)
	for len(queue) > 0 {
		n := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		arcs = z.world.out(n, arcs[:0])
		for _, a := range arcs {
			if !seen[a.to] {
				seen[a.to] = true
				queue = append(queue, a.to)
			}
		}
	}
	return seen
}

// oneWay reports whether some roads cannot be gone back.
func (z *Puzzle) oneWay() bool {
	g, ok := z.world.(*graph)
	return ok && g.directed
}

// remaining returns the places still to be visited.
func (z *Puzzle) remaining(s state) []int32 {
	var list []int32
	for i, v := range z.visits {
		if s.visited()>>i&1 == 0 {
			list = append(list, v)
		}
	}
	return list
}

// lost returns the nodes that must be reached from a state and cannot be, as one set of which any would do.
func (z *Puzzle) lost(s state) []int32 {
	seen := z.reach(s.node())
	for _, v := range z.remaining(s) {
		if !seen[v] {
			return []int32{v}
		}
	}
	if targets := z.targets(); len(targets) > 0 && !slices.ContainsFunc(targets, func(t int32) bool { return seen[t] }) {
		return targets
	}
	return nil
}
