package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of searches that go layer by layer.
const (
	goals   key = "goals"   // where the backward search begins
	side    key = "side"    // that goes on
	nothing key = "nothing" // is left to expand
	meet    key = "meet"    // s was reached from both ends
	known   key = "known"   // s was kept before
	path    key = "path"    // of a goal
	add     key = "add"     // a candidate
	sort    key = "sort"    // the candidates
	take    key = "take"    // the next candidate
	double  key = "double"  // the candidate is kept already
	full    key = "full"    // the layer has its number of nodes
	cheaper key = "cheaper" // a position is reached in fewer steps
)

func bidirectional(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "A ← {start}"),
		line(0, goals, "B ← all goals"),
		line(0, atStart, "if the start is in B: return the empty path"),
		line(0, repeat, "repeat"),
		line(1, side, "X ← that of A and B in which fewer nodes wait"),
		line(1, nothing, "if none waits: return no solution"),
		line(1, pick, "for each node n that waits in X now"),
		line(2, each, "for each successor s of n (in B: predecessor)"),
		line(3, fresh, "if s is not in X"),
		line(4, put, "put s into X; parent[s] ← n"),
		line(4, meet, "if s is in the other one as well"),
		line(5, answer, "return the two paths, joined in s"),
	), shape{bidirectionalSteps, func(m moment) []key {
		if m.Result.Status != search.Solved {
			return []key{repeat, side, nothing}
		}
		return nil
	}}}
}

func bidirectionalSteps(m moment) []key {
	e := m.e
	switch e.Kind {
	case search.Generated:
		switch {
		case e.Parent == 0 && e.Node > 0:
			return []key{initial}
		case e.Parent == 0:
			return []key{goals}
		case m.meets():
			return []key{each, fresh, put}
		}
		return []key{each, fresh, put, meet}
	case search.Duplicate:
		return []key{each, fresh}
	case search.Goal:
		switch {
		case m.Expansions() == 0:
			return []key{atStart}
		case m.last.Kind == search.Goal:
			return []key{answer}
		}
		return []key{meet, answer}
	}
	n := m.Expansions()
	if n == 0 {
		return []key{atStart, repeat, side, nothing, pick}
	}
	if last, _ := m.Trace.Expansion(n - 1); last.Depth != e.Depth || last.Node > 0 != (e.Node > 0) {
		return []key{repeat, side, nothing, pick}
	}
	return []key{pick}
}

// meets reports whether the sides meet at the event's state: its goal comes next, under the
// number of the start's side.
func (m moment) meets() bool { return m.following && m.next.Kind == search.Goal }

func beam(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "layer ← {start}"),
		line(0, atStart, "if the start is a goal: return the empty path"),
		line(0, while, "while layer is not empty"),
		line(1, pick, "for each node n of layer"),
		line(2, each, "for each successor s of n"),
		line(3, known, "if s was kept in a layer: skip s"),
		line(3, found, "if s is a goal"),
		line(4, path, "return its path"),
		line(3, add, "put s into made"),
		line(1, sort, "layer ← ∅; sort made by h"),
		line(1, take, "for each s of made, the least h first"),
		line(2, double, "if s is in layer: skip s"),
		line(2, full, "if layer is as wide as it may be: skip s"),
		line(2, put, "put s into layer; parent[s] ← n"),
		line(0, failed, "return no solution"),
	), shape{beamSteps, func(m moment) []key {
		if m.Result.Status != search.Solved {
			return []key{while, failed}
		}
		return nil
	}}}
}

func beamSteps(m moment) []key {
	e := m.e
	switch e.Kind {
	case search.Expanded:
		if m.last.Kind != search.Expanded && m.last.Depth == e.Depth || m.Expansions() == 0 {
			return []key{while, pick}
		}
		return []key{pick}
	case search.Goal:
		if e.Parent == 0 {
			return []key{atStart}
		}
		return []key{path}
	}
	if isStart(e) {
		if m.becomesGoal() {
			return []key{initial}
		}
		return []key{initial, atStart}
	}
	if m.becomesGoal() {
		return []key{each, known, found}
	}
	depths := m.Depths()
	choosing := int(e.Depth) < len(depths) && depths[e.Depth].Made > 0
	switch {
	case e.Kind == search.Duplicate && !choosing:
		return []key{each, known}
	case e.Kind == search.Duplicate:
		return []key{take, double}
	case e.Kind == search.Pruned:
		return []key{take, double, full}
	case !choosing: // the first that is kept: the candidates are complete
		return []key{each, known, found, add, sort, take, double, full, put}
	}
	return []key{take, double, full, put}
}

// positions lists the breadth-first searches over positions in machine words. They note all
// successors of a position before they look for goals among them.
func positions(m engine.Method) Listing {
	whole := m.Algorithm.Name == "space"
	return Listing{lines(
		line(0, initial, "queue ← the start alone"),
		when(!whole, line(0, atStart, "if the start is solved: return the empty path")),
		line(0, pick, "for each position n of queue, the oldest first"),
		line(1, each, "for each move from n, to s"),
		line(2, fresh, "if s is new"),
		line(3, put, "put s at the end of queue; parent[s] ← n"),
		when(!whole, line(2, cheaper, "else if s is of the next layer and now takes fewer steps: parent[s] ← n")),
		when(!whole, line(1, found, "if a new s is solved in the fewest steps so far: best ← s")),
		when(!whole, line(0, answer, "return best: at once or, where slides count, after its layer")),
		when(whole, line(0, goal, "from all solved positions, measure the distance of each; return the nearest")),
		line(0, failed, "return no solution"),
	), shape{positionsSteps, func(m moment) []key {
		switch {
		case m.Result.Status != search.Solved:
			return []key{failed}
		case m.last.Kind == search.Goal && m.last.Parent == 0:
			return nil
		}
		return []key{answer}
	}}}
}

func positionsSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e) && m.becomesGoal():
		return []key{initial}
	case isStart(e):
		return []key{initial, atStart}
	case e.Kind == search.Expanded:
		return []key{pick}
	case e.Kind == search.Duplicate:
		return []key{each, fresh, cheaper}
	case e.Kind == search.Generated && e.Why == search.Cheaper:
		return []key{each, fresh, cheaper}
	case e.Kind == search.Generated:
		return []key{each, fresh, put}
	case m.has(goal):
		return []key{goal}
	case e.Parent == 0:
		return []key{atStart}
	}
	return []key{found}
}
