package check

import (
	"container/heap"
	"math"
	"slices"
)

// bestFirst replays a log against a frontier that is ordered by a key. It keeps the frontier
// from the logged expansions alone: a state must wait there with the least key when it is
// expanded. Ties and the order of successors need no guess, since every state of the least
// key is allowed, and the cost of a waiting state is the least over its expanded parents
// whatever the ties. Time is linear in the generated states, beside a heap of the distinct
// keys.
type bestFirst struct {
	hypothesis
	log []state
	*scratch
	counts  map[int64]int
	keys    keyHeap
	at      int // entries that agree
	open    int // waiting copies
	ties    *ties
	repairs repairs
	differs bool    // a state was reached again in a way that rules for copies treat differently
	stale   int     // expansions of boards that had been expanded before
	latest  waiting // what was expanded last
	last    []step  // its successors
	gs      []float64
}

// node holds the figures of a state.
type node struct {
	best     float64 // least cost by which it was generated
	run      int32   // the replay that these are of
	newest   int32   // number of its newest copy, those before it by waiting.older; -1 for none
	open     int32   // copies that wait
	seen     bool
	expanded bool
}

// scratch is memory that one replay leaves to the next.
type scratch struct {
	nodes []node
	made  []waiting // copies, in the order in which they were generated
	run   int32
}

// waiting is a generated node in the frontier.
type waiting struct {
	state, parent state
	g             float64
	key           int64
	born          int32 // number of the expansion that generated it
	older         int32 // copy of the same state
	way           way
	gone          bool
}

// keyHeap is a heap of distinct keys.
type keyHeap []int64

