package engine

import (
	"context"

	"langkah/engine/solve/search"
)

// Method is a way to solve one puzzle: an algorithm with a heuristic, or an
// algorithm of the family's own. It is whole: what it is called, what can be
// set, what it guarantees, and how it runs.
type Method struct {
	Algorithm Choice
	Heuristic Choice   // the zero Choice where the algorithm takes none
	Settings  Settings // what the user may set, and has set

	// Promise returns the guarantee of the method with these settings.
	Promise func(Settings) Guarantee

	// Order is the order in which the algorithm visits a tree, for a drawing of it.
	Order search.Order

	// Key is the figure that orders the frontier, for descriptions of its nodes.
	Key search.Key

	// Unit returns how many units of that figure are a cost of 1; nil for 1.
	Unit func(Settings) int32

	// Unwatched is set where the method sends a [search.Recorder] no events.
	Unwatched bool

	Fallback Fallback

	// properties are those of the heuristic on the puzzle: the one source of the
	// promise and of the search, which [SearchMethods] sets.
	properties search.Properties

	// Run solves the puzzle that the method is of. Callers use the function
	// [Solve], which also verifies.
	Run Run

	// Prepare builds the method's tables, so that a solve under the same limits
	// does the same work whatever was cached before; nil where there are none. The
	// time limit does not bound it, ctx does. Its failures are left to the solve.
	Prepare func(ctx context.Context, m Method, limits Limits, probe *search.Probe)
}

// Fallback says when a method is chosen before the recommended one, because it soon
// finds some solution where those that look for the cheapest may reach a limit.
type Fallback uint8

const (
	NoFallback   Fallback = iota
	AfterALimit           // after another method has reached a limit
	FromTheStart          // from the start, because the others are likely to reach one
)

// Run solves by the method, which is that which it belongs to, as it was set.
type Run func(ctx context.Context, m Method, limits Limits, probe *search.Probe) Result

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

// Figure is the F of an event of the method as it is written.
func (m Method) Figure(f int32) search.Figure {
	if m.Unit == nil {
		return search.Whole(f)
	}
	return search.In(m.Unit(m.Settings), f)
}

// Guarantee returns what the method guarantees with its settings.
func (m Method) Guarantee() Guarantee { return m.Promise(m.Settings) }

// With is the method with other values set. A value that does not fit, or is
// of no option of the method's, is an error.
func (m Method) With(values Values) (Method, error) {
	settings, err := m.Settings.With(values)
	if err != nil {
		return Method{}, err
	}
	m.Settings = settings
	return m, nil
}
