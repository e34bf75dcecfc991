package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of best-first and breadth-first search.
const (
	again    key = "again"     // the search begins a second time
	initial  key = "initial"   // what there is at first
	atStart  key = "at start"  // the start is a goal
	while    key = "while"     // nodes wait
	pick     key = "pick"      // the node that is expanded
	goal     key = "goal"      // n is a goal
	remove   key = "remove"    // n leaves the frontier
	each     key = "each"      // for each successor
	cost     key = "cost"      // of the path to s
	notWorse key = "not worse" // s cannot be better than the best goal
	fresh    key = "fresh"     // s is new, or cheaper
	set      key = "set"       // the figures of s
	found    key = "found"     // s is a goal
	reopen   key = "reopen"    // s was expanded
	put      key = "put"       // into the frontier
	failed   key = "failed"    // no solution
	answer   key = "answer"    // the best solution
)

func breadthFirst(m engine.Method) Listing {
	r := m.Rules()
	return Listing{lines(
		line(0, initial, "open ← a queue of the start alone"),
		when(r.Early, line(0, atStart, "if the start is a goal: return the empty path")),
		line(0, while, "while open is not empty"),
		line(1, pick, "n ← the oldest node of open; take it out"),
		when(!r.Early, line(1, goal, "if n is a goal: return its path")),
		line(1, each, "for each successor s of n"),
		when(!r.Tree, line(2, fresh, "if s is new")),
		when(r.Tree, line(2, fresh, "if s is not on the path to n")),
		line(3, set, "parent[s] ← n"),
		when(r.Early, line(3, found, "if s is a goal: return its path")),
		line(3, put, "put s at the end of open"),
		line(0, failed, "return no solution"),
	), shape{bestFirstSteps, bestFirstEnd}}
}

func bestFirst(m engine.Method) Listing {
	r := m.Rules()
	name := m.Algorithm.Name
	bounds, second := name == "bnb", name == "astar-steps"
	reopens := m.Key == search.ByF && !r.Final && !r.Tree
	expandsTwice := reopens || name == "ucs"
	l := lines(
		when(second, line(0, again, "A* for the fewest slides, then again for the fewest steps with as many")),
		line(0, initial, "open ← {start}; g[start] ← 0"),
		when(bounds, line(0, atStart, "best ← none; if the start is a goal: return the empty path")),
		when(r.Early && !bounds, line(0, atStart, "if the start is a goal: return the empty path")),
		when(bounds, line(0, while, "while open has a node with f below the cost of best")),
		when(!bounds, line(0, while, "while open is not empty")),
		line(1, pick, "n ← the node of open with the least %s (ties: %s)", m.Key.String(), tiesOf(m)),
		when(!r.Early && !bounds, line(1, goal, "if n is a goal: return its path")),
		when(!r.Tree, line(1, remove, "move n from open to closed")),
		when(r.Tree, line(1, remove, "take n out of open")),
		line(1, each, "for each successor s of n"),
		line(2, cost, "c ← g[n] + cost(n, s)"),
		when(bounds, line(2, notWorse, "if c + h(s) is not below the cost of best: skip s")),
		when(r.Tree, line(2, fresh, "if s is not on the path to n")),
		when(!r.Tree && expandsTwice, line(2, fresh, "if s is new or c < g[s]")),
		when(!r.Tree && !expandsTwice, line(2, fresh, "if s is new, or is in open and c < g[s]")),
		setLine(m),
		when(bounds, line(3, found, "if s is a goal: best ← the path to s")),
		when(r.Early && !bounds, line(3, found, "if s is a goal: return its path")),
		when(reopens, line(3, reopen, "if s is in closed: move it back to open")),
		when(r.Tree, line(3, put, "put s into open")),
		when(reopens, line(3, put, "else put s into open, or move it there")),
		when(!r.Tree && !reopens, line(3, put, "put s into open, or move it there")),
		when(bounds, line(0, answer, "return best, or no solution")),
		when(!bounds, line(0, failed, "return no solution")),
	)
	return Listing{l, shape{bestFirstSteps, bestFirstEnd}}
}

// setLine returns the line that sets the figures of s.
func setLine(m engine.Method) Line {
	switch {
	case m.Algorithm.Name == "wastar":
		return line(3, set, "g[s] ← c; f[s] ← c + w · h(s); parent[s] ← n")
	case m.Key == search.ByF:
		return line(3, set, "g[s] ← c; f[s] ← c + h(s); parent[s] ← n")
	}
	return line(3, set, "g[s] ← c; parent[s] ← n")
}

// tiesOf says which of the nodes with the least key is taken.
func tiesOf(m engine.Method) engine.Message {
	switch m.Rules().Ties {
	case search.Newest:
		return engine.Msg("the newest")
	case search.Oldest:
		return engine.Msg("the oldest")
	case search.GreatestG:
		return engine.Msg("the greatest g")
	case search.LeastName:
		return engine.Msg("by name")
	}
	if m.Key != search.ByF {
		return engine.Msg("the newest")
	}
	return engine.Msg("the least h")
}

func bestFirstSteps(m moment) []key {
	e := m.e
	if isStart(e) {
		switch {
		case m.at > 0:
			return []key{again, initial}
		case m.becomesGoal():
			return []key{initial}
		}
		return []key{initial, atStart}
	}
	before := m.putOfGoal()
	switch e.Kind {
	case search.Expanded:
		return append(before, while, pick, goal, remove)
	case search.Goal:
		return goalSteps(m)
	case search.Pruned:
		if e.Why == search.NotBetter {
			return append(before, each, cost, notWorse)
		}
		return append(before, each, cost, fresh) // it leads back, or is on the path
	}
	if e.Kind == search.Duplicate {
		return append(before, each, cost, notWorse, fresh)
	}
	kept := append(before, each, cost, notWorse, fresh, set)
	if m.becomesGoal() {
		return kept
	}
	return append(kept, m.putting(e)...)
}

// goalSteps returns the lines at which a goal is recognized.
func goalSteps(m moment) []key {
	switch {
	case m.has(found) && m.e.Parent == 0:
		return []key{atStart}
	case m.has(found):
		return []key{found}
	}
	return []key{while, pick, goal}
}

// putting returns the lines by which a successor enters the frontier.
func (m moment) putting(e search.Event) []key {
	if e.Kind == search.Reopened {
		return []key{found, reopen}
	}
	return []key{found, reopen, put}
}

// putOfGoal returns the line by which the last event's goal entered the frontier, of branch
// and bound, which goes on after it.
func (m moment) putOfGoal() []key {
	if m.last.Kind != search.Goal || m.last.Why != search.Incumbent {
		return nil
	}
	return m.putting(m.Trace.Event(m.at - 2))[1:]
}

func bestFirstEnd(m moment) []key {
	if m.has(answer) {
		if m.last.Parent == 0 && m.last.Kind == search.Goal {
			return nil // the start is a goal
		}
		return append(m.putOfGoal(), while, answer)
	}
	if m.Result.Status != search.Solved {
		return []key{while, failed}
	}
	return nil
}
