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
	Most int // nodes that are shown at the most, the ways to goals not counted

	Rank   func(node int) Rank
	Opened func(node int) bool // the user has opened what is below it; nil for none
}

// Fold is the tree with what matters less in wedges, of which a node has one at
// most, after its other children: first the ways to goals are shown, then, from
// the roots down, what leads to open nodes or was opened, until there is no more room.
// Every item stands after its parent.
func (t *Tree) Fold(f Folding) []Item {
	reach := make([]Rank, len(t.parent)) // the greatest rank in the subtree
	opened := make([]bool, len(t.parent))
	for n := len(t.order) - 1; n >= 0; n-- {
		i := t.order[n]
		reach[i] = max(reach[i], f.Rank(int(i)))
		if f.Opened != nil && f.Opened(int(i)) {
			opened[i] = true
			for c := t.first[i]; c != none; c = t.after[c] {
				reach[c] = max(reach[c], Open)
			}
			reach[i] = max(reach[i], Open)
		}
		if p := t.parent[i]; p != none {
			reach[p] = max(reach[p], reach[i])
		}
	}
	shown := make([]bool, len(t.parent))
	room := f.Most
	for _, i := range t.levels() {
		p := t.parent[i]
		switch {
		case p != none && !shown[p]:
		case reach[i] == Goal, p == none:
			shown[i] = true
		case reach[i] == Open && room > 0:
			shown[i] = true
			room--
		}
	}
	return t.items(shown)
}

// levels is all nodes, row by row.
func (t *Tree) levels() []int32 {
	rows := make([]int32, 0, len(t.parent))
	for i := t.first[len(t.parent)]; i != none; i = t.after[i] {
		rows = append(rows, i)
	}
	for n := 0; n < len(rows); n++ {
		for c := t.first[rows[n]]; c != none; c = t.after[c] {
			rows = append(rows, c)
		}
	}
	return rows
}

func (t *Tree) items(shown []bool) []Item {
	var items []Item
	at := make([]int, len(t.parent)) // the item of each node that is shown
	for _, i := range t.levels() {
		if !shown[i] {
			continue
		}
		at[i] = len(items)
		above := none
		if p := t.parent[i]; p != none {
			above = at[p]
		}
		items = append(items, Item{Node: int(i), Parent: above})
	}
	for n := len(items) - 1; n >= 0; n-- {
		folded := 0
		for c := t.first[items[n].Node]; c != none; c = t.after[c] {
			if !shown[c] {
				folded += int(t.size[c])
			}
		}
		if folded > 0 {
			items = append(items, Item{Node: items[n].Node, Folded: folded, Parent: n})
		}
	}
	return items
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
