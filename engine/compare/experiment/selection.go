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
// ("astar/manhattan"). Options and own heuristics are as in [engine.SplitWord]; sources make
// the latter.
func Select(p engine.Puzzle, word string, sources ...engine.Source) ([]engine.Method, error) {
	name, values, err := engine.SplitWord(p, word)
	if err != nil {
		return nil, err
	}
	algorithm, heuristic, pair := strings.Cut(name, "/")
	if engine.IsOwn(heuristic) {
		m, err := engine.FindWord(p, word, sources...)
		return []engine.Method{m}, err
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

// Words divides a list of methods at its commas, but not at those within parentheses or
// double quotes, which formulas have.
func Words(list string) []string {
	var words []string
	depth, quoted, from := 0, false, 0
	for i, r := range list {
		switch {
		case r == '"':
			quoted = !quoted
		case quoted:
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth <= 0:
			words = append(words, strings.TrimSpace(list[from:i]))
			from = i + 1
		}
	}
	return append(words, strings.TrimSpace(list[from:]))
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
