package tree

import "iter"

// Growing is a dynamic forest: nodes are added, removed, moved or change their rank, each in
// time linear in the depth, so that a large tree can be followed event by event; [Grown]
// builds one at once. Children are in the order of their numbers.
type Growing struct {
	parent        []int32 // of a root the index after the last node, as in all fields
	first, last   []int32 // child
	before, after []int32 // sibling
	size          []int32 // nodes in the subtree; 0 for an absent node
	rank          []Rank
	open, goals   []int32 // nodes of that rank in the subtree
}

// Absent is the parent of a node that is not in the forest.
const Absent = -2

// Grown returns the forest of nodes with these parents, -1 for a root, and ranks. Nodes
// below an absent node are absent too. Linear time.
func Grown(parents []int32, ranks []Rank) *Growing {
	n := len(parents)
	g := &Growing{rank: ranks}
	for _, list := range []*[]int32{&g.parent, &g.first, &g.last, &g.before, &g.after, &g.size, &g.open, &g.goals} {
		*list = make([]int32, n+1)
	}
	for i := range n + 1 {
		g.parent[i], g.first[i], g.last[i], g.before[i], g.after[i] = none, none, none, none, none
	}
	top := int32(n)
	for i, p := range parents {
		switch p {
		case Absent:
		case none:
			g.link(int32(i), top)
		default:
			g.link(int32(i), p)
		}
	}
	order := make([]int32, 1, n+1) // topological: each after its parent
	order[0] = top
	for k := 0; k < len(order); k++ {
		for c := g.first[order[k]]; c != none; c = g.after[c] {
			order = append(order, c)
		}
	}
	for k := len(order) - 1; k > 0; k-- {
		i := order[k]
		own := weightOf(ranks[i])
		g.weigh(i, own)
		g.weigh(g.parent[i], weight{g.size[i], g.open[i], g.goals[i]})
	}
	return g
}

// weight is the contribution of a subtree to the counters of its ancestors.
type weight struct{ size, open, goals int32 }

func weightOf(r Rank) weight {
	switch r {
	case Open:
		return weight{1, 1, 0}
	case Goal:
		return weight{1, 0, 1}
	}
	return weight{1, 0, 0}
}

func (w weight) negative() weight { return weight{-w.size, -w.open, -w.goals} }

func (g *Growing) weigh(i int32, w weight) {
	g.size[i] += w.size
	g.open[i] += w.open
	g.goals[i] += w.goals
}

// weighUp adds a weight to a node and its ancestors.
func (g *Growing) weighUp(i int32, w weight) {
	for ; i != none; i = g.parent[i] {
		g.weigh(i, w)
	}
}

func (g *Growing) top() int32 { return int32(len(g.rank)) }

// link inserts a node among the children of another, in the order of the numbers.
func (g *Growing) link(i, p int32) {
	left := g.last[p]
	for left != none && left > i {
		left = g.before[left]
	}
	right := g.first[p]
	if left != none {
		right = g.after[left]
	}
	g.parent[i], g.before[i], g.after[i] = p, left, right
	g.join(p, left, i)
	g.join(p, i, right)
}

// join links two adjacent children of p; none is the end of the list.
func (g *Growing) join(p, left, right int32) {
	if left == none {
		g.first[p] = right
	} else {
		g.after[left] = right
	}
	if right == none {
		g.last[p] = left
	} else {
		g.before[right] = left
	}
}

// Put moves a node with its subtree below a parent, -1 for a root; [Absent], or an absent
// parent, removes it.
func (g *Growing) Put(i, parent int, r Rank) {
	at, p := int32(i), int32(parent)
	if p == none {
		p = g.top()
	}
	own := weight{g.size[at], g.open[at], g.goals[at]}
	if own.size == 0 {
		own = weightOf(r)
		g.weigh(at, own)
		g.rank[at] = r
	} else {
		g.weighUp(g.parent[at], own.negative())
		g.join(g.parent[at], g.before[at], g.after[at])
		g.parent[at] = none
	}
	if p == Absent || p != g.top() && g.size[p] == 0 || g.within(p, at) {
		g.clear(at)
		return
	}
	g.link(at, p)
	g.weighUp(p, own)
	g.Mark(i, r)
}

// within reports whether a node is in the subtree of another.
func (g *Growing) within(i, of int32) bool {
	for ; i != none; i = g.parent[i] {
		if i == of {
			return true
		}
	}
	return false
}

// clear removes a subtree that has no parent.
func (g *Growing) clear(i int32) {
	waiting := []int32{i}
	for len(waiting) > 0 {
		i := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		for c := g.first[i]; c != none; c = g.after[c] {
			waiting = append(waiting, c)
		}
		g.parent[i], g.first[i], g.last[i] = none, none, none
		g.size[i], g.open[i], g.goals[i] = 0, 0, 0
	}
}

// Mark sets a node's rank.
func (g *Growing) Mark(i int, r Rank) {
	if g.rank[i] == r || g.size[i] == 0 {
		return
	}
	g.weighUp(int32(i), weightOf(g.rank[i]).negative())
	g.rank[i] = r
	g.weighUp(int32(i), weightOf(r))
}

// Len returns the number of nodes present.
func (g *Growing) Len() int { return int(g.size[g.top()]) }

// Size returns the number of nodes of a node's subtree, itself included; 0 if it is absent.
func (g *Growing) Size(i int) int { return int(g.size[i]) }

// Parent returns a node's parent, -1 for a root.
func (g *Growing) Parent(i int) int {
	if g.parent[i] == g.top() {
		return none
	}
	return int(g.parent[i])
}

// Children yields the children of a node, those of -1 being the roots.
func (g *Growing) Children(i int) iter.Seq[int] {
	if i == none {
		i = len(g.rank)
	}
	return func(yield func(int) bool) {
		for c := g.first[i]; c != none && yield(int(c)); c = g.after[c] {
		}
	}
}
