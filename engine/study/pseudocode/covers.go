package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of backtracking.
const (
	complete key = "complete" // everything is in place
	dead     key = "dead"     // u cannot be filled
	fits     key = "fits"     // what the rules allow
	solve    key = "solve"    // recursion
	back     key = "back"     // what was put last is taken out
)

// backtracking lists the searches that put one piece after another, a queen or a tile, until
// the board P is complete. u is what they branch on.
func backtracking(m engine.Method) Listing {
	name := m.Algorithm.Name
	scarce := name == "bits" || name == "dlx" || name == "fewest-choices"
	brute, inner := name == "bruteforce", 2
	if brute {
		inner = 3
	}
	return Listing{lines(
		line(0, initial, "solve(P), with P the board as it is given"),
		line(0, failed, "return no solution"),
		line(0, define, "solve(P):"),
		line(1, complete, "if P is complete: return P"),
		when(scarce, line(1, pick, "u ← the row, region, cell or piece with the fewest choices left")),
		when(name == "backtrack", line(1, pick, "u ← the first row or cell that is still to be filled")),
		when(name == "bitboard", line(1, pick, "u ← the first empty cell (in a pyramid: the scarcest)")),
		when(brute, line(1, pick, "u ← the next piece in the order of the file")),
		when(!brute, line(1, dead, "if nothing may be put there, or the rest cannot be filled: go back")),
		when(!brute, line(1, each, "for each choice x that the rules allow at u")),
		when(brute, line(1, each, "for each cell, and each way x to turn u")),
		when(brute, line(2, fits, "if x fits there")),
		line(inner, put, "put x into P"),
		line(inner, solve, "solve(P)"),
		line(inner, back, "take x out of P"),
	), shape{backtrackingSteps, func(m moment) []key {
		if m.Result.Status == search.NoSolution {
			return append(m.failing(), failed)
		}
		return nil
	}}}
}

func backtrackingSteps(m moment) []key {
	e := m.e
	switch {
	case e.Kind == search.Generated && e.Parent == 0:
		return []key{initial}
	case e.Kind == search.Generated && e.Parent == m.last.Node:
		return []key{each, fits, put}
	case e.Kind == search.Generated: // the last one led nowhere
		return append(m.failing(), each, fits, put)
	case e.Kind == search.Goal:
		return []key{complete}
	}
	calls := []key{solve, define}
	if e.Parent == 0 {
		calls = calls[1:]
	}
	if m.becomesGoal() {
		return calls
	}
	return append(calls, complete, pick)
}

// failing returns the lines by which the search goes back from the last node: it has no
// choice, or none is left.
func (m moment) failing() []key {
	if m.has(dead) {
		return []key{dead, back}
	}
	return []key{each, back}
}
