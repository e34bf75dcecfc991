package search

import "unsafe"

// index finds node numbers by the upper 32 bits of their states' hashes, the
// tag. It is an extendible hash table (Fagin, Nievergelt, Pippenger and Strong
// 1979): pages of one size, found through a directory by the first bits of the
// tag. A page that fills is split in two, so that growing never copies more
// than a page, holds no second table meanwhile, and leaves no garbage.
//
// A page is probed linearly. A slot is 0, or a tag above a node number, which is never 0.
// The pages' other fields lie side by side in few cache lines, so a lookup misses the cache
// for one slot only.
type index struct {
	directory []uint32 // 1<<depth page numbers; a page of a lower depth has several entries
	pages     []page
	shift     uint8    // 32 - depth
	spare     []uint64 // emptied slots, for the next split
	slab      slab[uint64]
}

type page struct {
	slots []uint64
	used  uint32
	depth uint8
}

const (
	pageSlots = 1 << 12
	pageFull  = pageSlots * 3 / 4
	maxDepth  = 20
)

// newIndex returns an empty index; ok is false at the memory limit.
func newIndex(m *Meter) (x index, ok bool) {
	x = index{directory: []uint32{0}, shift: 32}
	x.spare = x.slab.piece(pageSlots, m)
	ok = x.spare != nil && x.add(page{}, m)
	return x, ok
}

// add adds a page with empty slots.
func (x *index) add(p page, m *Meter) bool {
	p.slots = x.slab.piece(pageSlots, m)
	x.pages = append(x.pages, p)
	return p.slots != nil && m.Hold(int64(unsafe.Sizeof(p)))
}

// clear empties the table.
func (x *index) clear() {
	for i := range x.pages {
		clear(x.pages[i].slots)
		x.pages[i].used = 0
	}
}

// of returns the page of a tag.
func (x *index) of(tag uint32) *page { return &x.pages[x.directory[tag>>x.shift]] }

// home returns the slot at which probing for a tag begins.
func home(tag uint32) uint32 { return tag % pageSlots }

func following(slot uint32) uint32 { return (slot + 1) % pageSlots }

func (p *page) insert(entry uint64) {
	slot := home(uint32(entry >> 32))
	for p.slots[slot] != 0 {
		slot = following(slot)
	}
	p.slots[slot] = entry
	p.used++
}

// split splits the page of a tag. It returns false at the memory limit, or when a page's
// worth of states share all but the same hash.
func (x *index) split(tag uint32, m *Meter) bool {
	depth := x.of(tag).depth
	if depth == maxDepth {
		if x.of(tag).used < pageSlots-2 {
			return true
		}
		m.end(Failed)
		return false
	}
	if !x.add(page{depth: depth + 1}, m) {
		return false
	}
	if depth == 32-x.shift {
		if !m.Hold(int64(4 * len(x.directory))) {
			return false
		}
		doubled := make([]uint32, 0, 2*len(x.directory))
		for _, p := range x.directory {
			doubled = append(doubled, p, p)
		}
		x.directory, x.shift = doubled, x.shift-1
	}
	last := len(x.pages) - 1
	halves := [2]*page{x.of(tag), &x.pages[last]}
	entries := halves[0].slots
	*halves[0] = page{slots: x.spare, depth: depth + 1}
	for _, entry := range entries {
		if entry != 0 {
			halves[entry>>(63-depth)&1].insert(entry)
		}
	}
	span := uint32(1) << (32 - x.shift - depth) // directory entries of the old page
	upper := tag>>x.shift&^(span-1) + span/2
	for i := range span / 2 {
		x.directory[upper+i] = uint32(last)
	}
	clear(entries)
	x.spare = entries
	return true
}
