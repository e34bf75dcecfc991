package rush

import "math"

// trip is the length of a way to the exit: its slides in the upper half, its
// steps in the lower. The lesser of two trips has fewer slides, or as many and
// fewer steps.
type trip uint32

const (
	perSlide trip = 1 << 16
	noTrip   trip = math.MaxUint32
)

func (t trip) slides() uint16 { return uint16(t >> 16) }
func (t trip) steps() uint16  { return uint16(t) }

// full says that there is no room for the steps of another slide on 64 cells.
func (t trip) full() bool { return t.steps() > far-64 }

// extend offers position n the trip with a slide of so many cells before it.
// The position joins the queue with its first trip.
func (t trip) extend(cells uint16, n uint32, trips []trip, queue []uint32) []uint32 {
	if longer := t + perSlide + trip(cells); longer < trips[n] {
		if trips[n] == noTrip {
			queue = append(queue, n)
		}
		trips[n] = longer
	}
	return queue
}
