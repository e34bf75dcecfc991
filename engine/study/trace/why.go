package trace

import (
	"langkah/engine/base/message"
	"langkah/engine/solve/search"
)

// Explainer goes through a trace and says of each event why it happened then,
// in a sentence that is true for the order in which the algorithm really works:
//
//	expanded 7   f = 14 is the least; 3 nodes have it, and its h = 5 is the least of these
//	pruned   -   f = 16 is over the bound of 14
//
// It keeps what waits, by f and h, so that an event takes a few steps.
type Explainer struct {
	trace *Trace
	order search.Order
	key   search.Key
	f     func(f int32) search.Figure // as which the F of events is written
	n     int

	start     int32 // its node
	startRank rank

	waiting map[int32]rank   // what waits, by node
	byF     map[int32]int    // how many wait with that f
	byFH    map[[2]int32]int // how many wait with that f and h
	g       map[int32]int32  // the cost so far of each node
	sides   [2]int           // how many wait on the side of the start and of the goals
	layer   int              // how many of the layer of a side are still to be expanded

	round      int
	bound      int32
	cut        int32 // the least figure that the round cut off; the bound where none was
	kept       int   // of the layer of a beam
	individual int   // of the generation, from 1
	keptDepth  uint16
	solution   int32   // the cost of the best that is known
	successors []int32 // the estimates of those of the node that was expanded last
	here       int32   // its estimate
	before     search.Event
}

// rank is that by which what waits is ordered.
type rank struct{ f, h int32 }

// Explain is an explainer at the beginning of the trace of a method that goes in
// such an order, by that figure, which is written as f says.
func (t *Trace) Explain(order search.Order, key search.Key, f func(int32) search.Figure) *Explainer {
	x := &Explainer{trace: t, order: order, key: key, f: f}
	x.begin()
	return x
}

// begin forgets everything for a new search.
func (x *Explainer) begin() {
	x.waiting, x.byF, x.byFH, x.g = map[int32]rank{}, map[int32]int{}, map[[2]int32]int{}, map[int32]int32{}
	x.sides, x.layer, x.round, x.kept, x.individual, x.successors = [2]int{}, 0, 0, 0, 0, nil
	x.before = search.Event{}
}

// Next is the next event with its reason; ok is false at the end.
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

// Why is the reason of the n-th event. It goes through all before it.
func (t *Trace) Why(n int, order search.Order, key search.Key, f func(int32) search.Figure) message.Message {
	x := t.Explain(order, key, f)
	for range n {
		x.Next()
	}
	_, why, _ := x.Next()
	return why
}

// follow takes over what an event changes.
func (x *Explainer) follow(e search.Event) {
	switch e.Kind {
	case search.Generated, search.Reopened:
		if e.Parent == 0 && e.Move == 0 {
			x.start, x.startRank = e.Node, rank{e.F, e.H}
		}
		x.leave(e.Node)
		x.enter(e.Node, rank{e.F, e.H})
		x.g[e.Node] = e.G
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
		x.successors, x.here = x.successors[:0], e.H
	case search.Goal:
		x.leave(e.Node)
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
		for node := range x.waiting {
			x.leave(node)
		}
		x.enter(x.start, x.startRank)
		x.round++
		x.bound, x.cut = e.F, e.F
	}
}

func (x *Explainer) enter(node int32, at rank) {
	x.waiting[node] = at
	x.byF[at.f]++
	x.byFH[[2]int32{at.f, at.h}]++
	x.sides[sideOf(node)]++
}

// leave takes a node out of what waits, if it is there.
func (x *Explainer) leave(node int32) {
	at, waits := x.waiting[node]
	if !waits {
		return
	}
	delete(x.waiting, node)
	x.sides[sideOf(node)]--
	if x.byF[at.f]--; x.byF[at.f] == 0 {
		delete(x.byF, at.f)
	}
	if x.byFH[[2]int32{at.f, at.h}]--; x.byFH[[2]int32{at.f, at.h}] == 0 {
		delete(x.byFH, [2]int32{at.f, at.h})
	}
}

// sideOf is 0 for a node of the search from the start, 1 for one from the goals.
func sideOf(node int32) int {
	if node < 0 {
		return 1
	}
	return 0
}
