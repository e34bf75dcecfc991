package search

import (
	"math"
	"unsafe"

	"langkah/engine/base/message"
)

// recursiveBestFirst is recursive best-first search, RBFS (Korf 1993, "Linear-space best-first
// search"): it goes down the branch with the least F for as long as no other is better, and
// then goes back and forgets that branch but for the least F at its end:
//
//	A  F 5, best alternative none      B's successors have F 9 and 8, which
//	|-- B  F 5, best alternative 6     is over 6: both are forgotten, B's F
//	|   |-- D  F 9                     becomes 8, and C is expanded next. If
//	|   `-- E  F 8                     B's turn comes again, its successors
//	`-- C  F 6                         are generated again, with F of 8 at least.
//
// The first F of a node is its f = g+h, or that of its parent if that is greater, for no
// goal below can be cheaper. So F never falls along a branch, the node that is expanded always
// has the least F of all, and with an admissible heuristic the first goal expanded is optimal.
//
// Memory is the present path with the successors of its nodes. It stores no states, so it may
// enter a state by every path to it, and branches are generated again each time that the search
// returns to them: time is best where f takes few values. A state that is on the path is not
// entered; without a solution it terminates only after all paths without repetition.
func (r *run[S]) recursiveBestFirst() Outcome[S] {
	w := &recursion[S]{run: r}
	if !w.grow() {
		return r.ended(r.Ended())
	}
	return w.search()
}

func recursiveBestFirst[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "rbfs", Title: message.New("RBFS"), Informed: true,
		About:     message.New("It follows the branch with the smallest f while no other is better, then forgets it but for the smallest f at its end; it needs memory for one path only."),
		Order:     Forgetful,
		guarantee: func(a asked) Guarantee { return a.optimal(false) },
	}, (*run[S]).recursiveBestFirst}
}

// recursion is the state of a recursive best-first search: the path as a stack, one level for
// each of its nodes.
type recursion[S comparable] struct {
	*run[S]
	levels  []level[S] // those beyond the path are kept for their memory
	waiting int        // alternatives on the path
	made    int32      // number of the last node
	entered int64      // counts nodes that enter the frontier
	out     []Successor[S]
}

// level is a node of the path with its successors.
type level[S comparable] struct {
	branch[S]
	bound    int64 // the least F of the alternatives
	children []branch[S]
	chosen   int // the child on the path
}

// branch is a node with the least F known of what lies below it.
type branch[S comparable] struct {
	Successor[S]
	node  int32
	g, f  int64
	since int64 // when it entered the frontier
}

// never is the F of a node from which no goal can be reached.
const never = math.MaxInt64

func (w *recursion[S]) search() Outcome[S] {
	h := w.startH()
	start := branch[S]{Successor: Successor[S]{State: w.p.Start, H: h}, node: 1, f: int64(h)}
	w.made = 1
	w.recordStart(start.f)
	if status := w.enter(0, start, never); status != Running {
		return w.finish(status, 0)
	}
	for depth := 0; ; {
		l := &w.levels[depth]
		best, second := l.best()
		switch {
		case best >= 0 && l.children[best].f <= l.bound:
			l.chosen = best
			bound := l.bound
			if second >= 0 {
				bound = min(bound, l.children[second].f)
			}
			depth++
			if depth == len(w.levels) && !w.grow() {
				return w.ended(w.Ended())
			}
			if status := w.enter(depth, l.children[best], bound); status != Running {
				return w.finish(status, depth)
			}
		case depth == 0:
			return w.ended(NoSolution)
		default:
			w.forget(depth, best)
			depth--
		}
	}
}

// best returns the indexes of the child with the least F and of the next; of equal ones the
// newest. They are -1 if there is none from which a goal may be reached.
func (l *level[S]) best() (first, second int) {
	first, second = -1, -1
	before := func(a, b *branch[S]) bool { return a.f < b.f || a.f == b.f && a.since > b.since }
	for i := range l.children {
		switch c := &l.children[i]; {
		case c.f == never:
		case first < 0 || before(c, &l.children[first]):
			first, second = i, first
		case second < 0 || before(c, &l.children[second]):
			second = i
		}
	}
	return first, second
}

