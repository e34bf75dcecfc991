package search

import (
	"cmp"
	"math"
	"slices"
	"unsafe"
)

// descent walks a state space depth first within a bound. It is what
// depth-first search, iterative deepening, IDA* and depth-first branch and
// bound have in common.
//
// It never steps on a state of its own path, and a table, [seen], notices where
// it comes again to a state that the present round has entered at no more cost.
// Neither loses a solution: by induction along a cheapest path, each of its
// states is entered in a round by that path, or was entered at no more cost.
type descent[S comparable] struct {
	*run[S]
	frames []frame[S]
	path   pathFilter
	seen   seen[S]
	hasher hasher[S]

	blind  bool // estimates do not count towards the bound
	unit   bool // every move counts 1 towards the bound
	sorted bool // the successor that promises most goes first

	bound  int64
	beyond int64 // the least cost above the bound that this round has met
	known  bool  // a solution is known, and the bound is below its cost

	goalWhy Why // of the events of goals

	recording bool // as the run's, at hand
	told      telling

	// reached hears of each goal, which is that of the frame at depth, and
	// says whether the round goes on.
	reached func(depth int, g int64) bool
}

// frame is a state of the path with its successors.
type frame[S comparable] struct {
	state S
	hash  uint64
	g     int64
	h     int32
	next  int32 // the successor to look at next
	above int64 // successors of the frames above that are still to be looked at
	out   []Successor[S]
}

// nothing is the beyond of a round that its bound has not cut short.
const nothing = math.MaxInt64

// newDescent makes a descent; ok is false when there is no memory for it.
func (r *run[S]) newDescent() (d *descent[S], ok bool) {
	d = &descent[S]{run: r, hasher: newHasher(r.p.Hash), recording: r.recording}
	d.seen.hasher, d.seen.meter = &d.hasher, r.Meter
	return d, d.seen.grow() && d.deepen()
}

// round walks everything within the bound. It returns Running when it is
// through, and otherwise why it ended: Solved when reached said so, or a limit.
func (d *descent[S]) round(bound int64) Status {
	d.bound, d.beyond = bound, nothing
	d.rounds = append(d.rounds, Round{Bound: bound})
	before := d.Counters
	d.tellBegin()
	status := d.walk()
	last := &d.rounds[len(d.rounds)-1]
	last.Expanded, last.Generated = d.Expanded-before.Expanded, d.Generated-before.Generated
	return status
}

func (d *descent[S]) walk() Status {
	d.path = pathFilter{}
	d.seen.next()
	start := Successor[S]{State: d.p.Start, H: d.startH()}
	if cost := d.cost(0, start.H); cost > d.bound {
		d.beyond = cost
		return Running
	}
	hash := d.hasher.hash(start.State)
	d.seen.enter(start.State, hash, 0, start.H)
	if status := d.enter(0, &start, hash, 0); status != Running {
		return status
	}
	for depth := 0; depth >= 0; {
		f := &d.frames[depth]
		if int(f.next) == len(f.out) {
			d.path.leave(f.hash)
			depth--
			continue
		}
		s := &f.out[f.next]
		f.next++
		g := d.after(f.g, s)
		if cost := d.cost(g, s.H); cost > d.bound {
			d.beyond = min(d.beyond, cost)
			if d.recording {
				d.tellDropped(depth, NotBetter) // else it was dropped as it was made
			}
			continue
		}
		hash := d.hasher.hash(s.State)
		if d.path.may(hash) && d.onPath(depth, s.State) || !d.seen.enter(s.State, hash, g, s.H) {
			if d.recording {
				d.tellDropped(depth, Entered)
			}
			continue
		}
		depth++
		if depth == len(d.frames) && !d.deepen() {
			return d.Ended()
		}
		if status := d.enter(depth, s, hash, g); status != Running {
			return status
		}
	}
	return Running
}

