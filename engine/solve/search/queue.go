package search

import "unsafe"

// queue is the frontier of a best-first search: node numbers by a whole-number
// key, the least first; among equal keys those with the least estimate, which
// have come the furthest, and among these the latest. So the last layer, of the
// nodes whose key is the solution's cost, is entered where the goal is near: A*
// on the 15-puzzle expands a third less than by the latest alone (Asai and
// Fukunaga, "Tie-breaking strategies for cost-optimal best first search", 2017).
//
// Small keys and estimates, the usual case, have a stack for each pair, so that no
// operation takes more than a few steps; others are in a heap. Everything lies in
// blocks that are used again, so that growing copies nothing and leaves no garbage.
type queue struct {
	buckets []bucket // by key
	least   int      // no bucket before it holds anything
	size    int
	free    *block
	large   heap
	meter   *Meter
}

// bucket is the nodes of one key.
type bucket struct {
	stacks []stack // by estimate
	least  int     // no stack before it holds anything
	size   int
}

// stack is the nodes of one key and one estimate.
type stack struct {
	top *block
	n   int // in the top block
}

type block struct {
	below *block
	items [blockItems]uint32
}

const (
	blockItems = 62
	maxBuckets = 1 << 16
	maxStacks  = 1 << 10
)

// push adds a node by its key and estimate, neither below 0. It returns false when
// the memory limit forbids it.
func (q *queue) push(key int64, h int32, i uint32) bool {
	q.size++
	if key >= maxBuckets || h >= maxStacks {
		return q.large.push(key, h, i, q.meter)
	}
	k := int(key)
	if k >= len(q.buckets) && !widen(&q.buckets, k, 256, q.meter) {
		return false
	}
	b := &q.buckets[k]
	if int(h) >= len(b.stacks) && !widen(&b.stacks, int(h), 8, q.meter) {
		return false
	}
	s := &b.stacks[h]
	if s.top == nil || s.n == blockItems {
		if !q.stack(s) {
			return false
		}
	}
	s.top.items[s.n] = i
	s.n++
	b.size++
	b.least, q.least = min(b.least, int(h)), min(q.least, k)
	return true
}

// widen makes a list reach to that place.
func widen[T any](list *[]T, to, atLeast int, m *Meter) bool {
	var one T
	more := max(to+1, 2*len(*list), atLeast) - len(*list)
	if !m.Hold(int64(more) * int64(unsafe.Sizeof(one))) {
		return false
	}
	*list = append(*list, make([]T, more)...)
	return true
}

// stack puts an empty block on a stack.
func (q *queue) stack(s *stack) bool {
	top := q.free
	if top != nil {
		q.free = top.below
	} else {
		if !q.meter.Hold(int64(unsafe.Sizeof(block{}))) {
			return false
		}
		top = new(block)
	}
	top.below = s.top
	s.top, s.n = top, 0
	return true
}

// pop takes out the first node, with the key and the estimate by which it was
// pushed. It returns 0 when there is none.
func (q *queue) pop() (key int64, h int32, i uint32) {
	if q.size == 0 {
		return 0, 0, 0
	}
	q.size--
	b := q.first()
	if b == nil {
		return q.large.pop()
	}
	b.size--
	s := &b.stacks[b.least]
	s.n--
	i = s.top.items[s.n]
	if s.n == 0 {
		empty := s.top
		s.top, s.n = empty.below, blockItems
		empty.below, q.free = q.free, empty
	}
	return int64(q.least), int32(b.least), i
}

// peek is the node that pop would take out, and the one below it; 0 for what is
// not on a stack, or not in its top block.
func (q *queue) peek() (key int64, h int32, i, below uint32) {
	if q.size == 0 {
		return 0, 0, 0, 0
	}
	b := q.first()
	if b == nil {
		return 0, 0, 0, 0
	}
	s := &b.stacks[b.least]
	if s.n > 1 {
		below = s.top.items[s.n-2]
	}
	return int64(q.least), int32(b.least), s.top.items[s.n-1], below
}

// first is the bucket of the first node, whose least stack has it; nil where it is in
// the heap. The queue has a node.
func (q *queue) first() *bucket {
	for q.least < len(q.buckets) && q.buckets[q.least].size == 0 {
		q.least++
	}
	// Of an equal key what is in the heap has the greater estimate.
	if q.least == len(q.buckets) || q.large.items.n > 0 && q.large.items.at(0).key < int64(q.least) {
		return nil
	}
	b := &q.buckets[q.least]
	for b.stacks[b.least].top == nil {
		b.least++
	}
	return b
}
