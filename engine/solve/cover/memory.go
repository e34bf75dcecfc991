package cover

import (
	"math/bits"
	"sync/atomic"

	"langkah/engine/base/hardware"
)

// memory remembers how many covers follow from what is left to cover and to
// choose, for all cores together.
//
// An entry is written once and never changes: who takes an empty slot by its
// first word, with one compare-and-swap, writes the second one; until then, and
// where another entry was quicker, readers find nothing and count again. So nobody
// waits, and what is read is exact: both words are compared whole. Four slots, a
// line of the processor's cache, are tried; where they are taken nothing is kept.
//
// Remembering subproblems so is dynamic programming from the top down (Bellman,
// 1957; Knuth, TAOCP 4A, 7.1.4, does the same by ZDDs).
type memory struct {
	slots  []slot
	copies int // bits of the second word that say what is left to choose
}

// slot is 16 bytes: the items left to cover; the copies left to choose, and above
// them the count.
type slot struct{ free, rest atomic.Uint64 }

const (
	slotBytes = 16
	lineSlots = 4 // in a line of the processor's cache
)

// newMemory makes room for so many entries, a power of two.
func newMemory(slots, copies int) *memory {
	m := &memory{slots: make([]slot, slots), copies: copies}
	hardware.LargePages(m.slots)
	return m
}

// line is where the slots for a state begin.
func (m *memory) line(s state) int {
	h := (s.free ^ s.left*0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93
	h ^= h >> 32
	return int(h) & (len(m.slots) - 1) &^ (lineSlots - 1)
}

// touch reads the lines of all states, so that they are near when they are sought. The
// loop is short, and so the processor waits for all of them at once.
func (m *memory) touch(list []child) {
	for i := range list {
		m.slots[list[i].line].free.Load()
	}
}

// find is the count that is remembered for a state.
func (m *memory) find(line int, s state) (n uint64, ok bool) {
	for i := range m.slots[line : line+lineSlots] {
		slot := &m.slots[line+i]
		switch slot.free.Load() {
		case s.free:
			// As long as it is not written it is 0, and copies are left.
			if rest := slot.rest.Load(); rest&(1<<m.copies-1) == s.left {
				return rest >> m.copies, true
			}
		case 0:
			return 0, false
		}
	}
	return 0, false
}

// keep remembers the count of a state that has items and copies left.
func (m *memory) keep(line int, s state, n uint64) {
	if bits.Len64(n)+m.copies > 64 {
		return
	}
	for i := range m.slots[line : line+lineSlots] {
		if slot := &m.slots[line+i]; slot.free.Load() == 0 && slot.free.CompareAndSwap(0, s.free) {
			slot.rest.Store(n<<m.copies | s.left)
			return
		}
	}
}
