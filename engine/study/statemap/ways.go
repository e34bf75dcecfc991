package statemap

import "slices"

// Neighbours returns the positions that a move from one leads to.
func (m *Map) Neighbours(i int) []int {
	var list []int
	for _, a := range m.moves.of(int32(i)) {
		list = append(list, int(a.to))
	}
	return list
}

// Onward returns a cheapest path from a position to a goal, both included; nil where no
// goal can be reached. Each step goes to a position measured before, so that moves of
// cost 0 do not form a cycle.
func (m *Map) Onward(i int) []int {
	if m.Distance[i] == Unreachable {
		return nil
	}
	way := []int{i}
	for at := int32(i); !m.Goal[at]; {
		list := m.moves.of(at)
		k := slices.IndexFunc(list, func(a arc) bool { return m.on(at, a) && m.order[a.to] < m.order[at] })
		at = list[k].to
		way = append(way, int(at))
	}
	return way
}

// Way returns a path of the fewest moves from one position to another, both included;
// nil where there is none.
func (m *Map) Way(from, to int) []int {
	by := map[int32]int32{int32(from): -1}
	for layer := []int32{int32(from)}; len(layer) > 0; {
		if _, found := by[int32(to)]; found {
			break
		}
		var next []int32
		for _, at := range layer {
			for _, a := range m.moves.of(at) {
				if _, known := by[a.to]; !known {
					by[a.to] = at
					next = append(next, a.to)
				}
			}
		}
		layer = next
	}
	if _, found := by[int32(to)]; !found {
		return nil
	}
	var way []int
	for at := int32(to); at >= 0; at = by[at] {
		way = append(way, int(at))
	}
	slices.Reverse(way)
	return way
}

// Around counts the moves of a position that reduce the distance to a goal, keep it,
// and increase it or lead to a dead end.
func (m *Map) Around(i int) (nearer, level, away int) {
	here := m.Distance[i]
	for _, a := range m.moves.of(int32(i)) {
		switch there := m.Distance[a.to]; {
		case there == Unreachable || here != Unreachable && there > here:
			away++
		case there == here:
			level++
		default:
			nearer++
		}
	}
	return nearer, level, away
}

// Passes returns the positions that every solution of the start passes, in their
// order, without the start and solved ones.
//
// It sweeps along one path p0, p1, ... to a goal. Let pj be the farthest position of
// the path reachable from p0 ... pi-1 off the path; where j <= i, every solution
// passes pi:
//
//	p0 --- p1 --- p2 --- p3 --- p4 --- goal       every solution passes p3
//	 \____________/ \____/ \___________/          and neither p1, p2 nor p4
//
// Each move is visited once, in its own direction. Paths end at the first solved
// position, as solutions do.
func (m *Map) Passes() []int {
	way := m.Onward(0)
	if len(way) < 3 {
		return nil
	}
	goal := len(way) - 1
	at := map[int32]int{} // index on the path
	for k, i := range way {
		at[int32(i)] = k
	}
	seen := make([]bool, len(m.Goal))
	farthest := 0
	var passes []int
	for k, i := range way[:goal] {
		if k > 0 && farthest == k {
			passes = append(passes, i)
		}
		for waiting := []int32{int32(i)}; len(waiting) > 0; {
			from := waiting[len(waiting)-1]
			waiting = waiting[:len(waiting)-1]
			for _, a := range m.moves.of(from) {
				switch place, on := at[a.to]; {
				case m.Goal[a.to]:
					farthest = goal
				case on:
					farthest = max(farthest, place)
				case !seen[a.to]:
					seen[a.to] = true
					waiting = append(waiting, a.to)
				}
			}
		}
	}
	return passes
}
