package search

import "math/rand/v2"

// localSearch is the way of a local search: it steps from state to state and may come
// back to one. It remembers each state of the present try once, with the
// cheapest way by which it came there, so that the path from the start has no
// detours that return to an earlier state.
type localSearch[S comparable] struct {
	*run[S]
	random *rand.Rand
	nodes  *nodes[S]
	here   uint32 // the present state's node
	out    []Successor[S]
	try    int64
	told   spot
	came   Why   // how the walk came here
	heat   int64 // the temperature then, as events tell it
}

// spot is where the walk stands, as a recorder is told of it: there the walk is
// a tree, in which a state that it comes back to is another node.
type spot struct {
	node, parent, move int32
	depth, g           int64
	made               int32 // the number of the last node
}

// newLocalSearch is one before its first try; ok is false when there is no memory for it.
func (r *run[S]) newLocalSearch() (w *localSearch[S], ok bool) {
	nodes, ok := newNodes(&r.p, r.Meter, true)
	w = &localSearch[S]{run: r, nodes: nodes, random: rand.New(rand.NewPCG(uint64(r.settings.Int("seed")), 0))}
	r.tellStart(int64(r.startH()))
	return w, ok
}

// restart begins another try.
func (w *localSearch[S]) restart() bool {
	w.try++
	w.tellRound(w.try)
	return w.goBack(NoReason)
}

// goBack forgets everything and goes back to the start, for that reason.
func (w *localSearch[S]) goBack(why Why) bool {
	w.nodes.clear()
	w.here, _ = w.nodes.root(w.p.Start, w.startH())
	w.came = why
	w.told = spot{node: 1, made: max(w.told.made, 1)}
	return w.here != 0
}

// end is the outcome when the walk has ended with that status.
func (w *localSearch[S]) end(status Status) Outcome[S] {
	if status == Solved {
		if w.recording {
			w.tellHere(Goal, NoReason)
		}
		return w.solved(w.nodes.path(w.here))
	}
	return w.ended(status)
}

// look makes the successors of the present state. It returns false when a
// limit ends the search, or there is nowhere to go.
func (w *localSearch[S]) look() bool {
	if w.Due() {
		w.Depth = w.nodes.depth(w.here, w.p.UnitCost)
	}
	if !w.Expand() {
		return false
	}
	n := w.nodes.at(w.here)
	if w.recording {
		w.tellHere(Expanded, w.came)
	}
	w.out = w.p.Expand(n.state, w.h(), w.out[:0])
	w.Generated += int64(len(w.out))
	w.Waiting(len(w.out))
	if len(w.out) == 0 && n.parent == 0 {
		w.Meter.end(NoSolution) // the start has no moves: no try leads anywhere
		return false
	}
	w.told.made += int32(len(w.out))
	for k := range w.out {
		s := &w.out[k]
		s.H = max(s.H, 0)
		if w.recording {
			w.tellSuccessor(Generated, NoReason, k)
		}
	}
	return true
}

// step goes to the k-th successor. It returns false when the memory limit
// forbids it.
func (w *localSearch[S]) step(k int) bool {
	s := &w.out[k]
	i, fresh := w.nodes.place(s.State)
	if i == 0 {
		return false
	}
	if g := w.nodes.at(w.here).g() + int64(s.Cost); (fresh || g < w.nodes.at(i).g()) && !w.nodes.reach(i, w.here, s, g) {
		return false
	}
	w.here = i
	if w.recording {
		w.told = w.next(k)
	}
	return true
}

// next is the spot of the k-th successor.
func (w *localSearch[S]) next(k int) spot {
	t, s := &w.told, &w.out[k]
	return spot{t.made - int32(len(w.out)-1-k), t.node, s.Move, t.depth + 1, t.g + int64(s.Cost), t.made}
}

func (w *localSearch[S]) tellHere(kind EventKind, why Why) {
	t, h := &w.told, w.h()
	w.tell(kind, why, link{t.node, t.parent, t.move}, figures{t.depth, t.g, h, w.order(why, h)})
}

// order is the F of an event.
func (w *localSearch[S]) order(why Why, h int32) int64 {
	if why == Refused || why == Uphill {
		return w.heat
	}
	return int64(h)
}

// tellSuccessor tells of the k-th successor; all that were made have a number.
func (w *localSearch[S]) tellSuccessor(kind EventKind, why Why, k int) {
	t, h := w.next(k), w.out[k].H
	w.tell(kind, why, link{t.node, t.parent, t.move}, figures{t.depth, t.g, h, w.order(why, h)})
}

// h is the present state's estimate.
func (w *localSearch[S]) h() int32 { return w.nodes.step(w.here).h }

func (w *localSearch[S]) atGoal() bool { return w.p.Goal(w.nodes.at(w.here).state) }

// best is one of the successors with the least estimate, by lot.
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

// climb goes to a best successor until it reaches a goal or is stuck: where
// none is better, it makes as many sideways moves in a row as it may. It
// returns Running when it is stuck.
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
		if w.came = Climbed; !w.step(k) {
			return w.Ended()
		}
	}
	return Solved
}

// wander makes moves at random. It returns Running when it made them all.
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
		if w.came = Drawn; !w.step(w.random.IntN(len(w.out))) {
			return w.Ended()
		}
	}
	return Running
}