// enter puts a node on the path, which is searched while its F is within bound. The status is
// Solved if it is a goal.
func (w *recursion[S]) enter(depth int, n branch[S], bound int64) Status {
	l := &w.levels[depth]
	l.branch, l.bound = n, bound
	if w.p.Admissible {
		w.proven(n.f)
	}
	if w.p.Goal(n.State) {
		w.tell(Goal, NoReason, depth, &l.branch)
		return Solved
	}
	w.Depth = int64(depth)
	if !w.Expand() {
		return w.Ended()
	}
	w.tell(Expanded, NoReason, depth, &l.branch)
	before := cap(w.out)
	w.out = w.p.Expand(n.State, n.H, w.out[:0])
	w.Generated += int64(len(w.out))
	room := cap(l.children)
	l.children = l.children[:0]
	for i := range w.out {
		w.add(depth, w.out[i])
	}
	more := int64(cap(w.out)-before)*int64(unsafe.Sizeof(n.Successor)) + int64(cap(l.children)-room)*int64(unsafe.Sizeof(n))
	if more > 0 && !w.Hold(more) {
		return w.Ended()
	}
	if depth > 0 {
		w.waiting--
	}
	w.waiting += len(l.children)
	w.Waiting(w.waiting)
	return Running
}

// add adds a successor of the path's last node, unless its state is on the path.
func (w *recursion[S]) add(depth int, s Successor[S]) {
	l := &w.levels[depth]
	s.H = max(s.H, 0)
	c := branch[S]{Successor: s, g: l.g + int64(s.Cost)}
	c.f = max(c.g+int64(s.H), l.f)
	for up := depth; up >= 0; up-- {
		if w.levels[up].State == s.State {
			w.tell(Pruned, OnPath, depth+1, &c)
			return
		}
	}
	w.made++
	w.entered++
	c.node, c.since = w.made, w.entered
	w.tell(Generated, NoReason, depth+1, &c)
	l.children = append(l.children, c)
}

// forget takes the last node off the path. Its parent keeps the least F of its children.
func (w *recursion[S]) forget(depth, best int) {
	l, above := &w.levels[depth], &w.levels[depth-1]
	for i := range l.children {
		if c := &l.children[i]; c.f != never {
			w.waiting--
			w.tell(Pruned, Forgotten, depth+1, c)
		}
	}
	n := &above.children[above.chosen]
	n.f = never
	if best >= 0 {
		n.f = l.children[best].f
		w.waiting++
		w.entered++
		n.since = w.entered
		w.tell(Reopened, BackedUp, depth, n)
	}
	w.Waiting(w.waiting)
}

// tell records an event of a node at that depth.
func (w *recursion[S]) tell(kind EventKind, why Why, depth int, n *branch[S]) {
	if !w.recording {
		return
	}
	at := link{node: n.node}
	if depth > 0 {
		at.parent, at.move = w.levels[depth-1].node, n.Move
	}
	w.record(kind, why, at, figures{int64(depth), n.g, n.H, n.f})
}

// finish returns the outcome, with the path down to depth if it leads to a goal.
func (w *recursion[S]) finish(status Status, depth int) Outcome[S] {
	if status != Solved {
		return w.ended(status)
	}
	path := make([]Successor[S], depth)
	for i := range path {
		path[i] = w.levels[i+1].Successor
	}
	return w.solved(path)
}

// grow makes room for more levels. It returns false at the memory limit.
func (w *recursion[S]) grow() bool {
	size := int64(unsafe.Sizeof(level[S]{}))
	old := int64(len(w.levels))
	more := max(64, old/4)
	if !w.Hold((old + more) * size) {
		return false
	}
	levels := make([]level[S], old+more)
	copy(levels, w.levels)
	w.levels = levels
	return w.Hold(-old * size)
}
