package cover

import (
	"math/bits"
	"slices"
)

// newCounter returns a counter in which, of the kind that the split pins, only the pins may
// be chosen, each for its orbit; nil if the problem is too large for it.
func newCounter(p *Problem, s *split) *counter {
	c := &counter{}
	own, ok := c.takeKinds(p)
	if !ok || !c.takeOptions(p, s, own) {
		return nil
	}
	c.fillSets(len(p.Kinds))
	c.near, c.lonely = newNeighbours(p), ^uint64(0)
	if p.Near != nil {
		c.lonely = 0
		for kind, lonely := range p.lonely() {
			if lonely {
				c.lonely |= own[kind]
			}
		}
	}
	c.makeLists()
	return c
}

// fork returns another counter of the problem with the same memory.
func (c *counter) fork() *counter {
	other := *c
	other.makeLists()
	return &other
}

func (c *counter) makeLists() {
	c.lists = make([][]child, bits.OnesCount64(c.start.left)+1)
	for i := range c.lists {
		c.lists[i] = make([]child, 0, len(c.shapes))
	}
}

// takeKinds assigns bits to the copies.
func (c *counter) takeKinds(p *Problem) (own []uint64, ok bool) {
	if p.Items > 64 {
		return nil, false
	}
	own = make([]uint64, len(p.Kinds))
	next := len(p.Kinds)
	for kind, copies := range p.Kinds {
		if kind >= maxChoices || next+copies-1 > maxChoices {
			return nil, false
		}
		if copies > 0 {
			own[kind] = 1<<kind | (1<<(copies-1)-1)<<next
			next += copies - 1
		}
		c.start.left |= own[kind]
	}
	for i := range p.Items {
		if p.Open(i) {
			c.start.free |= 1 << i
		}
	}
	return own, true
}

// maxChoices limits the copies, so that they and a count fit a slot of the memory.
const maxChoices = 32

// takeOptions groups the options into shapes; it returns false if these are too many or an
// option occurs twice.
func (c *counter) takeOptions(p *Problem, s *split, own []uint64) bool {
	number := map[shape]int{}
	pinned := int32(-1)
	if len(s.pins) > 0 {
		pinned = p.Options[s.pins[0]].Kind
		c.pinned = own[pinned]
	}
	for id, o := range p.Options {
		if !p.usable(o) || o.Kind == pinned && !slices.Contains(s.pins, int32(id)) {
			continue
		}
		first := int(o.Items[0])
		key := shape{word(o.Items) >> first, own[o.Kind]}
		at, known := number[key]
		if !known {
			if at = len(c.shapes); at == 128 {
				return false
			}
			number[key] = at
			c.shapes = append(c.shapes, key)
		}
		if c.there[first].has(at) {
			return false // duplicate option
		}
		c.there[first].add(at)
		for i := range first + 1 {
			c.open[i] |= key.own
		}
		if o.Kind == pinned {
			if c.weights[first] == nil {
				c.weights[first] = make([]uint64, 128)
			}
			c.weights[first][at] = uint64(s.orbit(int32(id)))
		}
	}
	return true
}

// fillSets computes the tables of fitting shapes.
func (c *counter) fillSets(kinds int) {
	c.chunks = (kinds + 5) / 6
	for at, shape := range c.shapes {
		for i := range c.beside {
			for covered := range uint64(256) {
				if shape.items>>1>>(8*i)&covered&255 == 0 {
					c.beside[i][covered].add(at)
				}
			}
		}
		kind := bits.TrailingZeros64(shape.own)
		for i := range c.chunks {
			for left := range uint64(64) {
				if kind/6 != i || left>>(kind%6)&1 == 1 {
					c.choice[i][left].add(at)
				}
			}
		}
	}
}
