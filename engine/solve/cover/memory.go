package cover

import (
	"math/bits"
	"sync/atomic"

	"langkah/engine/base/hardware"
)

// memory is a transposition table for counts: the number of covers of each state, shared by
// all cores without locks.
//
// An entry is written once and never changes. A writer claims an empty slot by its first
// word, with one compare-and-swap, and then stores the second; until then, and when another
// entry was faster, readers miss and count again. So nobody waits, and hits are exact: both
// words are compared whole. Four slots, one cache line, are tried; if they are taken the
// count is not stored.
//
// This is dynamic programming from the top down (Bellman 1957; Knuth, TAOCP 4A, 7.1.4, does
// the same by ZDDs).
type memory struct {
	slots  []slot
	copies int // bits of the second word for the copies left
}

// slot is 16 bytes: the items left to cover; and the copies left to choose below the count.
type slot struct{ free, leftAndCount atomic.Uint64 }

const (
	slotBytes = 16
	lineSlots = 4 // in a cache line
)

// newMemory returns a memory of so many slots, a power of two.
func newMemory(slots, copies int) *memory {
	m := &memory{slots: make([]slot, slots), copies: copies}
	hardware.LargePages(m.slots)
	return m
}

// line returns the index of a state's first slot.
func (m *memory) line(s state) int {
	h := (s.free ^ s.left*0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93
	h ^= h >> 32
	return int(h) & (len(m.slots) - 1) &^ (lineSlots - 1)
}

// touch prefetches the lines of all states. The loop is short enough for the processor to
// overlap the misses.
func (m *memory) touch(list []child) {
	for i := range list {
		m.slots[list[i].line].free.Load()
	}
}

// find returns the stored count of a state.
func (m *memory) find(line int, s state) (n uint64, ok bool) {
	for i := range m.slots[line : line+lineSlots] {
		slot := &m.slots[line+i]
		switch slot.free.Load() {
		case s.free:
			// Until written it is 0, which no state with copies left equals.
			if leftAndCount := slot.leftAndCount.Load(); leftAndCount&(1<<m.copies-1) == s.left {
				return leftAndCount >> m.copies, true
			}
		case 0:
			return 0, false
		}
	}
	return 0, false
}

// keep stores the count of a state that has items and copies left.
func (m *memory) keep(line int, s state, n uint64) {
	if bits.Len64(n)+m.copies > 64 {
		return
	}
	for i := range m.slots[line : line+lineSlots] {
		if slot := &m.slots[line+i]; slot.free.Load() == 0 && slot.free.CompareAndSwap(0, s.free) {
			slot.leftAndCount.Store(n<<m.copies | s.left)
			return
		}
	}
}
