package diagram

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
)

// Sizes of the plane, in pixels.
const (
	axisRoom    = 44 // at the left
	belowRoom   = 58
	rimRoom     = 26 // above and at the right
	leastCell   = 7  // the least distance of cells; nearer ones are drawn as one
	largestDisc = 18
	contourRoom = 46 // least distance of labelled contours
)

// PlanePicture shows the nodes of a search by g and h, h upward: the area of a disc is
// the number of expanded nodes, that of a dashed ring the number of open ones. Nodes of
// equal f = g + h lie on a falling line; a search by f sweeps from line to line.
type PlanePicture struct {
	growth     *Growth
	focus      Focus
	maxG, maxH int32 // of the whole search
}

// PlanePicture returns the picture of the plane.
func (g *Growth) PlanePicture(f Focus) *PlanePicture {
	reach := g.reach()
	return &PlanePicture{growth: g, focus: f, maxG: max(reach.G, 1), maxH: max(reach.H, 1)}
}

// reach returns the greatest g and h of the whole search.
func (g *Growth) reach() Cell {
	if g.extent == (Cell{}) {
		forward, _ := g.Trace.Nodes()
		for number := range forward {
			if n, ok := g.Trace.Node(number + 1); ok && n.H != search.Infinite {
				g.extent = Cell{max(g.extent.G, n.G), max(g.extent.H, n.H)}
			}
		}
	}
	return g.extent
}

// Fit implements [Picture].
func (p *PlanePicture) Fit(width, height float64) View {
	v := View{Width: width, Height: height}
	v.ScaleX = max(width-axisRoom-2*rimRoom, 1) / float64(p.maxG)
	v.ScaleY = max(height-belowRoom-2*rimRoom, 1) / float64(p.maxH)
	v.X, v.Y = -(axisRoom+rimRoom/2)/v.ScaleX, -float64(p.maxH)-1.5*rimRoom/v.ScaleY
	return v
}

// Position implements [Picture].
func (p *PlanePicture) Position(node int32) (engine.Position, bool) { return p.growth.Position(node) }

// Bounds implements [Picture].
func (p *PlanePicture) Bounds() (left, top, right, bottom float64) {
	return 0, -float64(p.maxH), float64(p.maxG), 0
}

// Zoom implements [Picture].
func (p *PlanePicture) Zoom(v View, by float64, at chart.Point) View {
	const most = 90 // pixels between two figures
	fit := p.Fit(v.Width, v.Height)
	clamped := func(x, least float64) float64 { return min(max(x*by, least), max(most, least)) }
	return v.scaled(clamped(v.ScaleX, fit.ScaleX), clamped(v.ScaleY, fit.ScaleY), at)
}

// cell returns the point of a cell.
func (v View) cell(c Cell) chart.Point { return v.At(float64(c.G), -float64(c.H)) }

// group is cells that are drawn as one.
type group struct {
	Tally
	g, h float64 // the middle, weighted
}

// bins returns how many values of g and h are drawn as one.
func (v View) bins() (g, h int32) {
	return int32(math.Ceil(leastCell / v.ScaleX)), int32(math.Ceil(leastCell / v.ScaleY))
}

// groups returns the groups of cells, by the first cell of each.
func (p *PlanePicture) groups(v View) (groups map[Cell]group, most int) {
	groups = map[Cell]group{}
	byG, byH := v.bins()
	for c, t := range p.growth.cells {
		at := Cell{c.G - c.G%byG, c.H - c.H%byH}
		g, n := groups[at], float64(t.Waiting+t.Expanded)
		all := float64(g.Waiting + g.Expanded)
		g.g, g.h = (g.g*all+float64(c.G)*n)/(all+n), (g.h*all+float64(c.H)*n)/(all+n)
		g.Waiting += t.Waiting
		g.Expanded += t.Expanded
		groups[at] = g
		most = max(most, g.Waiting, g.Expanded)
	}
	return groups, most
}

// radius returns the radius of the disc of n nodes, where the largest group has most.
func (v View) radius(n, most int) float64 {
	if n == 0 {
		return 0
	}
	whole := min(0.48*max(min(v.ScaleX, v.ScaleY), leastCell), largestDisc)
	return max(whole*math.Sqrt(float64(n)/float64(most)), 1.5)
}

// Draw implements [Picture].
func (p *PlanePicture) Draw(v View, w Writing) chart.Drawing {
	s := newSketch(v, w)
	now, swept := p.present()
	p.drawGrid(s)
	named := p.drawContours(s, now, swept)
	groups, most := p.groups(v)
	cells := slices.SortedFunc(maps.Keys(groups), func(a, b Cell) int { return cmp.Or(cmp.Compare(a.G, b.G), cmp.Compare(a.H, b.H)) })
	for _, c := range cells {
		g := groups[c]
		at := v.At(g.g, -g.h)
		if !s.seen(at.X-largestDisc, at.Y-largestDisc, 2*largestDisc, 2*largestDisc) {
			continue
		}
		if r := v.radius(g.Expanded, most); r > 0 {
			s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Fill: chart.Series(0)})
		}
		if r := v.radius(g.Waiting, most); r > 0 {
			s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Stroke: chart.Ink, Line: 1.2, Dash: 2.5})
		}
	}
	p.drawFrame(s)
	for _, chip := range named {
		s.chip(chip.words, chip.at, 10, chip.ground, chart.None, chip.ink)
	}
	p.drawFocus(s)
	return s.Drawing
}

