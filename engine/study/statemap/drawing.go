package statemap

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
)

// Marks are the positions highlighted in a drawing, by number.
type Marks struct {
	Here    int   // the current position, with a ring
	Way     []int // the path that led there
	Onward  []int // a path from there to a goal
	Passes  []int // positions with a rim
	Bridges [][2]int

	// Fill returns the colour of a spot whose positions are neither goals nor dead
	// ends; nil gives all the same.
	Fill func(positions []int32) chart.Role

	Legend []Sign // below the map
}

// Sign is a colour with its meaning.
type Sign struct {
	Ink   chart.Role
	Words string
}

// Drawn is a map with the layout and marks of its drawing in a file.
type Drawn struct {
	*Map
	Sheet *Sheet
	Marks Marks
}

// Sizes of a drawing, in pixels.
const (
	margin    = 24
	head      = 64
	label     = 120 // width of a row's label
	rowHeight = 40
	half      = 440 // half the frame
	widest    = 1200
)

// Drawing draws the map with its marks.
func (m Drawn) Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing {
	v := m.view()
	title := say(engine.Msg("All positions by their distance to the goal"))
	note := say(engine.Msg("%s: %s position{|s}, %s of them solved, %s pair{|s} of neighbours; the start has a ring",
		m.Puzzle.Kind(), figures.Count(m.States()), figures.Count(m.Goals()), figures.Count(m.Edges())))
	d := chart.Drawing{Width: max(v.right, measure(note, 12, false)+margin) + margin, Height: v.bottom + margin}
	d.Shapes = append(d.Shapes,
		chart.Shape{Kind: chart.Text, X: margin, Y: 28, Text: title, Size: 15, Bold: true, Fill: chart.Ink},
		chart.Shape{Kind: chart.Text, X: margin, Y: 48, Text: note, Size: 12, Fill: chart.Faint})
	v.lanes(&d)
	v.lines(&d)
	v.spots(&d)
	v.marks(&d)
	v.laneLabels(&d, say)
	v.legend(&d, measure)
	return d
}

// view maps the sheet's coordinates to pixels.
type view struct {
	Drawn
	x, y          float64 // of the middle
	across, down  float64 // pixels of a unit of the sheet
	right, bottom float64
}

func (m Drawn) view() view {
	v := view{Drawn: m, across: half, down: half}
	left := 0.0
	if m.Sheet.Layout == Layers {
		most := 0
		for _, l := range m.Sheet.Lanes {
			most = max(most, l.Count)
		}
		left = label
		v.across = min(max(float64(most)*11, half), widest) / m.Sheet.Width
		v.down = max(float64(len(m.Sheet.Lanes)-1)*rowHeight/2, rowHeight) / m.Sheet.Height
	}
	v.x = margin + left + v.across*m.Sheet.Width
	v.y = head + rowHeight/2 + v.down*m.Sheet.Height
	v.right, v.bottom = v.x+v.across*m.Sheet.Width, v.y+v.down*m.Sheet.Height+rowHeight/2
	return v
}

func (v view) at(x, y float64) chart.Point {
	return chart.Point{X: v.x + x*v.across, Y: v.y + y*v.down}
}

func (v view) spot(i int) chart.Point { return v.at(v.Sheet.Spots[i].X, v.Sheet.Spots[i].Y) }

func (v view) radius(spot int) float64 { return v.Sheet.Radius(spot, min(v.across, v.down), 1) }

// Radius returns a spot's radius in pixels, where scale is the pixels of a unit of
// the sheet, zoom times the usual: limited by the distance of its neighbours, and
// larger for a larger group. Spots grow more slowly than the map.
func (s *Sheet) Radius(spot int, scale, zoom float64) float64 {
	r := s.usual(spot, scale/math.Sqrt(zoom))
	return min(r, max(s.Spots[spot].Room*scale*0.4, 1.2))
}

func (s *Sheet) usual(spot int, scale float64) float64 {
	most, n := 1, len(s.Spots[spot].Positions)
	for _, l := range s.Lanes {
		most = max(most, l.Count)
	}
	room := min(max(s.apart*scale*0.32, 1.2), 7)
	if n == 1 {
		return room
	}
	return room * (1 + math.Sqrt(float64(n)/float64(most)*float64(len(s.Lanes))))
}

// lanes draws the circles of the rings.
func (v view) lanes(d *chart.Drawing) {
	if v.Sheet.Layout != Rings {
		return
	}
	for _, l := range v.Sheet.Lanes {
		if l.At > 0 {
			d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Disc, X: v.x, Y: v.y, Radius: l.At * v.across, Stroke: chart.Track, Line: 0.8})
		}
	}
}

// legend writes the meaning of the colours below the map, wrapped into lines.
func (v view) legend(d *chart.Drawing, measure chart.Measure) {
	const line, size, dot = 22, 12, 5
	x, y := float64(margin), d.Height
	for _, s := range v.Marks.Legend {
		wide := measure(s.Words, size, false) + 4*dot + 16
		if x > margin && x+wide > d.Width {
			x, y = margin, y+line
		}
		d.Shapes = append(d.Shapes,
			chart.Shape{Kind: chart.Disc, X: x + dot, Y: y, Radius: dot, Fill: s.Ink},
			chart.Shape{Kind: chart.Text, X: x + 3*dot, Y: y + 4, Text: s.Words, Size: size, Fill: chart.Faint})
		x += wide
		d.Height = y + line
	}
}

