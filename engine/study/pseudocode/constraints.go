package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
)

// Keys of the lines of backtracking on constraints.
const (
	narrow key = "narrow" // conflicting values leave the domains
	wiped  key = "wiped"  // forward checking
)

// constraintBacktracking gives a value to one variable after another: A is the assignment.
func constraintBacktracking(m engine.Method) Listing {
	mrv, forward := cover.ConstraintRules(m.Settings)
	domains := mrv || forward
	return Listing{lines(
		line(0, initial, "solve(A), with A as it is given"),
		line(0, failed, "return no solution"),
		line(0, define, "solve(A):"),
		line(1, complete, "if A has all values: return A"),
		when(mrv, line(1, pick, "X ← variable of the least domain (MRV)")),
		when(!mrv, line(1, pick, "X ← the first without a value")),
		when(domains, line(1, each, "for each x in the domain of X")),
		when(!domains, line(1, each, "for each x of X without conflict in A")),
		line(2, put, "put X = x into A"),
		when(domains, line(2, narrow, "drop from domains what conflicts")),
		when(forward, line(2, wiped, "if a domain is empty: undo, next x")),
		line(2, solve, "solve(A)"),
		when(domains, line(2, back, "undo: X = x, and the domains")),
		when(!domains, line(2, back, "undo: X = x")),
	), shape{constraintSteps, func(m moment) []key {
		if m.Result.Status == search.NoSolution {
			return append(m.leaving(0), failed)
		}
		return nil
	}}}
}

func constraintSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Generated:
		return append(m.leaving(e.Parent), each, put)
	case e.Kind == search.Pruned:
		return []key{narrow, wiped}
	case e.Kind == search.Goal:
		return []key{complete}
	}
	calls := []key{narrow, wiped, solve, define}
	if e.Parent == 0 {
		calls = calls[3:]
	}
	if m.becomesGoal() {
		return calls
	}
	return append(calls, complete, pick)
}

// leaving returns the lines by which the search goes back from the last node to one of its
// ancestors, or out of the start to 0: of each node on the way no value is left.
func (m moment) leaving(ancestor int32) (keys []key) {
	at := m.last.Node
	if m.last.Kind == search.Pruned { // it was taken back at once
		at = m.last.Parent
	}
	for at != ancestor {
		keys = append(keys, each)
		if at = m.Standing(at).Parent; at != 0 {
			keys = append(keys, back)
		}
	}
	return keys
}
