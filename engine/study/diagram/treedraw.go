package diagram

import (
	"math"
	"strings"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/base/tree"
	"langkah/engine/solve/search"
)

// Draw implements [Picture]. A chip shows how many nodes are folded, the path to the
// node in focus is blue, and the next node has an amber ring.
func (p *TreePicture) Draw(v View, w Writing) chart.Drawing {
	s := newSketch(v, w)
	s.Shapes = make([]chart.Shape, 0, 2*len(p.items)+2*len(p.rows)+50)
	p.drawRows(s)
	first, last := p.seenRows(v)
	for row := max(first, 1); row <= min(last+1, len(p.rows)-1); row++ {
		for _, i := range p.rows[row] {
			p.drawEdge(s, i)
		}
	}
	for row := first; row <= last; row++ {
		for _, i := range p.rows[row] {
			p.drawItem(s, i)
		}
	}
	p.drawLabels(s)
	for _, ring := range []struct {
		node int32
		ink  chart.Role
	}{{p.focus.Selected, chart.Series(0)}, {p.focus.Next, chart.Amber}} {
		if i, shown := p.at[ring.node]; shown && ring.node != 0 {
			p.drawRing(s, i, ring.ink)
		}
	}
	for _, node := range p.focus.Named {
		if i, shown := p.at[node]; shown {
			p.drawNumber(s, i, node)
		}
	}
	p.drawBeyond(s)
	return s.Drawing
}

// seenRows returns the first and the last row that are partly visible.
func (p *TreePicture) seenRows(v View) (first, last int) {
	return max(int(math.Floor(v.Y)), 0), min(int(math.Floor(v.Y+v.Height/v.ScaleY)), len(p.rows)-1)
}

// drawRows shades every other row.
func (p *TreePicture) drawRows(s *sketch) {
	v := s.view
	first, last := p.seenRows(v)
	for row := first; row <= last; row++ {
		y := v.At(0, float64(row)).Y
		if row%2 == 0 && v.ScaleY >= tightestY {
			s.add(chart.Shape{Kind: chart.Box, Y: y, W: v.Width, H: v.ScaleY, Fill: chart.Track})
		}
	}
}

// drawLabels writes the labels of the rows, on a background where the tree lies below.
func (p *TreePicture) drawLabels(s *sketch) {
	v := s.view
	every := int(math.Ceil(tightestY / v.ScaleY)) // of the rows one is labelled
	first, last := p.seenRows(v)
	for row := first; row <= last; row++ {
		if row%every != 0 {
			continue
		}
		words, y := s.Say(p.label(row)), v.At(0, float64(row)+0.5).Y
		if v.At(0, 0).X < gutter {
			s.add(chart.Shape{Kind: chart.Box, X: 4, Y: y - 9, W: s.Measure(words, 11, false) + 12, H: 18, Radius: 5, Fill: chart.Paper})
		}
		s.text(words, 10, y, 11, chart.Left, chart.Faint, false)
	}
}

// label returns what the nodes of a row have in common.
func (p *TreePicture) label(row int) engine.Message {
	var g search.Figure
	known := false
	for _, i := range p.rows[row] {
		if item := p.items[i]; item.Folded == 0 {
			cost := p.face(p.number(item.Node)).cost
			if cost == nil || known && cost() != g {
				return engine.Msg("depth %d", row)
			}
			g, known = cost(), true
		}
	}
	if !known {
		return engine.Msg("depth %d", row)
	}
	return engine.Msg("g = %d", g)
}

// onWay reports whether an item is on the path to the node in focus.
func (p *TreePicture) onWay(item tree.Item) bool {
	return item.Folded == 0 && p.way[p.number(item.Node)]
}

// drawEdge draws the edge to an item from the one above it, a curve where there is room.
func (p *TreePicture) drawEdge(s *sketch, i int) {
	item, v := p.items[i], s.view
	if item.Parent < 0 {
		return
	}
	from, to := p.spot(v, item.Parent), p.spot(v, i)
	if !s.seen(min(from.X, to.X), from.Y, math.Abs(to.X-from.X)+1, to.Y-from.Y) {
		return
	}
	edge := chart.Shape{Kind: chart.Line, Points: []chart.Point{from, to}, Stroke: chart.Faint, Line: 0.75}
	if v.side() >= figuresFrom {
		edge.Points = curve(from, to)
	}
	if p.onWay(item) {
		edge.Stroke, edge.Line = chart.Series(0), 2.5
	}
	s.add(edge)
}

