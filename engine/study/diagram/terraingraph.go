package diagram

import (
	"math"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/study/replay"
)

// Sizes in a graph, in pixels unless they are parts of a unit.
const (
	discPart   = 0.44 // radius of a place
	largestR   = 20
	leastR     = 2.2
	wordsFrom  = 9  // radius from which places have words
	platesFrom = 30 // scale from which roads have their costs
)

// radius returns the radius of a place.
func (t *TerrainPicture) radius(v View) float64 {
	return min(max(discPart*v.ScaleX, leastR), largestR)
}

// drawGraph draws the roads, their costs and the places that are seen.
func (t *TerrainPicture) drawGraph(s *sketch) {
	v, r := s.view, t.radius(s.view)
	left, top, right, bottom := t.Bounds()
	a, b := v.At(left, top), v.At(right, bottom)
	s.add(chart.Shape{Kind: chart.Box, X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y, Radius: 12, Fill: chart.Paper, Stroke: chart.Rule, Line: 1.5})
	used := map[[2]int]bool{}
	for i := 1; i < len(t.path); i++ {
		used[[2]int{t.path[i-1], t.path[i]}] = true
	}
	both := map[[2]int]bool{}
	if t.ground.Directed {
		for _, road := range t.ground.Roads {
			both[[2]int{road.From, road.To}] = true
		}
	}
	var lines []roadLine
	for _, road := range t.ground.Roads {
		l := t.roadLine(v, road, r, both[[2]int{road.To, road.From}])
		l.used = used[[2]int{road.From, road.To}] || !t.ground.Directed && used[[2]int{road.To, road.From}]
		if s.seen(min(l.a.X, l.b.X), min(l.a.Y, l.b.Y), math.Abs(l.a.X-l.b.X)+1, math.Abs(l.a.Y-l.b.Y)+1) {
			lines = append(lines, l)
		}
	}
	width := min(max(v.ScaleX*0.07, 0.8), 4)
	for _, l := range lines {
		if !l.used {
			l.draw(s, t.ground.Directed, width, chart.Faint)
		}
	}
	for _, l := range lines {
		if l.used {
			l.draw(s, t.ground.Directed, width+4, chart.OnAmber)
			l.draw(s, t.ground.Directed, width+2, chart.Amber)
		}
	}
	if v.ScaleX >= platesFrom {
		for _, l := range lines {
			l.drawCost(s, r)
		}
	}
	var words []func() // over all places
	for place := range t.ground.At {
		if at := t.middle(v, place); s.seen(at.X-4*r, at.Y-4*r, 8*r, 8*r) {
			f := t.face(place)
			t.drawPlace(s, place, at, r, f)
			if r >= wordsFrom {
				words = append(words, func() { t.drawWords(s, place, at, r, f) })
			}
		}
	}
	for _, write := range words {
		write()
	}
	for _, goal := range t.ground.Goals {
		at := t.middle(v, goal)
		badge := max(0.55*r, 6)
		at.X, at.Y = at.X+0.8*r, at.Y+0.8*r
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: badge, Fill: chart.Paper, Stroke: chart.Good, Line: 1.2})
		s.flag(at, 0.75*badge)
	}
	t.rings(s, r+4)
}

// roadLine is a road as it is seen.
type roadLine struct {
	engine.Road
	a, b chart.Point
	used bool // on the path
}

// roadLine returns where a road is seen: up to the rim of its end where it leads one way, and
// beside the middle where another one leads back.
func (t *TerrainPicture) roadLine(v View, road engine.Road, r float64, back bool) roadLine {
	l := roadLine{Road: road, a: t.middle(v, road.From), b: t.middle(v, road.To)}
	length := math.Hypot(l.b.X-l.a.X, l.b.Y-l.a.Y)
	if !t.ground.Directed || length == 0 {
		return l
	}
	ux, uy := (l.b.X-l.a.X)/length, (l.b.Y-l.a.Y)/length
	if back {
		aside := 0.45 * r
		l.a.X, l.a.Y, l.b.X, l.b.Y = l.a.X-uy*aside, l.a.Y+ux*aside, l.b.X-uy*aside, l.b.Y+ux*aside
	}
	l.b.X, l.b.Y = l.b.X-ux*r, l.b.Y-uy*r
	return l
}

func (l roadLine) draw(s *sketch, directed bool, width float64, ink chart.Role) {
	s.add(chart.Shape{Kind: chart.Line, Points: []chart.Point{l.a, l.b}, Stroke: ink, Line: width})
	length := math.Hypot(l.b.X-l.a.X, l.b.Y-l.a.Y)
	if !directed || length == 0 {
		return
	}
	head := 4 + 1.6*width
	ux, uy := (l.b.X-l.a.X)/length*head, (l.b.Y-l.a.Y)/length*head
	s.add(chart.Shape{Kind: chart.Polygon, Points: []chart.Point{l.b, {X: l.b.X - ux - uy/2, Y: l.b.Y - uy + ux/2}, {X: l.b.X - ux + uy/2, Y: l.b.Y - uy - ux/2}}, Fill: ink})
}

