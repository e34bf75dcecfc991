package rush

import (
	"math/bits"
	"slices"

	"langkah/engine/search"
)

// links remember which positions the one-cell slides of each position reach, so
// that passes over the state space need no hash table: a longer slide follows
// the same piece from position to position. They take about 50 bytes for each
// position and make the passes several times as fast; where the memory
// limit has no room for them, the space does without.
type links struct {
	legal []uint64 // of each position: bit 2k for a slide back of piece k, bit 2k+1 ahead
	first []uint32 // where its links begin
	to    []uint32 // the numbers of the positions reached, in the order of the bits
	meter *search.Meter
	held  int64
}

// add appends the links of the next position. It returns false when there is
// no room for them.
func (l *links) add(legal uint64, next []reached) bool {
	if !l.room(len(next)) {
		return false
	}
	l.legal = append(l.legal, legal)
	l.first = append(l.first, uint32(len(l.to)))
	for i := range next {
		l.to = append(l.to, next[i].number)
	}
	return true
}

// room makes sure that a position with so many links can be added.
func (l *links) room(more int) bool {
	positions, links := cap(l.legal), cap(l.to)
	if len(l.legal) == positions {
		positions = max(2*positions, firstSlots)
	}
	if len(l.to)+more > links {
		links = max(2*links, firstSlots)
	}
	if positions == cap(l.legal) && links == cap(l.to) {
		return true
	}
	// While they are copied, old and new are there together.
	bytes := int64(positions)*12 + int64(links)*4
	if links > maxCodes || !l.meter.Fits(bytes) || !l.meter.Hold(bytes) {
		return false
	}
	l.legal = slices.Grow(l.legal, positions-len(l.legal))
	l.first = slices.Grow(l.first, positions-len(l.first))
	l.to = slices.Grow(l.to, links-len(l.to))
	l.meter.Hold(-l.held)
	l.held = bytes
	return true
}

// drop gives the memory back.
func (l *links) drop() { l.meter.Hold(-l.held) }

// steps appends the positions that a slide by one cell reaches.
func (l *links) steps(n uint32, out []reached) []reached {
	first := l.first[n]
	for _, to := range l.to[first : int(first)+bits.OnesCount64(l.legal[n])] {
		out = append(out, reached{number: to, cells: 1})
	}
	return out
}

// spread extends the trip of a position by a slide, to all that slides of any
// length reach. A slide is followed up to a position with as good a trip as this
// one and the steps so far: what lies beyond has as good a trip from there. So
// most slides are given up at their first step.
func (l *links) spread(n uint32, trips []trip, queue []uint32) []uint32 {
	t, at := trips[n], l.first[n]
	for rest := l.legal[n]; rest != 0; rest &= rest - 1 {
		way := rest & -rest
		to := l.to[at]
		at++
		for cells := uint16(1); trips[to] > t+trip(cells); cells++ {
			queue = t.extend(cells, to, trips, queue)
			legal := l.legal[to]
			if legal&way == 0 {
				break
			}
			to = l.to[int(l.first[to])+bits.OnesCount64(legal&(way-1))]
		}
	}
	return queue
}
