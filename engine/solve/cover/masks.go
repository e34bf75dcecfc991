package cover

import "math/bits"

// masks is backtracking on bit sets: it covers the first uncovered item with each fitting
// option, on a board of at most 64 items.
//
// Options are listed by their lowest item and by the state of the next few, so that most
// options that do not fit are never looked at; testing another takes two bit operations. The
// copies of a kind are adjacent bits of a second word, and only the lowest one left may be
// used, so that equal pieces are never permuted. Isolated items are found by a few shifts.
//
// It is complete. Time is exponential, at 20 to 40 million nodes a second; memory is a few
// hundred bytes for each option at most.
type masks struct {
	trail
	fitting [64][1 << window][]maskOption // by the first item and the free ones after it; filled lazily
	first   [64][]maskOption              // by lowest item
	free    uint64                        // items to cover
	left    uint64                        // copies to use
	follows uint64                        // copies that are not the first of their kind
	own     []uint64                      // copies of each kind
	items   []uint64                      // of each option
	kinds   []int32                       // of each option
	pruning Pruning
	lonely  uint64 // copies that may cover an isolated item
	near    neighbours
	sizes   [64]uint8 // items that each copy covers
}

// window is the number of items after the first by which options are listed. Seven is the
// fastest on boards five and six cells wide; longer tables exceed the processor's cache.
const window = 7

type maskOption struct {
	items  uint64
	copies uint64 // of its kind
	id     int32
}

// neighbours computes the neighbours of a set of items by shifts.
type neighbours struct {
	a, b   shift   // the first two shifts, which suffice for a rectangle
	shifts []shift // the others
}

// of returns the neighbours of items.
func (n *neighbours) of(items uint64) uint64 {
	near := n.a.from(items) | n.b.from(items)
	if n.shifts != nil {
		near |= n.fromOthers(items)
	}
	return near
}

func (n *neighbours) fromOthers(items uint64) (near uint64) {
	for i := range n.shifts {
		near |= n.shifts[i].from(items)
	}
	return near
}

// shift maps some items to a neighbour a fixed number of bits higher.
type shift struct {
	by    uint8
	items uint64
}

// from returns the neighbours of items by the shift, in both directions.
func (s *shift) from(items uint64) uint64 {
	return items&s.items<<(s.by&63) | items>>(s.by&63)&s.items
}

// NewMasks returns a solver for at most 64 items and 64 options to choose; nil if there are more.
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

// prepare sets up the pruning, or turns it off if it could prove nothing.
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

// newNeighbours groups the neighbours of all items by distance.
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

// cover visits the covers of the free items with the copies left.
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
		m.reportBranch(first, list, free, open)
	}
	for i := range list {
		o := &list[i]
		// Copies first: they exclude more of these options.
		if o.copies&open == 0 || o.items&^free != 0 {
			continue
		}
		fromOthers, others := free&^o.items, left&^(o.copies&open)
		if m.pruning != None && m.hopeless(fromOthers, others) {
			continue
		}
		m.steps[depth] = step{int32(i), int32(len(list))}
		m.chosen[depth] = o.id
		if !m.cover(fromOthers, others, depth+1) {
			return false
		}
	}
	return true
}

// reportBranch reports the item that is branched on, with its options.
func (m *masks) reportBranch(item int, list []maskOption, free, open uint64) {
	b := Branch{At: int32(item), First: true, Next: -1}
	for _, o := range list {
		if o.copies&open != 0 && o.items&^free == 0 {
			b.Options++
		}
	}
	b.Dead = b.Options == 0
	m.Branch(b)
}

// fit returns the options for the first item that fit the free items after it.
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

// hopeless reports whether an item that is left can no longer be covered.
func (m *masks) hopeless(free, left uint64) bool {
	if free&^m.near.of(free) != 0 && left&m.lonely == 0 {
		return true
	}
	return m.pruning == Regions && !m.fillable(free, left)
}

// fillable reports whether each region has the size of some set of the copies left.
func (m *masks) fillable(free, left uint64) bool {
	sums := uint64(1) // bit n: some set of the copies covers n items (subset sums)
	for ; left != 0; left &= left - 1 {
		sums |= sums << m.sizes[bits.TrailingZeros64(left)]
	}
	for free != 0 {
		region := free & -free
		for grown := uint64(0); grown != region; {
			grown = region
			region |= m.near.of(region) & free
		}
		// A region of all 64 items is the whole board.
		if n := bits.OnesCount64(region); n < 64 && sums>>n&1 == 0 {
			return false
		}
		free &^= region
	}
	return true
}