// laneLabels writes the distance and the size of each row, or the distance of every
// few rings.
func (v view) laneLabels(d *chart.Drawing, say func(engine.Message) string) {
	for k, l := range v.Sheet.Lanes {
		if v.Sheet.Layout == Layers {
			words := say(engine.Msg("%s: %s", v.Sheet.DistanceText(l.Distance), figures.Count(l.Count)))
			if l.Distance == Unreachable {
				words = say(engine.Msg("no way: %s", figures.Count(l.Count)))
			}
			d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Text, X: margin, Y: v.at(0, l.At).Y + 4, Text: words, Size: 12, Fill: chart.Faint})
			continue
		}
		if v.Sheet.Labelled(k) {
			at := v.at(0, -l.At)
			d.Shapes = append(d.Shapes,
				chart.Shape{Kind: chart.Box, X: at.X - 14, Y: at.Y - 9, W: 28, H: 18, Radius: 9, Fill: chart.Paper, Stroke: chart.Rule, Line: 1},
				chart.Shape{Kind: chart.Text, X: at.X, Y: at.Y + 4, Text: v.Sheet.DistanceText(l.Distance), Size: 11, Bold: true, Align: chart.Middle, Fill: chart.Ink})
		}
	}
}

// Labelled reports whether a lane has its distance written beside it: the outermost
// and every few before it.
func (s *Sheet) Labelled(lane int) bool {
	last := len(s.Lanes) - 1
	if last > 0 && s.Lanes[last].Distance == Unreachable {
		last--
	}
	every := max(1, (last+2)/3)
	return lane > 0 && (lane == last || lane < last && lane%every == 0 && last-lane >= every/2)
}

// lines joins neighbours. Lines within a layer are fainter, and in a row bent around
// the positions between.
func (v view) lines(d *chart.Drawing) {
	width := 0.6
	if len(v.Sheet.Lines) > 2000 {
		width = 0.3
	}
	for _, l := range v.Sheet.Lines {
		a, b := v.spot(int(l.A)), v.spot(int(l.B))
		ink, points := chart.Faint, []chart.Point{a, b}
		if l.Level {
			ink = chart.Rule
			if v.Sheet.Layout == Layers {
				bend := chart.Point{X: (a.X + b.X) / 2, Y: a.Y + min(rowHeight/3, math.Abs(a.X-b.X)/4)}
				points = []chart.Point{a, bend, b}
			}
		}
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Line, Points: points, Stroke: ink, Line: width})
	}
	for _, b := range v.Marks.Bridges {
		points := []chart.Point{v.spot(v.Sheet.Of(b[0])), v.spot(v.Sheet.Of(b[1]))}
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Line, Points: points, Stroke: chart.Ink, Line: 1.6})
	}
}

func (v view) spots(d *chart.Drawing) {
	for i, s := range v.Sheet.Spots {
		at := v.spot(i)
		shape := chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: v.radius(i), Fill: v.Sheet.Fill(i, v.Marks.Fill)}
		if s.Distance == Unreachable {
			shape.Stroke, shape.Line = chart.Faint, 1
		}
		d.Shapes = append(d.Shapes, shape)
	}
}

// Fill returns the colour of a spot: green for goals, paper for dead ends, else that
// of fill; without fill, blue.
func (s *Sheet) Fill(spot int, fill func(positions []int32) chart.Role) chart.Role {
	switch at := s.Spots[spot]; {
	case at.Distance == 0:
		return chart.Good
	case at.Distance == Unreachable:
		return chart.Paper
	case fill != nil:
		return fill(at.Positions)
	}
	return chart.Series(0)
}

// marks draws the paths and the rings around positions.
func (v view) marks(d *chart.Drawing) {
	ring := func(position int, grown, line float64, ink chart.Role) {
		spot := v.Sheet.Of(position)
		at := v.spot(spot)
		d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: v.radius(spot) + grown, Stroke: ink, Line: line})
	}
	for _, i := range v.Marks.Passes {
		ring(i, 2, 1.5, chart.Ink)
	}
	for _, way := range []struct {
		positions []int
		ink       chart.Role
	}{{v.Marks.Onward, chart.Series(0)}, {v.Marks.Way, chart.Amber}} {
		if len(way.positions) > 1 {
			d.Shapes = append(d.Shapes, chart.Shape{Kind: chart.Line, Points: v.along(way.positions), Stroke: way.ink, Line: 3})
		}
	}
	if v.Marks.Here != 0 {
		ring(v.Marks.Here, 4, 3, chart.Amber)
	}
	ring(0, 4, 2, chart.Ink)
}

// along returns the spots of a path, without repetitions in a row.
func (v view) along(positions []int) []chart.Point {
	var spots []int
	for _, i := range positions {
		spots = append(spots, v.Sheet.Of(i))
	}
	var points []chart.Point
	for _, i := range slices.Compact(spots) {
		points = append(points, v.spot(i))
	}
	return points
}
