package search

import (
	"unsafe"

	"langkah/engine/base/hardware"
)

// slab gives out memory in pieces of one size. It cuts them from slabs that grow with
// what was given out, so that the system may hold them in large pages.
type slab[T any] struct {
	rest  []T
	given int // pieces
}

// largestSlab is in bytes. A slab is an eighth of all before, so that little lies idle.
const largestSlab = 8 << 20

// piece is the next piece, of so many items. It returns nil when the memory limit
// forbids it.
func (s *slab[T]) piece(items int, m *Meter) []T {
	if len(s.rest) == 0 {
		var one T
		bytes := items * int(unsafe.Sizeof(one))
		pieces := max(1, min(s.given/8, largestSlab/bytes))
		if !m.Fits(int64(pieces * bytes)) {
			pieces = 1
		}
		if !m.Hold(int64(pieces * bytes)) {
			return nil
		}
		s.rest = make([]T, pieces*items)
		hardware.LargePages(s.rest)
	}
	piece := s.rest[:items:items]
	s.rest = s.rest[items:]
	s.given++
	return piece
}