// present returns the node to be expanded next or, where there is none, the goal found
// or the node expanded last.
func (p *PlanePicture) present() (now replay.Standing, ok bool) {
	g := p.growth
	if now = g.Standing(p.focus.Next); p.focus.Next > 0 && now.State != replay.Unmade {
		return now, true
	}
	if goal := (Focus{}).end(g); goal > 0 {
		return g.Standing(goal), true
	}
	if n := g.Expansions(); n > 0 {
		e, _ := g.Trace.Expansion(n - 1)
		return g.Standing(e.Node), e.Node > 0
	}
	return now, false
}

// drawGrid draws lines at round figures of h.
func (p *PlanePicture) drawGrid(s *sketch) {
	v := s.view
	step := p.step(40, v.ScaleY)
	for h := 0; h <= int(p.maxH)+step; h += step {
		y := v.At(0, -float64(h)).Y
		if y < 1 || y > s.Height-belowRoom {
			continue
		}
		s.add(chart.Shape{Kind: chart.Line, Points: []chart.Point{{X: axisRoom, Y: y}, {X: s.Width, Y: y}}, Stroke: chart.Rule, Line: 1})
	}
}

// drawFrame labels both axes, over everything drawn before.
func (p *PlanePicture) drawFrame(s *sketch) {
	v := s.view
	s.add(chart.Shape{Kind: chart.Box, W: axisRoom - 6, H: s.Height, Fill: chart.Paper},
		chart.Shape{Kind: chart.Box, Y: s.Height - belowRoom + 10, W: s.Width, H: belowRoom, Fill: chart.Paper})
	step := p.step(40, v.ScaleY)
	for h := 0; h <= int(p.maxH)+step; h += step {
		if y := v.At(0, -float64(h)).Y; y > 24 && y <= s.Height-belowRoom+10 {
			s.text(p.cost(h), axisRoom-12, y, 11, chart.Right, chart.Faint, false)
		}
	}
	step = p.step(60, v.ScaleX)
	for g := 0; g <= int(p.maxG)+step; g += step {
		if x := v.At(float64(g), 0).X; x >= axisRoom-6 && x < s.Width-8 {
			s.text(p.cost(g), x, s.Height-27, 11, chart.Middle, chart.Faint, false)
		}
	}
	up := s.Say(engine.Msg("h: the estimate, what is still needed"))
	s.add(chart.Shape{Kind: chart.Box, W: s.Measure(up, 11, false) + 14, H: 20, Fill: chart.Paper})
	s.text(up, 8, 10, 11, chart.Left, chart.Faint, false)
	s.text(s.Say(engine.Msg("g: the cost so far")), (s.Width+axisRoom)/2, s.Height-9, 11, chart.Middle, chart.Faint, false)
}

// cost is a cost as the puzzle writes it.
func (p *PlanePicture) cost(x int) string { return p.growth.Method.Cost(int32(x)).String() }

// step is the distance of labels that are so many pixels apart or more: a round number of
// costs.
func (p *PlanePicture) step(pixels, scale float64) int {
	unit := max(1, int(p.growth.Method.CostUnit))
	return unit * round(pixels/scale/float64(unit))
}

// round is the next of 1, 2, 5, 10, 20 ...
func round(x float64) int {
	for unit := 1; ; unit *= 10 {
		for _, n := range []int{1, 2, 5} {
			if float64(n*unit) >= x || unit > 1e8 {
				return n * unit
			}
		}
	}
}

// label is the name of a contour.
type label struct {
	words       string
	at          chart.Point
	ground, ink chart.Role
}

