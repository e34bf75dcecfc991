package estimates

import (
	"container/heap"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// nearby is a part of a puzzle's space, explored breadth first.
type nearby struct {
	positions []engine.Position
	moves     []Move // of the first expanded positions, in order
	expanded  int
}

// perPosition is the approximate memory of a position with its key and moves.
const perPosition = 600

// explore explores that number of positions, breadth first from the roots, or fewer at a limit.
func explore(roots []engine.Position, most int, meter *search.Meter) nearby {
	var n nearby
	numbers := map[string]int{}
	add := func(p engine.Position) int {
		key := engine.Key(p)
		i, known := numbers[key]
		if !known {
			i = len(n.positions)
			numbers[key] = i
			n.positions = append(n.positions, p)
		}
		return i
	}
	for _, p := range roots {
		add(p)
	}
	held := 0
	for n.expanded < len(n.positions) && len(n.positions) < most {
		if !meter.Expand() || !meter.Hold(int64(len(n.positions)-held)*perPosition) {
			break
		}
		held = len(n.positions)
		from := n.positions[n.expanded]
		for _, m := range from.Moves() {
			if next, err := from.Apply(m); err == nil {
				n.moves = append(n.moves, Move{n.expanded, add(next), m.Cost})
			}
		}
		n.expanded++
	}
	return n
}

// sample measures the positions; bound is at most the cost of every solution from one.
func (n nearby) sample(bound func(engine.Position) int) Sample {
	back := make([][]Move, len(n.positions))
	for _, m := range n.moves {
		back[m.To] = append(back[m.To], m)
	}
	inside := make([]int, len(n.positions)) // cost of finishing here, or Unknown
	beyond := make([]int, len(n.positions)) // the same, where the rim is left, too
	for i, p := range n.positions {
		inside[i], beyond[i] = Unknown, Unknown
		if p.Solved() {
			inside[i], beyond[i] = 0, 0
		} else if i >= n.expanded {
			beyond[i] = bound(p)
		}
	}
	settle(inside, back)
	settle(beyond, back)
	s := Sample{
		Exact: make([]int, len(n.positions)), AtMost: inside, Moves: slices.Values(n.moves),
		At: func(i int) engine.Position { return n.positions[i] },
	}
	for i := range s.Exact {
		switch {
		case beyond[i] == Unknown:
			s.Exact[i] = Hopeless
		case beyond[i] == inside[i]:
			s.Exact[i] = inside[i]
		default:
			s.Exact[i] = Unknown
		}
	}
	return s
}

// settle lowers each cost to the least over all paths, by Dijkstra's algorithm (1959) over the
// moves by their target.
func settle(cost []int, back [][]Move) {
	var waiting queue
	for i, c := range cost {
		if c != Unknown {
			waiting = append(waiting, reached{c, i})
		}
	}
	heap.Init(&waiting)
	for len(waiting) > 0 {
		at := heap.Pop(&waiting).(reached)
		if at.cost > cost[at.i] {
			continue
		}
		for _, m := range back[at.i] {
			if c := at.cost + m.Cost; cost[m.From] == Unknown || c < cost[m.From] {
				cost[m.From] = c
				heap.Push(&waiting, reached{c, m.From})
			}
		}
	}
}

// reached is a position at a cost.
type reached struct{ cost, i int }

// queue is a heap by cost.
type queue []reached

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].cost < q[j].cost }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(reached)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
