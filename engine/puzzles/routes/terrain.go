package routes

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Charted = (*Puzzle)(nil)

// Terrain implements [engine.Charted].
func (z *Puzzle) Terrain() engine.Terrain {
	t := engine.Terrain{Start: int(z.start.node()), Goals: widened(z.targets()), Visits: widened(z.visits)}
	switch w := z.world.(type) {
	case *grid:
		t.Rows, t.Cols, t.Costs, t.Ground = w.rows, w.cols, w.cost, w.cells()
	case *graph:
		t.Names, t.Directed = w.names, w.directed
		t.At = make([]scene.Point, w.size())
		for i, p := range w.drawn {
			t.At[i] = scene.Point{X: p.x, Y: p.y}
		}
		if w.size() <= drawnUp {
			t.Sides = make([]scene.Point, w.size())
			for i := range t.Sides {
				side := z.freest(w, int32(i))
				t.Sides[i] = scene.Point{X: side.x, Y: side.y}
			}
		}
		if w.h != nil {
			t.Figures = make([]string, w.size())
			for i := range w.h {
				t.Figures[i] = exactText(z.tabled(w, int32(i)), w.unit.one)
			}
		}
		t.Roads = make([]engine.Road, len(w.roads))
		for i, r := range w.roads {
			t.Roads[i] = engine.Road{From: int(r.from), To: int(r.to), Cost: exactText(z.price(arc{cost: r.cost}), z.units().one)}
		}
	}
	return t
}

func widened(nodes []int32) []int {
	list := make([]int, len(nodes))
	for i, n := range nodes {
		list[i] = int(n)
	}
	return list
}

// PlaceOf implements [engine.Charted] by the node.
func (z *Puzzle) PlaceOf(p engine.Position) int {
	s, _ := z.stateOf(p)
	return int(s.node())
}

// Along implements [engine.Charted]. A move is twice the number of its arc, plus 1 where it visits a place.
func (z *Puzzle) Along(place int, move int32, back bool) int {
	number := move >> 1
	switch w := z.world.(type) {
	case *grid:
		rows, cols := direction(number).offset()
		if back {
			rows, cols = -rows, -cols
		}
		return place + rows*w.cols + cols
	case *graph:
		r := w.roads[number>>1]
		if against := number&1 == 1; against != back {
			return int(r.from)
		}
		return int(r.to)
	}
	return place
}