func (h keyHeap) Len() int           { return len(h) }
func (h keyHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h keyHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *keyHeap) Push(x any)        { *h = append(*h, x.(int64)) }
func (h *keyHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

// fine is how finely keys are told apart: sums of rounded figures are equal within it.
const fine = 1e5

const never = math.MaxInt64

func rounded(key float64) int64 {
	if math.IsInf(key, 1) {
		return never
	}
	return int64(math.Round(key * fine))
}

func (r *bestFirst) node(s state) *node {
	for len(r.nodes) <= int(s) {
		r.nodes = append(r.nodes, node{})
	}
	n := &r.nodes[s]
	if n.run != r.scratch.run {
		*n = node{run: r.scratch.run, newest: -1}
	}
	return n
}

// cheapest returns the waiting copy of a state with the least key; ok is false for none.
func (r *bestFirst) cheapest(n *node) (best int32, ok bool) {
	best = -1
	for i := n.newest; i >= 0 && n.open > 0; i = r.made[i].older {
		if c := &r.made[i]; !c.gone && (best < 0 || c.key < r.made[best].key || c.key == r.made[best].key && c.g <= r.made[best].g) {
			best = i
		}
	}
	return best, best >= 0
}

// dropAll removes the copies of a state from the frontier.
func (r *bestFirst) dropAll(n *node) {
	for i := n.newest; i >= 0 && n.open > 0; i = r.made[i].older {
		if !r.made[i].gone {
			r.drop(i)
		}
	}
}

// replay replays the log and returns what came of it.
func (r *bestFirst) replay() outcome {
	r.scratch.run++
	r.made = r.made[:0]
	r.counts = map[int64]int{}
	r.push(r.log[0], -1, 0, 0, 0)
	r.node(r.log[0]).seen = true
	for r.at < len(r.log) {
		s := r.log[r.at]
		c, ok := r.take(s)
		if !ok {
			if r.atGoalMade(s) {
				o := r.outcome(true)
				o.end = goalMade
				if !r.early {
					o.end = tooEarly
				}
				return o
			}
			if !r.repair(s) {
				return r.outcome(false)
			}
			continue
		}
		r.expand(c)
		r.gs = append(r.gs, c.g)
		r.at++
	}
	return r.outcome(true)
}

// atGoalMade reports whether the last entry is a goal that the expansion before generated.
func (r *bestFirst) atGoalMade(s state) bool {
	return r.at == len(r.log)-1 && r.solved(s) && slices.ContainsFunc(r.last, func(st step) bool { return st.to == s })
}

// take removes the copy of a state that is next by the rule; ok is false if there is none.
func (r *bestFirst) take(s state) (c waiting, ok bool) {
	least, any := r.least()
	i, waits := r.cheapest(r.node(s))
	if !any || !waits || r.made[i].key > least {
		return waiting{}, false
	}
	if r.ties != nil {
		r.ties.taken(r, i)
	}
	r.drop(i)
	return r.made[i], true
}

// expand generates the successors of a copy that was taken.
func (r *bestFirst) expand(c waiting) {
	n := r.node(c.state)
	if r.sharedG {
		c.g = n.best
	}
	r.latest, r.last = c, nil
	if n.expanded {
		r.stale++
		if r.logs() {
			return
		}
	}
	n.expanded = true
	if r.pop == skipsClosed {
		r.dropAll(n)
	}
	r.last = r.steps(c.state)
	for _, st := range r.last {
		if r.noWayBack && st.to == c.parent {
			continue
		}
		r.generate(c, st)
	}
}

// generate puts a successor into the frontier where the rule for copies says so.
func (r *bestFirst) generate(c waiting, st step) {
	g := c.g + r.price(st)
	n := r.node(st.to)
	if !n.seen {
		n.seen, n.best = true, g
		r.push(st.to, c.state, g, r.key(c, g, st.to), st.way)
		return
	}
	cheaper := g < n.best
	if cheaper || n.open > 0 && g != n.best || !n.expanded {
		r.differs = true
	}
	if cheaper {
		n.best = g
	}
	switch r.enter {
	case cheaperOnly:
		if !cheaper || n.expanded && r.pop == skipsClosed && !r.reopens {
			return
		}
		if r.pop == skipsClosed && r.replaces {
			r.dropAll(n)
		}
	case unlessClosed:
		if n.expanded {
			return
		}
	case firstOnly:
		return
	case notDearer:
		if g > n.best {
			return
		}
	}
	r.push(st.to, c.state, g, r.key(c, g, st.to), st.way)
}

func (r *bestFirst) push(s, parent state, g, key float64, w way) {
	q := rounded(key)
	i := int32(len(r.made))
	n := r.node(s)
	r.made = append(r.made, waiting{s, parent, g, q, int32(r.at), n.newest, w, false})
	n.newest = i
	n.open++
	if _, known := r.counts[q]; !known {
		heap.Push(&r.keys, q)
	}
	r.counts[q]++
	r.open++
	if r.ties != nil {
		r.ties.pushed(i, q, r.h.at(s))
	}
}

func (r *bestFirst) drop(i int32) {
	c := &r.made[i]
	n := &r.nodes[c.state]
	n.open--
	c.gone = true
	r.counts[c.key]--
	r.open--
	if r.ties != nil {
		r.ties.dropped(c.key, r.h.at(c.state))
	}
}

// least returns the least key that waits; ok is false if nothing does.
func (r *bestFirst) least() (key int64, ok bool) {
	for len(r.keys) > 0 {
		if r.counts[r.keys[0]] > 0 {
			return r.keys[0], true
		}
		delete(r.counts, r.keys[0])
		heap.Pop(&r.keys)
	}
	return 0, false
}

// allowed returns the states that could be next, at most a few, the first generated first.
func (r *bestFirst) allowed(most int) (list []state) {
	least, ok := r.least()
	if !ok {
		return nil
	}
	for _, c := range r.made {
		if !c.gone && c.key == least && !slices.Contains(list, c.state) {
			if list = append(list, c.state); len(list) == most {
				break
			}
		}
	}
	return list
}

// outcome describes the end of the replay.
func (r *bestFirst) outcome(whole bool) outcome {
	o := outcome{agree: r.at, whole: whole, gs: r.gs, differs: r.differs, stale: r.stale, repaired: r.repairs.done}
	least, waits := r.least()
	if !whole {
		o.expected = r.allowed(mostExpected)
		s := r.log[r.at]
		n := r.node(s)
		o.got = where{seen: n.seen, expanded: n.expanded && n.open == 0}
		if i, ok := r.cheapest(n); ok {
			c := r.made[i]
			o.got.g, o.got.h, o.got.key, o.got.waits = c.g, r.h.at(s), float64(c.key)/fine, true
		}
		if len(o.expected) > 0 {
			best := o.expected[0]
			i, _ := r.cheapest(r.node(best))
			c := r.made[i]
			o.best = where{g: c.g, h: r.h.at(best), key: float64(c.key) / fine, waits: true, seen: true}
		}
		return o
	}
	if r.at < len(r.log) {
		o.expected = r.allowed(mostExpected)
		o.best = where{key: float64(least) / fine, waits: true, seen: true}
		return o
	}
	o.end = r.ending(least, waits)
	if o.end == tooEarly || o.end == elsewhere {
		o.expected = r.allowed(mostExpected)
		if len(o.expected) > 0 {
			o.best = where{key: float64(least) / fine, waits: true, seen: true}
		}
	}
	return o
}

// ending compares the end of the log with the ends that the method can have.
func (r *bestFirst) ending(least int64, waits bool) ending {
	if r.solved(r.log[len(r.log)-1]) {
		return goalLogged
	}
	if !waits {
		return nothingLeft
	}
	made, early, c := false, false, r.latest
	for _, st := range r.last {
		if r.solved(st.to) {
			made = true
			early = early || rounded(r.key(c, c.g+r.price(st), st.to)) <= least
		}
	}
	for _, i := range r.goalsWaiting() {
		if r.made[i].key <= least {
			if made {
				return goalEither
			}
			return goalNext
		}
	}
	switch {
	case made && early:
		return goalEither
	case made && r.early:
		return goalMade
	case made:
		return tooEarly
	}
	return elsewhere
}

// goalsWaiting returns the copies of goals in the frontier.
func (r *bestFirst) goalsWaiting() (list []int32) {
	for i, c := range r.made {
		if !c.gone && r.solved(c.state) {
			list = append(list, int32(i))
		}
	}
	return list
}
