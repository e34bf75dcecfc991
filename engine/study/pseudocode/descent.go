package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of depth-first searches.
const (
	repeat  key = "repeat"
	visit0  key = "visit 0" // from the start
	raise   key = "raise"   // the bound
	checked key = "checked" // the states of a round lead to no others
	define  key = "define"  // of the procedure; it does nothing
	limit   key = "limit"   // n has reached the bound
	empty   key = "empty"   // S, before the successors
	over    key = "over"    // s is over the bound
	onPath  key = "on path" // s is on the path
	keep    key = "keep"    // s for later
	next    key = "next"    // for each that is kept
	worse   key = "worse"   // s cannot be better any more
	visited key = "visited" // s was entered in this round
	visit   key = "visit"   // recursion
)

// descent lists the depth-first searches. The table of a round holds the visited states.
func descent(m engine.Method) Listing {
	r := m.Rules()
	name := m.Algorithm.Name
	bounds, plain := name == "dfbnb", name == "dfs"
	deepens := !bounds && !plain
	limits := plain || name == "ids"
	by := m.Key.String()
	l := lines(
		when(plain, line(0, initial, "limit ← the depth that is allowed")),
		when(deepens, line(0, initial, "bound ← %s(start)", by)),
		when(bounds, line(0, initial, "best ← none; bound ← f(start)")),
		when(!plain, line(0, repeat, "repeat")),
		when(!plain, line(1, visit0, "visit(start)")),
		when(plain, line(0, visit0, "visit(start)")),
		when(bounds, line(1, answer, "if there is a best, or nothing was over the bound: return best")),
		line(depthOf(plain), checked, "if the visited states lead to no others: return no solution"),
		when(deepens, line(1, raise, "bound ← the least %s that was over it; if none was: return no solution", by)),
		when(bounds, line(1, raise, "bound ← the least f over it, or half as much again")),
		when(plain, line(0, failed, "return no solution within the limit")),
		line(0, define, "visit(n):"),
		when(!r.Early && !bounds, line(1, goal, "if n is a goal: return its path")),
		when(r.Early && !bounds, line(1, goal, "if n is the start, and a goal: return the empty path")),
		when(bounds, line(1, goal, "if n is a goal: best ← its path; bound ← g(n) − 1; go back")),
		when(plain, line(1, limit, "if n is as deep as the limit: go back")),
		when(limits && !plain, line(1, limit, "if g(n) has reached the bound: go back")),
		line(1, empty, "S ← ∅"),
		when(!bounds, line(1, each, "for each successor s of n")),
		when(bounds, line(1, each, "for each successor s of n, the least f first")),
		when(!plain, line(2, over, "if %s(s) is over the bound: skip s", by)),
		line(2, onPath, "if s is on the path to n: skip s"),
		line(2, keep, "put s into S"),
		when(r.Early && !bounds, line(1, found, "if some s of S is a goal: return its path")),
		line(1, next, "for each s of S"),
		when(bounds, line(2, worse, "if f(s) is over the bound by now: skip s")),
		when(!r.Tree, line(2, visited, "if s was visited in this round at no more cost: skip s")),
		line(2, visit, "visit(s)"),
	)
	return Listing{l, shape{descentSteps, descentEnd}}
}

func depthOf(outside bool) int {
	if outside {
		return 0
	}
	return 1
}

func descentSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Why == search.Checked:
		return []key{answer, checked}
	case e.Kind == search.Iteration && m.Round() == 0:
		return []key{repeat, visit0}
	case e.Kind == search.Iteration:
		return []key{answer, checked, raise, repeat, visit0}
	case e.Kind == search.Generated:
		return []key{each, over, onPath, keep}
	case e.Kind == search.Pruned:
		return droppedSteps(m)
	}
	if e.Kind == search.Goal {
		if m.has(found) && e.Parent != 0 {
			return []key{found}
		}
		return append(m.entering(), goal)
	}
	return append(m.entering(), goal, limit, empty)
}

// droppedSteps returns the lines that drop a successor, or turn back at n.
func droppedSteps(m moment) []key {
	e := m.e
	switch {
	case e.Why == search.OnPath:
		return []key{each, over, onPath}
	case e.Why == search.Entered:
		return append(m.looked(), next, worse, visited)
	case e.Why == search.NotBetter && e.Node != 0:
		return append(m.looked(), next, worse)
	case e.Why == search.OverBound && e.Node != 0:
		return append(m.entering(), goal, limit)
	}
	return []key{each, over}
}

// entering returns the lines that lead to the visit of the event's node. The start is
// visited by the line that begins the round.
func (m moment) entering() []key {
	if m.e.Parent == 0 {
		return []key{define}
	}
	return append(m.looked(), next, worse, visited, visit, define)
}

// looked returns the line that looks for a goal among the successors, once they are listed.
func (m moment) looked() []key {
	if m.last.Kind == search.Generated || m.last.Kind == search.Pruned && m.last.Node == 0 {
		return []key{found}
	}
	return nil
}

func descentEnd(m moment) []key {
	switch {
	case m.last.Why == search.Checked:
		return []key{checked}
	case m.has(answer) && !(m.last.Parent == 0 && m.last.Kind == search.Goal):
		return []key{answer}
	case m.Result.Status == search.Solved:
		return nil
	case m.has(failed):
		return []key{failed}
	}
	return []key{checked, raise}
}
