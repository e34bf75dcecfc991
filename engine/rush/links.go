package rush

import (
	"math"
	"math/bits"

	"langkah/engine/search"
)

// links remember which positions the one-cell slides of each position reach, so
// that passes over the state space need no hash table: a longer slide follows
// the same piece from position to position. They take about 60 bytes for each
// position and make the passes several times as fast; where the memory
// limit has no room for them, the space does without.
type links struct {
	from  chunks[linked]
	to    chunks[uint32] // the numbers of the positions reached
	meter *search.Meter
}

// linked is a position with its links, in the order of the bits.
type linked struct {
	legal uint64 // bit 2k for a slide back of piece k, bit 2k+1 ahead
	first uint32 // where its links begin
}

// add appends the links of the next position. It returns false when there is
// no room for them.
func (l *links) add(legal uint64, next []reached) bool {
	if l.to.n > math.MaxUint32-len(next) || !l.from.room(l.from.n+1, l.meter) || !l.to.room(l.to.n+len(next), l.meter) {
		return false
	}
	l.from.append(linked{legal, uint32(l.to.n)})
	for i := range next {
		l.to.append(next[i].number)
	}
	return true
}

// drop gives the memory back.
func (l *links) drop() {
	l.from.drop(l.meter)
	l.to.drop(l.meter)
}

// steps appends the positions that a slide by one cell reaches.
func (l *links) steps(n uint32, out []reached) []reached {
	from := l.from.at(n)
	for k := range uint32(bits.OnesCount64(from.legal)) {
		out = append(out, reached{number: *l.to.at(from.first + k), cells: 1})
	}
	return out
}

// spread extends the trip of a position by a slide, to all that slides of any
// length reach. A slide is followed up to a position with as good a trip as this
// one and the steps so far: what lies beyond has as good a trip from there. So
// most slides are given up at their first step.
func (l *links) spread(n uint32, trips []trip, queue []uint32) []uint32 {
	t, from := trips[n], l.from.at(n)
	at := from.first
	for rest := from.legal; rest != 0; rest &= rest - 1 {
		way := rest & -rest
		to := *l.to.at(at)
		at++
		for cells := uint16(1); trips[to] > t+trip(cells); cells++ {
			queue = t.extend(cells, to, trips, queue)
			on := l.from.at(to)
			if on.legal&way == 0 {
				break
			}
			to = *l.to.at(on.first + uint32(bits.OnesCount64(on.legal&(way-1))))
		}
	}
	return queue
}
