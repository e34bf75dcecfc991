package search

import (
	"unsafe"

	"langkah/engine/base/hardware"
)

// Look-ahead of a best-first search. With many nodes it is bound by memory latency: each
// successor needs a read of the index at an address that is in no cache. So the successors
// of the node that is likely expanded next are generated one step ahead, and the processor
// prefetches their index slots while the present successors are inserted.
//
// The guess is a successor with a key no greater than the present one, which the queue would
// pop at once, or else the queue's first node. On the 15-puzzle with Manhattan distance 77
// of 100 guesses are right; each of the others costs one wasted expansion. Order and results
// of the search are unchanged.
//
// The next one is guessed: a successor whose key is no greater, which the queue
// would give out at once, or else the first of the queue. On the 15-puzzle with
// Manhattan distance 77 of 100 guesses are right; the others cost an expansion that is
// not used. What the search does, and in what order, stays the same.

// lookAheadFrom is the number of nodes below which the index fits the caches and looking
// ahead does not pay.
const lookAheadFrom = 1 << 16

// successors holds the successors of one state.
type successors[S comparable] struct {
	of   S
	made bool
	list []Successor[S]
	tags []uint32 // index tag of each
}

// makeSuccessors generates the successors of a state and prefetches their index slots.
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

// take makes the successors of a node the current ones, generating them if they were not guessed.
func (b *bestFirst[S]) take(of S, h int32) {
	if b.next.made && b.next.of == of {
		b.now, b.next = b.next, b.now
	} else {
		b.makeSuccessors(&b.now, of, h)
	}
	b.next.made = false
}

// lookAhead generates the successors of the likely next node, given the present node's cost
// so far and key.
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
