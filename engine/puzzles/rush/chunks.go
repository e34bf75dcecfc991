package rush

import (
	"iter"
	"runtime/debug"
	"unsafe"

	"langkah/engine/solve/search"
)

// chunks is a list that grows by fixed blocks, without copying: growth never holds two copies and leaves no garbage, so
// that the bytes reported to the meter are those that the process holds.
type chunks[T any] struct {
	list []*[chunk]T
	n    int // elements in use
}

// chunk is the number of elements per block: few enough for the smallest board, and enough that the list of blocks of
// the largest stays in the processor's cache.
const chunk = 1 << 12

func (c *chunks[T]) at(i uint32) *T { return &c.list[i/chunk][i%chunk] }

// append adds an element; [chunks.reserve] must have reserved memory for it.
func (c *chunks[T]) append(x T) {
	*c.at(uint32(c.n)) = x
	c.n++
}

// all iterates over the elements in order.
func (c *chunks[T]) all() iter.Seq[T] {
	return func(yield func(T) bool) {
		for i := range uint32(c.n) {
			if !yield(*c.at(i)) {
				return
			}
		}
	}
}

// reserve allocates memory for that many elements in all. It returns false if the memory limit does not allow it; nothing
// is reserved then, and the search may continue without.
func (c *chunks[T]) reserve(elements int, meter *search.Meter) bool {
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

// bytes returns the memory of that many blocks, with their pointers.
func (c *chunks[T]) bytes(chunks int) int64 {
	return int64(chunks) * (int64(unsafe.Sizeof([chunk]T{})) + 16)
}

// drop releases all elements and reports it to the meter.
func (c *chunks[T]) drop(meter *search.Meter) {
	meter.Hold(-c.bytes(len(c.list)))
	*c = chunks[T]{}
}

// reclaim returns dropped memory to the system if it is much: until the next garbage collection it would count on top
// of the memory of the next phase.
func reclaim(dropped int64) {
	if dropped > 8<<20 {
		debug.FreeOSMemory()
	}
}
