package board

import (
	"slices"

	"langkah/engine"
)

// methodChoice is which of a puzzle's methods the user has chosen. It lives
// longer than the puzzle: another puzzle keeps the algorithm that the user chose
// where it has it, and has the method to begin with otherwise.
type methodChoice struct {
	puzzle    engine.Puzzle
	methods   []engine.Method // of the puzzle
	picked    bool            // by the user; otherwise it is the one to begin with
	algorithm string
	heuristic string
	values    map[string]engine.Values // by the method's name
}

// offer takes over another puzzle.
func (c *methodChoice) offer(p engine.Puzzle) {
	c.puzzle, c.methods = p, p.Methods()
	if c.values == nil {
		c.values = map[string]engine.Values{}
	}
	if first, ok := engine.FirstMethod(p); ok && !(c.picked && has(c.algorithms(), c.algorithm)) {
		c.picked = false
		c.algorithm, c.heuristic = first.Algorithm.Name, first.Heuristic.Name
	}
}

// suiting is the method chosen, as another puzzle has it: a method belongs to its puzzle.
func (c methodChoice) suiting(p engine.Puzzle) (engine.Method, bool) {
	c.picked = true // the same one, where there is it
	c.offer(p)
	return c.method()
}

// pick chooses a method with the values set for it.
func (c *methodChoice) pick(m engine.Method) {
	c.picked, c.algorithm, c.heuristic = true, m.Algorithm.Name, m.Heuristic.Name
	c.values[m.Name()] = m.Settings.Set()
}

// is says whether a method is the chosen one, with the values set for it.
func (c *methodChoice) is(m engine.Method) bool {
	chosen, ok := c.method()
	return ok && chosen.Name() == m.Name() && !slices.ContainsFunc(m.Settings.Options(), func(o engine.Option) bool {
		return chosen.Settings.Text(o.Name) != m.Settings.Text(o.Name)
	})
}

// pickAlgorithm chooses an algorithm; it keeps the heuristic if it can use it.
func (c *methodChoice) pickAlgorithm(name string) { c.picked, c.algorithm = true, name }

// pickHeuristic chooses a heuristic for the algorithm.
func (c *methodChoice) pickHeuristic(name string) { c.picked, c.heuristic = true, name }

// algorithms are those that there are, in the order of the methods.
func (c *methodChoice) algorithms() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if !has(list, m.Algorithm.Name) {
			list = append(list, m.Algorithm)
		}
	}
	return list
}

// heuristics are those that the chosen algorithm can use; none where it takes none.
func (c *methodChoice) heuristics() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if m.Algorithm.Name == c.algorithm && m.Heuristic.Name != "" && !has(list, m.Heuristic.Name) {
			list = append(list, m.Heuristic)
		}
	}
	return list
}

// anyHeuristic says whether any of the methods uses one.
func (c *methodChoice) anyHeuristic() bool {
	return slices.ContainsFunc(c.methods, func(m engine.Method) bool { return m.Heuristic.Name != "" })
}

// method is the chosen one with the values set for it.
func (c *methodChoice) method() (engine.Method, bool) { return c.of(c.algorithm) }

// of is the method that choosing an algorithm gives, with the values set for it.
// One that cannot use the heuristic last chosen takes the one that suits it best.
func (c *methodChoice) of(algorithm string) (engine.Method, bool) {
	m, ok := c.find(algorithm, c.heuristic)
	if !ok && c.puzzle != nil {
		var err error
		m, err = engine.FindMethod(c.puzzle, algorithm, "")
		ok = err == nil
	}
	if set, err := m.With(c.values[m.Name()]); err == nil {
		m = set
	}
	return m, ok
}

// find is the method of exactly that algorithm and heuristic.
func (c *methodChoice) find(algorithm, heuristic string) (engine.Method, bool) {
	for _, m := range c.methods {
		if m.Algorithm.Name == algorithm && m.Heuristic.Name == heuristic {
			return m, true
		}
	}
	return engine.Method{}, false
}

// set sets an option of the chosen method.
func (c *methodChoice) set(option, value string) {
	m, ok := c.method()
	if !ok {
		return
	}
	if set, err := m.With(engine.Values{option: value}); err == nil {
		c.values[m.Name()] = set.Settings.Set()
	}
}

func has(list []engine.Choice, name string) bool {
	return slices.ContainsFunc(list, func(c engine.Choice) bool { return c.Name == name })
}
