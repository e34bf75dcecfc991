package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of bidirectional A*.
const (
	priority key = "priority" // the least of both sides
	enough   key = "enough"   // nothing cheaper is left
	join     key = "join"     // the best path so far
)

func meetInTheMiddle(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "A ← {start}; g[start] ← 0"),
		line(0, goals, "B ← all goals, each with g = 0; best ← none"),
		line(0, repeat, "repeat"),
		line(1, nothing, "if A or B is empty: return best, if any"),
		line(1, priority, "c ← the least pr = max(f, 2 g) of A and B"),
		line(1, enough, "fA, gA, fB, gB ← the least f and g of each"),
		line(1, answer, "if best ≤ max(c, fA, fB, gA + gB + ε): return it"),
		line(1, pick, "n ← the node with pr c; X ← its side"),
		line(1, each, "for each successor s of n (in B: predecessor)"),
		line(2, cost, "d ← g[n] + cost(n, s)"),
		line(2, fresh, "if s is new in X or d < g[s]"),
		line(3, put, "g[s] ← d; parent[s] ← n; put s into X"),
		line(3, meet, "if both know s and gA[s] + gB[s] < best"),
		line(4, join, "best ← the two paths, joined in s"),
	), shape{middleSteps, func(m moment) []key {
		if m.Result.Status != search.Solved {
			return []key{repeat, nothing}
		}
		return nil
	}}}
}

func middleSteps(m moment) []key {
	e := m.e
	again := m.last.Kind == search.Goal && m.last.Why == e.Why // of the other side
	switch {
	case isStart(e):
		return []key{initial}
	case e.Parent == 0 && e.Kind == search.Generated:
		return []key{goals}
	case e.Kind == search.Expanded:
		return []key{repeat, nothing, priority, enough, pick}
	case e.Kind == search.Duplicate:
		return []key{each, cost, fresh}
	case e.Why == search.Met && again && e.Node < 0:
		return []key{join}
	case e.Why == search.Met:
		return []key{meet, join}
	case e.Kind == search.Goal && m.exhausted() && again:
		return []key{nothing}
	case e.Kind == search.Goal && m.exhausted():
		return []key{repeat, nothing}
	case e.Kind == search.Goal && again:
		return []key{answer}
	case e.Kind == search.Goal:
		return []key{repeat, nothing, priority, enough, answer}
	case m.following && m.next.Why == search.Met:
		return []key{each, cost, fresh, put}
	}
	return []key{each, cost, fresh, put, meet}
}

// exhausted reports whether on one of the sides no node waits, but for one that was just
// recognized as the goal.
func (m moment) exhausted() bool {
	waits := [2]bool{}
	for node := range m.Frontier() {
		waits[map[bool]int{true: 1}[node < 0]] = true
	}
	return !waits[0] || !waits[1]
}
