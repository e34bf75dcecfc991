package ice

import (
	"container/heap"
	"math"
)

// graph is a directed weighted graph of slides, used backwards: the distance of every node to the nearest target is one
// run of Dijkstra's algorithm (1959) over the reversed edges, in time O(m log m) for m edges and memory O(n + m).
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

// far is the distance of a node that reaches no target.
const far = math.MaxInt64

// distance is a cost, and the fewest moves at that cost; ordered lexicographically.
type distance struct{ cost, moves int64 }

func (d distance) reached() bool { return d.cost != far }

func (d distance) less(e distance) bool {
	return d.cost < e.cost || d.cost == e.cost && d.moves < e.moves
}

// distances returns the distance of every node to the nearest target. settled is called for each node whose distance is
// final; if it returns false the result is nil. It may be nil.
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

// backwards sorts the edges by their head (counting sort): those to node i are into[first[i]:first[i+1]].
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

// waiting is an entry of the priority queue; it is stale if the node has a lesser distance by now.
type waiting struct {
	distance
	node int32
}

// queue is a binary heap of nodes by distance.
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
