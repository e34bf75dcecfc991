package tree

// Rank is the importance of a node when a tree is folded.
type Rank uint8

const (
	Plain Rank = iota
	Open       // a frontier node: its branch is shown while space lasts
	Goal       // always shown with its path from the root
)

// Item is a shown node, or a wedge in place of folded ones.
type Item struct {
	Node   int // of a wedge the parent of the folded nodes
	Folded int // number of folded nodes; 0 for a node
	Parent int // index of the parent item; -1 for none
}

// Folding selects the nodes to show.
type Folding struct {
	Most   int   // greatest number of shown nodes, besides those always shown
	Singly int   // a tree of no more nodes is shown whole
	Keep   []int // nodes always shown with their paths

	Opened func(node int) bool // whether the user has opened the node; optional
}

// Fold returns the tree with less important nodes folded into wedges, at most one for each
// node, after its other children. Shown are first the paths to goals and to Keep and the
// children of opened nodes, then, breadth first, children that have open nodes below, until
// Most is reached. A wedge stands for two or more nodes. Every item comes after its parent.
// The time is linear in the shown nodes and their children.
func (g *Growing) Fold(f Folding) []Item {
	keep := map[int32]bool{}
	for _, i := range f.Keep {
		for at := int32(i); at != none && at != g.top() && g.size[at] > 0 && !keep[at]; at = g.parent[at] {
			keep[at] = true
		}
	}
	whole := g.Len() <= f.Singly
	rows := []int32{g.top()} // shown nodes, row by row
	items := []Item{{Node: none, Parent: none}}
	capacity := f.Most
	var wedges []Item
	for n := 0; n < len(rows); n++ {
		i := rows[n]
		opened := i != g.top() && f.Opened != nil && f.Opened(int(i))
		folded, last := int32(0), int32(none)
		show := func(c int32) {
			rows = append(rows, c)
			items = append(items, Item{Node: int(c), Parent: n - 1})
		}
		for c := g.first[i]; c != none; c = g.after[c] {
			switch {
			case whole, opened, g.goals[c] > 0, keep[c]:
				show(c)
			case capacity > 0 && (i == g.top() || g.open[c] > 0):
				capacity--
				show(c)
			default:
				folded += g.size[c]
				last = c
			}
		}
		if folded == 1 {
			show(last)
		} else if folded > 1 {
			wedges = append(wedges, Item{Node: items[n].Node, Folded: int(folded), Parent: n - 1})
		}
	}
	return append(items[1:], wedges...)
}

// Shown returns the tree of the items.
func Shown(items []Item) *Tree {
	parents := make([]int32, len(items))
	for i, item := range items {
		parents[i] = int32(item.Parent)
	}
	t, _ := New(parents)
	return t
}
