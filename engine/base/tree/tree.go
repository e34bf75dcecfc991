// Package tree lays out trees of any kind. A [Tree] is built from the nodes' parents; it is
// laid out tidily ([Tree.Tidy]) or as bands ([Tree.Bands]), and a large one is folded into
// counted wedges ([Growing.Fold]).
//
//	    a            a
//	   / \          / \
//	  b   c        b   <7>     c and the six below it, folded
//	 / \  :       / \
//	d   e        d   e
//
// All take linear time, also for a single long path, and do not recurse.
package tree

// Tree is a forest. Nodes are numbered from 0; children are in the order of their numbers.
type Tree struct {
	parent       []int32 // -1 of a root
	first, after []int32 // first child and next sibling; -1 for none
	depth        []int32
	size         []int32 // nodes in the subtree
	order        []int32 // all nodes in preorder
}

// none is no node.
const none = -1

// New returns the tree of nodes with these parents, -1 for a root. ok is false unless every
// parent has a lower number than its children.
func New(parents []int32) (t *Tree, ok bool) {
	n := len(parents)
	t = &Tree{parent: parents, first: make([]int32, n+1), after: make([]int32, n), depth: make([]int32, n), size: make([]int32, n)}
	for i := range t.first {
		t.first[i] = none
	}
	for i := int32(n) - 1; i >= 0; i-- {
		p := parents[i]
		if p >= i || p < none {
			return nil, false
		}
		at := p
		if p == none {
			at = int32(n) // the roots' own list
		}
		t.after[i], t.first[at] = t.first[at], i
		if t.size[i]++; p != none {
			t.size[p] += t.size[i]
		}
	}
	for i, p := range parents {
		if p != none {
			t.depth[i] = t.depth[p] + 1
		}
	}
	t.order = make([]int32, 0, n)
	var waiting []int32
	for i := t.first[n]; ; {
		for ; i != none; i = t.first[i] {
			t.order = append(t.order, i)
			waiting = append(waiting, i)
		}
		if len(waiting) == 0 {
			return t, true
		}
		i = t.after[waiting[len(waiting)-1]]
		waiting = waiting[:len(waiting)-1]
	}
}

// Len returns the number of nodes.
func (t *Tree) Len() int { return len(t.parent) }

// Parent returns a node's parent, -1 for a root.
func (t *Tree) Parent(i int) int { return int(t.parent[i]) }

// Depth returns a node's distance from its root.
func (t *Tree) Depth(i int) int { return int(t.depth[i]) }

// Size returns the number of nodes of a node's subtree, itself included.
func (t *Tree) Size(i int) int { return int(t.size[i]) }

// Band is a node's interval in an icicle plot, within 0 to 1 over all roots; its row is the
// node's depth.
type Band struct{ From, Width float64 }

// Bands returns the bands of an icicle plot: each as wide as its subtree has nodes, those of
// its children below it.
func (t *Tree) Bands() []Band {
	bands := make([]Band, len(t.parent))
	all := 0.0
	for i := t.first[len(t.parent)]; i != none; i = t.after[i] {
		all += float64(t.size[i])
	}
	next := make([]float64, len(t.parent)+1) // left end of each node's next child
	for _, i := range t.order {
		above := t.parent[i]
		if above == none {
			above = int32(len(t.parent))
		}
		bands[i] = Band{next[above] / all, float64(t.size[i]) / all}
		next[i] = next[above]
		next[above] += float64(t.size[i])
	}
	return bands
}
