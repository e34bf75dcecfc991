package engine

import (
	"context"

	"langkah/engine/base/option"
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

	// CostUnit is how many units of a cost, and of G and H of an event, are a cost
	// of 1, as the puzzle's [Priced] says; 0 for 1.
	CostUnit int32

	// Unwatched is set where the method sends a [search.Recorder] no events.
	Unwatched bool

	Fallback Fallback

	// properties are those of the heuristic on the puzzle: the one source of the
	// promise and of the search, which [SearchMethods] sets.
	properties search.Properties

	own      *Own    // the user's own heuristic, which guides it; nil for a method of the family's
	searches bool    // it is of SearchMethods, and runs as that made it
	survey   *survey // what is asked of it in place of a solution; nil for one

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
	unit := int32(1)
	if m.Unit != nil {
		unit = m.Unit(m.Settings)
	}
	if m.Key != search.ByDepth {
		unit *= max(1, m.CostUnit)
	}
	return search.In(unit, f)
}

// Cost is a cost or an estimate, such as the G and H of an event, as it is written.
func (m Method) Cost(x int32) search.Figure { return search.In(m.CostUnit, x) }

// Rules returns the rules that the method's settings choose.
func (m Method) Rules() search.Rules { return search.RulesOf(m.Settings) }

// Under returns the method with those of the rules that it has and that are not set yet.
func (m Method) Under(rules Values) (Method, error) {
	values := Values{}
	set := m.Settings.Set()
	for _, o := range m.Settings.Options() {
		value, given := rules[o.Name]
		if _, is := set[o.Name]; given && !is && o.Role == option.Rule {
			values[o.Name] = value
		}
	}
	return m.With(values)
}

// Free says which rules nobody has set, so that on paper every choice is right.
type Free struct{ Ties, Successors bool }

// Free returns what the settings of the method leave free.
func (m Method) Free() Free {
	set := m.Settings.Set()
	_, ordered := set[successorsOption]
	free := Free{Successors: !ordered}
	for _, o := range m.Settings.Options() {
		if _, is := set[o.Name]; search.OfTies(o) && !is {
			free.Ties = true
		}
	}
	return free
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

// AlwaysOptimal returns the guarantee of a method that is optimal and complete with all
// options.
func AlwaysOptimal(why Message) func(Settings) Guarantee {
	return func(Settings) Guarantee { return Guarantee{Optimal: true, Complete: true, Why: why} }
}

// GoalsFirst extends the reason of a guarantee by the enumeration of the solved positions.
func GoalsFirst(promise func(Settings) Guarantee) func(Settings) Guarantee {
	return func(v Settings) Guarantee {
		g := promise(v)
		g.Why = Msg("%s The solved positions, where it begins at the other end, are listed from the whole state space first.", g.Why)
		return g
	}
}
