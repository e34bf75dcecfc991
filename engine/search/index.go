package search

// index finds node numbers by the upper 32 bits of their states' hashes, the
// tag. It is an extendible hash table (Fagin, Nievergelt, Pippenger and Strong
// 1979): pages of one size, found through a directory by the first bits of the
// tag. A page that fills is split in two, so that growing never copies more
// than a page, holds no second table meanwhile, and leaves no garbage.
//
// A page is probed linearly. Its word 0 is its header, the others are 0 or a
// tag above a node number, which is never 0.
type index struct {
	pages []*page // 1<<depth entries; a page of a lower depth stands in several
	shift uint8   // 32 - depth
	spare *page   // an empty page, for the next split
}

type page [pageSlots]uint64

const (
	pageSlots = 1 << 12
	pageBytes = pageSlots * 8
	pageFull  = pageSlots * 7 / 10
	maxDepth  = 20
)

func newIndex() index {
	return index{pages: []*page{new(page)}, shift: 32, spare: new(page)}
}

// clear empties the table.
func (x *index) clear() {
	for _, p := range x.pages {
		*p = page{p.depth() << 32}
	}
}

// home is where the search for a tag begins in its page.
func home(tag uint32) uint32 { return 1 + (tag&(pageSlots-1))*(pageSlots-1)/pageSlots }

func following(slot uint32) uint32 {
	if slot++; slot == pageSlots {
		return 1
	}
	return slot
}

func (p *page) used() uint32  { return uint32(p[0]) }
func (p *page) depth() uint64 { return p[0] >> 32 }

func (p *page) insert(entry uint64) {
	slot := home(uint32(entry >> 32))
	for p[slot] != 0 {
		slot = following(slot)
	}
	p[slot] = entry
	p[0]++
}

// split makes room in the page of a tag. It returns false when memory does not
// allow it, or when thousands of states have all but the same hash.
func (x *index) split(tag uint32, m *Meter) bool {
	old := x.pages[tag>>x.shift]
	depth := old.depth()
	if depth == maxDepth {
		if old.used() < pageSlots-2 {
			return true
		}
		m.end(Failed)
		return false
	}
	if !m.Hold(pageBytes) {
		return false
	}
	if depth == 32-uint64(x.shift) {
		if !m.Hold(int64(8 * len(x.pages))) {
			return false
		}
		doubled := make([]*page, 0, 2*len(x.pages))
		for _, p := range x.pages {
			doubled = append(doubled, p, p)
		}
		x.pages, x.shift = doubled, x.shift-1
	}
	halves := [2]*page{x.spare, new(page)}
	for _, half := range halves {
		half[0] = (depth + 1) << 32
	}
	for _, entry := range old[1:] {
		if entry != 0 {
			halves[entry>>(63-depth)&1].insert(entry)
		}
	}
	span := uint32(1) << (32 - uint64(x.shift) - depth) // directory entries of the old page
	first := tag >> x.shift &^ (span - 1)
	for i := range span {
		x.pages[first+i] = halves[2*i/span]
	}
	*old = page{}
	x.spare = old
	return true
}
