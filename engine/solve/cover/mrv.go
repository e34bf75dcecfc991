package cover

import "math/bits"

// mrv branches by minimum remaining values (Golomb and Baumert 1965): on the item that the
// fewest options can cover, or on a kind with fewer options still.
//
// The options that still fit are kept in a compact array for each depth, by kind. One pass
// filters them by a choice, another counts, for all items at once, how many options cover
// each, with bit-sliced counters, one word for each binary digit, so that an option is added
// to all of its items in a few operations (Knuth, TAOCP 4A, 7.1.3).
//
// It is complete. It visits few nodes, each at a cost linear in the options left: the better
// solver where pieces have many placements, as in a pyramid. Memory is 16 bytes for each
// option and depth.
type mrv struct {
	trail
	free   uint64
	need   []int32 // choices left of each kind
	items  []uint64
	kinds  []int32
	layers []layer // by depth beyond the prefix
	all    int     // number of items; a [Branch] numbers the kinds from here
}

// layer holds the options that still fit at one depth.
type layer struct {
	options []maskRow // by kind
	ends    []int32   // where the options of each kind end
}

type maskRow struct {
	items uint64
	id    int32
}

// counts is a counter for each item, saturated at 8.
type counts struct{ ones, twos, fours, many uint64 }

// count returns how many rows cover each item. A tree of adders takes four rows at once, in
// half the operations of adding one by one.
func count(rows []maskRow) (c counts) {
	for len(rows) >= 4 {
		var two, four, more uint64
		c.ones, two = add(c.ones, rows[0].items, rows[1].items)
		c.ones, four = add(c.ones, rows[2].items, rows[3].items)
		c.twos, more = add(c.twos, two, four)
		c.many |= c.fours & more
		c.fours ^= more
		rows = rows[4:]
	}
	for _, row := range rows {
		two := c.ones & row.items
		c.ones ^= row.items
		four := c.twos & two
		c.twos ^= two
		c.many |= c.fours & four
		c.fours ^= four
	}
	return c
}

// add returns a bitwise full adder.
func add(x, y, z uint64) (sum, carry uint64) {
	sum = x ^ y
	return sum ^ z, x&y | sum&z
}

// NewMRV returns a solver for at most 64 items; nil if there are more.
func NewMRV(p *Problem) Solver {
	if p.Items > 64 {
		return nil
	}
	m := &mrv{trail: newTrail(p), need: make([]int32, len(p.Kinds)), all: p.Items}
	for i := range p.Items {
		if p.Open(i) {
			m.free |= 1 << i
		}
	}
	m.items, m.kinds = make([]uint64, len(p.Options)), make([]int32, len(p.Options))
	byKind := make([][]int32, len(p.Kinds))
	for id, o := range p.Options {
		m.items[id], m.kinds[id] = word(o.Items), o.Kind
		byKind[o.Kind] = append(byKind[o.Kind], int32(id))
	}
	m.layers = make([]layer, len(m.chosen)+1)
	top := &m.layers[0]
	for _, ids := range byKind {
		for _, id := range ids {
			top.options = append(top.options, maskRow{m.items[id], id})
		}
		top.ends = append(top.ends, int32(len(top.options)))
	}
	for i := range m.layers[1:] {
		m.layers[i+1].ends = make([]int32, len(p.Kinds))
	}
	for kind, n := range p.Kinds {
		m.need[kind] = int32(n)
	}
	return m
}

func (m *mrv) Run(w Traversal) bool {
	m.begin(w)
	free := m.choosePrefix(w.Prefix)
	goOn := m.cover(free, m.layers, len(w.Prefix))
	m.takeBack(w.Prefix)
	return m.end(goOn)
}

// choosePrefix chooses options in advance and returns the items left.
func (m *mrv) choosePrefix(prefix []int32) (free uint64) {
	free = m.free
	for _, option := range prefix {
		free &^= m.items[option]
		m.need[m.kinds[option]]--
	}
	return free
}

func (m *mrv) takeBack(prefix []int32) {
	for _, option := range prefix {
		m.need[m.kinds[option]]++
	}
}

// left returns the number of options that fit after some choices, 0 if an item or kind then
// has too few.
func (m *mrv) left(prefix []int32) (n int) {
	free := m.choosePrefix(prefix)
	if c, ok := m.filter(free, &m.layers[0], &m.layers[1]); ok && free&^(c.ones|c.twos|c.fours|c.many) == 0 {
		n = len(m.layers[1].options)
	}
	m.takeBack(prefix)
	return n
}

// cover visits the covers of the free items; layers[0] holds the options that fitted before
// the last choice.
func (m *mrv) cover(free uint64, layers []layer, depth int) bool {
	m.nodes++
	if m.nodes >= m.next && !m.look(depth) {
		return false
	}
	if free == 0 {
		for _, n := range m.need {
			if n != 0 {
				return true
			}
		}
		return m.Visit(m.chosen[:depth])
	}
	if depth == m.Depth && depth > 0 {
		return m.Visit(m.chosen[:depth])
	}
	c, ok := m.filter(free, &layers[0], &layers[1])
	if !ok || free&^(c.ones|c.twos|c.fours|c.many) != 0 {
		if m.Branch != nil {
			m.reportBranch(free, &layers[0], -1)
		}
		return true
	}
	item, kind, of := m.choose(free, c, &layers[1])
	if m.Branch != nil {
		at := m.all + kind
		if kind < 0 {
			at = bits.TrailingZeros64(item)
		}
		m.reportBranch(free, &layers[0], int32(at))
	}
	return m.branch(free, item, kind, of, layers[1:], depth)
}

