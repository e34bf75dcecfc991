package experiment

import (
	"fmt"
	"maps"
	"strings"

	"langkah/engine"
)

// Words that select many methods at once.
const (
	All     = "all"     // every method that makes sense
	Optimal = "optimal" // those of them that promise optimal solutions
)

// blind is the name of the heuristic that knows nothing. With it A* is
// uniform-cost search and so on, so that "all" leaves those pairs out.
const blind = "none"

// Select is the methods of the puzzle that a word means: [All], [Optimal], an
// algorithm ("astar": with each of its heuristics) or one method
// ("astar/manhattan"). A method's options may follow, each behind a colon:
// "wastar/manhattan:weight=2".
func Select(p engine.Puzzle, word string) ([]engine.Method, error) {
	name, set, _ := strings.Cut(word, ":")
	algorithm, heuristic, pair := strings.Cut(name, "/")
	values, err := parseValues(set)
	if err != nil {
		return nil, err
	}
	var selected []engine.Method
	for _, m := range p.Methods() {
		var fits bool
		switch {
		case name == All:
			fits = m.Heuristic.Name != blind
		case name == Optimal:
			fits = m.Heuristic.Name != blind && m.Guarantee().Optimal
		case pair:
			fits = m.Algorithm.Name == algorithm && m.Heuristic.Name == heuristic
		default:
			fits = m.Algorithm.Name == algorithm && m.Heuristic.Name != blind
		}
		if !fits {
			continue
		}
		set, err := m.With(values)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.Name(), err)
		}
		selected = append(selected, set)
	}
	if len(selected) == 0 {
		if _, err := engine.FindMethod(p, algorithm, heuristic); err != nil && name != Optimal {
			return nil, err
		}
		return nil, fmt.Errorf("no method of this puzzle is meant by %q", word)
	}
	return selected, nil
}

func parseValues(text string) (engine.Values, error) {
	if text == "" {
		return nil, nil
	}
	values := engine.Values{}
	for _, pair := range strings.Split(text, ":") {
		name, value, ok := strings.Cut(pair, "=")
		if !ok {
			return nil, fmt.Errorf("%q is not of the form name=value", pair)
		}
		values[name] = value
	}
	return values, nil
}

// appendNew appends the methods that are not in the list yet.
func appendNew(list, more []engine.Method) []engine.Method {
next:
	for _, m := range more {
		for _, known := range list {
			if known.Name() == m.Name() && maps.Equal(known.Settings.Set(), m.Settings.Set()) {
				continue next
			}
		}
		list = append(list, m)
	}
	return list
}
