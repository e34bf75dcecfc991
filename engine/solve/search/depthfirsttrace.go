package search

import "slices"

// telling is what a depth-first search remembers while a recorder listens. It
// stores no states, so that nodes get numbers as they are made: each time that
// a state is made it is another node. The start is node 1 in every round.
type telling struct {
	made   int32
	frames []toldFrame // by depth
}

type toldFrame struct {
	node     int32
	g        int64   // the cost so far, also where the bound counts moves
	children []int32 // of each successor; 0 for those dropped as they were made
}

// tellBegin tells of a new round.
func (d *descent[S]) tellBegin() {
	if !d.recording {
		return
	}
	if d.told.made == 0 {
		d.told.made = 1
		d.tellStart(d.cost(0, d.startH()))
	}
	d.tellRound(d.bound)
}

// tellEntered tells of the node at depth, which the search has come to.
func (d *descent[S]) tellEntered(kind EventKind, why Why, depth int) {
	if depth == len(d.told.frames) {
		d.told.frames = append(d.told.frames, toldFrame{})
	}
	at, g := link{node: 1}, int64(0)
	if depth > 0 {
		above, told := &d.frames[depth-1], &d.told.frames[depth-1]
		s := &above.out[above.next-1]
		at, g = link{told.children[above.next-1], told.node, s.Move}, told.g+int64(s.Cost)
	}
	d.told.frames[depth].node, d.told.frames[depth].g = at.node, g
	f := &d.frames[depth]
	d.tell(kind, why, at, figures{int64(depth), g, f.h, d.cost(f.g, f.h)})
}

// tellSuccessors tells of those of the node at depth. What is beyond the bound
// or on the path is dropped at once; the others wait for their turn.
func (d *descent[S]) tellSuccessors(depth int) {
	f, told := &d.frames[depth], &d.told.frames[depth]
	told.children = slices.Grow(told.children[:0], len(f.out))[:len(f.out)]
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
			d.told.made++
			node = d.told.made
		}
		told.children[k] = node
		d.tell(kind, why, link{node, told.node, s.Move}, figures{int64(depth) + 1, told.g + int64(s.Cost), s.H, d.cost(g, s.H)})
	}
}

// tellDropped tells of the successor that the node at depth has looked at last,
// unless that was dropped as it was made.
func (d *descent[S]) tellDropped(depth int, why Why) {
	f, told := &d.frames[depth], &d.told.frames[depth]
	if node := told.children[f.next-1]; node != 0 {
		s := &f.out[f.next-1]
		g := d.after(f.g, s)
		d.tell(Pruned, why, link{node, told.node, s.Move}, figures{int64(depth) + 1, told.g + int64(s.Cost), s.H, d.cost(g, s.H)})
	}
}
