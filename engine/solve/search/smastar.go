package search

import (
	heaps "container/heap"
	"slices"
	"unsafe"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// memoryBounded is simplified memory-bounded A*, SMA* (Russell 1992, "Efficient memory-bounded
// search methods"), in the simpler form SMA*+ (Lovinger and Zhang 2017, "Enhanced simplified
// memory-bounded A star"). It is A* on a tree of at most so many nodes: of those with the
// least F the deepest is expanded, and when the tree is too large its worst leaf is forgotten,
// the shallowest of those with the greatest F. A parent remembers the F of each successor that
// was forgotten, and waits with the least of them to generate it again:
//
//	limit 4      A 5                 A 9, keeps C 9       B has F 8 and its leaf E
//	            /   \                  |                  is the only one. Should all
//	          B 6   C 9    becomes   B 6                  of B be forgotten, A keeps
//	         /   \                  /   \                 F 8 for B, not its first 6.
//	       D 8   E 8              D 8   E 8
//
// The first F of a node is its f = g+h, or the F with which its parent was expanded if that is
// greater. So the node that is expanded has the least F of all that is in the tree or was
// forgotten, and with an admissible heuristic no path that fits into the memory is cheaper than
// the first goal expanded. Successors that are no goals are dropped where the path to them
// fills the memory. What they could have led to bounds the proof: the solution is optimal if it
// costs no more than the least f of a node so dropped.
//
// It terminates: a node is expanded only if its F is the least and none as deep is newer, so
// all below it with that F is done before anything beside it, whatever is forgotten meanwhile,
// and its F has then grown. Successors without a way on are remembered as such.
//
// States are not compared but with those on their own path. Between two expansions the tree
// has at most so many nodes; an expansion takes O(log n) for each successor.
func (r *run[S]) memoryBounded() Outcome[S] {
	w := &bounded[S]{run: r, limit: r.settings.Int(keepOption), beyond: never}
	w.best = ranking[S]{tree: &w.tree, side: 0, before: func(a, b *leaf[S]) bool {
		return a.f < b.f || a.f == b.f && (a.depth > b.depth || a.depth == b.depth && a.since > b.since)
	}}
	w.worst = ranking[S]{tree: &w.tree, side: 1, before: func(a, b *leaf[S]) bool {
		return a.f > b.f || a.f == b.f && (a.depth < b.depth || a.depth == b.depth && a.since < b.since)
	}}
	return w.search()
}

const keepOption = "keep"

func memoryBounded[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "smastar", Title: message.New("SMA*"), Informed: true,
		About: message.New("It is A* in a memory of so many nodes: when they are used up it forgets the leaf with the greatest f, but for that f, which its parent keeps."),
		Order: Forgetful,
		Options: []option.Option{{
			Name: keepOption, Role: option.Memory, Title: message.New("Nodes in memory"), Kind: option.Integer, Default: "10000", Min: 2, Max: 1e7,
			Help: message.New("How many nodes are kept at a time. A path of more nodes cannot be found; with few nodes it can be watched how it forgets."),
		}},
		guarantee: func(a asked) Guarantee {
			g, keep := a.optimal(false), a.settings.Int(keepOption)
			switch {
			case !g.Optimal:
			case a.UnitCost:
				g.Why = message.New("%s: what it finds is optimal, because a path too long for its %d node{|s} costs more than one that fits; it says so if none fits.", a.title, keep)
			default:
				g = Guarantee{Why: message.New("%s: optimal if the path of an optimal solution fits into its %d node{|s}; a longer one that is cheaper may be missed, and then optimality is not proven.", a.title, keep)}
			}
			return g
		},
	}, (*run[S]).memoryBounded}
}

// bounded is the state of a memory-bounded search: a tree and its frontier, the nodes that were
// not expanded or have a successor that was forgotten.
type bounded[S comparable] struct {
	*run[S]
	limit       int
	tree        list[leaf[S]]
	free        []int32 // places in the tree
	used        int
	best        ranking[S] // the frontier, best first
	worst       ranking[S] // leaves of the tree, worst first
	made        int32      // number of the last node
	entered     int64      // counts nodes that enter the frontier
	beyond      int64      // least cost of a solution through a node that was dropped for its depth
	out         []Successor[S]
	outCapacity int
}

// leaf is a node of the tree; it is a leaf while no successor is in memory.
type leaf[S comparable] struct {
	branch[S]
	parent   int32 // its place; of the start 0
	depth    int32
	below    int32 // successors in memory
	expanded bool
	children []remembered
	at       [2]int // places in the rankings, from 1
}

