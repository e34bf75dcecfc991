package routes

import "math"

// Dijkstra's algorithm from the goals backwards gives the exact cost to go of every node, in O(m log n) for m arcs and n
// nodes. It serves hints, reviews, audits, and the properties of heuristics.

// distances holds the least cost from each node to the nearest of some nodes.
type distances struct{ left []int64 }

const far = math.MaxInt64

// reached reports whether some way leads from a node.
func (d *distances) reached(node int32) bool { return d.left[node] != far }

// distancesTo returns the distances to the nearest of the nodes. look is called now and then and ends the work early by
// returning false; it may be nil. The result is then nil.
func (z *Puzzle) distancesTo(nodes []int32, look func() bool) *distances {
	left := make([]int64, z.world.size())
	for i := range left {
		left[i] = far
	}
	var queue heap
	for _, n := range nodes {
		if left[n] != 0 {
			left[n] = 0
			queue.push(entry{0, n})
		}
	}
	arcs := make([]arc, 0, directions)
	for steps := 0; len(queue) > 0; steps++ {
		if steps&0xFFF == 0 && look != nil && !look() {
			return nil
		}
		e := queue.pop()
		if e.cost > left[e.node] {
			continue
		}
		arcs = z.world.in(e.node, arcs[:0])
		for _, a := range arcs {
			if cost := e.cost + int64(z.price(a)); cost < left[a.to] {
				left[a.to] = cost
				queue.push(entry{cost, a.to})
			}
		}
	}
	return &distances{left}
}

// measure returns the distances to the nearest target, of every node.
func (z *Puzzle) measure() *distances { return z.distancesTo(z.targets(), nil) }

// entry is a node in a heap.
type entry struct {
	cost int64
	node int32
}

// heap is a binary heap, the least cost first.
type heap []entry

func (h *heap) push(e entry) {
	*h = append(*h, e)
	list := *h
	i := len(list) - 1
	for i > 0 {
		up := (i - 1) / 2
		if list[up].cost <= e.cost {
			break
		}
		list[i] = list[up]
		i = up
	}
	list[i] = e
}

func (h *heap) pop() entry {
	list := *h
	first, last := list[0], list[len(list)-1]
	list = list[:len(list)-1]
	*h = list
	if len(list) == 0 {
		return first
	}
	i := 0
	for {
		child := 2*i + 1
		if child >= len(list) {
			break
		}
		if child+1 < len(list) && list[child+1].cost < list[child].cost {
			child++
		}
		if list[child].cost >= last.cost {
			break
		}
		list[i] = list[child]
		i = child
	}
	list[i] = last
	return first
}
