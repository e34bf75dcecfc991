package tree

// Rank is how much a node matters when a tree is folded.
type Rank uint8

const (
	Plain Rank = iota
	Open       // it waits; its branch is shown while there is room
	Goal       // it, and the way to it, is always shown
)

// Item is a node that is shown, or a wedge that stands for folded ones.
type Item struct {
	Node   int // of a wedge the parent of what it holds
	Folded int // how many nodes it stands for; 0 of a node
	Parent int // the item above; -1 for none
}

// Folding says what is shown of a tree.
type Folding struct {
	Most   int   // nodes that are shown at the most, what has to be shown not counted
	Singly int   // a tree of no more nodes is shown whole
	Keep   []int // nodes that are shown with the way to them

	Opened func(node int) bool // the user has opened what is below it; nil for none
}

// Fold is the tree with what matters less in wedges, of which a node has one at
// most, after its other children: first the ways to goals and to what is kept are
// shown, then, from the roots down, what leads to open nodes or was opened, until
// there is no more room. A wedge stands for two nodes or more. Every item stands
// after its parent. It takes time in proportion to what is shown.
func (g *Growing) Fold(f Folding) []Item {
	keep := map[int32]bool{}
	for _, i := range f.Keep {
		for at := int32(i); at != none && at != g.top() && g.size[at] > 0 && !keep[at]; at = g.parent[at] {
			keep[at] = true
		}
	}
	whole := g.Len() <= f.Singly
	rows := []int32{g.top()} // what is shown, row by row
	items := []Item{{Node: none, Parent: none}}
	room := f.Most
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
			case whole, g.goals[c] > 0, keep[c]:
				show(c)
			case room > 0 && (opened || i == g.top() || g.open[c] > 0):
				room--
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

// Shown is the tree of the items.
func Shown(items []Item) *Tree {
	parents := make([]int32, len(items))
	for i, item := range items {
		parents[i] = int32(item.Parent)
	}
	t, _ := New(parents)
	return t
}