// remembered is a successor as its parent keeps it.
type remembered struct {
	move, node int32
	f          int64 // if forgotten
	forgotten  bool  // otherwise it is in memory, or a dead end
}

func (w *bounded[S]) search() Outcome[S] {
	h := w.startH()
	w.recordStart(int64(h))
	if w.add(Successor[S]{State: w.p.Start, H: h}, 0, 0, int64(h)) == 0 {
		return w.ended(w.Ended())
	}
	for w.best.Len() > 0 {
		i := w.best.items[0]
		n := w.node(i)
		if w.p.Admissible {
			w.proven(min(n.f, w.beyond))
		}
		if w.p.Goal(n.State) {
			w.tell(Goal, NoReason, n)
			return w.solved(w.path(i))
		}
		w.Depth = int64(n.depth)
		if !w.Expand() || !w.expand(i) {
			return w.ended(w.Ended())
		}
		for w.used > w.limit {
			w.forget()
		}
		w.Waiting(w.best.Len())
	}
	if w.beyond < never {
		return w.ended(DepthLimit)
	}
	return w.ended(NoSolution)
}

// node returns the node at a place, from 1.
func (w *bounded[S]) node(i int32) *leaf[S] { return w.tree.at(int(i - 1)) }

// expand generates the successors of a node that are not in memory. It returns false at a limit.
func (w *bounded[S]) expand(i int32) bool {
	n := w.node(i)
	w.leave(i)
	w.tell(Expanded, NoReason, n)
	again := n.expanded
	n.expanded = true
	w.out = w.p.Expand(n.State, n.H, w.out[:0])
	w.Generated += int64(len(w.out))
	before := cap(n.children)
	for _, s := range w.out {
		if !w.generate(i, s, again) {
			return false
		}
	}
	more := int64(cap(n.children)-before) * int64(unsafe.Sizeof(remembered{}))
	if more += int64(cap(w.out)-w.outCapacity) * int64(unsafe.Sizeof(Successor[S]{})); more > 0 && !w.Hold(more) {
		return false
	}
	w.outCapacity = cap(w.out)
	w.prune(i)
	return true
}

// generate adds a successor of the i-th node, which may have been expanded before.
func (w *bounded[S]) generate(i int32, s Successor[S], again bool) bool {
	n := w.node(i)
	s.H = max(s.H, 0)
	g := n.g + int64(s.Cost)
	c := leaf[S]{branch: branch[S]{Successor: s, g: g, f: max(g+int64(s.H), n.f)}, parent: i, depth: n.depth + 1}
	known := -1
	if again {
		known = n.child(s.Move)
	}
	switch {
	case w.onPath(i, s.State):
		w.tell(Pruned, OnPath, &c)
		return true
	case int(c.depth)+1 >= w.limit && !w.p.Goal(s.State):
		w.beyond = min(w.beyond, max(c.f, g+w.costOf(1)))
		w.tell(Pruned, TooDeep, &c)
		return true
	case known >= 0 && !n.children[known].forgotten:
		c.node = n.children[known].node
		w.tell(Duplicate, NoReason, &c)
		return true
	case known >= 0:
		c.f = n.children[known].f
	default:
		known = len(n.children)
		n.children = append(n.children, remembered{move: s.Move})
	}
	j := w.add(s, i, g, c.f)
	if j == 0 {
		return false
	}
	n.below++
	n.children[known].node, n.children[known].forgotten = w.made, false
	w.tell(Generated, NoReason, w.node(j))
	return true
}

// child returns the index of the successor by that move, -1 if nothing is kept of it.
func (n *leaf[S]) child(move int32) int {
	return slices.IndexFunc(n.children, func(c remembered) bool { return c.move == move })
}

// least returns the least F of the forgotten successors, or never.
func (n *leaf[S]) least() int64 {
	least := int64(never)
	for _, c := range n.children {
		if c.forgotten {
			least = min(least, c.f)
		}
	}
	return least
}

// add puts a node into the tree and the frontier. It returns its place, 0 at the memory limit.
func (w *bounded[S]) add(s Successor[S], parent int32, g, f int64) int32 {
	i := int32(0)
	if last := len(w.free) - 1; last >= 0 {
		i, w.free = w.free[last], w.free[:last]
	} else {
		const places = 3 * unsafe.Sizeof(i) // in the list of free ones and in the rankings
		if !w.Hold(int64(places)) || w.tree.add(w.Meter) == nil {
			return 0
		}
		i = int32(w.tree.n)
	}
	w.used++
	w.made++
	n := w.node(i)
	*n = leaf[S]{branch: branch[S]{Successor: s, node: w.made, g: g, f: f}, parent: parent, children: n.children[:0]}
	if parent != 0 {
		n.depth = w.node(parent).depth + 1
	}
	w.enter(i)
	heaps.Push(&w.worst, i)
	return i
}

