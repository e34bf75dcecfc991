package search

import (
	"math"
	"slices"
)

// nodes stores the states that a search has seen, each once, and finds them
// again. They are numbered from 1 in the order in which they came. With a
// state of 8 bytes a node takes 32 bytes, and about 16 more in the index.
type nodes[S comparable] struct {
	list   list[node[S]]
	index  index
	hasher hasher[S]
	meter  *Meter

	tags []uint32 // of the last fetch
	read uint64
}

type node[S comparable] struct {
	state  S
	g      int64  // the cost of the cheapest path known
	parent uint32 // on that path; 0 for the root
	move   int32  // from the parent
	h      int32
	cost   uint32 // of the move, and the mark that the node was expanded
}

const closedMark = 1 << 31

func newNodes[S comparable](p *Problem[S], m *Meter) (*nodes[S], bool) {
	ok := m.Hold(2 * pageBytes)
	return &nodes[S]{index: newIndex(), hasher: newHasher(p.Hash), meter: m}, ok
}

func (n *node[S]) closed() bool { return n.cost&closedMark != 0 }
func (n *node[S]) close()       { n.cost |= closedMark }

// reach makes the way through parent the one by which the node is reached.
func (n *node[S]) reach(parent uint32, s *Successor[S], g int64) {
	n.parent, n.move, n.g, n.cost = parent, s.Move, g, uint32(s.Cost)
}

// at is the node of that number, from 1.
func (a *nodes[S]) at(i uint32) *node[S] {
	return a.list.at(int(i - 1))
}

// find is the number of a state's node, 0 when it has none.
func (a *nodes[S]) find(s S) uint32 {
	tag := a.tag(s)
	p := a.index.pages[tag>>a.index.shift]
	for slot := home(tag); p[slot] != 0; slot = following(slot) {
		if i := uint32(p[slot]); uint32(p[slot]>>32) == tag && a.at(i).state == s {
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

// fetch prepares the placing of states: it gives their tags, and reads from the
// index where each may be, so that the memory is fetched for all of them at the
// same time and not one after the other. With millions of nodes that is what a
// search spends its time on.
func (a *nodes[S]) fetch(out []Successor[S]) []uint32 {
	a.tags = a.tags[:0]
	read := uint64(0)
	for k := range out {
		tag := a.tag(out[k].State)
		a.tags = append(a.tags, tag)
		read += a.index.pages[tag>>a.index.shift][home(tag)]
	}
	a.read = read // keeps the compiler from leaving the reading out
	return a.tags
}

func (a *nodes[S]) placeTagged(s S, tag uint32) (i uint32, fresh bool) {
	p := a.index.pages[tag>>a.index.shift]
	slot := home(tag)
	for ; p[slot] != 0; slot = following(slot) {
		if i := uint32(p[slot]); uint32(p[slot]>>32) == tag && a.at(i).state == s {
			return i, false
		}
	}
	made := a.add()
	if made == nil {
		return 0, false
	}
	*made = node[S]{state: s}
	p[slot] = uint64(tag)<<32 | uint64(a.last())
	p[0]++
	if p.used() >= pageFull && !a.index.split(tag, a.meter) {
		return 0, false
	}
	return a.last(), true
}

// clear forgets all nodes and keeps the memory for others.
func (a *nodes[S]) clear() {
	a.list.n = 0
	a.index.clear()
}

// last is the number of the node that came last.
func (a *nodes[S]) last() uint32 { return uint32(a.list.n) }

func (a *nodes[S]) add() *node[S] {
	if a.list.n == math.MaxUint32 {
		a.meter.end(MemoryLimit)
		return nil
	}
	return a.list.add(a.meter)
}

// root stores the start, or another state that a search begins with.
func (a *nodes[S]) root(s S, h int32) (i uint32, fresh bool) {
	i, fresh = a.place(s)
	if fresh {
		a.at(i).h = h
	}
	return i, fresh
}

// path is the way from the root to a node. Its cost may be less than the
// node's g when a node on it was reached more cheaply since.
func (a *nodes[S]) path(i uint32) []Successor[S] {
	var path []Successor[S]
	for n := a.at(i); n.parent != 0; n = a.at(n.parent) {
		path = append(path, Successor[S]{n.state, n.move, int32(n.cost &^ closedMark), n.h})
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
		return n.g
	}
	depth := int64(0)
	for ; n.parent != 0 && depth < maxWalk; n = a.at(n.parent) {
		depth++
	}
	return depth
}
