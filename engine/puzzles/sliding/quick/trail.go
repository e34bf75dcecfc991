package quick

import (
	"math"
	"unsafe"

	"langkah/engine/solve/search"
)

// trail is how all boards that the beam has kept were reached. It grows for as
// long as the search lasts, in chunks, so that growing copies nothing and
// leaves no garbage.
type trail struct {
	chunks []*[trailChunk]step
	n      int
	meter  *search.Meter
}

// step is the way to a board: the step before, and where the blank went.
type step struct {
	before int32
	cell   uint8
}

const trailChunk = 1 << 13

func (t *trail) at(i int32) step { return t.chunks[i/trailChunk][i%trailChunk] }

// last is the number of the step that came last.
func (t *trail) last() int32 { return int32(t.n - 1) }

// add makes the trail a step longer. It returns false when the memory limit
// forbids it.
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
