package search

import (
	"unsafe"

	"langkah/engine/base/hardware"
)

// A best-first search of many nodes waits for memory most of the time: for each
// successor the index has to be read where nothing was read lately. So the
// successors of the node that is likely the next are made one step ahead, and the
// processor fetches the index for them while those of the present node are placed.
//
// The next one is guessed: a successor whose key is no greater, which the queue
// would give out at once, or else the first of the queue. On the 15-puzzle with
// Manhattan distance 77 of 100 guesses are right; the others cost an expansion that is
// not used. What the search does, and in what order, stays the same.

// aheadFrom is how many nodes are looked up without: the processor's caches hold them.
const aheadFrom = 1 << 16

// successors are those of one state.
type successors[S comparable] struct {
	of   S
	made bool
	list []Successor[S]
	tags []uint32 // of each
}

// makeSuccessors makes those of a state, and has the index fetched for them.
func (b *bestFirst[S]) makeSuccessors(to *successors[S], of S, h int32) {
	to.of, to.made = of, true
	to.list = b.p.Expand(of, h, to.list[:0])
	to.tags = to.tags[:0]
	for k := range to.list {
		s := &to.list[k]
		s.H = max(s.H, 0)
		to.tags = append(to.tags, b.nodes.fetch(s.State))
	}
}

// take makes the successors of a node the present ones.
func (b *bestFirst[S]) take(of S, h int32) {
	if b.next.made && b.next.of == of {
		b.now, b.next = b.next, b.now
	} else {
		b.makeSuccessors(&b.now, of, h)
	}
	b.next.made = false
}

// lookAhead makes the successors of the node that is likely expanded after the
// present one, whose cost so far and key are given.
func (b *bestFirst[S]) lookAhead(g, key int64) {
	var likely *Successor[S]
	for k := range b.now.list {
		s := &b.now.list[k]
		if b.key(g+int64(s.Cost), s.H) <= key && (likely == nil || s.H <= likely.H) {
			likely = s
		}
	}
	if likely != nil {
		b.makeSuccessors(&b.next, likely.State, likely.H)
		return
	}
	first, tie, i, second := b.queue.peek()
	if i == 0 {
		return
	}
	n := b.nodes.at(i)
	if n.parent != 0 {
		hardware.Prefetch(unsafe.Pointer(b.nodes.at(n.parent)))
	}
	if second != 0 {
		hardware.Prefetch(unsafe.Pointer(b.nodes.at(second)))
	}
	b.makeSuccessors(&b.next, n.state, b.estimate(first, tie))
}
