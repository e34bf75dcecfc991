package cover

import "math/bits"

// masks covers the first uncovered item again and again, with whatever option
// fits, on a board that is one machine word.
//
// Options are kept by their lowest item, and of those by the next few items:
// what of the list for the first uncovered item cannot fit is not even looked
// at. To try one of the rest is two bit operations. Copies of a kind are
// neighbouring bits of a second word, and only the lowest copy that is left is
// open, so that equal pieces are never exchanged for each other. An isolated
// item shows in a few shifts of the word.
//
// It is complete. Time is exponential, at 20 to 40 million nodes a second;
// memory is a few hundred bytes for each option at the most.
type masks struct {
	trail
	fitting [64][1 << window][]maskOption // by the first item and what is free of those after it; filled when first asked for
	first   [64][]maskOption              // by the lowest item
	free    uint64                        // the items to cover
	left    uint64                        // the copies to use
	follows uint64                        // copies that come after another one of their kind
	own     []uint64                      // the copies of each kind
	items   []uint64                      // of each option
	kinds   []int32                       // of each option
	pruning Pruning
	lonely  uint64 // copies that may cover an item without its neighbours
	near    neighbours
	sizes   [64]uint8 // of each copy
}

// window is by how many items after the first one the options are sorted. Seven
// is the quickest on boards of five and six cells across; longer tables fall
// out of the processor's cache.
const window = 7

type maskOption struct {
	items  uint64
	copies uint64 // of its kind
	id     int32
}

// neighbours are those of all items.
type neighbours struct {
	a, b   shift   // the first two of all shifts; they are all that a rectangle has
	shifts []shift // the others
}

// of is the neighbours of items.
func (n *neighbours) of(items uint64) uint64 {
	near := n.a.from(items) | n.b.from(items)
	if n.shifts != nil {
		near |= n.rest(items)
	}
	return near
}

func (n *neighbours) rest(items uint64) (near uint64) {
	for i := range n.shifts {
		near |= n.shifts[i].from(items)
	}
	return near
}

// shift leads from each of the items to a neighbour so many bits higher.
type shift struct {
	by    uint8
	items uint64
}

// from is the neighbours of items that the shift leads to, both ways.
func (s *shift) from(items uint64) uint64 {
	return items&s.items<<(s.by&63) | items>>(s.by&63)&s.items
}

// NewMasks makes a solver for at most 64 items and 64 options to choose; nil
// when there are more.
func NewMasks(p *Problem, pruning Pruning) Solver {
	m := &masks{trail: newTrail(p), pruning: pruning}
	if p.Items > 64 || len(m.chosen) > 65 {
		return nil
	}
	m.takeKinds(p)
	m.takeOptions(p)
	m.prepare(p)
	return m
}

func (m *masks) takeKinds(p *Problem) {
	m.own = make([]uint64, len(p.Kinds))
	bit := 0
	for kind, copies := range p.Kinds {
		for c := range copies {
			m.own[kind] |= 1 << bit
			if c > 0 {
				m.follows |= 1 << bit
			}
			bit++
		}
		m.left |= m.own[kind]
	}
}

func (m *masks) takeOptions(p *Problem) {
	for i := range p.Items {
		if p.Open(i) {
			m.free |= 1 << i
		}
	}
	m.items = make([]uint64, len(p.Options))
	m.kinds = make([]int32, len(p.Options))
	var count [64]int
	for id, o := range p.Options {
		m.items[id], m.kinds[id] = word(o.Items), o.Kind
		count[o.Items[0]]++
	}
	all := make([]maskOption, len(p.Options))
	for i, n := range count {
		m.first[i], all = all[:0:n], all[n:]
	}
	for id, o := range p.Options {
		if m.items[id]&^m.free == 0 && m.own[o.Kind] != 0 {
			at := o.Items[0]
			m.first[at] = append(m.first[at], maskOption{m.items[id], m.own[o.Kind], int32(id)})
		}
	}
}

// prepare readies the pruning, or leaves it out where it would prove nothing.
func (m *masks) prepare(p *Problem) {
	if p.Near == nil {
		m.pruning = None
	}
	if m.pruning == None {
		return
	}
	sizes, uniform := p.sizes()
	if m.pruning == Regions && !(uniform && p.connected()) {
		m.pruning = Isolated
	}
	m.near = newNeighbours(p)
	for kind, lonely := range p.lonely() {
		if lonely {
			m.lonely |= m.own[kind]
		}
		for copies := m.own[kind]; copies != 0; copies &= copies - 1 {
			m.sizes[bits.TrailingZeros64(copies)] = uint8(sizes[kind])
		}
	}
}

