// Package method is which of a puzzle's methods the user has chosen, and the
// controls to choose it by. Pages that work with one method share it.
package method

import (
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Choice is which of a puzzle's methods the user has chosen. It lives longer than
// the puzzle: another puzzle keeps the algorithm that the user chose where it has
// it, and has the method to begin with otherwise. The zero Choice is ready.
type Choice struct {
	Watched bool // only methods that tell a recorder what they do are offered

	// Shown is the position for which a heuristic that is being typed has its value; nil is
	// the start.
	Shown func() engine.Position

	puzzle    engine.Puzzle
	methods   []engine.Method // of the puzzle
	picked    bool            // by the user; otherwise it is the one to begin with
	algorithm string
	heuristic string
	values    map[string]engine.Values // by the method's name, without rules
	rules     engine.Values            // of the lecture, for all methods that know them
	own       []own                    // heuristics of the user's
}

// Offer replaces the puzzle.
func (c *Choice) Offer(p engine.Puzzle) {
	c.puzzle, c.methods = p, nil
	for _, m := range p.Methods() {
		if !c.Watched || !m.Unwatched {
			c.methods = append(c.methods, m)
		}
	}
	if c.values == nil {
		c.values = map[string]engine.Values{}
	}
	c.own = suitingOwn(p, c.own)
	if first, ok := c.first(); ok && !(c.picked && has(c.Algorithms(), c.algorithm)) {
		c.picked = false
		c.algorithm, c.heuristic = first.Algorithm.Name, first.Heuristic.Name
	}
}

// first is the method to begin with. Of those that are watched it is one that
// takes the most promising node next, as there most is to be seen, by a heuristic
// that can be shown on the board.
func (c *Choice) first() (engine.Method, bool) {
	if !c.Watched {
		return engine.FirstMethod(c.puzzle)
	}
	for _, m := range c.methods {
		if m.Order != search.BestFirst || m.Key != search.ByF || m.Heuristic.Name == "" || !m.Guarantee().Optimal {
			continue
		}
		if p, ok := c.puzzle.(engine.Breakable); ok && len(p.Breakdowns()) > 0 {
			list := p.Breakdowns() // the first is the crudest
			if shown, ok := c.Find(m.Algorithm.Name, list[min(1, len(list)-1)].Name); ok {
				return shown, true
			}
		}
		if best, err := engine.FindMethod(c.puzzle, m.Algorithm.Name, ""); err == nil && !best.Unwatched {
			return best, true
		}
	}
	if len(c.methods) == 0 {
		return engine.Method{}, false
	}
	return c.methods[0], true
}

// Picked returns the names that the user has chosen; ok is false where nothing was.
func (c *Choice) Picked() (algorithm, heuristic string, ok bool) {
	return c.algorithm, c.heuristic, c.picked
}

// Suiting is the method chosen, as another puzzle has it: a method belongs to its puzzle.
func (c Choice) Suiting(p engine.Puzzle) (engine.Method, bool) {
	c.picked = true // the same one, where there is it
	c.Offer(p)
	return c.Method()
}

// Pick chooses a method with the values set for it.
func (c *Choice) Pick(m engine.Method) {
	if mine, ok := m.Own(); ok {
		c.add(mine)
	}
	c.picked, c.algorithm, c.heuristic = true, m.Algorithm.Name, m.Heuristic.Name
	c.values[m.Name()] = engine.Values{}
	for _, o := range m.Settings.Options() {
		if isRule(o) {
			delete(c.rules, o.Name)
		}
	}
	for name, value := range m.Settings.Set() {
		c.Set(name, value)
	}
}

// Is says whether a method is the chosen one, with the values set for it.
func (c *Choice) Is(m engine.Method) bool {
	chosen, ok := c.Method()
	return ok && chosen.Name() == m.Name() && !slices.ContainsFunc(m.Settings.Options(), func(o engine.Option) bool {
		return chosen.Settings.Text(o.Name) != m.Settings.Text(o.Name)
	})
}

// PickRival chooses what is first held against a method: the same algorithm, options and all,
// with the next weaker heuristic, or with the next stronger one of the weakest. ok is false
// where there is none.
func (c *Choice) PickRival(m engine.Method) (ok bool) {
	var list []engine.Method // the weakest first
	if p, ok := c.puzzle.(engine.Breakable); ok {
		for _, h := range p.Breakdowns() {
			if found, ok := c.Find(m.Algorithm.Name, h.Name); ok {
				list = append(list, found)
			}
		}
	}
	at := slices.IndexFunc(list, func(other engine.Method) bool { return other.Heuristic.Name == m.Heuristic.Name })
	if at--; at == -1 {
		at = 1
	}
	if at = max(at, 0); at >= len(list) {
		return false
	}
	rival := list[at]
	if same, err := rival.With(m.Settings.Set()); err == nil {
		rival = same
	}
	c.Pick(rival)
	return true
}

// PickAlgorithm chooses an algorithm; it keeps the heuristic if it can use it.
func (c *Choice) PickAlgorithm(name string) { c.picked, c.algorithm = true, name }

// PickHeuristic chooses a heuristic for the algorithm.
func (c *Choice) PickHeuristic(name string) { c.picked, c.heuristic = true, name }

// Algorithms are those that there are, in the order of the methods.
func (c *Choice) Algorithms() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if !has(list, m.Algorithm.Name) {
			list = append(list, m.Algorithm)
		}
	}
	return list
}

