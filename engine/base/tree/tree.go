// Package tree places trees of any kind. A [Tree] is made of each node's parent;
// it is drawn tidily ([Tree.Tidy]), or as bands ([Tree.Bands]), and what would be
// too much is folded into counted wedges ([Tree.Fold]).
//
//	    a            a
//	   / \          / \
//	  b   c        b   <7>     c and the six below it, folded
//	 / \  :       / \
//	d   e        d   e
//
// All take time in proportion to the nodes, also where these are one long path.
package tree

// Tree is a forest. Its nodes are numbered from 0, and a node's children are in
// the order of their numbers.
type Tree struct {
	parent       []int32 // -1 of a root
	first, after []int32 // the first child and the next one; -1 for none
	depth        []int32
	size         []int32 // nodes in the subtree
	order        []int32 // all nodes, each before its children, subtree by subtree
}

// none stands for no node.
const none = -1

// New is the tree of nodes with these parents, -1 of a root. A parent has a lower
// number than its children; ok is false where that is not so.
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

// Len is how many nodes there are.
func (t *Tree) Len() int { return len(t.parent) }

// Parent is a node's parent, -1 of a root.
func (t *Tree) Parent(i int) int { return int(t.parent[i]) }

// Depth is how far a node is from its root.
func (t *Tree) Depth(i int) int { return int(t.depth[i]) }

// Size is how many nodes a node's subtree has, itself included.
func (t *Tree) Size(i int) int { return int(t.size[i]) }

// Band is where a node's band lies, from 0 to 1 over all roots; its row is the
// node's depth.
type Band struct{ From, Width float64 }

// Bands is the bands of an icicle: each as wide as its subtree has nodes, those of
// its children below it.
func (t *Tree) Bands() []Band {
	bands := make([]Band, len(t.parent))
	all := 0.0
	for i := t.first[len(t.parent)]; i != none; i = t.after[i] {
		all += float64(t.size[i])
	}
	next := make([]float64, len(t.parent)+1) // where the next child of each begins
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
