package diagram

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// TerrainPicture shows a search on the graph or the map that it searches: which places are
// expanded, which wait, the path, and the next one. Where the trace was cut, its last moment
// shows instead how often each place was expanded in the whole search.
//
// A place at which several nodes lie shows the one that is a goal, else one that waits, else
// the one expanded last, else one that was pruned. A moment takes time in proportion to its
// nodes and the places that are seen.
type TerrainPicture struct {
	growth *Growth
	ground *recording.Ground
	focus  Focus
	nodes  []int32 // that each place shows; 0 for none
	closed []int32 // 1 + the event that expanded each place last
	path   []int   // the places of the highlighted path, the start first
	heat   int     // the most expansions of a place, where these are shown; 0 where they are not
}

// TerrainPicture returns the search on its terrain; the puzzle must be [engine.Charted].
func (g *Growth) TerrainPicture(f Focus) *TerrainPicture {
	t := &TerrainPicture{growth: g, ground: g.Ground, focus: f}
	t.nodes, t.closed = make([]int32, t.ground.Len()), make([]int32, t.ground.Len())
	last := g.Moment() == g.Trace.Len()
	if last && g.Trace.Cut() {
		for place := range t.nodes {
			t.heat = max(t.heat, t.ground.Expansions(place))
		}
	}
	for i := range int(g.last[0] + g.last[1]) {
		number := g.number(i)
		place := t.ground.Place(number)
		if place < 0 || !g.Has(number) {
			continue
		}
		s := g.Standing(number)
		if s.State == replay.Closed {
			t.closed[place] = max(t.closed[place], s.Since+1)
		}
		if there := t.nodes[place]; there == 0 || urgency(s) >= urgency(g.Standing(there)) {
			t.nodes[place] = number
		}
	}
	t.path = t.way(last)
	return t
}

// urgency orders the nodes of a place: the greatest is shown.
func urgency(s replay.Standing) int {
	return [...]int{replay.Unmade: 0, replay.Dropped: 1, replay.Closed: 2, replay.Waiting: 3, replay.Reached: 4}[s.State]
}

// way returns the places of the path to the node in focus or, at the end, of the solution.
func (t *TerrainPicture) way(last bool) (path []int) {
	r := t.growth.Result
	if charted, ok := t.growth.Puzzle.(engine.Charted); ok && last && t.focus.Selected == 0 && r.Status == engine.Solved {
		for _, p := range r.Positions {
			path = append(path, charted.PlaceOf(p))
		}
		return path
	}
	on := map[int32]bool{}
	for at := t.focus.end(t.growth); at != 0 && t.growth.Has(at) && !on[at]; at = t.growth.Standing(at).Parent {
		on[at] = true
		path = append([]int{t.ground.Place(at)}, path...)
	}
	return path
}

// state returns how a place stands.
func (t *TerrainPicture) state(place int) replay.State {
	if t.nodes[place] == 0 {
		return replay.Unmade
	}
	return t.growth.Standing(t.nodes[place]).State
}

// levels is the number of strengths in which expanded places are shown.
const levels = 8

// level returns how strongly an expanded place is shown, from 1: the later, or where all
// expansions are shown the more of them, on a logarithmic scale; 0 for one not expanded.
func (t *TerrainPicture) level(place int) int {
	if t.heat > 0 {
		n := t.ground.Expansions(place)
		if n == 0 {
			return 0
		}
		return 1 + int(math.Log(float64(n))*(levels-1)/max(math.Log(float64(t.heat)), 1))
	}
	if t.closed[place] == 0 {
		return 0
	}
	return 1 + int(t.closed[place]-1)*levels/max(t.growth.Trace.Len(), 1)
}

// margins around the places: in pixels on a map, and in units around a graph, for its words.
const (
	mapMargin   = 18
	graphMargin = 1.4
)

// extent returns the size of the terrain with its margin in units.
func (t *TerrainPicture) extent() (w, h, margin float64) {
	if w, h = t.ground.Size(); !t.ground.Map() {
		margin = graphMargin
	}
	return w + 2*margin, h + 2*margin, margin
}

// Largest scales in pixels for a unit.
const (
	largestFit  = 64
	largestZoom = 110
)

// Fit implements [Picture].
func (t *TerrainPicture) Fit(width, height float64) View {
	w, h, margin := t.extent()
	scale := min((width-2*mapMargin)/w, (height-2*mapMargin)/h, largestFit)
	scale = max(scale, 0.05)
	v := View{Width: width, Height: height, ScaleX: scale, ScaleY: scale}
	v.X, v.Y = w/2-margin-width/2/scale, h/2-margin-height/2/scale
	return v
}

// Natural implements [Picture].
func (t *TerrainPicture) Natural() View {
	const widest, least, usual = 1400, 1, 32
	w, h, _ := t.extent()
	scale := min(max(math.Floor(widest/max(w, h)), least), usual)
	if !t.ground.Map() {
		scale = max(scale, 2*usual*min(1, 40/max(w, h)))
	}
	return t.Fit(w*scale+2*mapMargin, h*scale+2*mapMargin)
}

// Bounds implements [Picture].
func (t *TerrainPicture) Bounds() (left, top, right, bottom float64) {
	w, h, margin := t.extent()
	return -margin, -margin, w - margin, h - margin
}

// Zoom implements [Picture].
func (t *TerrainPicture) Zoom(v View, by float64, at chart.Point) View {
	least := t.Fit(v.Width, v.Height).ScaleX * 0.8
	scale := min(max(v.ScaleX*by, least), max(largestZoom, least))
	return v.scaled(scale, scale, at)
}

