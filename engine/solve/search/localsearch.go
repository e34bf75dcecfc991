package search

import "math/rand/v2"

// localSearch is the walk of a local search, which may revisit states. It stores each state
// of the present try once, with the cheapest path found to it, so the solution has no loops.
type localSearch[S comparable] struct {
	*run[S]
	random      *rand.Rand
	nodes       *nodes[S]
	here        uint32 // the present state's node
	out         []Successor[S]
	try         int64
	trace       traceNode
	arrival     Why   // reason of the event of the present state
	temperature int64 // temperature in the units of events
}

// traceNode is the present node of the walk as recorded: a tree, in which a revisited state
// is a new node.
type traceNode struct {
	node, parent, move int32
	depth, g           int64
	made               int32 // number of the last generated node
}

// newLocalSearch returns a search before its first try; ok is false at the memory limit.
func (r *run[S]) newLocalSearch() (w *localSearch[S], ok bool) {
	nodes, ok := newNodes(&r.p, r.Meter, true)
	w = &localSearch[S]{run: r, nodes: nodes, random: rand.New(rand.NewPCG(uint64(r.settings.Int("seed")), 0))}
	r.recordStart(int64(r.startH()))
	return w, ok
}

// restart begins another try.
func (w *localSearch[S]) restart() bool {
	w.try++
	w.recordRound(w.try)
	return w.goBack(NoReason)
}

// goBack forgets all states and returns to the start, for that reason.
func (w *localSearch[S]) goBack(why Why) bool {
	w.nodes.clear()
	w.here, _ = w.nodes.root(w.p.Start, w.startH())
	w.arrival = why
	w.trace = traceNode{node: 1, made: max(w.trace.made, 1)}
	return w.here != 0
}

// end returns the outcome for that status.
func (w *localSearch[S]) end(status Status) Outcome[S] {
	if status == Solved {
		if w.recording {
			w.recordHere(Goal, NoReason)
		}
		return w.solved(w.nodes.path(w.here))
	}
	return w.ended(status)
}

// look generates the successors of the present state. It returns false at a limit, or if
// there are none.
func (w *localSearch[S]) look() bool {
	if w.Due() {
		w.Depth = w.nodes.depth(w.here, w.p.UnitCost)
	}
	if !w.Expand() {
		return false
	}
	n := w.nodes.at(w.here)
	if w.recording {
		w.recordHere(Expanded, w.arrival)
	}
	w.out = w.p.Expand(n.state, w.h(), w.out[:0])
	w.Generated += int64(len(w.out))
	w.Waiting(len(w.out))
	if len(w.out) == 0 && n.parent == 0 {
		w.Meter.end(NoSolution) // the start has no moves
		return false
	}
	w.trace.made += int32(len(w.out))
	for k := range w.out {
		s := &w.out[k]
		s.H = max(s.H, 0)
		if w.recording {
			w.recordSuccessor(Generated, NoReason, k)
		}
	}
	return true
}

// step moves to the k-th successor. It returns false at the memory limit.
func (w *localSearch[S]) step(k int) bool {
	s := &w.out[k]
	i, fresh := w.nodes.insert(s.State)
	if i == 0 {
		return false
	}
	if g := w.nodes.at(w.here).g() + int64(s.Cost); (fresh || g < w.nodes.at(i).g()) && !w.nodes.reach(i, w.here, s, g) {
		return false
	}
	w.here = i
	if w.recording {
		w.trace = w.next(k)
	}
	return true
}

// next returns the trace node of the k-th successor.
func (w *localSearch[S]) next(k int) traceNode {
	t, s := &w.trace, &w.out[k]
	return traceNode{t.made - int32(len(w.out)-1-k), t.node, s.Move, t.depth + 1, t.g + int64(s.Cost), t.made}
}

func (w *localSearch[S]) recordHere(kind EventKind, why Why) {
	t, h := &w.trace, w.h()
	w.record(kind, why, link{t.node, t.parent, t.move}, figures{t.depth, t.g, h, w.order(why, h)})
}

// order returns the F of an event.
func (w *localSearch[S]) order(why Why, h int32) int64 {
	if why == Refused || why == Uphill {
		return w.temperature
	}
	return int64(h)
}

// recordSuccessor records the k-th successor; all generated ones are numbered.
func (w *localSearch[S]) recordSuccessor(kind EventKind, why Why, k int) {
	t, h := w.next(k), w.out[k].H
	w.record(kind, why, link{t.node, t.parent, t.move}, figures{t.depth, t.g, h, w.order(why, h)})
}

func (w *localSearch[S]) h() int32 { return w.nodes.step(w.here).h }

func (w *localSearch[S]) atGoal() bool { return w.p.Goal(w.nodes.at(w.here).state) }

// best returns the index of a successor with the least estimate, at random among equals.
func (w *localSearch[S]) best() int {
	best, ties := 0, 0
	for k := range w.out {
		switch {
		case w.out[k].H < w.out[best].H:
			best, ties = k, 1
		case w.out[k].H == w.out[best].H:
			if ties++; w.random.IntN(ties) == 0 {
				best = k
			}
		}
	}
	return best
}

// climb moves to a best successor until it reaches a goal or, after the allowed number of
// sideways moves in a row, is stuck; the status is then Running.
func (w *localSearch[S]) climb(sideways int) Status {
	for left := sideways; !w.atGoal(); {
		if !w.look() {
			return w.Ended()
		}
		if len(w.out) == 0 {
			return Running
		}
		k := w.best()
		switch h := w.out[k].H; {
		case h < w.h():
			left = sideways
		case h > w.h() || left == 0:
			return Running
		default:
			left--
		}
		if w.arrival = Climbed; !w.step(k) {
			return w.Ended()
		}
	}
	return Solved
}

// wander makes random moves; the status is Running when all are made.
func (w *localSearch[S]) wander(moves int) Status {
	for range moves {
		if w.atGoal() {
			return Solved
		}
		if !w.look() {
			return w.Ended()
		}
		if len(w.out) == 0 {
			return Running
		}
		if w.arrival = Drawn; !w.step(w.random.IntN(len(w.out))) {
			return w.Ended()
		}
	}
	return Running
}
