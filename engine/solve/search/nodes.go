package search

import (
	"math"
	"slices"
	"unsafe"

	"langkah/engine/base/hardware"
)

// nodes stores the states that a search has seen, each once, and finds them
// again. They are numbered from 1 in the order in which they came. With a
// state of 8 bytes a node takes 16 bytes, and about 16 more in the index; the
// step to it takes 12, where steps are kept.
type nodes[S comparable] struct {
	list    list[node[S]]
	steps   list[step] // to each node, where they are kept
	stepped bool       // they are
	heard   bool       // a recorder listens to a search that keeps no steps
	moves   []int32    // for it; not of what the search holds
	index   index
	hasher  hasher[S]
	problem *Problem[S]
	meter   *Meter
}

type node[S comparable] struct {
	state  S
	parent uint32 // on the cheapest path known; 0 for the root
	cost   uint32 // of that path, and the mark that the node was expanded
}

// step is the last move of a node's path, and the node's estimate.
type step struct{ move, cost, h int32 }

const (
	closedMark = 1 << 31
	dearest    = closedMark - 1 // that a path may cost
)

// newNodes has no node. Steps are kept for a search that asks for the estimates of
// stored nodes.
func newNodes[S comparable](p *Problem[S], m *Meter, steps bool) (*nodes[S], bool) {
	index, ok := newIndex(m)
	return &nodes[S]{stepped: steps, index: index, hasher: newHasher(p.Hash), problem: p, meter: m}, ok
}

func (n *node[S]) closed() bool { return n.cost&closedMark != 0 }
func (n *node[S]) close()       { n.cost |= closedMark }

// g is the cost of the cheapest path known.
func (n *node[S]) g() int64 { return int64(n.cost &^ closedMark) }

// reach makes the way through parent the one by which a node is reached, which is
// to be expanded then. It returns false where that is too dear to be noted, which ends
// the search.
func (a *nodes[S]) reach(i, parent uint32, s *Successor[S], g int64) bool {
	if g > dearest {
		a.meter.end(Failed)
		return false
	}
	n := a.at(i)
	n.parent, n.cost = parent, uint32(g)
	if a.stepped {
		*a.steps.at(int(i - 1)) = step{s.Move, s.Cost, s.H}
	} else if a.heard {
		a.moves[i-1] = s.Move
	}
	return true
}

// step is the step to a node. Where steps are not kept it is found by making the
// parent's successors again.
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

// told is the step to a node as a recorder hears of it, without its cost.
func (a *nodes[S]) told(i uint32) step {
	if a.stepped {
		return a.step(i)
	}
	return step{move: a.moves[i-1], h: a.estimate(a.at(i).state)}
}

// cheapest is the cheapest step from one state to the other, the first of equals.
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

// at is the node of that number, from 1.
func (a *nodes[S]) at(i uint32) *node[S] {
	return a.list.at(int(i - 1))
}

// find is the number of a state's node, 0 when it has none.
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

// place is the number of a state's node, which is made when there is none. It
// returns 0 when the memory limit forbids that.
func (a *nodes[S]) place(s S) (i uint32, fresh bool) {
	return a.placeTagged(s, a.tag(s))
}

func (a *nodes[S]) tag(s S) uint32 { return uint32(a.hasher.hash(s) >> 32) }

// fetch gives the tag of a state that is to be placed soon, and has the processor
// fetch from the index where it may be.
func (a *nodes[S]) fetch(s S) (tag uint32) {
	tag = a.tag(s)
	hardware.Prefetch(unsafe.Pointer(&a.index.of(tag).slots[home(tag)]))
	return tag
}

func (a *nodes[S]) placeTagged(s S, tag uint32) (i uint32, fresh bool) {
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

// clear forgets all nodes and keeps the memory for others.
func (a *nodes[S]) clear() {
	a.list.n, a.steps.n, a.moves = 0, 0, a.moves[:0]
	a.index.clear()
}

// last is the number of the node that came last.
func (a *nodes[S]) last() uint32 { return uint32(a.list.n) }

func (a *nodes[S]) add() *node[S] {
	if a.list.n == math.MaxUint32 {
		a.meter.end(MemoryLimit)
		return nil
	}
	if a.stepped && a.steps.add(a.meter) == nil {
		return nil
	}
	if a.heard {
		a.moves = append(a.moves, 0)
	}
	return a.list.add(a.meter)
}

// root stores the start, or another state that a search begins with.
func (a *nodes[S]) root(s S, h int32) (i uint32, fresh bool) {
	i, fresh = a.place(s)
	if fresh && a.stepped {
		*a.steps.at(int(i - 1)) = step{h: h}
	}
	return i, fresh
}

// path is the way from the root to a node. Its cost may be less than the
// node's g when a node on it was reached more cheaply since.
func (a *nodes[S]) path(i uint32) []Successor[S] {
	var path []Successor[S]
	for n := a.at(i); n.parent != 0; i, n = n.parent, a.at(n.parent) {
		s := a.step(i)
		path = append(path, Successor[S]{n.state, s.move, s.cost, s.h})
	}
	slices.Reverse(path)
	return path
}

// maxWalk bounds the way back that is walked only to tell how deep a search is.
const maxWalk = 2000

// depth is the number of moves from the root to a node. It is for show: of a
// path of more than maxWalk moves that do not all cost 1 it tells the bound,
// since walking back all of it would take longer than the search itself.
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
