package engine

import "langkah/engine/base/scene"

// Terrain is where the positions of a [Charted] puzzle lie: the cells of a map, or the places
// of a graph, numbered from 0. It never changes.
type Terrain struct {
	Rows, Cols int          // of a map; 0 for a graph
	Costs      []uint8      // of entering each cell of the map, row by row; 0 is a wall
	Ground     *scene.Cells // the map as it is drawn

	At       []scene.Point // the places of the graph, neighbours about 2 apart, from the origin on
	Names    []string      // of the places; nil for a map
	Sides    []scene.Point // of each place that its roads leave free, such as 0, 1 for below; nil for a large graph
	Figures  []string      // estimates that the graph itself states; nil for none
	Roads    []Road
	Directed bool

	Start         int
	Goals, Visits []int
}

// Road joins two places of a terrain; Cost is its label.
type Road struct {
	From, To int
	Cost     string
}

// Map reports whether it is a map of cells.
func (t Terrain) Map() bool { return t.Rows > 0 }

// Len returns the number of places.
func (t Terrain) Len() int {
	if t.Map() {
		return len(t.Costs)
	}
	return len(t.At)
}

// Name returns what a place is called.
func (t Terrain) Name(place int) Message {
	if t.Map() {
		return Msg("row %d, column %d", place/t.Cols+1, place%t.Cols+1)
	}
	return Msg("%s", t.Names[place])
}

// Middle returns the centre of a place; the cells of a map are 1 x 1, from the origin on.
func (t Terrain) Middle(place int) scene.Point {
	if t.Map() {
		return scene.Point{X: float64(place%t.Cols) + 0.5, Y: float64(place/t.Cols) + 0.5}
	}
	return t.At[place]
}

// Size returns the width and height that the places take.
func (t Terrain) Size() (w, h float64) {
	if t.Map() {
		return float64(t.Cols), float64(t.Rows)
	}
	for _, p := range t.At {
		w, h = max(w, p.X), max(h, p.Y)
	}
	return w, h
}
