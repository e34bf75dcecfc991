package search

import (
	"math"
	"slices"
	"unsafe"

	"langkah/engine/base/hardware"
)

// nodes is the set of the states that a search has generated, open and closed: each is
// stored once, with its parent, and found through the index. Nodes are numbered from 1 in
// the order of insertion. With a state of 8 bytes a node takes 16 bytes, and about 16 more
// in the index; a kept step takes 12.
type nodes[S comparable] struct {
	list     list[node[S]]
	steps    list[step] // to each node, if stepped
	stepped  bool       // steps are kept
	recorded bool       // a recorder listens, and steps are not kept
	moves    []int32    // for the recorder; not counted as the search's memory
	index    index
	hasher   hasher[S]
	problem  *Problem[S]
	meter    *Meter
}

type node[S comparable] struct {
	state  S
	parent uint32 // on the cheapest known path; 0 for a root
	cost   uint32 // of that path, with the bit closedMark
}

// step is the last move of a node's path, with its cost and the node's estimate.
type step struct{ move, cost, h int32 }

const (
	closedMark = 1 << 31
	dearest    = closedMark - 1 // greatest cost of a path
)

// newNodes returns an empty set; ok is false at the memory limit. Steps are kept for
// searches that read the estimates of stored nodes.
func newNodes[S comparable](p *Problem[S], m *Meter, steps bool) (*nodes[S], bool) {
	index, ok := newIndex(m)
	return &nodes[S]{stepped: steps, index: index, hasher: newHasher(p.Hash), problem: p, meter: m}, ok
}

func (n *node[S]) closed() bool { return n.cost&closedMark != 0 }
func (n *node[S]) close()       { n.cost |= closedMark }

// g returns the cost of the cheapest known path.
func (n *node[S]) g() int64 { return int64(n.cost &^ closedMark) }

// reach sets a node's parent and cost and marks it open. It returns false, and ends the
// search, if the cost does not fit.
func (a *nodes[S]) reach(i, parent uint32, s *Successor[S], g int64) bool {
	if g > dearest {
		a.meter.end(Failed)
		return false
	}
	n := a.at(i)
	n.parent, n.cost = parent, uint32(g)
	if a.stepped {
		*a.steps.at(int(i - 1)) = step{s.Move, s.Cost, s.H}
	} else if a.recorded {
		a.moves[i-1] = s.Move
	}
	return true
}

// step returns the step to a node. If steps are not kept it generates the parent's
// successors again.
func (a *nodes[S]) step(i uint32) step {
	if a.stepped {
		return *a.steps.at(int(i - 1))
	}
	n := a.at(i)
	if n.parent == 0 {
		return step{h: a.estimate(n.state)}
	}
	return a.cheapest(a.at(n.parent).state, n.state)
}

// recordedStep returns the step to a node for the recorder, without its cost.
func (a *nodes[S]) recordedStep(i uint32) step {
	if a.stepped {
		return a.step(i)
	}
	return step{move: a.moves[i-1], h: a.estimate(a.at(i).state)}
}

// cheapest returns the cheapest step between two states, the first of equals.
func (a *nodes[S]) cheapest(from, to S) step {
	least := step{cost: math.MaxInt32}
	for _, s := range a.problem.Expand(from, a.estimate(from), nil) {
		if s.State == to && s.Cost < least.cost {
			least = step{s.Move, s.Cost, max(s.H, 0)}
		}
	}
	return least
}

func (a *nodes[S]) estimate(s S) int32 {
	if a.problem.Estimate == nil {
		return 0
	}
	return max(a.problem.Estimate(s), 0)
}

// at returns a node by number.
func (a *nodes[S]) at(i uint32) *node[S] {
	return a.list.at(int(i - 1))
}

// find returns the number of a state's node, 0 if there is none.
func (a *nodes[S]) find(s S) uint32 {
	tag := a.tag(s)
	slots := a.index.of(tag).slots
	for slot := home(tag); slots[slot] != 0; slot = following(slot) {
		if i := uint32(slots[slot]); uint32(slots[slot]>>32) == tag && a.at(i).state == s {
			return i
		}
	}
	return 0
}

// insert returns the number of a state's node, which it adds if there is none. It returns 0
// at the memory limit.
func (a *nodes[S]) insert(s S) (i uint32, fresh bool) {
	return a.insertTagged(s, a.tag(s))
}

func (a *nodes[S]) tag(s S) uint32 { return uint32(a.hasher.hash(s) >> 32) }

// fetch returns the tag of a state that is soon to be inserted, and prefetches its slot of
// the index.
func (a *nodes[S]) fetch(s S) (tag uint32) {
	tag = a.tag(s)
	hardware.Prefetch(unsafe.Pointer(&a.index.of(tag).slots[home(tag)]))
	return tag
}

func (a *nodes[S]) insertTagged(s S, tag uint32) (i uint32, fresh bool) {
	p := a.index.of(tag)
	slot := home(tag)
	for ; p.slots[slot] != 0; slot = following(slot) {
		if i := uint32(p.slots[slot]); uint32(p.slots[slot]>>32) == tag && a.at(i).state == s {
			return i, false
		}
	}
	made := a.add()
	if made == nil {
		return 0, false
	}
	*made = node[S]{state: s}
	p.slots[slot] = uint64(tag)<<32 | uint64(a.last())
	p.used++
	if p.used >= pageFull && !a.index.split(tag, a.meter) {
		return 0, false
	}
	return a.last(), true
}

// clear removes all nodes and keeps the memory.
func (a *nodes[S]) clear() {
	a.list.n, a.steps.n, a.moves = 0, 0, a.moves[:0]
	a.index.clear()
}

// last returns the number of the newest node.
func (a *nodes[S]) last() uint32 { return uint32(a.list.n) }

func (a *nodes[S]) add() *node[S] {
	if a.list.n == math.MaxUint32 {
		a.meter.end(MemoryLimit)
		return nil
	}
	if a.stepped && a.steps.add(a.meter) == nil {
		return nil
	}
	if a.recorded {
		a.moves = append(a.moves, 0)
	}
	return a.list.add(a.meter)
}

// root inserts the start, or another state at which a search begins.
func (a *nodes[S]) root(s S, h int32) (i uint32, fresh bool) {
	i, fresh = a.insert(s)
	if fresh && a.stepped {
		*a.steps.at(int(i - 1)) = step{h: h}
	}
	return i, fresh
}

// path returns the path from the root to a node. Its cost may be less than the node's g if a
// node on it was reached at less cost since.
func (a *nodes[S]) path(i uint32) []Successor[S] {
	var path []Successor[S]
	for n := a.at(i); n.parent != 0; i, n = n.parent, a.at(n.parent) {
		s := a.step(i)
		path = append(path, Successor[S]{n.state, s.move, s.cost, s.h})
	}
	slices.Reverse(path)
	return path
}

// maxWalk is the longest path that is walked only to report the depth.
const maxWalk = 2000

// depth returns the number of moves from the root to a node, for display. For longer paths
// whose moves do not all cost 1 it returns maxWalk, since walking them could take longer
// than the search.
func (a *nodes[S]) depth(i uint32, unitCost bool) int64 {
	n := a.at(i)
	if unitCost {
		return n.g()
	}
	depth := int64(0)
	for ; n.parent != 0 && depth < maxWalk; n = a.at(n.parent) {
		depth++
	}
	return depth
}
