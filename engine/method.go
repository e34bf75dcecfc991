package engine

import (
	"fmt"
	"slices"
	"strings"

	"langkah/engine/search"
)

// Limits bound one solve.
type Limits = search.Limits

// Method is a way to solve a puzzle: an algorithm with a heuristic, or an
// algorithm of the family's own.
type Method struct {
	Algorithm Choice
	Heuristic Choice   // the zero Choice where the algorithm takes none
	Options   []Option // what the user may set
	Values    Values   // what was set; nil is all defaults

	// Promise is what the method guarantees with such values.
	Promise func(Values) Guarantee
}

// Guarantee is what a method promises, and why, in one sentence.
type Guarantee struct {
	Optimal  bool // a solution that it finds is a cheapest one
	Complete bool // it ends with a solution or the proof that there is none, limits aside
	Why      Message
}

// Name is the method in one word: "astar/manhattan", or "bfs".
func (m Method) Name() string {
	if m.Heuristic.Name == "" {
		return m.Algorithm.Name
	}
	return m.Algorithm.Name + "/" + m.Heuristic.Name
}

// Title is the method in words: "A* with Manhattan".
func (m Method) Title() Message {
	if m.Heuristic.Name == "" {
		return m.Algorithm.Title
	}
	return Msg("%s with %s", m.Algorithm.Title, m.Heuristic.Title)
}

// Guarantee is what the method promises with the values that are set.
func (m Method) Guarantee() Guarantee { return m.Promise(m.Values) }

// FindMethod is the first of the puzzle's methods with that algorithm and
// heuristic, as typed; an empty one means any. The error lists what there is.
func FindMethod(p Puzzle, algorithm, heuristic string) (Method, error) {
	var algorithms, heuristics []string
	for _, m := range p.Methods() {
		if !slices.Contains(algorithms, m.Algorithm.Name) {
			algorithms = append(algorithms, m.Algorithm.Name)
		}
		if algorithm != "" && m.Algorithm.Name != algorithm {
			continue
		}
		if heuristic == "" || m.Heuristic.Name == heuristic {
			return m, nil
		}
		if h := m.Heuristic.Name; h != "" && !slices.Contains(heuristics, h) {
			heuristics = append(heuristics, h)
		}
	}
	switch {
	case algorithm != "" && !slices.Contains(algorithms, algorithm):
		return Method{}, fmt.Errorf("there is no algorithm %q for this puzzle; there are %s", algorithm, strings.Join(algorithms, ", "))
	case len(heuristics) == 0:
		return Method{}, fmt.Errorf("%s takes no heuristic, %q was given", algorithm, heuristic)
	}
	return Method{}, fmt.Errorf("there is no heuristic %q here; there are %s", heuristic, strings.Join(heuristics, ", "))
}