// curve returns a curve that leaves one point and enters the other vertically.
func curve(from, to chart.Point) []chart.Point {
	if from.X == to.X {
		return []chart.Point{from, to}
	}
	const pieces = 10
	points := make([]chart.Point, 0, pieces+1)
	for n := range pieces + 1 {
		t := float64(n) / pieces
		ease := t * t * (3 - 2*t)
		points = append(points, chart.Point{X: from.X + (to.X-from.X)*ease, Y: from.Y + (to.Y-from.Y)*t})
	}
	return points
}

func (p *TreePicture) drawItem(s *sketch, i int) {
	item, v := p.items[i], s.view
	at, side := p.spot(v, i), v.side()
	w, h, boards := p.board(v)
	if reach := max(side, w); !s.seen(at.X-reach, at.Y-reach, 2*reach, 2*reach) {
		return
	}
	switch {
	case item.Folded > 0:
		p.drawWedge(s, i, at, side)
	case boards:
		p.drawBoard(s, item, at, w, h)
	default:
		p.drawDot(s, item, at, min(side/2, 15))
	}
}

// drawWedge writes how many nodes are folded at a place, in words where they fit.
func (p *TreePicture) drawWedge(s *sketch, i int, at chart.Point, side float64) {
	const size, small, around = 9.5, 8, 1.4
	folded := int64(p.items[i].Folded)
	room := p.free[i] * s.view.ScaleX
	for _, words := range []string{s.Say(moreBelow(folded)), "+" + figures.Count(folded)} {
		if s.Measure(words, size, true)+around*size <= room {
			s.chip(words, at, size, chart.Paper, chart.Faint, chart.Ink)
			return
		}
	}
	if side >= figuresFrom {
		s.chip("+"+figures.Short(folded), at, small, chart.Paper, chart.Faint, chart.Ink)
		return
	}
	r := max(min(side/2, 13), 2.2)
	s.add(chart.Shape{Kind: chart.Polygon, Points: []chart.Point{{X: at.X, Y: at.Y - r}, {X: at.X - r, Y: at.Y + r}, {X: at.X + r, Y: at.Y + r}}, Fill: chart.Paper, Stroke: chart.Faint, Line: 1})
}

func moreBelow(n int64) engine.Message { return engine.Msg("%s more below", figures.Count(n)) }

// drawBeyond writes at the upper and the lower edge how many nodes are in the rows beyond,
// beside the labels of the rows.
func (p *TreePicture) drawBeyond(s *sketch) {
	var above, below int64
	for row, items := range p.rows {
		y := s.view.At(0, float64(row)+0.5).Y
		for _, i := range items {
			n := int64(max(p.items[i].Folded, 1))
			switch {
			case y < 0:
				above += n
			case y > s.Height:
				below += n
			}
		}
	}
	write := func(n int64, words engine.Message, y float64) {
		const size = 11
		if n > 0 {
			said := s.Say(words)
			s.chip(said, chart.Point{X: gutter + size + s.Measure(said, size, true)/2, Y: y}, size, chart.Ink, chart.None, chart.Paper)
		}
	}
	write(above, engine.Msg("%s more above", figures.Count(above)), rim)
	write(below, moreBelow(below), s.Height-rim)
}

// drawDot draws a node as a disc or a square, with its figure where it fits.
func (p *TreePicture) drawDot(s *sketch, item tree.Item, at chart.Point, r float64) {
	number := p.number(item.Node)
	f := p.seenFace(number)
	r = max(r, 1.6)
	if r < 4 {
		f.dash = 0
	}
	if f.square {
		s.add(chart.Shape{Kind: chart.Box, X: at.X - 0.85*r, Y: at.Y - 0.85*r, W: 1.7 * r, H: 1.7 * r, Fill: f.fill, Stroke: f.rim, Line: 1.2, Dash: f.dash})
	} else {
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Fill: f.fill, Stroke: f.rim, Line: 1.2, Dash: f.dash})
	}
	if 2*r < figuresFrom {
		return
	}
	words := p.written(s, f, "")
	if !f.dead.IsZero() {
		words += " " + deadEnd
	}
	if size := min(10, 17*r/max(s.Measure(words, 10, true), 1)); size >= 6 {
		s.text(words, at.X, at.Y, size, chart.Middle, f.inside, true)
	}
	if r >= 13 && f.order != nil {
		s.text(f.order(), at.X-r, at.Y-r, 9, chart.Right, chart.Faint, false)
	}
}

