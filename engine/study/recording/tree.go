package recording

import (
	"cmp"
	"slices"
	"strconv"

	"langkah/engine/base/dot"
	"langkah/engine/base/tree"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Tree is the search tree; of an iterative search, that of the last round.
type Tree struct {
	*tree.Tree
	Numbers []int32 // of the nodes, by their places in the tree
	Nodes   []trace.Node
}

// Tree builds the search tree from the kept events. The parent of a node is that of its
// cheapest path.
func (r Recording) Tree() Tree {
	since := 0
	if rounds := r.Trace.Rounds(); len(rounds) > 0 {
		for _, round := range rounds {
			since = max(since, round.Event)
		}
	}
	known := map[int32]trace.Node{}
	children := map[int32][]int32{}
	forward, backward := r.Trace.Nodes()
	for number := -backward; number <= forward; number++ {
		n, ok := r.Trace.Node(number)
		if ok && (n.Parent == 0 || int(n.Generated) >= since) {
			known[number] = n
			children[n.Parent] = append(children[n.Parent], number)
		}
	}
	var t Tree
	var parents []int32
	place := map[int32]int32{0: -1}
	waiting := slices.Clone(children[0]) // the start, and behind it the goals
	slices.SortFunc(waiting, func(a, b int32) int { return cmp.Compare(b, a) })
	for n := 0; n < len(waiting); n++ { // row by row, so that a parent comes first
		number := waiting[n]
		node := known[number]
		place[number] = int32(n)
		t.Numbers, t.Nodes = append(t.Numbers, number), append(t.Nodes, node)
		parents = append(parents, place[node.Parent])
		waiting = append(waiting, children[number]...)
	}
	t.Tree, _ = tree.New(parents)
	return t
}

// Open reports whether the node at a place is in the frontier at the end.
func (t Tree) Open(i int) bool {
	n := t.Nodes[i]
	return n.Expanded == trace.Never && !n.Dropped && !n.Goal
}

// Graph is the tree for other programs, with the moves and the boards.
func (r Recording) Graph() dot.Graph {
	t := r.Tree()
	moves := names{Recording: r, known: map[[2]int32]string{}}
	g := dot.Graph{
		Name: r.Method.Name(), Directed: true,
		NodeKeys: []string{"g", "h", "f", "state", "made", "expanded"},
	}
	for i, number := range t.Numbers {
		n := t.Nodes[i]
		label := ""
		if p, ok := r.Position(number); ok {
			label = p.Text()
		}
		values := []string{finite(r.Method.Cost(n.G)), finite(r.Method.Cost(n.H)), finite(r.Method.Figure(n.F)), t.state(i), decimal(n.Generated + 1), ""}
		if n.Expanded != trace.Never {
			values[5] = decimal(n.Expanded + 1)
		}
		g.Nodes = append(g.Nodes, dot.Node{ID: int(number), Label: label, Values: values})
		if n.Parent != 0 {
			name := moves.name(search.Event{Node: number, Parent: n.Parent, Move: n.Move})
			g.Edges = append(g.Edges, dot.Edge{From: int(n.Parent), To: int(number), Label: name})
		}
	}
	return g
}

// state names the final state of a node, for programs.
func (t Tree) state(i int) string {
	switch n := t.Nodes[i]; {
	case n.Goal:
		return "goal"
	case t.Open(i):
		return "waiting"
	case n.Expanded == trace.Never:
		return "pruned"
	}
	return "expanded"
}

// finite is a figure, "" where it is not finite.
func finite(f search.Figure) string {
	if f.Infinite() {
		return ""
	}
	return f.String()
}

func decimal(n int32) string { return strconv.Itoa(int(n)) }
