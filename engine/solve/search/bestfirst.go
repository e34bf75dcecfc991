package search

// order is by what a best-first search picks the next node: the least
// g*cost so far + h*estimate; of equal ones the least estimate, and of these the latest.
type order struct {
	g, h   int64
	reopen bool // an expanded node that is reached more cheaply is expanded again
	prune  bool // goals are noticed when they are made, and nodes no better than the best of them dropped
}

func (o order) key(g int64, h int32) int64 { return o.g*g + o.h*int64(h) }

// tie is by what one of equal keys is picked: the least estimate, unless the key is that.
func (o order) tie(h int32) int32 {
	if o.g == 0 {
		return 0
	}
	return h
}

// estimate is that of a node with that key and tie.
func (o order) estimate(key int64, tie int32) int32 {
	if o.g == 0 {
		return int32(key / o.h)
	}
	return tie
}

// bestFirst is the search that uniform-cost search, greedy search, A*,
// weighted A* and branch and bound have in common: the frontier is a priority
// queue, and every state is stored once.
//
// A node that is reached more cheaply goes to the queue again. The entry that
// it had before is known by its key, which is no longer the node's.
type bestFirst[S comparable] struct {
	*run[S]
	order
	nodes    *nodes[S]
	queue    queue
	frontier int
	best     incumbent
	now      successors[S] // of the node that is being expanded
	next     successors[S] // of the one that is likely next
}

// incumbent is the cheapest goal that was made so far; node is 0 before there is one.
type incumbent struct {
	node uint32
	cost int64
}

// bestFirst runs the search in that order.
func (r *run[S]) bestFirst(o order) Outcome[S] {
	nodes, ok := newNodes(&r.p, r.Meter, false)
	nodes.heard = r.recording
	b := &bestFirst[S]{run: r, order: o, nodes: nodes, queue: queue{meter: r.Meter}, frontier: 1}
	h := r.startH()
	if !ok {
		return r.ended(r.Ended())
	}
	start, _ := nodes.root(r.p.Start, h)
	if start == 0 || !b.queue.push(o.key(0, h), o.tie(h), start) {
		return r.ended(r.Ended())
	}
	r.tellStart(o.key(0, h))
	if o.prune && r.p.Goal(r.p.Start) {
		r.tellGoal(nodes, start, 0)
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
			b.tellGoal(b.nodes, i, key)
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

// expand makes the successors of a node. It returns false when the memory
// limit forbids it.
func (b *bestFirst[S]) expand(i uint32, n *node[S], h int32, key int64) bool {
	n.close()
	b.frontier--
	depth := int64(0)
	if b.recording {
		depth = b.nodes.depth(i, b.p.UnitCost) + 1
		b.tellNode(Expanded, NoReason, b.nodes, i, key)
	}
	b.take(n.state, h)
	b.Generated += int64(len(b.now.list))
	if b.nodes.last() > aheadFrom && !b.recording { // what is told of is expanded in its turn
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
				b.tell(Pruned, NotBetter, link{0, int32(i), s.Move}, figures{depth, g, s.H, f})
			}
			continue
		}
		j, fresh := b.nodes.placeTagged(s.State, b.now.tags[k])
		if j == 0 {
			return false
		}
		made := b.nodes.at(j)
		better := fresh || g < made.g() && (b.reopen || !made.closed())
		if b.recording {
			kind, why := b.seenAs(made, fresh, better)
			b.tell(kind, why, link{int32(j), int32(i), s.Move}, figures{depth, g, s.H, f})
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
				b.tellNode(Goal, Incumbent, b.nodes, j, f)
			}
		}
		if !b.queue.push(f, b.tie(s.H), j) {
			return false
		}
	}
	return true
}

// worse says whether a node with that key leads to nothing better than the
// solution that there is.
func (b *bestFirst[S]) worse(key int64) bool { return b.best.node != 0 && key >= b.best.cost }

// raise raises the lower bound by the least key of the frontier. Some node of
// a cheapest path is always in the frontier, reached by that path, and its key
// is at most that path's cost times the greater factor.
func (b *bestFirst[S]) raise(key int64) {
	if b.p.Admissible || b.h == 0 {
		factor := max(b.g, b.h)
		b.proven((key + factor - 1) / factor)
	}
}

// end is the outcome when the search ends with that status: the best path so
// far when there is one.
func (b *bestFirst[S]) end(status Status) Outcome[S] {
	if b.best.node != 0 {
		return b.solved(b.nodes.path(b.best.node))
	}
	return b.ended(status)
}

// back is the place of the move back to a node's parent among its successors, -1
// when there is none: going back is never cheaper, and need not be looked up.
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
				b.tell(Pruned, Back, link{0, int32(i), s.Move}, figures{depth, g, s.H, b.key(g, s.H)})
			}
			return k
		}
	}
	return -1
}

// seenAs is how a successor with that node is told of.
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
