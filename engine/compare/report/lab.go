package report

import (
	"path/filepath"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// question is an exercise on a comparison: the figures are filled in, their
// interpretation is left to the student.
type question struct {
	Text  string
	Facts []string
	Lines []struct{} // to write on
}

// blank returns n lines to write on.
func blank(n int) []struct{} { return make([]struct{}, n) }

// lab turns a report into one to be completed by hand: questions replace the sentences
// on the figures.
func (r Report) lab(d *document, tables []summary.Table, names summary.Names) {
	d.Lead = r.say(engine.Msg("The figures of this report are measured; what they mean is for you to write."))
	d.Claims = nil
	for i := range d.Puzzles {
		d.Puzzles[i].Claims = nil
	}
	d.Questions = []question{
		{Text: r.say(engine.Msg("What are f(n) and g(n) of each algorithm here, and what is h(n)?")), Facts: r.each(tables, names.Algorithm, ": f(n) = ______________________   g(n) = ______________________"), Lines: blank(3)},
		{Text: r.say(engine.Msg("Is each heuristic admissible? Prove it, or show a position that refutes it.")), Facts: r.each(tables, names.Heuristic, ":"), Lines: blank(5)},
		{Text: r.say(engine.Msg("Does UCS do the same as BFS here: the same order of nodes, the same path? Why?")), Facts: r.figures(tables, names, "ucs", "bfs"), Lines: blank(4)},
		{Text: r.say(engine.Msg("Is A* more efficient than UCS on these puzzles, and is it so in theory?")), Facts: r.figures(tables, names, "astar", "ucs"), Lines: blank(4)},
		{Text: r.say(engine.Msg("Does greedy best-first search guarantee the optimum? What do the costs show, and what not?")), Facts: r.figures(tables, names, "greedy", "astar"), Lines: blank(4)},
	}
}

// each joins the distinct names of the methods, each with its suffix.
func (r Report) each(tables []summary.Table, name func(results.Row) engine.Message, then string) []string {
	var list []string
	seen := map[string]bool{"": true}
	for _, t := range tables {
		for _, l := range t.Methods().Lines {
			if text := r.say(name(l.Row)); !seen[text] {
				seen[text] = true
				list = append(list, text+then)
			}
		}
	}
	return list
}

// figures returns the costs and nodes of the methods with one of the algorithms.
func (r Report) figures(tables []summary.Table, names summary.Names, algorithms ...string) []string {
	var list []string
	for _, t := range tables {
		for _, algorithm := range algorithms {
			for _, l := range t.Lines {
				if l.Algorithm != algorithm || !l.Solved() {
					continue
				}
				list = append(list, r.say(engine.Msg("%s, %s: cost %s, %s node{|s} expanded, %s generated",
					filepath.Base(t.Puzzle), names.Method(l.Row), figures.Decimal(l.Cost), figures.Count(l.Expanded), figures.Count(l.Generated))))
			}
		}
	}
	return list
}
