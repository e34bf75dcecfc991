package quick

import (
	"math"
	"unsafe"

	"langkah/engine/solve/search"
)

// trail is the tree of paths to all boards that the beam has kept. It grows by blocks, so that growing copies nothing
// and leaves no garbage.
type trail struct {
	chunks []*[trailChunk]step
	n      int
	meter  *search.Meter
}

// step is an edge of the tree: the index of the previous step, and the blank's new cell.
type step struct {
	before int32
	cell   uint8
}

const trailChunk = 1 << 13

func (t *trail) at(i int32) step { return t.chunks[i/trailChunk][i%trailChunk] }

// last returns the index of the last step.
func (t *trail) last() int32 { return int32(t.n - 1) }

// add appends a step. It returns false at the memory limit.
func (t *trail) add(s step) bool {
	if t.n == len(t.chunks)*trailChunk {
		if t.n > math.MaxInt32-trailChunk || !t.meter.Hold(int64(unsafe.Sizeof([trailChunk]step{}))) {
			return false
		}
		t.chunks = append(t.chunks, new([trailChunk]step))
	}
	t.chunks[t.n/trailChunk][t.n%trailChunk] = s
	t.n++
	return true
}