// drawCost writes the cost of a road on a plate, where there is room for one.
func (l roadLine) drawCost(s *sketch, r float64) {
	const size = 11
	if w := s.Measure(l.Cost, size, true) + 4; math.Hypot(l.b.X-l.a.X, l.b.Y-l.a.Y) < 2*r+w && r < largestR {
		return
	}
	ground, rim, ink := chart.Paper, chart.Faint, chart.Ink
	if l.used {
		ground, rim, ink = chart.Amber, chart.OnAmber, chart.OnAmber
	}
	s.chip(l.Cost, chart.Point{X: (l.a.X + l.b.X) / 2, Y: (l.a.Y + l.b.Y) / 2}, size, ground, rim, ink)
}

// face returns the look of a place.
func (t *TerrainPicture) face(place int) face {
	f := face{fill: chart.Paper, rim: chart.Faint, inside: chart.Faint}
	switch level := t.level(place); {
	case t.heat > 0 && level > 0:
		f.fill, f.inside = chart.Shade(level-1), chart.Ink
		if level > levels/2 {
			f.inside = chart.Paper
		}
	case t.heat == 0 && t.nodes[place] != 0:
		f = t.growth.face(t.nodes[place])
		if f.dash > 0 {
			f.rim = chart.Ink
		}
	}
	return f
}

// drawPlace draws a place as a disc, and the start with a ring.
func (t *TerrainPicture) drawPlace(s *sketch, place int, at chart.Point, r float64, f face) {
	line := min(max(r/8, 0.8), 2)
	if place == t.ground.Start {
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r + 2.5, Fill: chart.Paper, Stroke: chart.Good, Line: 2})
	}
	if f.square {
		s.add(chart.Shape{Kind: chart.Box, X: at.X - 0.85*r, Y: at.Y - 0.85*r, W: 1.7 * r, H: 1.7 * r, Radius: 2, Fill: f.fill, Stroke: f.rim, Line: line})
		return
	}
	s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Fill: f.fill, Stroke: f.rim, Line: line, Dash: f.dash})
}

// drawWords writes the estimate of a place into its disc, or its name where that is short; the
// rest stands beside it, on the side that its roads leave free.
func (t *TerrainPicture) drawWords(s *sketch, place int, at chart.Point, r float64, f face) {
	name, figure := t.ground.Names[place], t.figure(place)
	inside, beside := name, figure
	if len([]rune(name)) > 2 {
		inside, beside = figure, name
	} else if figure != "" {
		beside = "h " + figure
	}
	if inside != "" {
		size := min(13, 13*1.7*r/max(s.Measure(inside, 13, true), 1))
		s.text(inside, at.X, at.Y, size, chart.Middle, f.inside, true)
	}
	t.drawBeside(s, place, at, r, beside, f)
	if f.order != nil {
		s.chip(f.order(), chart.Point{X: at.X - 0.75*r, Y: at.Y - 0.8*r}, 9, chart.Ink, chart.None, chart.Paper)
	}
}

// figure returns the estimate of a place in the search or, where there is none, that of the
// graph.
func (t *TerrainPicture) figure(place int) string {
	if node := t.nodes[place]; node > 0 && t.informed() {
		return t.growth.Method.Cost(t.growth.Standing(node).H).String()
	}
	if t.ground.Figures != nil {
		return t.ground.Figures[place]
	}
	return ""
}

// informed reports whether the search has a heuristic.
func (t *TerrainPicture) informed() bool {
	return t.growth.reach().H > 0
}

// drawBeside writes a line beside a place and, of one that was reached, its figure below.
func (t *TerrainPicture) drawBeside(s *sketch, place int, at chart.Point, r float64, words string, f face) {
	const size, high, gap = 12, 17, 5
	pill := ""
	switch {
	case t.heat > 0:
		pill = "×" + figures.Count(int64(t.ground.Expansions(place)))
	case f.figure != nil && t.growth.Standing(t.nodes[place]).State != replay.Dropped:
		pill = t.growth.key() + " " + f.figure()
	}
	lines := 0.0
	for _, text := range []string{words, pill} {
		if text != "" {
			lines++
		}
	}
	side := t.side(place)
	x, y := at.X, at.Y-(lines-1)*high/2
	switch {
	case side.Y > 0:
		y = at.Y + r + high/2 + 1
	case side.Y < 0:
		y = at.Y - r - high/2 - (lines-1)*high - 1
	}
	write := func(text string, bold bool, chip bool) {
		w := s.Measure(text, size, bold)
		if chip {
			w = s.Measure(text, 11, true) + 13
		}
		middle := x + side.X*(r+gap+w/2)
		if chip {
			s.chip(text, chart.Point{X: middle, Y: y}, 11, f.chip, chart.Faint, f.ink)
		} else {
			s.add(chart.Shape{Kind: chart.Box, X: middle - w/2 - 2, Y: y - 7, W: w + 4, H: 14, Radius: 3, Fill: chart.Paper})
			s.text(text, middle, y, size, chart.Middle, chart.Ink, bold)
		}
		y += high
	}
	if words != "" {
		write(words, t.nodes[place] != 0, false)
	}
	if pill != "" {
		if t.heat > 0 {
			f.chip, f.ink = chart.Paper, chart.Ink
		}
		write(pill, true, true)
	}
}

// side returns the side of a place on which its words stand.
func (t *TerrainPicture) side(place int) scene.Point {
	if t.ground.Sides == nil {
		return scene.Point{Y: 1}
	}
	return t.ground.Sides[place]
}
