package recording

import (
	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Ground is a search on the terrain of an [engine.Charted] puzzle. It finds the place of each
// node from that of its parent as the events happen, in constant time and 4 bytes for each
// node, and counts the expansions of each place beyond the events that a trace keeps.
type Ground struct {
	engine.Terrain

	trace      *trace.Trace
	along      func(e search.Event, parent int) (place int, ok bool)
	places     [2][]int32 // 1 + the place, by node; the second list is of a search from the goals
	expansions []int32    // by place
	counted    int64
}

// mostPlaced is the number of nodes on either side up to which their places are kept: 64 MB.
const mostPlaced = 1 << 24

// newGround returns the ground of a recording whose moves are those of the puzzle's own
// searches, or else are replayed; ok is false where the puzzle is not charted.
func newGround(r Recording, own bool) (g *Ground, ok bool) {
	z, ok := r.Puzzle.(engine.Charted)
	if !ok {
		return nil, false
	}
	g = &Ground{Terrain: z.Terrain(), trace: r.Trace}
	g.expansions = make([]int32, g.Len())
	g.along = func(e search.Event, parent int) (int, bool) {
		if own && parent >= 0 {
			return z.Along(parent, e.Move, e.Node < 0), true
		}
		p, ok := r.PositionOf(e)
		if !ok {
			return 0, false
		}
		return z.PlaceOf(p), true
	}
	return g, true
}

// Record implements [search.Recorder].
func (g *Ground) Record(e search.Event) {
	g.trace.Record(e)
	if e.Node == 0 {
		return
	}
	if g.Place(e.Node) < 0 && e.Makes() {
		g.put(e)
	}
	if place := g.Place(e.Node); place >= 0 && e.Kind == search.Expanded && e.Why != search.Checked {
		g.expansions[place]++
		g.counted++
	}
}

// put finds the place of an event's node.
func (g *Ground) put(e search.Event) {
	parent := -1
	if e.Parent != 0 {
		if parent = g.Place(e.Parent); parent < 0 {
			return
		}
	}
	side, i := sideOf(e.Node)
	if i >= mostPlaced {
		return
	}
	place, ok := g.along(e, parent)
	if !ok {
		return
	}
	for i >= len(g.places[side]) {
		g.places[side] = append(g.places[side], 0)
	}
	g.places[side][i] = int32(place) + 1
}

// Place returns the place of a node, -1 where that is not known.
func (g *Ground) Place(node int32) int {
	side, i := sideOf(node)
	if i >= len(g.places[side]) {
		return -1
	}
	return int(g.places[side][i]) - 1
}

func sideOf(node int32) (side, i int) {
	if node < 0 {
		return 1, int(-node)
	}
	return 0, int(node)
}

// Expansions returns how often a place was expanded in the whole search.
func (g *Ground) Expansions(place int) int { return int(g.expansions[place]) }

// Counted returns the sum of the expansions of all places.
func (g *Ground) Counted() int64 { return g.counted }
