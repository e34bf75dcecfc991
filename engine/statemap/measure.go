package statemap

import (
	"container/heap"
	"math/big"
	"slices"
)

// measure finds the distance of every position to the nearest goal (Dijkstra 1959,
// backward from all goals at once).
func (m *Map) measure() {
	back := m.reversed()
	m.Distance = make([]int64, len(m.Goal))
	var q nearest
	for i, goal := range m.Goal {
		m.Distance[i] = Unreachable
		if goal {
			m.Distance[i] = 0
			q = append(q, entry{0, int32(i)})
		}
	}
	for len(q) > 0 {
		e := heap.Pop(&q).(entry)
		if e.distance > m.Distance[e.at] {
			continue
		}
		for _, a := range back.of(e.at) {
			d := e.distance + int64(a.cost)
			if known := m.Distance[a.to]; known == Unreachable || d < known {
				m.Distance[a.to] = d
				heap.Push(&q, entry{d, a.to})
			}
		}
	}
}

// reversed is the moves by where they lead to.
func (m *Map) reversed() arcs {
	back := arcs{list: make([]arc, len(m.moves.list)), begin: make([]int32, len(m.Goal)+1)}
	for _, a := range m.moves.list {
		back.begin[a.to+1]++
	}
	for i := range m.Goal {
		back.begin[i+1] += back.begin[i]
	}
	next := slices.Clone(back.begin)
	for from := range int32(len(m.Goal)) {
		for _, a := range m.moves.of(from) {
			back.list[next[a.to]] = arc{from, a.cost}
			next[a.to]++
		}
	}
	return back
}

type entry struct {
	distance int64
	at       int32
}

// nearest is a heap, the least distance first.
type nearest []entry

func (q nearest) Len() int           { return len(q) }
func (q nearest) Less(i, j int) bool { return q[i].distance < q[j].distance }
func (q nearest) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *nearest) Push(x any)        { *q = append(*q, x.(entry)) }
func (q *nearest) Pop() any {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}

// Distances is how many positions there are at each distance from 0 to the
// greatest; those from which no goal can be reached are left out.
func (m *Map) Distances() []int {
	list := make([]int, max(slices.Max(m.Distance)+1, 0))
	for _, d := range m.Distance {
		if d != Unreachable {
			list[d]++
		}
	}
	return list
}

// Hardest is the positions that are the farthest from a goal, by their numbers;
// empty where no goal can be reached.
func (m *Map) Hardest() []int {
	most := slices.Max(m.Distance)
	var list []int
	for i, d := range m.Distance {
		if d == most && d != Unreachable {
			list = append(list, i)
		}
	}
	return list
}

// OptimalPaths is in how many ways the start is solved at the least cost: as
// sequences of positions to any goal.
func (m *Map) OptimalPaths() *big.Int {
	paths := make([]*big.Int, len(m.Goal))
	zero := new(big.Int)
	order := make([]int32, 0, len(m.Goal))
	for i, d := range m.Distance {
		if d != Unreachable && d <= m.Distance[0] {
			order = append(order, int32(i))
		}
	}
	slices.SortFunc(order, func(a, b int32) int { return int(m.Distance[a] - m.Distance[b]) })
	for _, i := range order {
		if m.Goal[i] {
			paths[i] = big.NewInt(1)
			continue
		}
		sum := new(big.Int)
		for _, a := range m.moves.of(i) {
			if m.on(i, a) {
				sum.Add(sum, paths[a.to])
			}
		}
		paths[i] = sum
	}
	if paths[0] == nil {
		return zero
	}
	return paths[0]
}

// on says whether a move lies on a cheapest way to a goal.
func (m *Map) on(from int32, a arc) bool {
	d := m.Distance[a.to]
	return d != Unreachable && d+int64(a.cost) == m.Distance[from]
}
