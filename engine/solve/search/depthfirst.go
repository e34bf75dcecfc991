package search

import (
	"cmp"
	"math"
	"slices"
	"unsafe"
)

// descent is a depth-first search within a bound, as shared by depth-first search, iterative
// deepening, IDA* and depth-first branch and bound.
//
// It prunes a successor whose state is on the current path, or in the [transpositionTable]
// of this round at no more cost. Neither loses a solution: by induction along a cheapest
// path, each of its states is entered in a round by that path, or was entered at no more
// cost.
//
// Memory is proportional to the depth, plus the table.
type descent[S comparable] struct {
	*run[S]
	frames []frame[S]
	path   pathFilter
	table  transpositionTable[S]
	hasher hasher[S]

	blind  bool // the bound limits g alone, not g+h
	unit   bool // every move adds 1 to what the bound limits
	sorted bool // successors in ascending order of f

	bound  int64
	beyond int64 // the least cost above the bound that this round has met
	known  bool  // a solution is known: the bound is its cost less 1

	goalWhy Why // of the events of goals

	early     bool // goals are tested when generated
	recording bool // copy of the run's, for the hot path
	trace     depthFirstTrace

	// reached is called at each goal, with its depth and cost, and returns whether the round
	// goes on.
	reached func(depth int, g int64) bool
}

// frame is a state of the current path with its successors.
type frame[S comparable] struct {
	state S
	hash  uint64
	g     int64
	h     int32
	next  int32 // the successor to look at next
	above int64 // successors of the frames above that are still to be looked at
	out   []Successor[S]
}

// nothing is the value of beyond in a round in which the bound cut nothing off.
const nothing = math.MaxInt64

// newDescent returns a descent; ok is false at the memory limit.
func (r *run[S]) newDescent() (d *descent[S], ok bool) {
	chosen, _ := r.rules()
	d = &descent[S]{run: r, hasher: newHasher(r.p.Hash), early: chosen.Early, recording: r.recording}
	d.table.tree = chosen.Tree
	d.table.hasher, d.table.meter = &d.hasher, r.Meter
	return d, d.table.grow() && d.growPath()
}

// round searches everything within the bound. It returns Running when that is done, and
// otherwise why it ended: Solved if reached returned false, or a limit.
func (d *descent[S]) round(bound int64) Status {
	d.bound, d.beyond = bound, nothing
	d.rounds = append(d.rounds, Round{Bound: bound})
	before := d.Counters
	d.beginTrace()
	status := d.walk()
	last := &d.rounds[len(d.rounds)-1]
	last.Expanded, last.Generated = d.Expanded-before.Expanded, d.Generated-before.Generated
	return status
}

func (d *descent[S]) walk() Status {
	d.path = pathFilter{}
	d.table.next()
	start := Successor[S]{State: d.p.Start, H: d.startH()}
	if cost := d.cost(0, start.H); cost > d.bound {
		d.beyond = cost
		return Running
	}
	hash := d.hasher.hash(start.State)
	d.table.enter(start.State, hash, 0, start.H)
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
				d.recordDropped(depth, NotBetter) // others were pruned when generated
			}
			continue
		}
		hash := d.hasher.hash(s.State)
		if d.path.may(hash) && d.onPath(depth, s.State) || !d.table.enter(s.State, hash, g, s.H) {
			if d.recording {
				d.recordDropped(depth, Entered)
			}
			continue
		}
		depth++
		if depth == len(d.frames) && !d.growPath() {
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
			d.recordEntered(Goal, d.goalWhy, depth)
		}
		if !d.reached(depth, g) {
			return Solved
		}
		return Running
	}
	if d.blind && g >= d.bound && (d.unit || !d.p.Free) {
		d.beyond = min(d.beyond, g+1)
		if d.recording {
			d.recordEntered(Pruned, OverBound, depth)
		}
		return Running
	}
	if !d.Expand() {
		return d.Ended()
	}
	if d.recording {
		d.recordEntered(Expanded, NoReason, depth)
	}
	before := cap(f.out)
	f.out = d.p.Expand(s.State, s.H, f.out)
	if cap(f.out) != before && !d.Hold(int64(cap(f.out)-before)*int64(unsafe.Sizeof(*s))) {
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
		d.recordSuccessors(depth)
	}
	if d.early {
		return d.lookForGoal(depth)
	}
	return Running
}

// lookForGoal tests the successors of the state at depth that are within the bound.
func (d *descent[S]) lookForGoal(depth int) Status {
	f := &d.frames[depth]
	for k := range f.out {
		s := &f.out[k]
		g := d.after(f.g, s)
		if d.cost(g, s.H) > d.bound || !d.p.Goal(s.State) {
			continue
		}
		f.next = int32(k) + 1
		if d.recording {
			d.recordEarlyGoal(depth)
		}
		if !d.reached(depth+1, g) {
			return Solved
		}
		f.next = 0
	}
	return Running
}

// cost returns the figure that the bound limits.
func (d *descent[S]) cost(g int64, h int32) int64 {
	if d.blind {
		return g
	}
	return g + int64(max(h, 0))
}

// after returns g after a move, in the bound's units.
func (d *descent[S]) after(g int64, s *Successor[S]) int64 {
	if d.unit {
		return g + 1
	}
	return g + int64(s.Cost)
}

// onPath reports whether a state is on the path down to depth. It begins at the deepest,
// since most repetitions undo the last move.
func (d *descent[S]) onPath(depth int, s S) bool {
	for ; depth >= 0; depth-- {
		if d.frames[depth].state == s {
			return true
		}
	}
	return false
}

// growPath makes room for one more frame. It returns false at the memory limit.
func (d *descent[S]) growPath() bool {
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

// steps returns the path down to depth.
func (d *descent[S]) steps(depth int) []Successor[S] {
	path := make([]Successor[S], depth)
	for i := range path {
		path[i] = d.frames[i].out[d.frames[i].next-1]
	}
	return path
}

// exhausted reports whether the last round proves that there is no solution: its bound cut
// nothing off, or no state that was not entered. The second is checked only after a round
// with a greater bound has entered no new states.
func (d *descent[S]) exhausted() bool {
	return d.beyond == nothing || d.table.stalled() && d.closed()
}

// closed reports whether the states entered in the last round have no successors outside, in
// which case they are all the reachable states. It is false if the table has forgotten any.
func (d *descent[S]) closed() bool {
	if d.table.forgot {
		return false
	}
	var out []Successor[S]
	for i := range d.table.slots {
		e := &d.table.slots[i]
		if e.round != d.table.round {
			continue
		}
		if !d.Expand() {
			return false
		}
		if d.recording {
			d.record(Expanded, Checked, link{}, figures{0, e.g, e.h, d.cost(e.g, e.h)})
		}
		out = d.p.Expand(e.state, e.h, out[:0])
		d.Generated += int64(len(out))
		closed := true
		for k := range out {
			s := &out[k]
			g := d.after(e.g, s)
			closed = closed && d.table.has(s.State, d.hasher.hash(s.State), math.MaxInt64)
			if d.recording {
				d.record(Duplicate, Checked, link{move: s.Move}, figures{1, g, s.H, d.cost(g, s.H)})
			}
		}
		if !closed {
			return false
		}
	}
	return true
}

// pathFilter counts the states of the path by 12 bits of their hashes: a zero count proves
// that a state is not on it.
type pathFilter [1 << 12]uint32

func (p *pathFilter) enter(hash uint64)    { p[hash>>52]++ }
func (p *pathFilter) leave(hash uint64)    { p[hash>>52]-- }
func (p *pathFilter) may(hash uint64) bool { return p[hash>>52] != 0 }
