package cover

import (
	"math/bits"
	"math/rand/v2"
)

// counting counts the covers of an enumeration without visiting them, all of them and those
// fixed by each symmetry: the number of orbits is the mean of those (Burnside's lemma).
type counting struct {
	task    Enumeration
	split   *split
	counter *counter
	total   Count
	parts   []weighted
}

// weighted is a state with its multiplicity.
type weighted struct {
	state
	times uint64
}

// newCounting returns nil without leave to remember, if the used options are requested, or
// if the problem is too large for a counter.
func (e Enumeration) newCounting(s *split) *counting {
	if e.Remember == nil || e.Used != nil {
		return nil
	}
	c := &counting{task: e, split: s, counter: newCounter(e.Problem, s)}
	if c.counter == nil {
		return nil
	}
	return c
}

// count counts on so many cores, with the memory that newMemory returns. ok is false on an
// overflow.
func (c *counting) count(cores int, newMemory func() *memory) (total Count, finished, ok bool) {
	fixed, told, finished := c.fixed()
	finished = finished && c.cut()
	if finished {
		c.counter.memory = newMemory()
		finished = c.race(cores)
	}
	group := int64(c.split.group)
	if !finished { // a lower bound: all of them may be images of each other
		fixed, told = group-1, 0
	}
	c.total.Distinct, c.total.Told = (c.total.All+fixed)/group, c.total.All+told
	return c.total, finished, c.counter.excess == 0
}

// race counts the covers of the parts on so many cores.
func (c *counting) race(cores int) bool {
	weights := make([]float64, len(c.parts))
	for i := range weights {
		weights[i] = 1 / float64(len(weights))
	}
	r := newRace(c.task, weights, c.total.Nodes, cores)
	counters := make([]*counter, len(r.running))
	finished := r.run(func(lane int, count *Count) walk {
		counters[lane] = c.counter.fork()
		return func(part int, watch Watch) bool {
			n, finished := counters[lane].run(c.parts[part].state, watch)
			all := uint64(count.All)
			counters[lane].add(&all, c.parts[part].times, n)
			count.All = int64(all)
			return finished
		}
	})
	for _, counter := range counters {
		c.counter.excess |= counter.excess
	}
	found := c.total.All
	c.total = r.total()
	c.total.All += found
	return finished
}

// cut makes the parts: the distinct states after some choices. Covers found on the way are
// counted.
func (c *counting) cut() bool {
	start := c.counter.start
	switch {
	case start.free == 0 && start.left == 0:
		c.total.All = 1
		return true
	case start.free == 0 || c.counter.hopeless(start):
		return true
	}
	c.parts = []weighted{{start, 1}}
	copies := bits.OnesCount64(start.left)
	for level := 0; level < 4 && len(c.parts) > 0 && len(c.parts) < enough; level++ {
		var next []weighted
		at := map[state]int{}
		for _, part := range c.parts {
			if !c.look() {
				return false
			}
			list, complete := c.counter.follow(part.state, copies-level)
			all := uint64(c.total.All)
			c.counter.add(&all, part.times, complete)
			c.total.All = int64(all)
			for _, child := range list {
				i, known := at[child.state]
				if !known {
					i = len(next)
					at[child.state] = i
					next = append(next, weighted{state: child.state})
				}
				c.counter.add(&next[i].times, part.times, child.weight)
			}
		}
		c.parts = next
	}
	return true
}

// look counts a node and returns whether to go on.
func (c *counting) look() bool {
	if c.task.Nodes > 0 && c.total.Nodes >= c.task.Nodes {
		return false
	}
	c.total.Nodes++
	return c.task.look(Progress{Nodes: c.total.Nodes}) > 0 || c.total.Nodes == c.task.Nodes
}

// A memory pays in a large tree, where subproblems repeat often, and slows down a small one,
// as it competes for the caches.
const (
	largeTree    = 4 << 20 // nodes from which a memory pays
	nodesOfASlot = 16      // nodes of the whole tree for each slot
	mostSlots    = 1 << 24
	fewestSlots  = 1 << 14
)

// newMemory returns a memory whose size suits the tree, as far as allowed; nil if the tree
// is small.
func (c *counting) newMemory() *memory {
	nodes := c.estimate()
	if nodes < largeTree {
		return nil
	}
	slots := 1 << bits.Len64(uint64(min(nodes/nodesOfASlot, mostSlots))-1)
	for ; slots >= fewestSlots; slots /= 2 {
		if c.task.Remember(int64(slots) * slotBytes) {
			return newMemory(slots, bits.Len64(c.counter.start.left))
		}
	}
	return nil
}

// estimate returns the approximate number of nodes of the parts by random probing (Knuth,
// "Estimating the efficiency of backtrack programs", 1975). The random numbers are the same
// in every run.
func (c *counting) estimate() float64 {
	const walks = 512
	random := rand.New(rand.NewPCG(1, 1))
	sum := 0.0
	for i := range walks {
		if len(c.parts) == 0 {
			return 0
		}
		at := c.parts[i*len(c.parts)/walks].state
		for branches := 1.0; ; {
			list, _ := c.counter.follow(at, bits.OnesCount64(at.left))
			branches *= float64(len(list))
			if sum += branches; len(list) == 0 {
				break
			}
			at = list[random.IntN(len(list))].state
		}
	}
	return sum * float64(len(c.parts)) / walks
}
