package cover

import "math/bits"

// counter counts the covers of a problem without visiting each of them.
//
// Like masks it covers the first uncovered item with every option that fits, but
// finds those without a look at the others: options of a kind that are shifted
// copies of each other have one shape, a set of shapes is two machine words, and
// what fits is the common part of a few sets, one for each eight items after the
// first and one for each six kinds, out of tables that the nearest cache holds.
//
// The same items are covered by the same kinds in many orders. With a memory what
// follows from them is counted once. All that follows a choice is sought there
// before the first of it is walked, so that the waits for the main memory overlap.
//
// It counts exactly what the other solvers visit, and takes problems of at most 64
// items, 128 shapes and 32 choices. On a flat board of 55 cells it walks some 40
// million nodes a second without a memory, which spares it most of them where
// pieces are of different sizes.
type counter struct {
	shapes  []shape
	there   [64]shapeSet         // by item: the shapes that may begin there
	beside  [reach][256]shapeSet // by eight items after the first: the shapes that need none of those set
	choice  [6][64]shapeSet      // by six kinds: the shapes of the kinds set, and of all others but the six
	chunks  int                  // sixes of kinds
	open    [65]uint64           // by item: the copies that some option from there on can use
	start   state
	weights [64][]uint64 // by item and shape: for how many options one of the pinned kind stands
	pinned  uint64       // the copy of the pinned kind; 0 when none is
	near    neighbours
	lonely  uint64 // copies that may cover an item without its neighbours; all where none are known

	memory *memory
	lists  [][]child // by copies left
	nodes  int64
	next   int64
	watch  Watch
	ended  bool   // by the watch
	excess uint64 // not 0 once a count has become too large
}

// reach is how many eights of items after the first one are looked up; what
// shapes need beyond them is compared.
const reach = 3

// few is how many copies are left where it is quicker to count again than to
// remember.
const few = 3

// shape is the options of a kind that are shifted copies of each other.
type shape struct {
	items uint64 // the first one is bit 0
	own   uint64 // the copies of the kind
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

// pop takes the lowest shape out of a set that has one.
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

// state is what is left to cover and to choose. Of the copies of kind k bit k is
// the last to be chosen, so that it says whether there are any.
type state struct{ free, left uint64 }

// child is a state that follows a choice.
type child struct {
	state
	weight uint64 // how often it counts
	line   int    // where the memory may have it
}

// count counts the covers that follow from a state with so many copies left.
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

// follow lists what follows from a state by one choice, and counts the covers among
// it. The list is good until the next one with so many copies left.
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

// fitting is the shapes that can begin at the first item.
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

// choose is the state after the choice of a shape at the first item, and for how many
// choices it stands; ok is false where the shape does not fit after all.
func (c *counter) choose(first, at int, s state) (next state, weight uint64, ok bool) {
	shape := &c.shapes[at]
	items := shape.items << first
	weight = 1
	if shape.own == c.pinned {
		weight = c.weights[first][at]
	}
	return state{s.free &^ items, s.left &^ last(s.left&shape.own)}, weight, items&^s.free == 0
}

// last is the highest bit.
func last(copies uint64) uint64 { return 1 << 63 >> bits.LeadingZeros64(copies) }

// hopeless says whether an item or a copy that is left can no longer be used.
func (c *counter) hopeless(s state) bool {
	if s.left&^c.open[bits.TrailingZeros64(s.free)] != 0 {
		return true
	}
	return s.free&^c.near.of(s.free) != 0 && s.left&c.lonely == 0
}

// recall counts what follows from a state, or finds it in the memory.
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

// add adds a count so many times.
func (c *counter) add(to *uint64, times, n uint64) {
	high, low := bits.Mul64(times, n)
	sum, carry := bits.Add64(*to, low, 0)
	*to = sum
	c.excess |= high | carry | sum>>56 // far below what a sum over all cores holds
}

// run counts what follows from a state. A count that the watch ended is of what
// was walked.
func (c *counter) run(s state, watch Watch) (n uint64, finished bool) {
	c.nodes, c.next, c.watch, c.ended = 0, 1, watch, false
	n = c.count(s, bits.OnesCount64(s.left))
	if c.ended {
		return n, false
	}
	watch(Progress{Nodes: c.nodes, Share: 1})
	return n, true
}

// look asks the watch whether to go on.
func (c *counter) look() bool {
	more := c.watch(Progress{Nodes: c.nodes})
	c.next, c.ended = c.nodes+more, more <= 0
	return !c.ended
}
