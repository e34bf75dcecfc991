package trace

import (
	"langkah/engine/base/message"
	"langkah/engine/solve/search"
)

// Explainer iterates over a trace and gives the reason of each event by the rule
// that the algorithm follows:
//
//	expanded 7   f = 14 is the least; 3 nodes have it, and its h = 5 is the least of these
//	pruned   -   f = 16 is over the bound of 14
//
// It counts the frontier by f and h, so that an event takes constant time.
type Explainer struct {
	trace *Trace
	order search.Order
	key   search.Key
	f     func(f int32) search.Figure // how the F of events is written
	unit  int32                       // how many units of G and H are a cost of 1
	rules search.Rules
	n     int

	start     int32 // the node from which the search or round began
	startRank rank

	open  map[int32]rank  // the frontier, by node
	byF   map[int32]int   // open nodes with that f
	alike map[rank]int    // open nodes with that f and figure for ties
	g, h  map[int32]int32 // of each node
	sides [2]int          // open nodes on the side of the start and of the goals
	layer int             // nodes of the present layer still to be expanded

	round      int
	bound      int32
	cut        int32 // the least figure that the round cut off; the bound where none was
	kept       int   // nodes kept of the layer of a beam
	individual int   // number within the generation, from 1
	keptDepth  uint16
	solution   int32   // the cost of the best known solution
	successors []int32 // h of the successors of the node expanded last
	here       int32   // h of that node
	hereF      int32   // its f
	before     search.Event
}

// rank orders the frontier: the least f, then the least figure that breaks ties.
type rank struct{ f, tie int32 }

// rank returns the rank of an event's node.
func (x *Explainer) rank(e search.Event) rank {
	if x.order == search.Forgetful {
		return rank{e.F, -int32(e.Depth)}
	}
	switch x.rules.Ties {
	case search.LeastH:
		return rank{e.F, e.H}
	case search.GreatestG:
		return rank{e.F, -e.G}
	}
	return rank{f: e.F}
}

// Explain returns an explainer before the first event, for a method of that order and
// key, whose values f writes and whose costs are in parts of unit, under those rules.
func (t *Trace) Explain(order search.Order, key search.Key, f func(int32) search.Figure, unit int32, rules search.Rules) *Explainer {
	x := &Explainer{trace: t, order: order, key: key, f: f, unit: unit, rules: rules}
	x.begin()
	return x
}

// begin resets everything for a new search.
func (x *Explainer) begin() {
	x.open, x.byF, x.alike = map[int32]rank{}, map[int32]int{}, map[rank]int{}
	x.g, x.h = map[int32]int32{}, map[int32]int32{}
	x.sides, x.layer, x.round, x.kept, x.individual, x.successors = [2]int{}, 0, 0, 0, 0, nil
	x.before = search.Event{}
}

// Next returns the next event with its reason; ok is false at the end.
func (x *Explainer) Next() (e search.Event, why message.Message, ok bool) {
	if x.n >= x.trace.Len() {
		return e, why, false
	}
	e = x.trace.Event(x.n)
	x.n++
	if e.Kind == search.Generated && e.Parent == 0 && e.Move == 0 {
		x.begin()
	}
	why = x.why(e)
	x.follow(e)
	x.before = e
	return e, why, true
}

// Why returns the reason of the n-th event, in time linear in n.
func (t *Trace) Why(n int, order search.Order, key search.Key, f func(int32) search.Figure, unit int32, rules search.Rules) message.Message {
	x := t.Explain(order, key, f, unit, rules)
	for range n {
		x.Next()
	}
	_, why, _ := x.Next()
	return why
}

// follow applies an event.
func (x *Explainer) follow(e search.Event) {
	switch e.Kind {
	case search.Generated, search.Reopened:
		if e.Parent == 0 && e.Move == 0 {
			x.start, x.startRank = e.Node, x.rank(e)
		}
		x.leave(e.Node)
		x.enter(e.Node, x.rank(e))
		x.g[e.Node], x.h[e.Node] = e.G, e.H
		x.successors = append(x.successors, e.H)
	case search.Expanded:
		switch e.Why {
		case search.Checked:
			return
		case search.Individual:
			x.individual++
		}
		if x.layer == 0 {
			x.layer = x.sides[sideOf(e.Node)]
		}
		x.layer--
		x.leave(e.Node)
		x.successors, x.here, x.hereF = x.successors[:0], e.H, e.F
	case search.Goal:
		if e.Leaves() {
			x.leave(e.Node)
		}
		x.solution = e.G
		if x.order == search.Depth && x.key == search.ByF && x.round > 0 {
			x.bound = e.G - 1
		}
	case search.Pruned:
		x.leave(e.Node)
		if f := CutAt(e); e.Why == search.OverBound && f > x.bound && (x.cut == x.bound || f < x.cut) {
			x.cut = f
		}
	case search.Iteration:
		if !e.BeginsRound() {
			return
		}
		x.individual = 0
		for node := range x.open {
			x.leave(node)
		}
		x.enter(x.start, x.startRank)
		x.round++
		x.bound, x.cut = e.F, e.F
	}
}

func (x *Explainer) enter(node int32, at rank) {
	x.open[node] = at
	x.byF[at.f]++
	x.alike[at]++
	x.sides[sideOf(node)]++
}

// leave removes a node from the frontier, if it is there.
func (x *Explainer) leave(node int32) {
	at, isOpen := x.open[node]
	if !isOpen {
		return
	}
	delete(x.open, node)
	x.sides[sideOf(node)]--
	if x.byF[at.f]--; x.byF[at.f] == 0 {
		delete(x.byF, at.f)
	}
	if x.alike[at]--; x.alike[at] == 0 {
		delete(x.alike, at)
	}
}

// sideOf returns 0 for a node of the search from the start, 1 for one from the goals.
func sideOf(node int32) int {
	if node < 0 {
		return 1
	}
	return 0
}
