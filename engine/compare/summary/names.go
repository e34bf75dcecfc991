package summary

import (
	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/solve/search"
)

// Names knows what methods are called in words. Those of puzzles that are not
// at hand, as when rows come from another machine, have the names of package
// search, or are called as they are typed.
type Names map[string]engine.Method // by the method's name without options

// NewNames are those of the puzzles' methods.
func NewNames(puzzles []experiment.Entry) Names {
	names := Names{}
	for _, entry := range puzzles {
		for _, m := range entry.Puzzle.Methods() {
			names[m.Name()] = m
		}
	}
	return names
}

// Algorithm of a row in words, with the options that were set.
func (n Names) Algorithm(r results.Row) engine.Message {
	title := n.AlgorithmTitle(r)
	if set := results.OptionWords(r.Options); set != "" {
		return engine.Msg("%s (%s)", title, set)
	}
	return title
}

// AlgorithmTitle of a row in words, without its options; for a program its name.
func (n Names) AlgorithmTitle(r results.Row) engine.Message {
	if r.IsProgram() {
		return engine.Msg("%s", r.Heuristic)
	}
	if m, ok := n[r.MethodName()]; ok {
		return m.Algorithm.Title
	}
	if a, err := search.Find(r.Algorithm); err == nil {
		return a.Title
	}
	return engine.Msg("%s", r.Algorithm)
}

// Heuristic of a row in words; zero where there is none.
func (n Names) Heuristic(r results.Row) engine.Message {
	if r.IsProgram() {
		return engine.Message{}
	}
	if m, ok := n[r.MethodName()]; ok {
		return m.Heuristic.Title
	}
	if _, own, ok := engine.SplitOwn(r.Heuristic); ok {
		return engine.Msg("%s", own)
	}
	if r.Heuristic == "" {
		return engine.Message{}
	}
	return engine.Msg("%s", r.Heuristic)
}

// Method of a row in words: "A* with Manhattan".
func (n Names) Method(r results.Row) engine.Message {
	if r.IsProgram() {
		return engine.Msg("%s (your program)", r.Heuristic)
	}
	title := n.AlgorithmTitle(r)
	if heuristic := n.Heuristic(r); !heuristic.IsZero() {
		title = engine.Msg("%s with %s", title, heuristic)
	}
	if set := results.OptionWords(r.Options); set != "" {
		return engine.Msg("%s (%s)", title, set)
	}
	return title
}

// Typed is a method in words, from its name as [results.Row.Method] has it.
func (n Names) Typed(method string) engine.Message { return n.Method(results.ParseMethod(method)) }