// Heuristics are those that the chosen algorithm can use; none where it takes none.
func (c *Choice) Heuristics() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if m.Algorithm.Name == c.algorithm && m.Heuristic.Name != "" && !has(list, m.Heuristic.Name) {
			list = append(list, m.Heuristic)
		}
	}
	for _, o := range c.own {
		if m, ok := c.Find(c.algorithm, o.Name); ok {
			list = append(list, m.Heuristic)
		}
	}
	return list
}

// AnyHeuristic says whether any of the methods uses one.
func (c *Choice) AnyHeuristic() bool {
	return slices.ContainsFunc(c.methods, func(m engine.Method) bool { return m.Heuristic.Name != "" })
}

// Method is the chosen one with the values set for it.
func (c *Choice) Method() (engine.Method, bool) { return c.of(c.algorithm) }

// of is the method that choosing an algorithm gives, with the values set for it.
// One that cannot use the heuristic last chosen takes the one that suits it best.
func (c *Choice) of(algorithm string) (engine.Method, bool) {
	m, ok := c.Find(algorithm, c.heuristic)
	if !ok && c.puzzle != nil && has(c.Algorithms(), algorithm) {
		var err error
		m, err = engine.FindMethod(c.puzzle, algorithm, "")
		ok = err == nil
	}
	if set, err := m.With(c.values[m.Name()]); err == nil {
		m = set
	}
	return c.ruled(m), ok
}

// Find is the method of exactly that algorithm and heuristic.
func (c *Choice) Find(algorithm, heuristic string) (engine.Method, bool) {
	for _, m := range c.methods {
		if m.Algorithm.Name == algorithm && m.Heuristic.Name == heuristic {
			return m, true
		}
	}
	return c.findOwn(algorithm, heuristic)
}

// Set sets an option of the chosen method.
func (c *Choice) Set(option, value string) {
	m, ok := c.Method()
	if !ok {
		return
	}
	set, err := m.With(engine.Values{option: value})
	if err != nil {
		return
	}
	for _, o := range m.Settings.Options() {
		switch {
		case o.Name != option:
		case isRule(o):
			c.setRule(o, value)
		case c.values[m.Name()] == nil:
			c.values[m.Name()] = engine.Values{option: value}
		default:
			c.values[m.Name()][option] = set.Settings.Text(option)
		}
	}
}

func has(list []engine.Choice, name string) bool {
	return slices.ContainsFunc(list, func(c engine.Choice) bool { return c.Name == name })
}
