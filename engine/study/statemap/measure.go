package statemap

import (
	"container/heap"
	"iter"
	"math/big"
	"slices"

	"langkah/engine"
)

// measure finds the distance of every position to the nearest goal by Dijkstra's
// algorithm (1959), backward from all goals at once, with a bucket for each
// distance. It returns false once look does.
func (m *Map) measure(back arcs, look func() bool) bool {
	const often = 1 << 12 // positions between two calls of look
	m.Distance, m.order = make([]int64, len(m.Goal)), make([]int32, len(m.Goal))
	waiting := buckets{at: map[int64][]int32{}}
	for i, goal := range m.Goal {
		m.Distance[i] = Unreachable
		if goal {
			m.Distance[i] = 0
			waiting.add(0, int32(i))
		}
	}
	measured := int32(0)
	for len(waiting.distances) > 0 {
		distance, bucket := waiting.nearest()
		for k := 0; k < len(bucket); k++ { // moves of cost 0 add to it
			at := bucket[k]
			if m.Distance[at] != distance {
				continue // reached at a lower cost before
			}
			if m.order[at] = measured; measured%often == 0 && !look() {
				return false
			}
			measured++
			for _, a := range back.of(at) {
				d := distance + int64(a.cost)
				if known := m.Distance[a.to]; known != Unreachable && d >= known {
					continue
				}
				if m.Distance[a.to] = d; d == distance {
					bucket = append(bucket, a.to)
				} else {
					waiting.add(d, a.to)
				}
			}
		}
	}
	return true
}

// buckets holds positions by distance, with buckets for occurring distances only, so
// that the memory does not grow with the cost of moves.
type buckets struct {
	at map[int64][]int32
	distances
}

// add puts a position in the bucket of a distance.
func (b *buckets) add(distance int64, i int32) {
	if len(b.at[distance]) == 0 {
		heap.Push(&b.distances, distance)
	}
	b.at[distance] = append(b.at[distance], i)
}

// nearest removes the bucket of the least distance.
func (b *buckets) nearest() (distance int64, bucket []int32) {
	distance = heap.Pop(&b.distances).(int64)
	bucket = b.at[distance]
	delete(b.at, distance)
	return distance, bucket
}

// distances is a heap.
type distances []int64

func (d distances) Len() int           { return len(d) }
func (d distances) Less(i, j int) bool { return d[i] < d[j] }
func (d distances) Swap(i, j int)      { d[i], d[j] = d[j], d[i] }
func (d *distances) Push(x any)        { *d = append(*d, x.(int64)) }
func (d *distances) Pop() any {
	last := len(*d) - 1
	x := (*d)[last]
	*d = (*d)[:last]
	return x
}

// reversed returns the moves by their target.
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

// Tally is the number of positions at a distance.
type Tally struct {
	Distance  float64 `json:"distance"` // as the puzzle writes it
	Positions int     `json:"positions"`
}

// Distances returns the number of positions at each distance that occurs, the least
// first, without dead ends.
func (m *Map) Distances() []Tally {
	list := []Tally{}
	for _, l := range m.Layers() {
		if l.Distance != Unreachable {
			list = append(list, Tally{engine.CostValue(m.Puzzle, l.Distance), len(l.Positions)})
		}
	}
	return list
}

// Hardest returns the positions farthest from a goal; empty where no goal can be
// reached.
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

// OptimalPaths returns the number of cheapest paths from the start to any goal, as
// sequences of positions. It is nil where the number is infinite, because moves of
// cost 0 on such a path form a cycle.
func (m *Map) OptimalPaths() *big.Int {
	sum := new(big.Int)
	if m.Distance[0] == Unreachable {
		return sum
	}
	list, open := []int32{0}, map[int32]int{0: 0} // moves into each not counted yet
	for k := 0; k < len(list); k++ {
		for to := range m.onCheapest(list[k]) {
			if _, known := open[to]; !known {
				list = append(list, to)
			}
			open[to]++
		}
	}
	ways := map[int32]*big.Int{0: big.NewInt(1)}
	var ready []int32
	if open[0] == 0 {
		ready = append(ready, 0)
	}
	counted := 0
	for ; counted < len(ready); counted++ {
		at := ready[counted]
		if m.Goal[at] {
			sum.Add(sum, ways[at])
		}
		for to := range m.onCheapest(at) {
			if ways[to] == nil {
				ways[to] = new(big.Int)
			}
			ways[to].Add(ways[to], ways[at])
			if open[to]--; open[to] == 0 {
				ready = append(ready, to)
			}
		}
		delete(ways, at)
	}
	if counted < len(list) { // the others lie on a cycle or behind one
		return nil
	}
	return sum
}

// onCheapest iterates over the next positions on the cheapest paths from a position;
// a goal has none.
func (m *Map) onCheapest(from int32) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		if m.Goal[from] {
			return
		}
		for _, a := range m.moves.of(from) {
			if m.on(from, a) && !yield(a.to) {
				return
			}
		}
	}
}

// on reports whether a move lies on a cheapest path to a goal.
func (m *Map) on(from int32, a arc) bool {
	d := m.Distance[a.to]
	return d != Unreachable && d+int64(a.cost) == m.Distance[from]
}