// middle returns where a place is seen.
func (t *TerrainPicture) middle(v View, place int) chart.Point {
	m := t.ground.Middle(place)
	return v.At(m.X, m.Y)
}

// Draw implements [Picture].
func (t *TerrainPicture) Draw(v View, w Writing) chart.Drawing {
	s := newSketch(v, w)
	if t.ground.Map() {
		t.drawMap(s)
	} else {
		t.drawGraph(s)
	}
	if t.heat > 0 {
		words := s.Say(engine.Msg("all %s expansion{|s}: the stronger, the more often, at most %s time{|s}", figures.Count(t.ground.Counted()), figures.Count(int64(t.heat))))
		s.chip(words, chart.Point{X: s.Width / 2, Y: s.Height - 14}, 11, chart.Paper, chart.Rule, chart.Ink)
	}
	return s.Drawing
}

// ring rings a place.
func (t *TerrainPicture) ring(s *sketch, node int32, ink chart.Role, r float64) {
	if place := t.ground.Place(node); node != 0 && place >= 0 {
		at := t.middle(s.view, place)
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Stroke: chart.Paper, Line: 5},
			chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Stroke: ink, Line: 3})
	}
}

// rings rings the nodes in focus.
func (t *TerrainPicture) rings(s *sketch, r float64) {
	if t.focus.Selected != t.focus.Next {
		t.ring(s, t.focus.Selected, chart.Series(0), r)
	}
	t.ring(s, t.focus.Next, chart.Amber, r)
}

// line draws the highlighted path in a casing.
func (t *TerrainPicture) line(s *sketch, width float64) {
	if len(t.path) < 2 {
		return
	}
	var points []chart.Point // the ends, and where it turns
	for i, place := range t.path {
		p := t.middle(s.view, place)
		if i == 0 || i+1 == len(t.path) || !straight(points[len(points)-1], p, t.middle(s.view, t.path[i+1])) {
			points = append(points, p)
		}
	}
	for _, layer := range []struct {
		ink   chart.Role
		width float64
	}{{chart.OnAmber, width + 2}, {chart.Amber, width}} {
		s.add(chart.Shape{Kind: chart.Line, Points: points, Stroke: layer.ink, Line: layer.width})
		for _, p := range points {
			s.add(chart.Shape{Kind: chart.Disc, X: p.X, Y: p.Y, Radius: layer.width / 2, Fill: layer.ink})
		}
	}
}

// straight reports whether a line goes straight on at its second point.
func straight(a, b, c chart.Point) bool {
	x, y, dx, dy := b.X-a.X, b.Y-a.Y, c.X-b.X, c.Y-b.Y
	return math.Abs(x*dy-y*dx) < 1e-6 && x*dx+y*dy > 0
}

// flag marks a goal: its pole stands in the place.
func (s *sketch) flag(at chart.Point, r float64) {
	x, y := at.X-r*0.25, at.Y-r
	s.add(chart.Shape{Kind: chart.Line, Points: []chart.Point{{X: x, Y: at.Y + 0.7*r}, {X: x, Y: y}}, Stroke: chart.Good, Line: max(r/5, 1.2)},
		chart.Shape{Kind: chart.Polygon, Points: []chart.Point{{X: x, Y: y}, {X: x + 1.1*r, Y: y + 0.45*r}, {X: x, Y: y + 0.9*r}}, Fill: chart.Good})
}

// Hit implements [Picture].
func (t *TerrainPicture) Hit(v View, at chart.Point) (h Hit, ok bool) {
	place, ok := t.placeAt(v, at)
	if !ok {
		return h, false
	}
	h.Node = t.nodes[place]
	h.Words = t.about(place)
	return h, true
}

// about describes a place.
func (t *TerrainPicture) about(place int) engine.Message {
	name := t.ground.Name(place)
	switch {
	case t.ground.Map() && t.ground.Costs[place] == 0:
		return engine.Msg("%s: a wall", name)
	case t.heat > 0:
		return engine.Msg("%s: expanded %s time{|s}", name, figures.Count(int64(t.ground.Expansions(place))))
	case t.nodes[place] != 0:
		return engine.Msg("%s. %s", name, t.growth.words(t.nodes[place]))
	case t.ground.Map():
		return engine.Msg("%s: entering it costs %d; not reached", name, int(t.ground.Costs[place]))
	}
	return engine.Msg("%s: not reached", name)
}

// placeAt returns the place at a point.
func (t *TerrainPicture) placeAt(v View, at chart.Point) (place int, ok bool) {
	x, y := v.Place(at)
	if t.ground.Map() {
		row, col := int(math.Floor(y)), int(math.Floor(x))
		return row*t.ground.Cols + col, row >= 0 && col >= 0 && row < t.ground.Rows && col < t.ground.Cols
	}
	best := max(t.radius(v), 8) / v.ScaleX
	for i, p := range t.ground.At {
		if d := math.Hypot(p.X-x, p.Y-y); d <= best {
			place, best, ok = i, d, true
		}
	}
	return place, ok
}

// Position implements [Picture].
func (t *TerrainPicture) Position(node int32) (engine.Position, bool) { return t.growth.Position(node) }

// Spot implements [Picture].
func (t *TerrainPicture) Spot(v View, node int32) (at chart.Point, ok bool) {
	place := t.ground.Place(node)
	if node == 0 || place < 0 || !t.growth.Has(node) {
		return at, false
	}
	return t.middle(v, place), true
}
