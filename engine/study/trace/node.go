package trace

import (
	"slices"

	"langkah/engine/solve/search"
)

// Node is the state of a node after the kept events. A node that was reached again
// at a lower cost has the parent, move and figures of the cheaper path.
type Node struct {
	Parent, Move int32 // of a root: 0, and which root it is, as of [search.Event]
	G, H, F      int32
	Depth        uint16
	Goal         bool
	Dropped      bool  // pruned from the frontier
	Generated    int32 // the event that generated it first
	Expanded     int32 // the last event that expanded it; Never while it is open
}

// Never is the place of an event that did not happen.
const Never = -1

// note applies the n-th event to its node.
func (k *Node) note(n int32, e search.Event) {
	switch e.Kind {
	case search.Generated, search.Reopened:
		if e.Kind == search.Generated && e.Why == search.NoReason {
			*k = Node{Generated: n, Expanded: Never}
		}
		k.Parent, k.Move, k.Depth = e.Parent, e.Move, e.Depth
		k.G, k.H, k.F = e.G, e.H, e.F
		k.Dropped = false
	case search.Expanded:
		k.Expanded = n
	case search.Goal:
		k.Goal = e.Why != search.Met
	case search.Pruned:
		k.Dropped = true
	}
}

// node returns the node of that number or nil; with make it is added.
func (t *Trace) node(number int32, make bool) *Node {
	list, i := &t.nodes[0], int(number)
	if i < 0 {
		list, i = &t.nodes[1], -i
	}
	if i >= len(*list) {
		if !make {
			return nil
		}
		for i >= len(*list) {
			*list = append(*list, Node{Generated: Never, Expanded: Never})
		}
	}
	return &(*list)[i]
}

// Node returns the node of that number; ok is false where no kept event generates it.
func (t *Trace) Node(number int32) (n Node, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.known(number)
}

func (t *Trace) known(number int32) (n Node, ok bool) {
	if k := t.node(number, false); k != nil && number != 0 && k.Generated != Never {
		return *k, true
	}
	return n, false
}

// Nodes returns the largest node number of the search from the start and, without
// its sign, of the one from the goals.
func (t *Trace) Nodes() (forward, backward int32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return int32(max(0, len(t.nodes[0])-1)), int32(max(0, len(t.nodes[1])-1))
}

// Path returns the number of a node's root and the moves from there to the node, as
// arguments of [search.Probe.Replay]; ok is false where no kept event generates it.
func (t *Trace) Path(number int32) (root int32, moves []int32, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	n, ok := t.known(number)
	for ok && n.Parent != 0 {
		moves = append(moves, n.Move)
		n, ok = t.known(n.Parent)
	}
	slices.Reverse(moves)
	return n.Move, moves, ok
}

// PathOf returns the path by which an event reached its node, which may have been
// dropped without a number.
func (t *Trace) PathOf(e search.Event) (root int32, moves []int32, ok bool) {
	if e.Parent == 0 {
		return t.Path(e.Node)
	}
	root, moves, ok = t.Path(e.Parent)
	return root, append(moves, e.Move), ok
}

// Waiting returns the frontier after the first n events, in the order in which its
// nodes were reached. A new round begins with the start alone.
func (t *Trace) Waiting(n int) []int32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	since, start := map[int32]int{}, int32(1)
	for i := range min(n, t.events.n) {
		switch e := t.events.at(i); e.Kind {
		case search.Generated, search.Reopened:
			if e.Kind == search.Generated && e.Parent == 0 && e.Move == 0 { // another search begins
				clear(since)
				start = e.Node
			}
			since[e.Node] = i
		case search.Expanded, search.Pruned, search.Goal:
			if e.Leaves() {
				delete(since, e.Node)
			}
		case search.Iteration:
			if !e.BeginsRound() {
				continue
			}
			clear(since)
			since[start] = i
		}
	}
	waiting := make([]int32, 0, len(since))
	for node := range since {
		waiting = append(waiting, node)
	}
	slices.SortFunc(waiting, func(a, b int32) int { return since[a] - since[b] })
	return waiting
}
