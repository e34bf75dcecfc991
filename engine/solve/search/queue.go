package search

import "unsafe"

// queue is the frontier of a best-first search, a bucket queue of node numbers: the least
// key first, among equal keys the least estimate, and among these the newest. So the last
// layer, whose key is the solution's cost, is entered near the goal: A* on the 15-puzzle
// expands a third less than with newest first alone (Asai and Fukunaga, "Tie-breaking
// strategies for cost-optimal best first search", 2017).
//
// Small keys and estimates, the usual case, have a stack for each pair: push and pop take
// amortized constant time. Others are in a heap. Everything lies in recycled blocks, so that
// growth copies nothing and leaves no garbage.
type queue struct {
	buckets []bucket // by key
	least   int      // all buckets before it are empty
	size    int
	free    *block
	large   heap
	meter   *Meter
}

// bucket holds the nodes of one key.
type bucket struct {
	stacks []stack // by estimate
	least  int     // all stacks before it are empty
	size   int
}

// stack holds the nodes of one key and one estimate.
type stack struct {
	top *block
	n   int // nodes in the top block
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

// push adds a node; key and estimate are not negative. It returns false at the memory limit.
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

// widen extends a slice so that index to exists.
func widen[T any](list *[]T, to, atLeast int, m *Meter) bool {
	var one T
	more := max(to+1, 2*len(*list), atLeast) - len(*list)
	if !m.Hold(int64(more) * int64(unsafe.Sizeof(one))) {
		return false
	}
	*list = append(*list, make([]T, more)...)
	return true
}

// stack pushes an empty block on a stack.
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

// pop removes the first node and returns it with its key and estimate; 0 if the queue is empty.
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

// peek returns the node that pop would, and the one below it; 0 for one that is not on a
// stack, or not in its top block.
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

// first returns the bucket of the first node, which is in its least stack, or nil if that
// node is in the heap. The queue must not be empty.
func (q *queue) first() *bucket {
	for q.least < len(q.buckets) && q.buckets[q.least].size == 0 {
		q.least++
	}
	// Of equal keys the heap's estimate is the greater.
	if q.least == len(q.buckets) || q.large.items.n > 0 && q.large.items.at(0).key < int64(q.least) {
		return nil
	}
	b := &q.buckets[q.least]
	for b.stacks[b.least].top == nil {
		b.least++
	}
	return b
}
