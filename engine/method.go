package engine

import "langkah/engine/search"

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

	// Watch is what a [search.Recorder] hears of the method.
	Watch Watch
}

// Watch says how a search can be watched, node by node.
type Watch uint8

const (
	Watched        Watch = iota // every node of the very search is told
	WatchedPlainly              // a plainer search runs instead when somebody listens: other nodes, in another time
	Unwatched                   // nothing is told
)

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
