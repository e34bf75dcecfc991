package pseudocode

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Keys of the lines of local searches.
const (
	begin   key = "begin"   // n is the start
	loop    key = "loop"    // the walk goes on
	warm    key = "warm"    // the temperature at first
	wander  key = "wander"  // random moves before a climb
	list    key = "list"    // the successors of n
	best    key = "best"    // of the successors
	stuck   key = "stuck"   // none is better
	move    key = "move"    // to s
	hot     key = "hot"     // the temperature is
	draw    key = "draw"    // a successor by lot
	accept  key = "accept"  // it, perhaps
	cool    key = "cool"    // lower the temperature
	resume  key = "resume"  // from the best state of the walk
	climb   key = "climb"   // from there
	breed   key = "breed"   // the sequences of a generation
	live    key = "live"    // for each individual
	inherit key = "inherit" // its next move
	random  key = "random"  // a move by lot
	judge   key = "judge"   // the generation
)

func hillClimbing(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "tries ← 0"),
		line(0, repeat, "for each try"),
		line(1, begin, "n ← the start"),
		line(1, wander, "in later tries, a few times: n ← a random successor of n"),
		line(1, loop, "repeat"),
		line(2, goal, "if n is a goal: return its path"),
		line(2, list, "S ← the successors of n"),
		line(2, each, "for each s of S: look at h(s)"),
		line(2, best, "s ← one of S with the least h"),
		line(2, stuck, "if h(s) is more or, too often in a row, no less: next try"),
		line(2, move, "n ← s"),
		line(0, failed, "give up"),
	), shape{hillClimbingSteps, walkEnd}}
}

func hillClimbingSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Iteration && m.Expansions() > 0:
		return []key{best, stuck, repeat}
	case e.Kind == search.Iteration:
		return []key{repeat}
	case e.Kind == search.Generated:
		return []key{each}
	case e.Kind == search.Goal:
		return append(m.arriving(), loop, goal)
	case e.Why == search.Climbed:
		return []key{best, stuck, move, loop, goal, list}
	case e.Why == search.Drawn:
		return []key{wander, loop, goal, list}
	}
	return []key{begin, loop, goal, list}
}

// arriving returns the lines by which a walk came to its goal. A walk by lot may end there as
// well as a climb, and the event does not tell: then there are none.
func (m moment) arriving() []key {
	n := m.Expansions()
	if n == 0 {
		return []key{begin}
	}
	if last, _ := m.Trace.Expansion(n - 1); m.Round() == 1 || last.Why == search.Climbed {
		return []key{best, stuck, move}
	}
	return nil
}

func walkEnd(m moment) []key {
	if m.Result.Status != search.Solved {
		return []key{failed}
	}
	return nil
}

func annealing(m engine.Method) Listing {
	climbs := search.Climbs(m.Settings)
	return Listing{lines(
		line(0, initial, "tries ← 0"),
		line(0, repeat, "for each try"),
		line(1, begin, "n ← the start"),
		line(1, warm, "T ← the temperature at first"),
		line(1, hot, "while T is not yet cold"),
		line(2, goal, "if n is a goal: return its path"),
		line(2, list, "S ← the successors of n"),
		line(2, each, "for each s of S: look at h(s)"),
		line(2, draw, "s ← one of S by lot; d ← h(s) − h(n)"),
		line(2, accept, "if d ≤ 0, or with probability e^(−d/T)"),
		line(3, move, "n ← s"),
		line(2, cool, "lower T a little"),
		when(climbs, line(1, resume, "n ← the best state of this walk")),
		when(climbs, line(1, climb, "while some s is no worse: n ← the best s")),
		line(0, failed, "give up"),
	), shape{annealingSteps, walkEnd}}
}

func annealingSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Iteration:
		return []key{repeat}
	case e.Kind == search.Generated:
		return []key{each}
	case e.Kind == search.Pruned:
		return append(m.cooled(), draw, accept)
	case e.Kind == search.Goal && m.climbs():
		return []key{climb, goal}
	case e.Kind == search.Goal && m.Expansions() > 0:
		return append(m.cooled(), draw, accept, move, cool, hot, goal)
	case e.Kind == search.Goal:
		return []key{begin, warm, hot, goal}
	}
	switch e.Why {
	case search.Drawn, search.Uphill:
		return append(m.cooled(), draw, accept, move, cool, hot, goal, list)
	case search.Resumed:
		return []key{cool, hot, resume, list}
	case search.Climbed:
		return []key{climb, list}
	}
	return []key{begin, warm, hot, goal, list}
}

// cooled returns the lines between a move that was refused and the next that is drawn.
func (m moment) cooled() []key {
	if m.last.Why == search.Refused {
		return []key{cool, hot}
	}
	return nil
}

// climbs reports whether the walk has cooled down and climbs.
func (m moment) climbs() bool {
	n := m.Expansions()
	if n == 0 {
		return false
	}
	last, _ := m.Trace.Expansion(n - 1)
	return last.Why == search.Resumed || last.Why == search.Climbed
}

func genetic(engine.Method) Listing {
	return Listing{lines(
		line(0, initial, "parents ← none"),
		line(0, breed, "for each generation"),
		line(1, live, "for each of its sequences: the best one, or crossed from two parents"),
		line(2, begin, "n ← the start"),
		line(2, loop, "repeat until the sequence is long enough"),
		line(3, goal, "if n is a goal: return its path"),
		line(3, list, "S ← the successors of n"),
		line(3, each, "for each s of S: look at h(s)"),
		line(3, inherit, "if the next move of the sequence leads to some s, and is not mutated: n ← s"),
		line(3, random, "else n ← one of S by lot; that move joins the sequence"),
		line(1, judge, "fitness ← the least h of each; parents ← this generation"),
		line(0, failed, "give up"),
	), shape{geneticSteps, walkEnd}}
}

func geneticSteps(m moment) []key {
	e := m.e
	switch {
	case isStart(e):
		return []key{initial}
	case e.Kind == search.Iteration && e.Why == search.Judged:
		return []key{loop, judge}
	case e.Kind == search.Iteration:
		return []key{breed}
	case e.Kind == search.Generated:
		return []key{each}
	case e.Kind == search.Goal && m.last.Kind != search.Generated:
		return []key{live, begin, loop, goal}
	case e.Kind == search.Goal: // the event does not tell by which move
		return []key{loop, goal}
	}
	switch {
	case e.Why == search.Individual && m.last.Kind != search.Iteration:
		return []key{loop, live, begin, loop, goal, list}
	case e.Why == search.Individual:
		return []key{live, begin, loop, goal, list}
	case e.Why == search.Inherited:
		return []key{inherit, loop, goal, list}
	}
	return []key{inherit, random, loop, goal, list}
}
