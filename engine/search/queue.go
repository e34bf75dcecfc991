package search

import "unsafe"

// queue is the frontier of a best-first search: node numbers by a whole-number
// key, the least first, and among equal keys the latest first, which goes deep
// and so finds a goal sooner among equals. Small keys, the usual case, have a
// bucket each, so that no operation takes more than a few steps; others are in
// a heap. Everything lies in blocks that are used again, so that growing
// copies nothing and leaves no garbage.
type queue struct {
	buckets []bucket
	least   int // no bucket before it holds anything
	size    int
	free    *block
	large   heap
	meter   *Meter
}

type bucket struct {
	top *block
	n   int // in the top block
}

type block struct {
	below *block
	items [blockItems]uint32
}

const (
	blockItems = 254
	maxBuckets = 1 << 16
)

// push adds a node. It returns false when the memory limit forbids it.
func (q *queue) push(key int64, i uint32) bool {
	q.size++
	if key >= maxBuckets {
		return q.large.push(key, i, q.meter)
	}
	k := int(key)
	if k >= len(q.buckets) && !q.widen(k) {
		return false
	}
	b := &q.buckets[k]
	if b.top == nil || b.n == blockItems {
		if !q.stack(b) {
			return false
		}
	}
	b.top.items[b.n] = i
	b.n++
	q.least = min(q.least, k)
	return true
}

// widen makes buckets up to that key.
func (q *queue) widen(key int) bool {
	more := max(key+1, 2*len(q.buckets), 256) - len(q.buckets)
	if !q.meter.Hold(int64(more) * int64(unsafe.Sizeof(bucket{}))) {
		return false
	}
	q.buckets = append(q.buckets, make([]bucket, more)...)
	return true
}

// stack puts an empty block on a bucket.
func (q *queue) stack(b *bucket) bool {
	top := q.free
	if top != nil {
		q.free = top.below
	} else {
		if !q.meter.Hold(int64(unsafe.Sizeof(block{}))) {
			return false
		}
		top = new(block)
	}
	top.below = b.top
	b.top, b.n = top, 0
	return true
}

// pop takes out the node with the least key. It returns 0 when there is none.
func (q *queue) pop() (key int64, i uint32) {
	if q.size == 0 {
		return 0, 0
	}
	q.size--
	for ; q.least < len(q.buckets); q.least++ {
		b := &q.buckets[q.least]
		if b.top == nil {
			continue
		}
		b.n--
		i = b.top.items[b.n]
		if b.n == 0 {
			empty := b.top
			b.top, b.n = empty.below, blockItems
			empty.below, q.free = q.free, empty
		}
		return int64(q.least), i
	}
	return q.large.pop()
}
