package method

import (
	"slices"
	"strings"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
)

// Methods are offered with what each guarantees, in groups that follow from
// their guarantees alone.

// Offered is a choice with the method that choosing it would give.
type Offered struct {
	engine.Choice
	method engine.Method
}

// Ranked are the algorithms as they are offered: the one to begin with, those
// that are optimal, and the others.
func (c *Choice) Ranked() []Offered {
	first, _ := c.first()
	list := make([]Offered, 0, len(c.methods))
	for _, a := range c.Algorithms() {
		m, _ := c.of(a.Name)
		list = append(list, Offered{a, m})
	}
	slices.SortStableFunc(list, func(a, b Offered) int { return rank(a.method, first) - rank(b.method, first) })
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
func explainAlgorithms(w look.Words, c *Choice) []widgets.Explained {
	first, _ := c.first()
	var list []widgets.Explained
	for _, o := range c.Ranked() {
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
func explainHeuristics(w look.Words, c *Choice) []widgets.Explained {
	var list []widgets.Explained
	for _, h := range c.Heuristics() {
		m, _ := c.Find(c.algorithm, h.Name)
		why := promise(w, m)
		if _, own, ok := strings.Cut(w.Message(m.Guarantee().Why), ". "); ok {
			why = own // the family's own words on the heuristic
		}
		group := ""
		if engine.IsOwn(h.Name) {
			group = w.Text("own.group", "Your own")
		}
		list = append(list, widgets.Explained{Title: w.Message(h.Title), Why: why, Group: group})
	}
	if c.TakesOwn() {
		list = append(list, widgets.Explained{Title: w.Text("own.entry", "Your own …"), Why: w.Text("own.why", "A formula over this puzzle's figures, a table or a program."), Group: w.Text("own.group", "Your own")})
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
