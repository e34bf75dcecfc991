package search

// order is by what a best-first search picks the next node: the least
// g*cost so far + h*estimate.
type order struct {
	g, h   int64
	reopen bool // an expanded node that is reached more cheaply is expanded again
	prune  bool // goals are noticed when they are made, and nodes no better than the best of them dropped
}

func (o order) key(g int64, h int32) int64 { return o.g*g + o.h*int64(h) }

// bestFirst is the search that uniform-cost search, greedy search, A*,
// weighted A* and branch and bound have in common: the frontier is a priority
// queue, and every state is stored once.
//
// A node that is reached more cheaply goes to the queue again. The entry that
// it had before is known by its key, which is no longer the node's.
func (r *run[S]) bestFirst(o order) Outcome[S] {
	nodes, ok := newNodes(&r.p, r.Meter)
	if !ok {
		return r.ended(r.Ended())
	}
	q := queue{meter: r.Meter}
	h := r.startH()
	start, _ := nodes.root(r.p.Start, h)
	if start == 0 || !q.push(o.key(0, h), start) {
		return r.ended(r.Ended())
	}
	r.Waiting(1)
	best := incumbent{}
	if o.prune && r.p.Goal(r.p.Start) {
		return r.solved(nil)
	}
	var out []Successor[S]
	for {
		key, i := q.pop()
		if i == 0 {
			break
		}
		n := nodes.at(i)
		if n.closed() || o.key(n.g, n.h) != key {
			continue
		}
		if best.node != 0 && key >= best.cost {
			break
		}
		r.raise(o, key)
		if !o.prune && r.p.Goal(n.state) {
			if r.p.Admissible && o.reopen && o.g == o.h || o.h == 0 {
				r.proven(n.g)
			}
			return r.solved(nodes.path(i))
		}
		if r.Due() {
			r.Depth = nodes.depth(i)
		}
		if !r.Expand() {
			return r.cutShort(best, nodes)
		}
		n.close()
		frontier := r.Frontier - 1
		r.hear(Expanded, &n.state, r.parent(nodes, n), n.move, n.g, int64(n.h), key)
		out = r.p.Expand(n.state, n.h, out[:0])
		r.Generated += int64(len(out))
		out = r.withoutReturn(nodes, n, out)
		tags := nodes.fetch(out)
		for k := range out {
			s := &out[k]
			s.H = max(s.H, 0)
			g := n.g + int64(s.Cost)
			f := o.key(g, s.H)
			if best.node != 0 && f >= best.cost {
				r.hear(Pruned, &s.State, &n.state, s.Move, g, int64(s.H), f)
				continue
			}
			j, fresh := nodes.placeTagged(s.State, tags[k])
			if j == 0 {
				return r.cutShort(best, nodes)
			}
			made := nodes.at(j)
			if fresh {
				made.h = s.H
			} else if g >= made.g || made.closed() && !o.reopen {
				r.hear(Pruned, &s.State, &n.state, s.Move, g, int64(s.H), f)
				continue
			}
			if fresh || made.closed() {
				frontier++
			}
			made.reach(i, s, g)
			r.hear(Generated, &s.State, &n.state, s.Move, g, int64(s.H), f)
			if o.prune && r.p.Goal(s.State) {
				best = incumbent{j, g}
			}
			if !q.push(o.key(g, made.h), j) {
				return r.cutShort(best, nodes)
			}
		}
		r.Waiting(int(frontier))
	}
	if best.node == 0 {
		return r.ended(Exhausted)
	}
	if r.p.Admissible {
		r.proven(best.cost)
	}
	return r.solved(nodes.path(best.node))
}

// withoutReturn takes the move back to a node's parent out of its successors:
// going back is never cheaper, and need not be looked up.
func (r *run[S]) withoutReturn(nodes *nodes[S], n *node[S], out []Successor[S]) []Successor[S] {
	if n.parent == 0 {
		return out
	}
	parent := nodes.at(n.parent).state
	for k := range out {
		if s := &out[k]; s.State == parent {
			g := n.g + int64(s.Cost)
			r.hear(Pruned, &s.State, &n.state, s.Move, g, int64(s.H), g)
			return append(out[:k], out[k+1:]...)
		}
	}
	return out
}

// incumbent is the cheapest goal that was made so far; node is 0 before there is one.
type incumbent struct {
	node uint32
	cost int64
}

// raise raises the lower bound by the least key of the frontier. Some node of
// a cheapest path is always in the frontier, reached by that path, and its key
// is at most that path's cost times the greater factor.
func (r *run[S]) raise(o order, key int64) {
	if r.p.Admissible || o.h == 0 {
		factor := max(o.g, o.h)
		r.proven((key + factor - 1) / factor)
	}
}

// cutShort is the outcome when a limit or the user ends the search: with the
// best path so far when there is one.
func (r *run[S]) cutShort(best incumbent, nodes *nodes[S]) Outcome[S] {
	if best.node == 0 {
		return r.ended(r.Ended())
	}
	return r.solved(nodes.path(best.node))
}
