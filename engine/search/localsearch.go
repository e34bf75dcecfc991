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
}

// newLocalSearch stands at the start; ok is false when there is no memory for it.
func (r *run[S]) newLocalSearch() (w *localSearch[S], ok bool) {
	nodes, ok := newNodes(&r.p, r.Meter)
	w = &localSearch[S]{run: r, nodes: nodes, random: rand.New(rand.NewPCG(uint64(r.settings.Int("seed")), 0))}
	return w, ok && w.restart()
}

// restart forgets everything and goes back to the start.
func (w *localSearch[S]) restart() bool {
	w.nodes.clear()
	w.here, _ = w.nodes.root(w.p.Start, w.startH())
	return w.here != 0
}

// end is the outcome when the walk has ended with that status.
func (w *localSearch[S]) end(status Status) Outcome[S] {
	if status == Solved {
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
	w.hear(Expanded, &n.state, w.parent(w.nodes, n), n.move, n.g, int64(n.h), int64(n.h))
	w.out = w.p.Expand(n.state, n.h, w.out[:0])
	w.Generated += int64(len(w.out))
	w.Waiting(len(w.out))
	if len(w.out) == 0 && n.parent == 0 {
		w.Meter.end(NoSolution) // the start has no moves: no try leads anywhere
		return false
	}
	for k := range w.out {
		s := &w.out[k]
		s.H = max(s.H, 0)
		w.hear(Generated, &s.State, &n.state, s.Move, n.g+int64(s.Cost), int64(s.H), int64(s.H))
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
	n, g := w.nodes.at(i), w.nodes.at(w.here).g+int64(s.Cost)
	if fresh || g < n.g {
		n.h = s.H
		n.reach(w.here, s, g)
	}
	w.here = i
	return true
}

// h is the present state's estimate.
func (w *localSearch[S]) h() int32 { return w.nodes.at(w.here).h }

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
		if !w.step(k) {
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
		if !w.step(w.random.IntN(len(w.out))) {
			return w.Ended()
		}
	}
	return Running
}
