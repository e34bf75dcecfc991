package rush

import (
	"iter"
	"runtime/debug"
	"unsafe"

	"langkah/engine/solve/search"
)

// chunks is a list that grows without copying what it holds, so that growing
// never holds two copies and leaves no garbage: what the meter was told is what
// the process holds.
type chunks[T any] struct {
	list []*[chunk]T
	n    int // elements in use
}

// chunk is how many elements are added at a time: few enough for the smallest
// board, and enough that the list of chunks of the largest stays in the cache.
const chunk = 1 << 12

func (c *chunks[T]) at(i uint32) *T { return &c.list[i/chunk][i%chunk] }

// append adds an element, for which [chunks.room] has made room.
func (c *chunks[T]) append(x T) {
	*c.at(uint32(c.n)) = x
	c.n++
}

// all are the elements in their order.
func (c *chunks[T]) all() iter.Seq[T] {
	return func(yield func(T) bool) {
		for i := range uint32(c.n) {
			if !yield(*c.at(i)) {
				return
			}
		}
	}
}

// room makes room for so many elements in all. It returns false where the
// memory limit has none; the search may go on where it can do without.
func (c *chunks[T]) room(elements int, meter *search.Meter) bool {
	more := (elements+chunk-1)/chunk - len(c.list)
	if more <= 0 {
		return true
	}
	if bytes := c.bytes(more); !meter.Fits(bytes) || !meter.Hold(bytes) {
		return false
	}
	for range more {
		c.list = append(c.list, new([chunk]T))
	}
	return true
}

// bytes is what so many chunks take, with their place in the list.
func (c *chunks[T]) bytes(chunks int) int64 {
	return int64(chunks) * (int64(unsafe.Sizeof([chunk]T{})) + 16)
}

// drop forgets all and gives the memory back.
func (c *chunks[T]) drop(meter *search.Meter) {
	meter.Hold(-c.bytes(len(c.list)))
	*c = chunks[T]{}
}

// reclaim gives the system back what was dropped, where that is much. Left to
// the next garbage collection, it would be held beside what comes after it.
func reclaim(dropped int64) {
	if dropped > 8<<20 {
		debug.FreeOSMemory()
	}
}
