package statemap

import (
	"cmp"
	"slices"
)

// Cuts holds the bridges and cut nodes of the state space as an undirected graph, those
// that cut the most off first.
type Cuts struct {
	Bridges [][2]int // pairs of neighbours without whose edge it is not connected
	Nodes   []int    // positions without which it is not connected

	BridgesOff, NodesOff []int // how many positions each cuts off from the largest part left
}

// Cuts finds bridges and cut nodes (Hopcroft and Tarjan 1973): in a depth-first
// walk an edge to a child is a bridge if no edge from below it leads above it.
func (m *Map) Cuts() Cuts {
	w := m.newWalk()
	all := len(m.Goal)
	below := make([]int, all) // positions of the subtree
	parts := make([]part, all)
	var c Cuts
	w.enter(0, -1)
	for len(w.path) > 0 {
		at := w.path[len(w.path)-1]
		if w.next[at] < w.near.begin[at+1] {
			a := w.near.list[w.next[at]]
			w.next[at]++
			switch {
			case a.cost == w.by[at]: // the edge by which it was reached
			case w.entered[a.to] > 0:
				w.low[at] = min(w.low[at], w.entered[a.to])
			default:
				w.enter(a.to, a.cost)
			}
			continue
		}
		below[at]++
		w.path = w.path[:len(w.path)-1]
		if len(w.path) == 0 {
			break
		}
		above := w.path[len(w.path)-1]
		below[above] += below[at]
		w.low[above] = min(w.low[above], w.low[at])
		if w.low[at] > w.entered[above] {
			p := m.pairs[w.by[at]]
			c.Bridges = append(c.Bridges, [2]int{int(p.a), int(p.b)})
			c.BridgesOff = append(c.BridgesOff, min(below[at], all-below[at]))
		}
		if w.low[at] >= w.entered[above] {
			parts[above].add(below[at])
		}
	}
	for i, p := range parts {
		if p.add(all - 1 - p.sum); p.count > 1 {
			c.Nodes = append(c.Nodes, i)
			c.NodesOff = append(c.NodesOff, p.sum-p.largest)
		}
	}
	c.Bridges, c.BridgesOff = byWeight(c.Bridges, c.BridgesOff)
	c.Nodes, c.NodesOff = byWeight(c.Nodes, c.NodesOff)
	return c
}

// part describes the parts into which the space falls without a node.
type part struct{ count, sum, largest int }

func (p *part) add(size int) {
	if size > 0 {
		p.count++
		p.sum += size
		p.largest = max(p.largest, size)
	}
}

// byWeight orders items by their weights, the greatest first.
func byWeight[T any](items []T, weights []int) ([]T, []int) {
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(weights[b], weights[a]) })
	sorted, sortedWeights := make([]T, len(items)), make([]int, len(items))
	for i, from := range order {
		sorted[i], sortedWeights[i] = items[from], weights[from]
	}
	return sorted, sortedWeights
}

// walk is a depth-first traversal with its own stack.
type walk struct {
	near         arcs    // neighbours; the cost is the number of the edge
	next         []int32 // the neighbour to visit next
	entered, low []int32 // order of discovery, from 1, and the low-link: the least order reached from its subtree
	by           []int32 // the edge by which it was reached
	path         []int32
	count        int32
}

func (m *Map) newWalk() *walk {
	n := len(m.Goal)
	w := &walk{near: arcs{list: make([]arc, 2*len(m.pairs)), begin: make([]int32, n+1)}, entered: make([]int32, n), low: make([]int32, n), by: make([]int32, n)}
	for _, p := range m.pairs {
		w.near.begin[p.a+1]++
		w.near.begin[p.b+1]++
	}
	for i := range n {
		w.near.begin[i+1] += w.near.begin[i]
	}
	w.next = append(w.next, w.near.begin...)
	for k, p := range m.pairs {
		w.near.list[w.next[p.a]] = arc{p.b, int32(k)}
		w.near.list[w.next[p.b]] = arc{p.a, int32(k)}
		w.next[p.a]++
		w.next[p.b]++
	}
	copy(w.next, w.near.begin)
	return w
}

func (w *walk) enter(i, by int32) {
	w.count++
	w.entered[i], w.low[i], w.by[i] = w.count, w.count, by
	w.path = append(w.path, i)
}
