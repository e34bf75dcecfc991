package statemap

import "slices"

// Neighbours are the positions that a move from one leads to, by their numbers.
func (m *Map) Neighbours(i int) []int {
	var list []int
	for _, a := range m.moves.of(int32(i)) {
		list = append(list, int(a.to))
	}
	return list
}

// Onward is a cheapest way from a position to a goal, both included: at each the
// first of its moves that is on one and leads to what was measured before, so that
// moves that cost nothing do not lead it round. It is nil where no goal can be reached.
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

// Way is a way of the fewest moves from one position to another, both included;
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

// Around is how many of a position's moves go nearer to a goal, stay as far, and
// go away, or to where no goal can be reached.
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

// Passes is the positions that every solution of the start passes, in the order
// in which it comes to them; the start and solved ones are not named.
//
// It sweeps along one way p0, p1, ... to a goal. What is reached from p0 ... pi-1
// without using the way comes back to it at a pj at the farthest; where that is not
// beyond pi, no way leads past pi:
//
//	p0 --- p1 --- p2 --- p3 --- p4 --- goal       every solution passes p3
//	 \____________/ \____/ \___________/          and neither p1, p2 nor p4
//
// Each move is looked at once. A move counts one way, and ways end at the first
// solved position, as solutions do.
func (m *Map) Passes() []int {
	way := m.Onward(0)
	if len(way) < 3 {
		return nil
	}
	goal := len(way) - 1
	at := map[int32]int{} // places of the way
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