// enter puts a state on the path and makes its successors.
func (d *descent[S]) enter(depth int, s *Successor[S], hash uint64, g int64) Status {
	f := &d.frames[depth]
	f.state, f.hash, f.g, f.h, f.next, f.above = s.State, hash, g, s.H, 0, 0
	f.out = f.out[:0]
	d.path.enter(hash)
	if d.p.Goal(s.State) {
		if d.recording {
			d.tellEntered(Goal, d.goalWhy, depth)
		}
		if !d.reached(depth, g) {
			return Solved
		}
		return Running
	}
	if d.blind && g >= d.bound && (d.unit || !d.p.Free) {
		d.beyond = min(d.beyond, g+1)
		if d.recording {
			d.tellEntered(Pruned, OverBound, depth)
		}
		return Running
	}
	if !d.Expand() {
		return d.Ended()
	}
	if d.recording {
		d.tellEntered(Expanded, NoReason, depth)
	}
	room := cap(f.out)
	f.out = d.p.Expand(s.State, s.H, f.out)
	if cap(f.out) != room && !d.Hold(int64(cap(f.out)-room)*int64(unsafe.Sizeof(*s))) {
		return d.Ended()
	}
	if d.sorted {
		slices.SortStableFunc(f.out, func(a, b Successor[S]) int {
			return cmp.Compare(int64(a.Cost)+int64(a.H), int64(b.Cost)+int64(b.H))
		})
	}
	if depth > 0 {
		above := &d.frames[depth-1]
		f.above = above.above + int64(len(above.out)) - int64(above.next)
	}
	d.Generated += int64(len(f.out))
	d.Depth = int64(depth)
	d.Waiting(int(f.above) + len(f.out))
	if d.recording {
		d.tellSuccessors(depth)
	}
	return Running
}

// cost is what is held against the bound.
func (d *descent[S]) cost(g int64, h int32) int64 {
	if d.blind {
		return g
	}
	return g + int64(max(h, 0))
}

// after is the cost so far after a move, as it counts towards the bound.
func (d *descent[S]) after(g int64, s *Successor[S]) int64 {
	if d.unit {
		return g + 1
	}
	return g + int64(s.Cost)
}

// onPath says whether a state is on the path down to depth. The latest are
// looked at first: mostly it is the one before.
func (d *descent[S]) onPath(depth int, s S) bool {
	for ; depth >= 0; depth-- {
		if d.frames[depth].state == s {
			return true
		}
	}
	return false
}

// deepen makes room for a longer path.
func (d *descent[S]) deepen() bool {
	size := int64(unsafe.Sizeof(frame[S]{}))
	old := int64(len(d.frames))
	more := max(64, old/4)
	if !d.Hold((old + more) * size) {
		return false
	}
	frames := make([]frame[S], old+more)
	copy(frames, d.frames)
	d.frames = frames
	return d.Hold(-old * size)
}

// steps is the path down to depth.
func (d *descent[S]) steps(depth int) []Successor[S] {
	path := make([]Successor[S], depth)
	for i := range path {
		path[i] = d.frames[i].out[d.frames[i].next-1]
	}
	return path
}

// exhausted says whether the last round is a proof that there is no solution:
// its bound cut nothing off, or nothing that it had not entered. The latter is
// asked only when raising the bound had brought no new states.
func (d *descent[S]) exhausted() bool {
	return d.beyond == nothing || d.seen.stalled() && d.closed()
}

// closed says whether the states that the last round entered lead to no other
// states: then every reachable state was entered. It can tell only where the
// table kept all of them.
func (d *descent[S]) closed() bool {
	if d.seen.forgot {
		return false
	}
	var out []Successor[S]
	for i := range d.seen.slots {
		e := &d.seen.slots[i]
		if e.round != d.seen.round {
			continue
		}
		if !d.Expand() {
			return false
		}
		if d.recording {
			d.tell(Expanded, Checked, link{}, figures{0, e.g, e.h, d.cost(e.g, e.h)})
		}
		out = d.p.Expand(e.state, e.h, out[:0])
		d.Generated += int64(len(out))
		closed := true
		for k := range out {
			s := &out[k]
			g := d.after(e.g, s)
			closed = closed && d.seen.has(s.State, d.hasher.hash(s.State), math.MaxInt64)
			if d.recording {
				d.tell(Duplicate, Checked, link{move: s.Move}, figures{1, g, s.H, d.cost(g, s.H)})
			}
		}
		if !closed {
			return false
		}
	}
	return true
}

// pathFilter says quickly of most states that they are not on the path.
type pathFilter [1 << 12]uint32

func (p *pathFilter) enter(hash uint64)    { p[hash>>52]++ }
func (p *pathFilter) leave(hash uint64)    { p[hash>>52]-- }
func (p *pathFilter) may(hash uint64) bool { return p[hash>>52] != 0 }