func word(items []int32) uint64 {
	var w uint64
	for _, i := range items {
		w |= 1 << i
	}
	return w
}

// newNeighbours are the neighbours of all items, by their distance.
func newNeighbours(p *Problem) neighbours {
	var by [64]uint64
	for i, near := range p.Near {
		for _, n := range near {
			if int(n) > i {
				by[int(n)-i] |= 1 << i
			}
		}
	}
	var list []shift
	for distance, items := range by {
		if items != 0 {
			list = append(list, shift{uint8(distance), items})
		}
	}
	for len(list) < 2 {
		list = append(list, shift{})
	}
	return neighbours{list[0], list[1], list[2:]}
}

func (m *masks) Run(w Traversal) bool {
	m.begin(w)
	free, left := m.free, m.left
	for _, option := range w.Prefix {
		free &^= m.items[option]
		open := left &^ (left << 1 & m.follows)
		left &^= m.own[m.kinds[option]] & open
	}
	return m.end(m.cover(free, left, len(w.Prefix)))
}

// cover walks the partial covers that leave these items and copies.
func (m *masks) cover(free, left uint64, depth int) bool {
	m.nodes++
	if m.nodes >= m.next && !m.look(depth) {
		return false
	}
	if free == 0 {
		return left != 0 || m.Visit(m.chosen[:depth])
	}
	if depth == m.Depth && depth > 0 {
		return m.Visit(m.chosen[:depth])
	}
	first := bits.TrailingZeros64(free)
	after := free >> first >> 1 & (1<<window - 1)
	list := m.fitting[first&63][after]
	if list == nil {
		list = m.fit(first, after)
	}
	open := left &^ (left << 1 & m.follows)
	if m.Branch != nil {
		m.tellBranch(first, list, free, open)
	}
	for i := range list {
		o := &list[i]
		// Copies first: of the options that are left they rule out more.
		if o.copies&open == 0 || o.items&^free != 0 {
			continue
		}
		rest, others := free&^o.items, left&^(o.copies&open)
		if m.pruning != None && m.hopeless(rest, others) {
			continue
		}
		m.steps[depth] = step{int32(i), int32(len(list))}
		m.chosen[depth] = o.id
		if !m.cover(rest, others, depth+1) {
			return false
		}
	}
	return true
}

// tellBranch tells of the item that is gone on at, with its options.
func (m *masks) tellBranch(item int, list []maskOption, free, open uint64) {
	b := Branch{At: int32(item), First: true, Next: -1}
	for _, o := range list {
		if o.copies&open != 0 && o.items&^free == 0 {
			b.Options++
		}
	}
	b.Dead = b.Options == 0
	m.Branch(b)
}

// fit lists the options for the first item that fit what is free after it.
func (m *masks) fit(first int, after uint64) []maskOption {
	list := make([]maskOption, 0, len(m.first[first]))
	for _, o := range m.first[first] {
		if o.items>>first>>1&(1<<window-1)&^after == 0 {
			list = append(list, o)
		}
	}
	m.fitting[first][after] = list
	return list
}

// hopeless says whether an item that is left can no longer be covered.
func (m *masks) hopeless(free, left uint64) bool {
	if free&^m.near.of(free) != 0 && left&m.lonely == 0 {
		return true
	}
	return m.pruning == Regions && !m.fillable(free, left)
}

// fillable says whether each region is as large as some set of the copies left.
func (m *masks) fillable(free, left uint64) bool {
	sums := uint64(1) // bit n: some set of the copies covers n items
	for ; left != 0; left &= left - 1 {
		sums |= sums << m.sizes[bits.TrailingZeros64(left)]
	}
	for free != 0 {
		region := free & -free
		for grown := uint64(0); grown != region; {
			grown = region
			region |= m.near.of(region) & free
		}
		// All 64 items at once are no region of a part.
		if n := bits.OnesCount64(region); n < 64 && sums>>n&1 == 0 {
			return false
		}
		free &^= region
	}
	return true
}
