package statemap

import (
	"cmp"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/chart"
	"langkah/engine/figures"
	"langkah/engine/graph"
)

// Graph is the space for other programs, with the boards.
func (m *Map) Graph() graph.Graph {
	g := graph.Graph{
		Name:     m.Puzzle.Family(),
		NodeKeys: []graph.Key{{Name: "distance", Integer: true}, {Name: "state"}},
		EdgeKeys: []graph.Key{{Name: "bridge"}},
	}
	for i, p := range m.positions() {
		values := []string{"", ""}
		if m.Distance[i] != Unreachable {
			values[0] = strconv.FormatInt(m.Distance[i], 10)
		}
		switch {
		case i == 0 && m.Goal[i]:
			values[1] = "start, goal"
		case i == 0:
			values[1] = "start"
		case m.Goal[i]:
			values[1] = "goal"
		}
		g.Nodes = append(g.Nodes, graph.Node{ID: i, Label: p.Text(), Values: values})
	}
	bridges := map[pair]bool{}
	for _, b := range m.Cuts().Bridges {
		bridges[pair{int32(b[0]), int32(b[1])}] = true
	}
	for _, p := range m.pairs {
		bridge := ""
		if bridges[p] {
			bridge = "yes"
		}
		g.Edges = append(g.Edges, graph.Edge{From: int(p.a), To: int(p.b), Values: []string{bridge}})
	}
	return g
}

// positions is all of them, each made from the one by which it was found.
func (m *Map) positions() []engine.Position {
	list := make([]engine.Position, len(m.Goal))
	list[0] = m.Puzzle.Start()
	for i := 1; i < len(list); i++ {
		list[i] = m.space.follow(list[m.parent[i]], int32(i))
	}
	return list
}

// Layer is the positions at one distance to the nearest goal.
type Layer struct {
	Distance  int64
	Positions []int // as they stand beside each other
}

// Layers is the positions by distance, the goals first; those from which no goal
// can be reached come last. In a layer each stands near its neighbours of the
// layer before: by the mean of their places, and of equals in order of their numbers.
func (m *Map) Layers() []Layer {
	order := make([]int, len(m.Goal))
	for i := range order {
		order[i] = i
	}
	rank := func(i int) uint64 { return uint64(m.Distance[i]) } // Unreachable is the greatest
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rank(a), rank(b)) })
	var layers []Layer
	for _, i := range order {
		if n := len(layers); n == 0 || layers[n-1].Distance != m.Distance[i] {
			layers = append(layers, Layer{Distance: m.Distance[i]})
		}
		last := &layers[len(layers)-1]
		last.Positions = append(last.Positions, i)
	}
	m.arrange(layers)
	return layers
}

func (m *Map) arrange(layers []Layer) {
	place := make([]float64, len(m.Goal)) // from 0 to 1
	sum, count := make([]float64, len(m.Goal)), make([]float64, len(m.Goal))
	near := m.newWalk().near
	placed := make([]bool, len(m.Goal))
	for _, layer := range layers {
		for _, i := range layer.Positions {
			for _, a := range near.of(int32(i)) {
				if placed[a.to] {
					sum[i] += place[a.to]
					count[i]++
				}
			}
			place[i] = 0.5
			if count[i] > 0 {
				place[i] = sum[i] / count[i]
			}
		}
		slices.SortStableFunc(layer.Positions, func(a, b int) int { return cmp.Compare(place[a], place[b]) })
		for k, i := range layer.Positions {
			place[i], placed[i] = (float64(k)+0.5)/float64(len(layer.Positions)), true
		}
	}
}

// Sizes of a drawing, in pixels.
const (
	mostSingly = 5_000 // positions that are drawn each by itself
	margin     = 24
	head       = 64
	label      = 120 // room for what is said of a layer
	rowHeight  = 40
	widest     = 2400
)