// filter copies the options that fit the free items and are of a kind still needed. c is how
// many of them cover each item; ok is false if a kind has too few.
func (m *mrv) filter(free uint64, from, to *layer) (c counts, ok bool) {
	if cap(to.options) <= len(from.options) {
		to.options = make([]maskRow, len(from.options)+1)
	}
	kept := to.options[:len(from.options)+1] // one more for the discarded write
	n, begin := 0, int32(0)
	for kind, end := range from.ends {
		if m.need[kind] > 0 {
			before := n
			for _, row := range from.options[begin:end] {
				// Branch-free: always written, and overwritten if it does not fit, since a
				// branch would be mispredicted half of the time.
				fits := 0
				if row.items&^free == 0 {
					fits = 1
				}
				kept[n] = row
				n += fits
			}
			if n-before < int(m.need[kind]) {
				return c, false
			}
		}
		to.ends[kind] = int32(n)
		begin = end
	}
	to.options = kept[:n]
	return count(to.options), true
}

// choose returns the item, as a bit, or if that is 0 the kind, with the fewest options, and
// their number.
func (m *mrv) choose(free uint64, c counts, l *layer) (item uint64, kind, least int) {
	kind, least = -1, 1<<30
	begin := int32(0)
	for k, end := range l.ends {
		// Several of a kind are not a choice of one option.
		if m.need[k] == 1 && int(end-begin) < least {
			kind, least = k, int(end-begin)
		}
		begin = end
	}
	for n := 1; n < 8 && n <= least; n++ {
		if found := free & c.exactly(n); found != 0 {
			return found & -found, -1, n
		}
	}
	if kind < 0 || least > 8 {
		if busy, n := l.rarest(free); n <= least {
			return busy, -1, n
		}
	}
	return 0, kind, least
}

// exactly returns the items that n options cover, n from 1 to 7.
func (c counts) exactly(n int) uint64 {
	one, two, four := -uint64(n&1), -uint64(n>>1&1), -uint64(n>>2&1)
	return ^(c.many | (c.ones ^ one) | (c.twos ^ two) | (c.fours ^ four))
}

// rarest counts options one by one, for the few nodes near the root where each item has
// eight or more.
func (l *layer) rarest(free uint64) (item uint64, n int) {
	var count [64]int
	for _, row := range l.options {
		for w := row.items; w != 0; w &= w - 1 {
			count[bits.TrailingZeros64(w)]++
		}
	}
	n = 1 << 30
	for w := free; w != 0; w &= w - 1 {
		if i := bits.TrailingZeros64(w); count[i] < n {
			item, n = 1<<i, count[i]
		}
	}
	return item, n
}

// branch tries the options of the item or kind; of is their number.
func (m *mrv) branch(free, item uint64, kind, of int, layers []layer, depth int) bool {
	l := &layers[0]
	options := l.options
	if kind >= 0 {
		begin := int32(0)
		if kind > 0 {
			begin = l.ends[kind-1]
		}
		options, item = l.options[begin:l.ends[kind]], ^uint64(0)
	}
	at := int32(0)
	for _, row := range options {
		if row.items&item == 0 {
			continue
		}
		m.steps[depth] = step{at, int32(of)}
		m.chosen[depth] = row.id
		at++
		k := m.kinds[row.id]
		m.need[k]--
		goOn := m.cover(free&^row.items, layers, depth+1)
		m.need[k]++
		if !goOn {
			return false
		}
	}
	return true
}

// reportBranch reports the item or kind that is branched on, -1 if one has too few options,
// recounting them one by one.
func (m *mrv) reportBranch(free uint64, l *layer, at int32) {
	options := make([]int32, m.all+len(m.need))
	for _, row := range l.options {
		if k := int(m.kinds[row.id]); m.need[k] > 0 && row.items&^free == 0 {
			options[m.all+k]++
			for w := row.items; w != 0; w &= w - 1 {
				options[bits.TrailingZeros64(w)]++
			}
		}
	}
	b := Branch{At: at, Dead: at < 0, Next: -1}
	for i, n := range options {
		need := int32(free >> i & 1)
		if i >= m.all {
			need = m.need[i-m.all]
		}
		switch {
		case b.Dead && n < need:
			b.At, b.Options = int32(i), n
			m.Branch(b)
			return
		case b.Dead:
		case int32(i) == at:
			b.Options = n
		case need == 1 && (b.Next < 0 || n < b.NextOptions):
			b.Next, b.NextOptions = int32(i), n
		}
	}
	m.Branch(b)
}
