package search

import (
	"unsafe"

	"langkah/engine/base/hardware"
)

// slab allocates pieces of one size. It cuts them from slabs that grow with the total, so
// that the system may map them as large pages.
type slab[T any] struct {
	remaining []T
	given     int // pieces allocated
}

// largestSlab is in bytes. A slab is an eighth of all before, so that at most so much is unused.
const largestSlab = 8 << 20

// piece returns a piece of so many items, or nil at the memory limit.
func (s *slab[T]) piece(items int, m *Meter) []T {
	if len(s.remaining) == 0 {
		var one T
		bytes := items * int(unsafe.Sizeof(one))
		pieces := max(1, min(s.given/8, largestSlab/bytes))
		if !m.Fits(int64(pieces * bytes)) {
			pieces = 1
		}
		if !m.Hold(int64(pieces * bytes)) {
			return nil
		}
		s.remaining = make([]T, pieces*items)
		hardware.LargePages(s.remaining)
	}
	piece := s.remaining[:items:items]
	s.remaining = s.remaining[items:]
	s.given++
	return piece
}
