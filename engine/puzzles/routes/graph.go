package routes

import "math"

// graph is a set of named places with roads.
type graph struct {
	names    []string
	index    map[string]int32
	directed bool
	roads    []road // in the order of the text
	unit     unit

	at  []point // where the places lie; nil where that is not known
	geo bool    // at holds latitudes and longitudes
	h   []int32 // the table of estimates, in the unit; nil for none

	first, back []int32 // of each node's arcs in outs and ins
	outs, ins   []arc
	drawn       []point // the places as drawn, see layout.go
	room        point   // the least size of the drawing
}

// road leads from one place to another, in both directions unless the graph is directed.
type road struct{ from, to, cost int32 }

func (g *graph) size() int               { return len(g.names) }
func (g *graph) units() unit             { return g.unit }
func (g *graph) label(node int32) string { return g.names[node] }

func (g *graph) out(node int32, list []arc) []arc {
	return append(list, g.outs[g.first[node]:g.first[node+1]]...)
}

func (g *graph) in(node int32, list []arc) []arc {
	return append(list, g.ins[g.back[node]:g.back[node+1]]...)
}

// connect lists the arcs of every node. The number of an arc is twice that of its road, plus 1 against its direction.
func (g *graph) connect(home int32) {
	ends := func(yield func(from, to, cost, move int32)) {
		for i, r := range g.roads {
			yield(r.from, r.to, r.cost, int32(2*i))
			if !g.directed {
				yield(r.to, r.from, r.cost, int32(2*i+1))
			}
		}
	}
	g.first, g.back = make([]int32, g.size()+1), make([]int32, g.size()+1)
	count := 0
	ends(func(from, to, _, _ int32) { g.first[from+1]++; g.back[to+1]++; count++ })
	for i := range g.size() {
		g.first[i+1] += g.first[i]
		g.back[i+1] += g.back[i]
	}
	g.outs, g.ins = make([]arc, count), make([]arc, count)
	nextOut, nextIn := make([]int32, g.size()), make([]int32, g.size())
	copy(nextOut, g.first)
	copy(nextIn, g.back)
	ends(func(from, to, cost, move int32) {
		g.outs[nextOut[from]] = arc{to, cost, move}
		g.ins[nextIn[to]] = arc{from, cost, move}
		nextOut[from]++
		nextIn[to]++
	})
	if g.drawn == nil {
		g.drawn = g.places(home)
	}
}

// earth is the mean radius of the earth in metres.
const earth = 6_371_000

// straight returns the length of the straight line between two places as they are given, in the plane.
func (p point) straight(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

// greatCircle returns the length in metres of the great circle between two places on the earth, by the haversine
// formula; x is the latitude.
func (p point) greatCircle(q point) float64 {
	const degree = math.Pi / 180
	dx, dy := math.Sin((p.x-q.x)/2*degree), math.Sin((p.y-q.y)/2*degree)
	a := dx*dx + math.Cos(p.x*degree)*math.Cos(q.x*degree)*dy*dy
	return 2 * earth * math.Asin(min(1, math.Sqrt(a)))
}

// apart returns the distance of two places of the graph in the measure of their coordinates.
func (g *graph) apart(p, q int32) float64 {
	if g.geo {
		return g.at[p].greatCircle(g.at[q])
	}
	return g.at[p].straight(g.at[q])
}
