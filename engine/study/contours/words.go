package contours

import (
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Question is the one that the contours answer.
func Question() engine.Message {
	return engine.Msg("What does every A* have to expand?")
}

// Sentences are the counts in words, the answer first.
func (c Contours) Sentences() (list []engine.Message) {
	if !c.Why.IsZero() {
		return []engine.Message{engine.Msg("There are no contours here: %s.", c.Why)}
	}
	if m, ok := c.answer(); ok {
		list = append(list, m)
	}
	for _, s := range c.Sides {
		switch {
		case !s.Why.IsZero():
			list = append(list, engine.Msg("There are no contours for %s: %s.", s.Heuristic.Title, s.Why))
		case !s.Limit.IsZero():
			list = append(list, engine.Msg("With %s the counting ended early: %s.", s.Heuristic.Title, s.Limit))
		case !s.Consistent && !s.Blind:
			list = append(list, engine.Msg("As %s is not consistent, f can fall along a path: a position has to be expanded where some path to it stays below %d all the way, and A* may have to reopen it.", s.Heuristic.Title, c.cost(c.Optimum)))
		}
	}
	if c.Between != nil {
		list = append(list, c.dominance())
	}
	return list
}

// cost returns a cost as the puzzle writes it.
func (c Contours) cost(x int) search.Figure { return engine.CostOf(c.Puzzle, x) }

// answer says how many positions each heuristic leaves that have to be expanded.
func (c Contours) answer() (engine.Message, bool) {
	var counted []Side
	for _, s := range c.Sides {
		if s.Why.IsZero() {
			counted = append(counted, s)
		}
	}
	number := func(s Side) engine.Message {
		if s.Limit.IsZero() {
			return engine.Msg("%s", figures.Count(s.Must))
		}
		return engine.Msg("at least %s", figures.Count(s.Must))
	}
	switch len(counted) {
	case 0:
		return engine.Message{}, false
	case 1:
		return engine.Msg("With %s every A* has to expand %s position{|s}: those with f < %d, as the cheapest solution costs C* = %d.",
			counted[0].Heuristic.Title, number(counted[0]), c.cost(c.Optimum), c.cost(c.Optimum)), true
	}
	return engine.Msg("With %s every A* has to expand %s position{|s}, with %s %s: those with f < %d, as the cheapest solution costs C* = %d.",
		counted[0].Heuristic.Title, number(counted[0]), counted[1].Heuristic.Title, number(counted[1]), c.cost(c.Optimum), c.cost(c.Optimum)), true
}

// dominance says which heuristic is never less than the other.
func (c Contours) dominance() engine.Message {
	b, titles := *c.Between, [2]engine.Message{c.Sides[0].Heuristic.Title, c.Sides[1].Heuristic.Title}
	all := engine.Msg("all %s position{|s}", figures.Count(b.Positions))
	if !b.Whole {
		all = engine.Msg("the %s position{|s} nearest to the start", figures.Count(b.Positions))
	}
	side, dominates := b.Dominates()
	switch {
	case b.Higher == [2]int{}:
		return engine.Msg("On %s %s and %s estimate the same.", all, titles[0], titles[1])
	case dominates:
		return engine.Msg("On %s %s is never less than %s, and on %s it is more: it dominates. The higher h is, the fewer positions stay below C*.",
			all, titles[side], titles[1-side], figures.Count(b.Higher[side]))
	}
	return engine.Msg("Neither dominates: of %s, %s is higher on %s, and %s on %s.",
		all, titles[0], figures.Count(b.Higher[0]), titles[1], figures.Count(b.Higher[1]))
}

// Searched says of each recorded search which of these positions it expanded.
func (c Contours) Searched() (list []engine.Message) {
	for _, s := range c.Sides {
		for _, e := range s.Expanded {
			title := e.Method.Title()
			switch must := figures.Count(s.Must); {
			case e.Must == s.Must && e.Above == 0:
				list = append(list, engine.Msg("%s expanded all %s that it had to, %s of the %s with f = %d, and none above.",
					title, must, figures.Count(e.Ties), figures.Count(s.Ties), c.cost(c.Optimum)))
			default:
				list = append(list, engine.Msg("%s expanded %s of the %s that an A* has to, %s of the %s with f = %d, and %s that no A* expands.",
					title, figures.Count(e.Must), must, figures.Count(e.Ties), figures.Count(s.Ties), c.cost(c.Optimum), figures.Count(e.Above)))
			}
		}
	}
	return list
}

// Shown are the positions that show the comparison: where one heuristic dominates its best
// one, else one for each.
func (c Contours) Shown() (list []Case) {
	if c.Between == nil {
		return nil
	}
	for side := range 2 {
		if at := c.Between.Most[side]; at.At != nil {
			list = append(list, at)
		}
	}
	return list
}

// Lines describe a case: how far it is from the start, and what each heuristic makes of it.
func (c Contours) Lines(at Case) []engine.Message {
	list := []engine.Message{engine.Msg("g = %d from the start", c.cost(at.Cost))}
	for i, s := range c.Sides {
		f := at.Cost + at.Estimates[i]
		says := engine.Msg("%s: f = %d + %d = %d", s.Heuristic.Title, c.cost(at.Cost), c.cost(at.Estimates[i]), c.cost(f))
		switch {
		case !s.Why.IsZero():
			list = append(list, engine.Msg("%s", says))
		case f < c.Optimum:
			list = append(list, engine.Msg("%s, below %d: must be expanded", says, c.cost(c.Optimum)))
		case f == c.Optimum:
			list = append(list, engine.Msg("%s: depends on ties", says))
		default:
			list = append(list, engine.Msg("%s, above %d: never expanded", says, c.cost(c.Optimum)))
		}
	}
	return list
}

// Chart draws the counts as a bar for each heuristic, and the boards of [Contours.Shown].
func (c Contours) Chart(say func(engine.Message) string) chart.Shares {
	s := chart.Shares{}
	for _, side := range c.Sides {
		if !side.Why.IsZero() {
			continue
		}
		row := chart.Share{Label: say(side.Heuristic.Title)}
		part := func(n int, words engine.Message) {
			row.Parts = append(row.Parts, chart.Part{Value: float64(n), Words: say(words)})
		}
		atLeast := ""
		if !side.Limit.IsZero() {
			atLeast = "≥ "
		}
		part(side.Must, engine.Msg("%s must (f < %d)", atLeast+figures.Count(side.Must), c.cost(c.Optimum)))
		part(side.Ties, engine.Msg("%s by ties (f = %d)", atLeast+figures.Count(side.Ties), c.cost(c.Optimum)))
		if c.Space > 0 && side.Limit.IsZero() {
			rest := c.Space - side.Must - side.Ties
			part(rest, engine.Msg("%s never (f > %d)", figures.Count(rest), c.cost(c.Optimum)))
		}
		s.Rows = append(s.Rows, row)
	}
	for _, at := range c.Shown() {
		var lines []string
		for _, m := range c.Lines(at) {
			lines = append(lines, say(m))
		}
		s.Cases = append(s.Cases, chart.Case{Board: at.At.Scene(), Lines: lines})
	}
	return s
}
