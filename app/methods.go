package app

import (
	"maps"
	"slices"

	"langkah/engine"
)

// methodChoice is which of a puzzle's methods the user has chosen. It lives
// longer than the puzzle: another puzzle keeps the choice where it has such a method.
type methodChoice struct {
	methods   []engine.Method
	algorithm string
	heuristic string
	values    map[string]engine.Values // by the method's name
}

// offer takes over the methods of a puzzle.
func (c *methodChoice) offer(methods []engine.Method) {
	c.methods = methods
	if c.values == nil {
		c.values = map[string]engine.Values{}
	}
	if !hasChoice(c.algorithms(), c.algorithm) && len(methods) > 0 {
		c.algorithm = methods[0].Algorithm.Name
		c.heuristic = methods[0].Heuristic.Name
	}
}

// algorithms are those that there are, in the order of the methods.
func (c *methodChoice) algorithms() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if !hasChoice(list, m.Algorithm.Name) {
			list = append(list, m.Algorithm)
		}
	}
	return list
}

// heuristics are those that the chosen algorithm can use; none where it takes none.
func (c *methodChoice) heuristics() []engine.Choice {
	var list []engine.Choice
	for _, m := range c.methods {
		if m.Algorithm.Name == c.algorithm && m.Heuristic.Name != "" && !hasChoice(list, m.Heuristic.Name) {
			list = append(list, m.Heuristic)
		}
	}
	return list
}

// method is the chosen one with the values set for it. An algorithm that does
// not know the heuristic last chosen takes the first that it knows.
func (c *methodChoice) method() (engine.Method, bool) {
	first := -1
	for i, m := range c.methods {
		if m.Algorithm.Name != c.algorithm {
			continue
		}
		if m.Heuristic.Name == c.heuristic {
			first = i
			break
		}
		if first < 0 {
			first = i
		}
	}
	if first < 0 {
		return engine.Method{}, false
	}
	m := c.methods[first]
	m.Values = maps.Clone(c.values[m.Name()])
	return m, true
}

// set sets an option of the chosen method.
func (c *methodChoice) set(option, value string) {
	m, ok := c.method()
	if !ok {
		return
	}
	values := m.Values
	if values == nil {
		values = engine.Values{}
	}
	values[option] = value
	c.values[m.Name()] = values
}

func hasChoice(list []engine.Choice, name string) bool { return indexOf(list, name) >= 0 }

// indexOf is where a choice of that name stands; -1 when it does not.
func indexOf(list []engine.Choice, name string) int {
	return slices.IndexFunc(list, func(c engine.Choice) bool { return c.Name == name })
}
