package statemap

import (
	"cmp"
	"math/big"
	"slices"
)

// measure finds the distance of every position to the nearest goal, backward from
// all goals at once: Dial's algorithm (1969), a bucket for each distance in a circle
// as long as the dearest move.
func (m *Map) measure(back arcs) {
	dearest := int32(1)
	for _, a := range back.list {
		dearest = max(dearest, a.cost)
	}
	buckets := make([][]int32, dearest+1)
	m.Distance = make([]int64, len(m.Goal))
	for i, goal := range m.Goal {
		m.Distance[i] = Unreachable
		if goal {
			m.Distance[i] = 0
			buckets[0] = append(buckets[0], int32(i))
		}
	}
	for distance, idle := int64(0), 0; idle < len(buckets); distance++ {
		bucket := &buckets[distance%int64(len(buckets))]
		idle++
		for k := 0; k < len(*bucket); k++ { // moves that cost nothing add to it
			at := (*bucket)[k]
			if m.Distance[at] != distance {
				continue // reached at less before
			}
			idle = 0
			for _, a := range back.of(at) {
				d := distance + int64(a.cost)
				if known := m.Distance[a.to]; known == Unreachable || d < known {
					m.Distance[a.to] = d
					to := &buckets[d%int64(len(buckets))]
					*to = append(*to, a.to)
				}
			}
		}
		*bucket = (*bucket)[:0]
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
	if m.Distance[0] == Unreachable {
		return new(big.Int)
	}
	order := m.onCheapest()
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(m.Distance[a], m.Distance[b]) })
	paths := map[int32]*big.Int{}
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
	return paths[0]
}

// onCheapest is the positions on the cheapest ways from the start.
func (m *Map) onCheapest() []int32 {
	list, seen := []int32{0}, map[int32]bool{0: true}
	for k := 0; k < len(list); k++ {
		for _, a := range m.moves.of(list[k]) {
			if !m.Goal[list[k]] && m.on(list[k], a) && !seen[a.to] {
				seen[a.to] = true
				list = append(list, a.to)
			}
		}
	}
	return list
}

// on says whether a move lies on a cheapest way to a goal.
func (m *Map) on(from int32, a arc) bool {
	d := m.Distance[a.to]
	return d != Unreachable && d+int64(a.cost) == m.Distance[from]
}