// drawContours draws the lines of equal f, the present one highlighted, and returns
// their labels, which are placed at the bottom.
func (p *PlanePicture) drawContours(s *sketch, now replay.Standing, swept bool) (names []label) {
	v := s.view
	values := map[int]bool{}
	for c := range p.growth.cells {
		if p.growth.extent.H == 0 { // then f is g
			break
		}
		values[int(c.G)+int(c.H)] = true
	}
	byF := p.growth.Method.Key == search.ByF && now.H != search.Infinite && now.F == now.G+now.H
	bottom, free := s.Height-belowRoom+14, math.Inf(-1)
	drawn := math.Inf(-1)
	name := func(f int, ground, ink chart.Role) {
		_, y := v.Place(chart.Point{Y: bottom})
		x := v.At(float64(f)+min(y, 0), 0).X
		if x > axisRoom && x < s.Width-16 {
			names = append(names, label{"f " + p.cost(f), chart.Point{X: x, Y: bottom}, ground, ink})
		}
	}
	present := math.Inf(1)
	if swept && byF {
		present = v.At(float64(now.F), 0).X
	}
	for _, f := range slices.Sorted(maps.Keys(values)) {
		x := v.At(float64(f), 0).X
		if swept && byF && f == int(now.F) || x-drawn < 8 {
			continue
		}
		drawn = x
		p.contour(s, f, chart.Shape{Kind: chart.Line, Stroke: chart.Faint, Line: 0.8, Dash: 3})
		if x-free >= contourRoom && math.Abs(x-present) >= contourRoom {
			free = x
			name(f, chart.Track, chart.Ink)
		}
	}
	switch key := p.growth.Method.Key; {
	case !swept:
	case byF:
		p.contour(s, int(now.F), chart.Shape{Kind: chart.Line, Stroke: chart.Amber, Line: 2})
		name(int(now.F), chart.Amber, chart.OnAmber)
	case key == search.ByG || key == search.ByDepth && now.F == now.G:
		x := v.At(float64(now.G), 0).X
		s.add(chart.Shape{Kind: chart.Line, Points: []chart.Point{{X: x}, {X: x, Y: s.Height}}, Stroke: chart.Amber, Line: 2})
	case key == search.ByH:
		y := v.At(0, -float64(now.H)).Y
		s.add(chart.Shape{Kind: chart.Line, Points: []chart.Point{{Y: y}, {X: s.Width, Y: y}}, Stroke: chart.Amber, Line: 2})
	}
	return names
}

// contour draws the line of an f from its top, where g is 0 or the picture ends.
func (p *PlanePicture) contour(s *sketch, f int, line chart.Shape) {
	v := s.view
	_, top := v.Place(chart.Point{})
	_, bottom := v.Place(chart.Point{Y: s.Height})
	top, bottom = max(top, -float64(f)), min(bottom, 0)
	if top < bottom {
		line.Points = []chart.Point{v.At(float64(f)+top, top), v.At(float64(f)+bottom, bottom)}
		s.add(line)
	}
}

// drawFocus rings the cells of the nodes in focus, and labels that of the next node.
func (p *PlanePicture) drawFocus(s *sketch) {
	v := s.view
	ring := func(number int32, ink chart.Role) (at chart.Point, ok bool) {
		n := p.growth.Standing(number)
		if number <= 0 || n.State == replay.Unmade || n.H == search.Infinite {
			return at, false
		}
		at = v.cell(Cell{n.G, n.H})
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: max(min(0.5*min(v.ScaleX, v.ScaleY), largestDisc), 5) + 3, Stroke: ink, Line: 2.5})
		return at, true
	}
	if p.focus.Selected != p.focus.Next {
		ring(p.focus.Selected, chart.Series(0))
	}
	if at, ok := ring(p.focus.Next, chart.Amber); ok {
		n := p.growth.Standing(p.focus.Next)
		words := s.Say(engine.Msg("next: g %d, h %d", p.growth.Method.Cost(n.G), p.growth.Method.Cost(n.H)))
		half := s.Measure(words, 11, true)/2 + 8
		at.X += half + 22
		if at.X+half > s.Width {
			at.X -= 2 * (half + 22)
		}
		at.Y = max(at.Y-16, 40)
		s.chip(words, at, 11, chart.Paper, chart.Amber, chart.Ink)
	}
}

// Hit implements [Picture]. The node of a cell is the next one where it is in the cell,
// else the one generated last.
func (p *PlanePicture) Hit(v View, at chart.Point) (h Hit, ok bool) {
	groups, _ := p.groups(v)
	var nearest Cell
	best := max(min(v.ScaleX, v.ScaleY)/2, largestDisc/2)
	for c, g := range groups {
		seen := v.At(g.g, -g.h)
		if d := math.Hypot(seen.X-at.X, seen.Y-at.Y); d < best || d == best && ok && (c.G < nearest.G || c.G == nearest.G && c.H < nearest.H) {
			nearest, best, ok = c, d, true
		}
	}
	if !ok {
		return h, false
	}
	g := groups[nearest]
	byG, byH := v.bins()
	inside := func(s replay.Standing) bool {
		return s.G-s.G%byG == nearest.G && s.H-s.H%byH == nearest.H && (s.State == replay.Waiting || s.State == replay.Closed || s.State == replay.Reached)
	}
	for number := p.growth.last[0]; number > 0 && h.Node == 0; number-- {
		if inside(p.growth.Standing(number)) && p.growth.Has(number) {
			h.Node = number
		}
	}
	if next := p.focus.Next; next > 0 && inside(p.growth.Standing(next)) {
		h.Node = next
	}
	h.Words = engine.Msg("g %d, h %d: %s expanded, %s wait", p.growth.Method.Cost(int32(math.Round(g.g))), p.growth.Method.Cost(int32(math.Round(g.h))), figures.Count(int64(g.Expanded)), figures.Count(int64(g.Waiting)))
	return h, true
}

// Spot implements [Picture].
func (p *PlanePicture) Spot(v View, node int32) (at chart.Point, ok bool) {
	n := p.growth.Standing(node)
	return v.cell(Cell{n.G, n.H}), node > 0 && n.State != replay.Unmade && n.H != search.Infinite
}

// Natural implements [Picture].
func (p *PlanePicture) Natural() View {
	const width, height = 900, 640
	return p.Fit(width, height)
}