// Drawing is the space in layers by the distance to the nearest goal, the goals at
// the top: small spaces by single positions, with the pairs of neighbours, larger
// ones by a bar for each layer. The start has a ring.
func (m *Map) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	layers := m.Layers()
	title := say(engine.Msg("All positions by their distance to the goal"))
	note := say(engine.Msg("%s: %s positions, %s of them solved, %s pairs of neighbours; the start has a ring",
		m.Puzzle.Kind(), figures.Count(m.States()), figures.Count(m.Goals()), figures.Count(m.Edges())))
	most := 0
	for _, l := range layers {
		most = max(most, len(l.Positions))
	}
	v := view{Map: m, apart: min(22, widest/float64(most))}
	v.width = 900
	if len(m.Goal) <= mostSingly {
		v.width = max(600, float64(most)*v.apart)
	}
	d := chart.Drawing{Width: max(label+v.width, measure(note, 12, false)) + 2*margin, Height: head + float64(len(layers))*rowHeight + margin}
	d.Shapes = append(d.Shapes,
		chart.Shape{Kind: chart.Text, X: margin, Y: 28, Text: title, Size: 15, Bold: true, Fill: chart.Ink},
		chart.Shape{Kind: chart.Text, X: margin, Y: 48, Text: note, Size: 12, Fill: chart.Faint})
	for row, l := range layers {
		words := say(engine.Msg("%d: %s", l.Distance, figures.Count(len(l.Positions))))
		if l.Distance == Unreachable {
			words = say(engine.Msg("no way: %s", figures.Count(len(l.Positions))))
		}
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Text, X: margin, Y: middle(row) + 4, Text: words, Size: 12, Fill: chart.Faint})
	}
	if len(m.Goal) > mostSingly {
		v.bars(&d, layers, most)
	} else {
		v.single(&d, layers)
	}
	return d
}

func middle(row int) float64 { return head + (float64(row)+0.5)*rowHeight }

// view is where things stand in a drawing.
type view struct {
	*Map
	width, apart float64
}

// single draws each position, and a line for each pair of neighbours; lines
// between positions of one layer are fainter.
func (v view) single(d *chart.Drawing, layers []Layer) {
	at := make([]chart.Point, len(v.Goal))
	for row, l := range layers {
		left := margin + label + (v.width-float64(len(l.Positions))*v.apart)/2
		for k, i := range l.Positions {
			at[i] = chart.Point{X: left + (float64(k)+0.5)*v.apart, Y: middle(row)}
		}
	}
	for _, p := range v.pairs {
		ink, points := chart.Faint, []chart.Point{at[p.a], at[p.b]}
		if v.Distance[p.a] == v.Distance[p.b] { // bent, so that it passes what lies between
			bend := chart.Point{X: (at[p.a].X + at[p.b].X) / 2, Y: at[p.a].Y + min(rowHeight/3, abs(at[p.a].X-at[p.b].X)/4)}
			ink, points = chart.Rule, []chart.Point{at[p.a], bend, at[p.b]}
		}
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Line, Points: points, Stroke: ink, Line: 0.6})
	}
	radius := min(7, v.apart*0.36)
	for i := range v.Goal {
		s := chart.Shape{Kind: chart.Disc, X: at[i].X, Y: at[i].Y, Radius: radius, Fill: chart.Series(0)}
		switch {
		case v.Goal[i]:
			s.Fill = chart.Good
		case v.Distance[i] == Unreachable:
			s.Fill, s.Stroke, s.Line = chart.Paper, chart.Faint, 1
		}
		d.Shapes = append(d.Shapes, s)
	}
	d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Disc, X: at[0].X, Y: at[0].Y, Radius: radius + 4, Stroke: chart.Ink, Line: 2})
}

// bars draws each layer as a bar, by how many positions it has.
func (v view) bars(d *chart.Drawing, layers []Layer, most int) {
	for row, l := range layers {
		w := max(v.width*float64(len(l.Positions))/float64(most), 1)
		ink := chart.Series(0)
		switch l.Distance {
		case 0:
			ink = chart.Good
		case Unreachable:
			ink = chart.Faint
		}
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Box, X: margin + label, Y: middle(row) - rowHeight*0.3, W: w, H: rowHeight * 0.6, Radius: 2, Fill: ink})
		if l.Distance == v.Distance[0] {
			d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Disc, X: margin + label - 12, Y: middle(row), Radius: 6, Stroke: chart.Ink, Line: 2})
		}
	}
}

func abs(x float64) float64 { return max(x, -x) }
