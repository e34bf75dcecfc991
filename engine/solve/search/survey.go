package search

import "context"

// Surveyed is a state of a survey: its least cost from the start by a path within the
// bound, its estimate, and whether it is a goal.
type Surveyed[S comparable] struct {
	State S
	G     int64
	H     int32
	Goal  bool
}

// Everywhere is the bound of a survey of the whole state space.
const Everywhere = -1

// Survey calls visit with every state that a path reaches on which g + h never exceeds the
// bound, in order of g, until visit returns false. Paths end at goals.
//
// With an admissible heuristic and the cost of the cheapest solution as the bound these are
// all states that an A* that reopens can ever expand; with the next lower cost, those that
// each of them has to (Dechter and Pearl, "Generalized best-first search strategies and the
// optimality of A*", 1985). [Everywhere] is every state that can be reached, also beyond
// goals.
//
// It is Dijkstra's algorithm on the part of the graph within the bound, which is sound as
// the state that costs less to reach has also less f. The status is NoSolution where all
// were visited, and else why not.
func Survey[S comparable](ctx context.Context, p Problem[S], bound int64, limits Limits, probe *Probe, visit func(Surveyed[S]) bool) Status {
	m := NewMeter(ctx, limits, probe)
	defer m.Close()
	if !m.Hold(p.Held) || !m.HoldTables(p.Tables) || !m.Look() {
		return m.Ended()
	}
	nodes, ok := newNodes(&p, m, false)
	queue := queue{meter: m}
	within := func(f int64) bool { return bound == Everywhere || f <= bound }
	h := nodes.estimate(p.Start)
	start, _ := nodes.root(p.Start, h)
	if !ok || start == 0 || !queue.push(0, h, start) {
		return m.Ended()
	}
	if !within(int64(h)) {
		return NoSolution
	}
	var next []Successor[S]
	for {
		g, h, i := queue.pop()
		if i == 0 {
			return NoSolution
		}
		n := nodes.at(i)
		if n.closed() || n.g() != g {
			continue
		}
		if !m.Expand() {
			return m.Ended()
		}
		n.close()
		goal := p.Goal(n.state)
		if !visit(Surveyed[S]{n.state, g, h, goal}) {
			return Stopped
		}
		if goal && bound != Everywhere {
			continue
		}
		next = p.Expand(n.state, h, next[:0])
		for k := range next {
			s := &next[k]
			s.H = max(s.H, 0)
			cost := g + int64(s.Cost)
			if !within(cost + int64(s.H)) {
				continue
			}
			j, fresh := nodes.insert(s.State)
			if j == 0 {
				return m.Ended()
			}
			if !fresh && cost >= nodes.at(j).g() {
				continue
			}
			if !nodes.reach(j, i, s, cost) || !queue.push(cost, s.H, j) {
				return m.Ended()
			}
		}
	}
}
