package search

import "slices"

// depthFirstTrace numbers the nodes of a depth-first search for a recorder. States are not
// stored, so a state has another number each time that it is generated. The start is node 1
// in every round.
type depthFirstTrace struct {
	made   int32        // number of the last node
	frames []traceFrame // by depth
}

type traceFrame struct {
	node     int32
	g        int64   // cost so far, even if the bound counts moves
	children []int32 // number of each successor; 0 if pruned at once
}

// beginTrace records a new round and resets the frames.
func (d *descent[S]) beginTrace() {
	if !d.recording {
		return
	}
	if d.trace.made == 0 {
		d.trace.made = 1
		d.recordStart(d.cost(0, d.startH()))
	}
	d.recordRound(d.bound)
}

// recordEntered records that the search has entered the node at depth.
func (d *descent[S]) recordEntered(kind EventKind, why Why, depth int) {
	if depth == len(d.trace.frames) {
		d.trace.frames = append(d.trace.frames, traceFrame{})
	}
	at, g := link{node: 1}, int64(0)
	if depth > 0 {
		above, trace := &d.frames[depth-1], &d.trace.frames[depth-1]
		s := &above.out[above.next-1]
		at, g = link{trace.children[above.next-1], trace.node, s.Move}, trace.g+int64(s.Cost)
	}
	d.trace.frames[depth].node, d.trace.frames[depth].g = at.node, g
	f := &d.frames[depth]
	d.record(kind, why, at, figures{int64(depth), g, f.h, d.cost(f.g, f.h)})
}

// recordSuccessors records the successors of the node at depth: those beyond the bound or on
// the path as pruned, the others as generated.
func (d *descent[S]) recordSuccessors(depth int) {
	f, trace := &d.frames[depth], &d.trace.frames[depth]
	trace.children = slices.Grow(trace.children[:0], len(f.out))[:len(f.out)]
	for k := range f.out {
		s := &f.out[k]
		g := d.after(f.g, s)
		kind, why, node := Generated, NoReason, int32(0)
		switch {
		case d.cost(g, s.H) > d.bound:
			kind, why = Pruned, OverBound
			if d.known {
				why = NotBetter
			}
		case d.onPath(depth, s.State):
			kind, why = Pruned, OnPath
		default:
			d.trace.made++
			node = d.trace.made
		}
		trace.children[k] = node
		d.record(kind, why, link{node, trace.node, s.Move}, figures{int64(depth) + 1, trace.g + int64(s.Cost), s.H, d.cost(g, s.H)})
	}
}

// recordEarlyGoal records that the successor last looked at from the node at depth is a goal.
func (d *descent[S]) recordEarlyGoal(depth int) {
	f, trace := &d.frames[depth], &d.trace.frames[depth]
	s := &f.out[f.next-1]
	d.record(Goal, d.goalWhy, link{trace.children[f.next-1], trace.node, s.Move}, figures{int64(depth) + 1, trace.g + int64(s.Cost), s.H, d.cost(d.after(f.g, s), s.H)})
}

// recordDropped records that the successor last looked at from the node at depth is pruned,
// unless that was recorded when it was generated.
func (d *descent[S]) recordDropped(depth int, why Why) {
	f, trace := &d.frames[depth], &d.trace.frames[depth]
	if node := trace.children[f.next-1]; node != 0 {
		s := &f.out[f.next-1]
		g := d.after(f.g, s)
		d.record(Pruned, why, link{node, trace.node, s.Move}, figures{int64(depth) + 1, trace.g + int64(s.Cost), s.H, d.cost(g, s.H)})
	}
}
