package pseudocode

import (
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// Keys of the lines of memory-bounded A*.
const (
	tooDeep key = "too deep" // the path fills the memory
	endless key = "dead end" // nothing leads on
	room    key = "room"     // the memory is too full
	worst   key = "worst"    // the leaf that is forgotten
	note    key = "note"     // its F is kept
	backUp  key = "back up"  // the F of its parent
)

func memoryBounded(m engine.Method) Listing {
	keep := m.Settings.Role(option.Memory)
	return Listing{lines(
		line(0, initial, "open ← {start}; F[start] ← f(start)"),
		line(0, while, "while open is not empty"),
		line(1, pick, "n ← the deepest of open with the least F"),
		line(1, goal, "if n is a goal: return its path"),
		line(1, remove, "take n out of open"),
		line(1, each, "for each successor s of n"),
		line(2, onPath, "if s is on the path to n: skip s"),
		line(2, tooDeep, "if s is too deep and no goal: skip s"),
		line(2, double, "if s is in memory, or a dead end: skip s"),
		line(2, set, "F[s] ← what n keeps, or max(f(s), F[n])"),
		line(2, put, "put s into open"),
		line(1, endless, "while n is a dead end: n ← its parent"),
		line(1, room, "while more nodes are in memory than %s", keep),
		line(2, worst, "w ← shallowest leaf of the greatest F"),
		line(2, note, "forget w; its parent p keeps F[w]"),
		line(2, backUp, "F[p] ← the least F kept; put p into open"),
		line(0, failed, "return no solution, or too little memory"),
	), shape{boundedSteps, func(m moment) []key {
		if m.Result.Status != search.Solved {
			return []key{while, failed}
		}
		return nil
	}}}
}

func boundedSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Expanded:
		return []key{while, pick, goal, remove}
	case e.Kind == search.Goal:
		return []key{while, pick, goal}
	case e.Kind == search.Generated:
		return []key{each, onPath, tooDeep, double, set, put}
	case e.Kind == search.Duplicate:
		return []key{each, onPath, tooDeep, double}
	case e.Kind == search.Reopened:
		return []key{backUp}
	case e.Why == search.OnPath:
		return []key{each, onPath}
	case e.Why == search.TooDeep:
		return []key{each, onPath, tooDeep}
	case e.Why == search.DeadEnd:
		return []key{endless}
	}
	return []key{room, worst, note}
}
