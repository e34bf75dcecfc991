package board

import (
	"slices"
	"strings"

	"langkah/app/look"
	"langkah/engine"
	"langkah/widgets"
)

// Methods are offered with what each guarantees, in groups that follow from
// their guarantees alone.

// offered is a choice with the method that choosing it would give.
type offered struct {
	engine.Choice
	method engine.Method
}

// ranked are the algorithms as they are offered: the one to begin with, those
// that are optimal, and the others.
func (c *methodChoice) ranked() []offered {
	first, _ := engine.FirstMethod(c.puzzle)
	list := make([]offered, 0, len(c.methods))
	for _, a := range c.algorithms() {
		m, _ := c.of(a.Name)
		list = append(list, offered{a, m})
	}
	slices.SortStableFunc(list, func(a, b offered) int { return rank(a.method, first) - rank(b.method, first) })
	return list
}

// rank is the group of a method.
func rank(m, first engine.Method) int {
	switch {
	case m.Algorithm.Name == first.Algorithm.Name:
		return 0
	case m.Guarantee().Optimal:
		return 1
	}
	return 2
}

// explainAlgorithms is the list of algorithms in words.
func explainAlgorithms(w look.Words, c *methodChoice) []widgets.Explained {
	first, _ := engine.FirstMethod(c.puzzle)
	var list []widgets.Explained
	for _, o := range c.ranked() {
		group := w.Text("method.recommended", "Recommended")
		switch rank(o.method, first) {
		case 1:
			group = w.Text("method.optimal", "Optimal: no solution is cheaper")
		case 2:
			group = w.Text("method.notoptimal", "Not optimal")
		}
		list = append(list, widgets.Explained{Title: w.Message(o.Title), Why: promise(w, o.method), Group: group})
	}
	return list
}

// explainHeuristics is the list of heuristics of the chosen algorithm in words.
func explainHeuristics(w look.Words, c *methodChoice) []widgets.Explained {
	var list []widgets.Explained
	for _, h := range c.heuristics() {
		m, _ := c.find(c.algorithm, h.Name)
		why := promise(w, m)
		if _, own, ok := strings.Cut(w.Message(m.Guarantee().Why), ". "); ok {
			why = own // the family's own words on the heuristic
		}
		list = append(list, widgets.Explained{Title: w.Message(h.Title), Why: why})
	}
	return list
}

// promise is the first sentence of why a method guarantees what it does, without
// the method's name before it.
func promise(w look.Words, m engine.Method) string {
	why, _, more := strings.Cut(w.Message(m.Guarantee().Why), ". ")
	if more {
		why += "."
	}
	if name, rest, ok := strings.Cut(why, ": "); ok && strings.HasPrefix(name, w.Message(m.Algorithm.Title)) {
		why = rest
	}
	return look.Sentence(why)
}
