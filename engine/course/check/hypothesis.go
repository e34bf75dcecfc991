package check

import "langkah/engine"

// hypothesis is one way in which a program may have searched: a method with everything that
// it leaves open, or one mistake in it.
type hypothesis struct {
	algorithm string // "astar"
	heuristic string // "manhattan"; "" without one
	mistake   string // "" for a right way
	words     []engine.Message

	*moves
	without way  // moves in this direction are never made
	unit    bool // a move costs 1, whatever the puzzle says
	h       *estimate
	weightG float64 // the key is weightG * g + weightH * h
	weightH float64
	largest bool // the largest key first
	parentG bool // the key holds the parent's g

	// Rules for a state that is generated again.
	enter     entering
	pop       popping
	reopens   bool // a closed state enters the frontier again when it becomes cheaper
	replaces  bool // the dearer copy leaves the frontier
	noWayBack bool // no successor is the parent
	sharedG   bool // all copies of a state have its least g, as in a table by state
	early     bool // the goal is tested when it is generated

	depthFirst bool
	deep       depthRules
}

// entering says when a generated state enters the frontier.
type entering uint8

const (
	cheaperOnly  entering = iota // new, or cheaper than before
	unlessClosed                 // unless it has been expanded
	firstOnly                    // the first time
	always
	notDearer // new, or no dearer than before
)

// popping says what happens to a copy in the frontier of a state that has been expanded.
type popping uint8

const (
	skipsClosed popping = iota // it is dropped silently
	expandsAgain
	logsClosed // it is logged and dropped
)

func (h *hypothesis) logs() bool { return h.pop == logsClosed }

// steps returns the successors that the hypothesis generates.
func (h *hypothesis) steps(s state) []step {
	all := h.from(s)
	if h.without == 0 {
		return all
	}
	var list []step
	for _, st := range all {
		if st.way != h.without {
			list = append(list, st)
		}
	}
	return list
}

// price returns what a move adds to g.
func (h *hypothesis) price(st step) float64 {
	if h.unit {
		return 1
	}
	return float64(st.cost)
}

// name is the method that the hypothesis is about: "astar/manhattan".
func (h *hypothesis) name() string {
	if h.heuristic == "" {
		return h.algorithm
	}
	return h.algorithm + "/" + h.heuristic
}

// value is the figure by which nodes are ordered, or cut.
func (h *hypothesis) value(g float64, s state) float64 {
	v := h.weightG * g
	if h.weightH != 0 {
		v += h.weightH * h.h.at(s)
	}
	if h.largest {
		return -v
	}
	return v
}

func (h *hypothesis) key(c waiting, g float64, to state) float64 {
	if h.parentG {
		g = c.g
	}
	return h.value(g, to)
}

// ending says where a log ends.
type ending uint8

const (
	goalLogged  ending = iota // its last board is the goal
	goalNext                  // the goal waits, and nothing is better
	goalEither                // the same, and the last expansion has generated it
	goalMade                  // the last expansion generates the goal
	nothingLeft               // the frontier is empty
	elsewhere                 // cut off
	tooEarly                  // the last expansion generates the goal, and something better waits
)

// where describes a board at an expansion.
type where struct {
	g, h, key float64
	seen      bool // it was generated before
	waits     bool
	expanded  bool
}

// outcome is how far a log agrees with a hypothesis.
type outcome struct {
	agree    int  // entries
	whole    bool // all of them
	end      ending
	expected []state // could have been next
	got      where
	best     where // of the first of expected
	differs  bool
	stale    int
	repaired int
	gs       []float64 // g of each entry
}

const mostExpected = 12

// ends reports whether the end of the log is one that the method can have.
func (o outcome) ends() bool { return o.whole && o.end <= nothingLeft }

// fits reports whether the hypothesis explains the whole log, an end that is cut off allowed.
func (o outcome) fits() bool { return o.whole && o.end != tooEarly }
