package rush

import (
	"math"
	"math/bits"

	"langkah/engine/search"
)

// edges remember which positions the one-cell slides of each position reach, so
// that passes over the state space need no hash table: a longer slide follows
// the same piece from position to position. They take about 60 bytes for each
// position and make the passes several times as fast; where the memory
// limit has no room for them, the space does without.
type edges struct {
	from  chunks[outEdges]
	to    chunks[uint32] // the numbers of the positions reached
	meter *search.Meter
}

// outEdges is a position with its edges, in the order of the bits.
type outEdges struct {
	legal uint64 // bit 2k for a slide back of piece k, bit 2k+1 ahead
	first uint32 // where its edges begin
}

// add appends the edges of the next position. It returns false when there is
// no room for them.
func (e *edges) add(legal uint64, next []reached) bool {
	if e.to.n > math.MaxUint32-len(next) || !e.from.room(e.from.n+1, e.meter) || !e.to.room(e.to.n+len(next), e.meter) {
		return false
	}
	e.from.append(outEdges{legal, uint32(e.to.n)})
	for i := range next {
		e.to.append(next[i].number)
	}
	return true
}

// drop gives the memory back.
func (e *edges) drop() {
	e.from.drop(e.meter)
	e.to.drop(e.meter)
}

// steps appends the positions that a slide by one cell reaches.
func (e *edges) steps(n uint32, out []reached) []reached {
	from := e.from.at(n)
	for k := range uint32(bits.OnesCount64(from.legal)) {
		out = append(out, reached{number: *e.to.at(from.first + k), cells: 1})
	}
	return out
}

// spread extends the distance of a position by a slide, to all that slides of any
// length reach. A slide is followed up to a position with as good a distance as this
// one and the steps so far: what lies beyond has as good a distance from there. So
// most slides are given up at their first step.
func (e *edges) spread(n uint32, distances []distance, queue []uint32) []uint32 {
	t, from := distances[n], e.from.at(n)
	at := from.first
	for rest := from.legal; rest != 0; rest &= rest - 1 {
		way := rest & -rest
		to := *e.to.at(at)
		at++
		for cells := uint16(1); distances[to] > t+distance(cells); cells++ {
			queue = t.extend(cells, to, distances, queue)
			on := e.from.at(to)
			if on.legal&way == 0 {
				break
			}
			to = *e.to.at(on.first + uint32(bits.OnesCount64(on.legal&(way-1))))
		}
	}
	return queue
}
