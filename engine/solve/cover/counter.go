package cover

import "math/bits"

// counter counts the covers of a problem without visiting each, by memoized backtracking on
// bit sets.
//
// Like masks it branches on the first uncovered item. It finds the fitting options without
// scanning the others: options of a kind that are shifted copies of each other have one
// shape, a set of shapes is two machine words, and the fitting ones are the intersection of
// a few precomputed sets, one for each eight items after the first and one for each six
// kinds, from tables that fit the L1 cache.
//
// The same items are covered by the same kinds in many orders, so subproblems repeat; with a
// memory each is counted once. All children of a node are prefetched before the first is
// visited, so that cache misses overlap.
//
// It counts exactly the covers that the other solvers visit, and takes problems of at most
// 64 items, 128 shapes and 32 choices. On a flat board of 55 cells it visits some 40 million
// nodes a second without a memory, which saves most of them where pieces have different
// sizes.
type counter struct {
	shapes  []shape
	there   [64]shapeSet         // by item: the shapes with an option whose first item it is
	beside  [reach][256]shapeSet // by the state of eight items after the first: the shapes that need no covered one
	choice  [6][64]shapeSet      // by six kinds: the shapes of the kinds in the set and of all kinds beyond the six
	chunks  int                  // sixes of kinds
	open    [65]uint64           // by item: the copies with an option that begins there or later
	start   state
	weights [64][]uint64 // by item and shape: size of the orbit of the pinned kind's option
	pinned  uint64       // the copy of the pinned kind; 0 if there is none
	near    neighbours
	lonely  uint64 // copies that may cover an isolated item; all if neighbours are unknown

	memory *memory
	lists  [][]child // by copies left
	nodes  int64
	next   int64
	watch  Watch
	ended  bool   // by the watch
	excess uint64 // nonzero after an overflow
}

// reach is how many groups of eight items after the first are looked up; items of a shape
// beyond them are compared.
const reach = 3

// few is the number of copies left up to which counting again is faster than the memory.
const few = 3

// shape is the options of one kind that are shifted copies of each other.
type shape struct {
	items uint64 // the first one is bit 0
	own   uint64 // bits of the kind's copies
}

// shapeSet is a set of shapes.
type shapeSet struct{ low, high uint64 }

func (s *shapeSet) add(shape int) {
	if shape < 64 {
		s.low |= 1 << shape
	} else {
		s.high |= 1 << (shape - 64)
	}
}

func (s *shapeSet) has(shape int) bool {
	return shape < 64 && s.low>>shape&1 == 1 || shape >= 64 && s.high>>(shape-64)&1 == 1
}

// pop removes the lowest shape from a set that is not empty.
func (s *shapeSet) pop() (shape int) {
	if s.low != 0 {
		shape = bits.TrailingZeros64(s.low)
		s.low &= s.low - 1
		return shape
	}
	shape = bits.TrailingZeros64(s.high)
	s.high &= s.high - 1
	return shape + 64
}

// state is a subproblem: the items to cover and the copies to choose. The copies of a kind
// are used from the highest bit down, so that bit k says whether any of kind k are left.
type state struct{ free, left uint64 }

// child is a state after one more choice.
type child struct {
	state
	weight uint64 // multiplicity
	line   int    // its line in the memory
}

// count returns the number of covers of a state with so many copies left.
func (c *counter) count(s state, copies int) (n uint64) {
	c.nodes++
	if c.nodes >= c.next && !c.look() {
		return 0
	}
	remember := c.memory != nil && copies > few
	list := c.lists[copies][:0]
	first := bits.TrailingZeros64(s.free) & 63
	fit := c.fitting(first, s)
	for fit.low|fit.high != 0 {
		next, weight, ok := c.choose(first, fit.pop(), s)
		switch {
		case !ok:
		case next.free == 0:
			if next.left == 0 {
				c.add(&n, weight, 1)
			}
		case c.hopeless(next):
		case remember:
			list = append(list, child{next, weight, c.memory.line(next)})
		default:
			if c.add(&n, weight, c.count(next, copies-1)); c.ended {
				return n
			}
		}
	}
	if len(list) > 1 {
		c.memory.touch(list)
	}
	for i := range list {
		if c.add(&n, list[i].weight, c.recall(&list[i], copies-1)); c.ended {
			return n
		}
	}
	return n
}