// enter puts a node into the frontier with its present F.
func (w *bounded[S]) enter(i int32) {
	w.entered++
	w.node(i).since = w.entered
	heaps.Push(&w.best, i)
}

// leave takes a node out of the rankings in which it is.
func (w *bounded[S]) leave(i int32) {
	for side, ranked := range []*ranking[S]{&w.best, &w.worst} {
		if at := w.node(i).at[side]; at != 0 {
			heaps.Remove(ranked, at-1)
		}
	}
}

// remove frees the place of a node without successors in memory, and returns its parent.
func (w *bounded[S]) remove(i int32) (parent int32) {
	w.leave(i)
	w.used--
	w.free = append(w.free, i)
	if parent = w.node(i).parent; parent != 0 {
		w.node(parent).below--
	}
	return parent
}

// forget takes the worst leaf out of the tree. Its parent keeps its F.
func (w *bounded[S]) forget() {
	i := w.worst.items[0]
	n := w.node(i)
	w.tell(Pruned, Culled, n)
	p := w.node(n.parent)
	c := &p.children[p.child(n.Move)]
	c.f, c.forgotten = n.f, true
	w.back(w.remove(i))
}

// back updates a node one of whose successors was forgotten.
func (w *bounded[S]) back(i int32) {
	n := w.node(i)
	if f := n.least(); n.at[0] == 0 || n.f != f {
		w.leave(i)
		n.f = f
		w.enter(i)
		w.tell(Reopened, BackedUp, n)
	}
	if n.below == 0 && n.at[1] == 0 {
		heaps.Push(&w.worst, i)
	}
}

// prune removes a node all of whose successors are dead ends, and then its parent if that has
// no others. Its parent remembers it as one.
func (w *bounded[S]) prune(i int32) {
	for n := w.node(i); n.below == 0; n = w.node(i) {
		if n.at[0] != 0 { // it waits for what it forgot
			heaps.Push(&w.worst, i)
			return
		}
		w.tell(Pruned, DeadEnd, n)
		if i = w.remove(i); i == 0 {
			return
		}
	}
}

// onPath reports whether a state is on the path to the i-th node.
func (w *bounded[S]) onPath(i int32, s S) bool {
	for ; i != 0; i = w.node(i).parent {
		if w.node(i).State == s {
			return true
		}
	}
	return false
}

func (w *bounded[S]) path(i int32) []Successor[S] {
	path := make([]Successor[S], w.node(i).depth)
	for n := w.node(i); n.parent != 0; n = w.node(n.parent) {
		path[n.depth-1] = n.Successor
	}
	return path
}

// tell records an event of a node.
func (w *bounded[S]) tell(kind EventKind, why Why, n *leaf[S]) {
	if !w.recording {
		return
	}
	at := link{node: n.node}
	if n.parent != 0 {
		at.parent, at.move = w.node(n.parent).node, n.Move
	}
	w.record(kind, why, at, figures{int64(n.depth), n.g, n.H, n.f})
}

// ranking is a heap of nodes that know their places in it.
type ranking[S comparable] struct {
	tree   *list[leaf[S]]
	side   int
	before func(a, b *leaf[S]) bool
	items  []int32
}

func (q *ranking[S]) node(k int) *leaf[S] { return q.tree.at(int(q.items[k] - 1)) }
func (q *ranking[S]) Len() int            { return len(q.items) }
func (q *ranking[S]) Less(a, b int) bool  { return q.before(q.node(a), q.node(b)) }

func (q *ranking[S]) Swap(a, b int) {
	q.items[a], q.items[b] = q.items[b], q.items[a]
	q.node(a).at[q.side], q.node(b).at[q.side] = a+1, b+1
}

func (q *ranking[S]) Push(x any) {
	q.items = append(q.items, x.(int32))
	q.node(len(q.items) - 1).at[q.side] = len(q.items)
}

func (q *ranking[S]) Pop() any {
	last := len(q.items) - 1
	i := q.items[last]
	q.node(last).at[q.side] = 0
	q.items = q.items[:last]
	return i
}