// written returns the words on a node: its name, or its figure after a key.
func (p *TreePicture) written(s *sketch, f face, key string) string {
	if !f.name.IsZero() {
		return s.Say(f.name)
	}
	return strings.TrimSpace(key + " " + f.figure())
}

// deadEnd marks a node below which there is no solution.
const deadEnd = "×"

// seenFace returns the look of a node, blue on the path to the node in focus.
func (p *TreePicture) seenFace(number int32) face {
	f := p.face(number)
	if !p.way[number] {
		return f
	}
	for _, ink := range []*chart.Role{&f.fill, &f.rim} {
		if *ink == chart.Faint {
			*ink = chart.Series(0)
		}
	}
	return f
}

// drawBoard draws a node as its board, with its figure below and its number in
// the order of the expansions at the corner.
func (p *TreePicture) drawBoard(s *sketch, item tree.Item, at chart.Point, w, h float64) {
	number := p.number(item.Node)
	f := p.seenFace(number)
	x, y := at.X-w/2, at.Y-h/2
	s.add(chart.Shape{Kind: chart.Box, X: x, Y: y, W: w, H: h, Radius: 6, Fill: f.fill, Stroke: f.rim, Line: 1.2, Dash: f.dash},
		chart.Shape{Kind: chart.Inset, X: x + frame, Y: y + frame, W: w - 2*frame, H: h - 2*frame, Inside: int(number)})
	out := min(max(usualBoard-h, 0)/2, 5) + 1 // how far outside the chips are, as they would hide a small board
	rim := chart.None
	if f.chip == chart.Paper {
		rim = chart.Rule
	}
	if words := p.written(s, f, p.key()); words != "" {
		s.chip(words, chart.Point{X: at.X, Y: y + h + out}, 9.5, f.chip, rim, f.ink)
	}
	if !f.dead.IsZero() {
		const size, below = 9.5, 14
		s.text(deadEnd+" "+s.Say(f.dead), at.X, y+h+out+below, size, chart.Middle, chart.Ink, false)
	}
	if f.order != nil {
		s.chip(f.order(), chart.Point{X: x + 3 - out, Y: y + 3 - out}, 9, chart.Ink, chart.None, chart.Paper)
	}
}

// drawRing rings the node in focus.
func (p *TreePicture) drawRing(s *sketch, i int, ink chart.Role) {
	at, side := p.spot(s.view, i), s.view.side()
	if w, h, boards := p.board(s.view); boards {
		const out = 5
		s.add(chart.Shape{Kind: chart.Box, X: at.X - w/2 - out, Y: at.Y - h/2 - out, W: w + 2*out, H: h + 2*out + 5, Radius: 10, Stroke: ink, Line: 3})
		return
	}
	s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: max(min(side/2, 15)+3.5, 5.5), Stroke: ink, Line: 2.5})
}

// drawNumber writes the number of a node above it.
func (p *TreePicture) drawNumber(s *sketch, i int, node int32) {
	const size = 9.5
	at := p.spot(s.view, i)
	at.Y -= min(s.view.side()/2, 15)
	if _, h, boards := p.board(s.view); boards {
		at.Y = p.spot(s.view, i).Y - h/2
	}
	at.Y -= size / 2
	s.chip(s.Say(engine.Msg("node %d", node)), at, size, chart.Paper, chart.Ink, chart.Ink)
}

// Natural implements [Picture].
func (p *TreePicture) Natural() View {
	const widest, apart, below = 6000, 34, 56
	columns := p.columns() + 1
	v := View{ScaleX: min(apart, (widest-gutter)/columns), ScaleY: below}
	if p.aspect > 0 {
		v.ScaleX, v.ScaleY = p.roomiest(), roomiestY
	}
	v.Width, v.Height = columns*v.ScaleX+gutter+24, float64(max(len(p.rows), 1))*v.ScaleY+24
	v.X, v.Y = -(gutter+12)/v.ScaleX, -12/v.ScaleY
	return v
}

// useBoards shows boards, as many as a file may hold; a board takes some kilobytes of it.
func (p *TreePicture) useBoards() {
	const width, most = 1600, 120
	for node := range p.at {
		if at, ok := p.Position(node); ok {
			p.spread(width, at.Scene().Aspect(), most)
			return
		}
	}
}

// boards returns the boards of the nodes that are shown.
func (p *TreePicture) boards() map[int]scene.Scene {
	boards := map[int]scene.Scene{}
	for node := range p.at {
		if at, ok := p.Position(node); ok {
			boards[int(node)] = at.Scene()
		}
	}
	return boards
}