// follow returns the children of a state and the number of covers among them. The list is
// valid until the next call with so many copies left.
func (c *counter) follow(s state, copies int) (list []child, complete uint64) {
	list = c.lists[copies][:0]
	first := bits.TrailingZeros64(s.free) & 63
	fit := c.fitting(first, s)
	for fit.low|fit.high != 0 {
		next, weight, ok := c.choose(first, fit.pop(), s)
		switch {
		case !ok:
		case next.free != 0 && !c.hopeless(next):
			list = append(list, child{state: next, weight: weight})
		case next.free == 0 && next.left == 0:
			complete += weight
		}
	}
	return list, complete
}

// fitting returns the shapes that can begin at the first item.
func (c *counter) fitting(first int, s state) shapeSet {
	covered := ^(s.free >> first) >> 1
	fit, one, two, three := c.there[first], &c.beside[0][covered&255], &c.beside[1][covered>>8&255], &c.beside[2][covered>>16&255]
	fit.low &= one.low & two.low & three.low
	fit.high &= one.high & two.high & three.high
	for i := range c.chunks {
		set := &c.choice[i][s.left>>(6*i&63)&63]
		fit.low &= set.low
		fit.high &= set.high
	}
	return fit
}

// choose returns the state after the choice of a shape at the first item, and its
// multiplicity; ok is false if the shape does not fit beyond [reach].
func (c *counter) choose(first, at int, s state) (next state, weight uint64, ok bool) {
	shape := &c.shapes[at]
	items := shape.items << first
	weight = 1
	if shape.own == c.pinned {
		weight = c.weights[first][at]
	}
	return state{s.free &^ items, s.left &^ last(s.left&shape.own)}, weight, items&^s.free == 0
}

// last returns the highest bit.
func last(copies uint64) uint64 { return 1 << 63 >> bits.LeadingZeros64(copies) }

// hopeless reports whether an item or a copy that is left can no longer be used.
func (c *counter) hopeless(s state) bool {
	if s.left&^c.open[bits.TrailingZeros64(s.free)] != 0 {
		return true
	}
	return s.free&^c.near.of(s.free) != 0 && s.left&c.lonely == 0
}

// recall returns the count of a child, from the memory if it is there.
func (c *counter) recall(s *child, copies int) uint64 {
	if n, ok := c.memory.find(s.line, s.state); ok {
		if c.nodes++; c.nodes >= c.next {
			c.look()
		}
		return n
	}
	n := c.count(s.state, copies)
	if !c.ended {
		c.memory.keep(s.line, s.state, n)
	}
	return n
}

// add adds times*n, and notes an overflow.
func (c *counter) add(to *uint64, times, n uint64) {
	high, low := bits.Mul64(times, n)
	sum, carry := bits.Add64(*to, low, 0)
	*to = sum
	c.excess |= high | carry | sum>>56 // leaves headroom for the sum over all cores
}

// run counts the covers of a state. If the watch ends it the count is partial.
func (c *counter) run(s state, watch Watch) (n uint64, finished bool) {
	c.nodes, c.next, c.watch, c.ended = 0, 1, watch, false
	n = c.count(s, bits.OnesCount64(s.left))
	if c.ended {
		return n, false
	}
	watch(Progress{Nodes: c.nodes, Share: 1})
	return n, true
}

// look calls the watch and returns whether to go on.
func (c *counter) look() bool {
	more := c.watch(Progress{Nodes: c.nodes})
	c.next, c.ended = c.nodes+more, more <= 0
	return !c.ended
}
