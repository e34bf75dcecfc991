// Package pseudocode has the algorithms that record events as textbooks write them, and
// says which lines each event of a recorded search executes.
//
// An algorithm belongs to a shape: best first, descent, exact cover, a walk, layers. A shape
// has a function from an event, and what came before it, to the keys of lines in the order of
// their execution; a listing leaves out lines that the rules of its method do without.
//
//	event      generated 5 from 3, cheaper
//	keys       each cost new set found put
//	listing    5 for each successor s of n ... 9 put s into open, or move it there
//
// Another algorithm is added by its lines in [find], with a shape that there is or a new one.
package pseudocode

import (
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Listing is an algorithm as a textbook writes it.
type Listing struct {
	Lines []Line

	shape shape
}

// Line is a line of a listing.
type Line struct {
	Indent int
	Text   engine.Message

	key key
}

// key names a line among those of its listing.
type key string

// shape is how algorithms of a kind execute their listings.
type shape struct {
	steps func(m moment) []key // that the next event executes; the last has its effect
	end   func(m moment) []key // after the last event
}

// Of returns the listing of a method under its rules; ok is false where there is none.
func Of(m engine.Method) (l Listing, ok bool) {
	of, ok := find(m.Algorithm.Name)
	if !ok {
		return Listing{}, false
	}
	return of(m), true
}

// find returns what lists an algorithm.
func find(algorithm string) (list func(engine.Method) Listing, ok bool) {
	switch algorithm {
	case "bfs":
		return breadthFirst, true
	case "ucs", "greedy", "astar", "wastar", "bnb", "astar-steps":
		return bestFirst, true
	case "rbfs":
		return recursiveBestFirst, true
	case "smastar":
		return memoryBounded, true
	case "dfs", "ids", "idastar", "dfbnb", "best":
		return descent, true
	case "bidirectional":
		return bidirectional, true
	case "mm":
		return meetInTheMiddle, true
	case "beam":
		return beam, true
	case "hillclimb":
		return hillClimbing, true
	case "anneal":
		return annealing, true
	case "genetic":
		return genetic, true
	case "bits", "dlx", "fewest-choices", "backtrack", "bitboard", "bruteforce":
		return backtracking, true
	case "csp":
		return constraintBacktracking, true
	case "fast-bfs", "space":
		return positions, true
	}
	return nil, false
}

// line returns a line of a listing.
func line(indent int, k key, format string, args ...any) Line {
	return Line{indent, engine.Msg(format, args...), k}
}

// lines joins lines; those that the rules do without are empty.
func lines(list ...Line) []Line {
	return slices.DeleteFunc(list, func(l Line) bool { return l.key == "" })
}

// when returns the line if it belongs to the listing.
func when(belongs bool, l Line) Line {
	if belongs {
		return l
	}
	return Line{}
}

// index returns the number of a line from 0; -1 where the listing does without it.
func (l Listing) index(k key) int {
	return slices.IndexFunc(l.Lines, func(line Line) bool { return line.key == k })
}

// isStart reports whether a search begins with an event.
func isStart(e search.Event) bool {
	return e.Kind == search.Generated && e.Parent == 0 && e.Move == 0
}
