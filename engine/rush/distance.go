package rush

import "math"

// distance is the length of a way to the exit: its slides in the upper half, its
// steps in the lower. The lesser of two distances has fewer slides, or as many and
// fewer steps.
type distance uint32

const (
	perSlide   distance = 1 << 16
	noDistance distance = math.MaxUint32
)

func (d distance) slides() uint16 { return uint16(d >> 16) }
func (d distance) steps() uint16  { return uint16(d) }

// full says that there is no room for the steps of another slide on 64 cells.
func (d distance) full() bool { return d.steps() > far-64 }

// extend offers position n the distance with a slide of so many cells before it.
// The position joins the queue with its first distance.
func (d distance) extend(cells uint16, n uint32, distances []distance, queue []uint32) []uint32 {
	if longer := d + perSlide + distance(cells); longer < distances[n] {
		if distances[n] == noDistance {
			queue = append(queue, n)
		}
		distances[n] = longer
	}
	return queue
}
