package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of recursive best-first search.
const (
	least  key = "least"  // the successor that is followed
	forget key = "forget" // none is good enough: back up
	deeper key = "deeper" // recursion
)

func recursiveBestFirst(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "rbfs(start, ∞)"),
		line(0, failed, "return no solution"),
		line(0, define, "rbfs(n, limit):"),
		line(1, goal, "if n is a goal: return its path"),
		line(1, empty, "S ← ∅"),
		line(1, each, "for each successor s of n"),
		line(2, onPath, "if s is on the path to n: skip s"),
		line(2, keep, "put s into S; F[s] ← f(s), or F[n] if that is greater"),
		line(1, repeat, "repeat"),
		line(2, least, "b ← the s of S with the least F"),
		line(2, forget, "if F[b] is over the limit: forget S, F[n] ← F[b], go back"),
		line(2, deeper, "rbfs(b, the limit, or the second least F of S if that is less)"),
	), shape{recursiveSteps, recursiveEnd}}
}

func recursiveSteps(m moment) []key {
	e := m.e
	entering := []key{repeat, least, forget, deeper, define}
	if e.Parent == 0 {
		entering = []key{define}
	}
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Expanded:
		return append(entering, goal, empty)
	case e.Kind == search.Goal:
		return append(entering, goal)
	case e.Kind == search.Generated:
		return []key{each, onPath, keep}
	case e.Why == search.OnPath:
		return []key{each, onPath}
	}
	return []key{repeat, least, forget}
}

func recursiveEnd(m moment) []key {
	if m.Result.Status == search.Solved {
		return nil
	}
	return []key{failed}
}
