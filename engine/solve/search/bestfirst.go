package search

// order defines the key of a best-first search's queue: the least g*cost so far + h*estimate
// first; of equal keys the least estimate, and of these the newest.
type order struct {
	g, h   int64
	reopen bool // a closed node that is reached at less cost is reopened
	prune  bool // branch and bound: goals are tested when generated, and nodes no better than the incumbent pruned
}

func (o order) key(g int64, h int32) int64 { return o.g*g + o.h*int64(h) }

// tie returns the tie-breaker among equal keys: the least estimate, or 0 if the key is that
// already.
func (o order) tie(h int32) int32 {
	if o.g == 0 {
		return 0
	}
	return h
}

// estimate recovers a node's h from its key and tie.
func (o order) estimate(key int64, tie int32) int32 {
	if o.g == 0 {
		return int32(key / o.h)
	}
	return tie
}

// bestFirst is the search behind uniform-cost search, greedy search, A*, weighted A* and
// branch and bound: a priority queue of open nodes, and one node for every state.
//
// A node reached at less cost is pushed again. Its old entry is recognized when popped,
// because its key no longer agrees with the node (lazy deletion).
type bestFirst[S comparable] struct {
	*run[S]
	order
	nodes    *nodes[S]
	queue    queue
	frontier int
	best     incumbent
	now      successors[S] // of the node being expanded
	next     successors[S] // of the likely next node
}

// incumbent is the cheapest goal generated so far; node is 0 if there is none.
type incumbent struct {
	node uint32
	cost int64
}

// ordered runs the search with that order, by its plain form if a lecture has other rules.
func (r *run[S]) ordered(o order) Outcome[S] {
	if chosen, usual := r.rules(); !usual {
		return r.plainBestFirst(o, chosen)
	}
	return r.bestFirst(o)
}

// bestFirst runs the search with that order.
func (r *run[S]) bestFirst(o order) Outcome[S] {
	nodes, ok := newNodes(&r.p, r.Meter, false)
	nodes.recorded = r.recording
	b := &bestFirst[S]{run: r, order: o, nodes: nodes, queue: queue{meter: r.Meter}, frontier: 1}
	h := r.startH()
	if !ok {
		return r.ended(r.Ended())
	}
	start, _ := nodes.root(r.p.Start, h)
	if start == 0 || !b.queue.push(o.key(0, h), o.tie(h), start) {
		return r.ended(r.Ended())
	}
	r.recordStart(o.key(0, h))
	if o.prune && r.p.Goal(r.p.Start) {
		r.recordGoal(nodes, start, 0)
		return r.solved(nil)
	}
	return b.search()
}

func (b *bestFirst[S]) search() Outcome[S] {
	for {
		b.Waiting(b.frontier)
		key, tie, i := b.queue.pop()
		if i == 0 || b.worse(key) {
			break
		}
		n, h := b.nodes.at(i), b.estimate(key, tie)
		if n.closed() || b.key(n.g(), h) != key {
			continue
		}
		b.raise(key)
		if !b.prune && b.p.Goal(n.state) {
			b.recordGoal(b.nodes, i, key)
			if b.p.Admissible && b.reopen && b.g == b.h || b.h == 0 {
				b.proven(n.g())
			}
			return b.solved(b.nodes.path(i))
		}
		if b.Due() {
			b.Depth = b.nodes.depth(i, b.p.UnitCost)
		}
		if !b.Expand() || !b.expand(i, n, h, key) {
			return b.end(b.Ended())
		}
	}
	if b.best.node != 0 && b.p.Admissible {
		b.proven(b.best.cost)
	}
	return b.end(NoSolution)
}

// expand generates and inserts the successors of a node. It returns false at the memory limit.
func (b *bestFirst[S]) expand(i uint32, n *node[S], h int32, key int64) bool {
	n.close()
	b.frontier--
	depth := int64(0)
	if b.recording {
		depth = b.nodes.depth(i, b.p.UnitCost) + 1
		b.recordNode(Expanded, NoReason, b.nodes, i, key)
	}
	b.take(n.state, h)
	b.Generated += int64(len(b.now.list))
	if b.nodes.last() > lookAheadFrom && !b.recording { // a recorder must see expansions in order
		b.lookAhead(n.g(), key)
	}
	back := b.back(i, n)
	for k := range b.now.list {
		if k == back {
			continue
		}
		s := &b.now.list[k]
		g := n.g() + int64(s.Cost)
		f := b.key(g, s.H)
		if b.worse(f) {
			if b.recording {
				b.record(Pruned, NotBetter, link{0, int32(i), s.Move}, figures{depth, g, s.H, f})
			}
			continue
		}
		j, fresh := b.nodes.insertTagged(s.State, b.now.tags[k])
		if j == 0 {
			return false
		}
		made := b.nodes.at(j)
		better := fresh || g < made.g() && (b.reopen || !made.closed())
		if b.recording {
			kind, why := b.seenAs(made, fresh, better)
			b.record(kind, why, link{int32(j), int32(i), s.Move}, figures{depth, g, s.H, f})
		}
		if !better {
			continue
		}
		if fresh || made.closed() {
			b.frontier++
		}
		if !b.nodes.reach(j, i, s, g) {
			return false
		}
		if b.prune && b.p.Goal(s.State) {
			b.best = incumbent{j, g}
			if b.recording {
				b.recordNode(Goal, Incumbent, b.nodes, j, f)
			}
		}
		if !b.queue.push(f, b.tie(s.H), j) {
			return false
		}
	}
	return true
}

// worse reports whether no path through a node with that key can be better than the incumbent.
func (b *bestFirst[S]) worse(key int64) bool { return b.best.node != 0 && key >= b.best.cost }

// raise raises the lower bound to the least key of the frontier. Some node of a cheapest
// path is always in the frontier, reached by that path, and its key is at most that path's
// cost times the greater factor.
func (b *bestFirst[S]) raise(key int64) {
	if b.p.Admissible || b.h == 0 {
		factor := max(b.g, b.h)
		b.proven((key + factor - 1) / factor)
	}
}

// end returns the outcome for that status, with the incumbent if there is one.
func (b *bestFirst[S]) end(status Status) Outcome[S] {
	if b.best.node != 0 {
		return b.solved(b.nodes.path(b.best.node))
	}
	return b.ended(status)
}

// back returns the index, among a node's successors, of the move back to its parent, or -1:
// that state is closed at less cost and needs no lookup.
func (b *bestFirst[S]) back(i uint32, n *node[S]) int {
	if n.parent == 0 {
		return -1
	}
	parent := b.nodes.at(n.parent).state
	for k := range b.now.list {
		if s := &b.now.list[k]; s.State == parent {
			if b.recording {
				g := n.g() + int64(s.Cost)
				depth := b.nodes.depth(i, b.p.UnitCost) + 1
				b.record(Pruned, Back, link{0, int32(i), s.Move}, figures{depth, g, s.H, b.key(g, s.H)})
			}
			return k
		}
	}
	return -1
}

// seenAs returns the event for a generated successor with that node.
func (b *bestFirst[S]) seenAs(n *node[S], fresh, better bool) (EventKind, Why) {
	switch {
	case fresh:
		return Generated, NoReason
	case !better:
		return Duplicate, NoReason
	case n.closed():
		return Reopened, NoReason
	}
	return Generated, Cheaper
}
