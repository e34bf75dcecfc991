package ice

import (
	"container/heap"
	"math"
)

// graph is slides between numbered nodes, kept backwards: for each node what
// leads to it. Distances to some nodes are then one run of Dijkstra's algorithm
// (1959), in time O(m log n).
type graph struct {
	nodes int
	edges []edge
}

// edge is a slide from one node to another.
type edge struct {
	from, to int32
	cost     int32
}

func (g *graph) add(from, to, cost int) {
	g.edges = append(g.edges, edge{int32(from), int32(to), int32(cost)})
}

// far is the distance of a node from which no target can be reached.
const far = math.MaxInt64

// distance is a cost, and the fewest moves that come at that cost.
type distance struct{ cost, moves int64 }

func (d distance) reached() bool { return d.cost != far }

func (d distance) less(e distance) bool {
	return d.cost < e.cost || d.cost == e.cost && d.moves < e.moves
}

// distances is how far every node is from the nearest target. settled hears of
// each node that is settled and says whether to go on; it may be nil. The result
// is nil where it did not.
func (g *graph) distances(targets []int, settled func() bool) []distance {
	into, first := g.backwards()
	found := make([]distance, g.nodes)
	for i := range found {
		found[i].cost = far
	}
	var q queue
	for _, t := range targets {
		found[t] = distance{}
		q = append(q, waiting{distance{}, int32(t)})
	}
	for len(q) > 0 {
		next := heap.Pop(&q).(waiting)
		if found[next.node].less(next.distance) {
			continue
		}
		if settled != nil && !settled() {
			return nil
		}
		for _, e := range into[first[next.node]:first[next.node+1]] {
			d := distance{next.cost + int64(e.cost), next.moves + 1}
			if d.less(found[e.from]) {
				found[e.from] = d
				heap.Push(&q, waiting{d, e.from})
			}
		}
	}
	return found
}

// backwards is the edges sorted by the node that they lead to; those to node i
// are into[first[i]:first[i+1]].
func (g *graph) backwards() (into []edge, first []int32) {
	first = make([]int32, g.nodes+1)
	for _, e := range g.edges {
		first[e.to+1]++
	}
	for i := range g.nodes {
		first[i+1] += first[i]
	}
	into = make([]edge, len(g.edges))
	at := append([]int32(nil), first...)
	for _, e := range g.edges {
		into[at[e.to]] = e
		at[e.to]++
	}
	return into, first
}

// waiting is a node in the queue, at a distance that may be out of date.
type waiting struct {
	distance
	node int32
}

// queue is a heap of nodes by distance.
type queue []waiting

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].less(q[j].distance) }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(waiting)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
