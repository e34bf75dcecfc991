package diagram

import (
	"math"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
	"langkah/engine/study/replay"
)

// drawMap draws the cells that are seen as one inset, and the marks over them.
func (t *TerrainPicture) drawMap(s *sketch) {
	v, g := s.view, t.ground
	left, top := v.Place(chart.Point{})
	right, bottom := v.Place(chart.Point{X: s.Width, Y: s.Height})
	part := span{
		top: min(max(int(math.Floor(top)), 0), g.Rows), bottom: min(max(int(math.Ceil(bottom)), 0), g.Rows),
		left: min(max(int(math.Floor(left)), 0), g.Cols), right: min(max(int(math.Ceil(right)), 0), g.Cols),
	}
	if part.top >= part.bottom || part.left >= part.right {
		return
	}
	t.patch(s, part)
	if v.ScaleX >= dashedFrom {
		t.drawCells(s, part)
	}
	width := min(max(v.ScaleX*0.2, 2.5), 8)
	t.line(s, width)
	r := max(v.ScaleX*0.36, 6)
	for _, place := range g.Goals {
		at := t.middle(v, place)
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Fill: chart.Paper, Stroke: chart.Good, Line: 1.5})
		s.flag(at, r*0.75)
	}
	lettered := func(place int, word string) {
		at := t.middle(v, place)
		s.add(chart.Shape{Kind: chart.Disc, X: at.X, Y: at.Y, Radius: r, Fill: chart.Good, Stroke: chart.Paper, Line: 1.5})
		s.text(word, at.X, at.Y, 1.3*r, chart.Middle, chart.Paper, true)
	}
	for _, place := range g.Visits {
		lettered(place, "T")
	}
	lettered(g.Start, "S")
	t.rings(s, max(v.ScaleX*0.5, 7))
}

// span is a part of a map, without the last row and column named.
type span struct{ top, bottom, left, right int }

// Sides of a cell in pixels from which its marks and figures are drawn.
const (
	dashedFrom = 11
	costsFrom  = 17
	keysFrom   = 38
)

// patch adds the cells of a part: the shade of the ground with blue over expanded cells, the
// later the stronger, and amber over those that wait where they are too small for a mark.
func (t *TerrainPicture) patch(s *sketch, part span) {
	const states = levels + 2
	g, v := t.ground, s.view
	c := &scene.Cells{Rows: part.bottom - part.top, Cols: part.right - part.left, Lines: true}
	for _, shade := range g.Ground.Shades {
		for state := range states {
			switch washed := shade; {
			case state == 0:
				c.Shades = append(c.Shades, washed)
			case state <= levels:
				washed.Wash, washed.Washed = scene.Hint, 0.28+0.4*float64(state)/levels
				c.Shades = append(c.Shades, washed)
			default:
				washed.Wash, washed.Washed = scene.Highlight, 0.7
				c.Shades = append(c.Shades, washed)
			}
		}
	}
	c.Marks = make([]uint8, 0, c.Rows*c.Cols)
	for r := part.top; r < part.bottom; r++ {
		for place := r*g.Cols + part.left; place < r*g.Cols+part.right; place++ {
			state := 0
			if t.nodes[place] != 0 || t.heat > 0 {
				state = t.level(place)
				if t.heat == 0 && v.ScaleX < dashedFrom && t.state(place) == replay.Waiting {
					state = levels + 1
				}
			}
			c.Marks = append(c.Marks, g.Ground.Marks[place]*states+uint8(state))
		}
	}
	at := v.At(float64(part.left), float64(part.top))
	w, h := float64(c.Cols), float64(c.Rows)
	s.Insets = map[int]scene.Scene{0: {Width: w, Height: h, Items: []scene.Item{{Kind: scene.Patchwork, W: w, H: h, Cells: c}}}}
	s.add(chart.Shape{Kind: chart.Inset, X: at.X, Y: at.Y, W: w * v.ScaleX, H: h * v.ScaleY})
}

// drawCells draws the marks of the cells of a part: a dashed square for one that waits, costs
// above 1, and the figure by which the search orders.
func (t *TerrainPicture) drawCells(s *sketch, part span) {
	g, u := t.ground, s.view.ScaleX
	for r := part.top; r < part.bottom; r++ {
		for place := r*g.Cols + part.left; place < r*g.Cols+part.right; place++ {
			at := t.middle(s.view, place)
			node := t.nodes[place]
			keyed := node != 0 && u >= keysFrom && t.heat == 0
			if cost := g.Costs[place]; cost > 1 && u >= costsFrom {
				size, dx, dy := min(0.4*u, 16), 0.0, 0.0
				if keyed {
					size, dx, dy = 10, -u/2+9, -u/2+9
				}
				s.text(string(rune('0'+cost)), at.X+dx, at.Y+dy, size, chart.Middle, chart.Ink, true)
			}
			if node == 0 || t.heat > 0 {
				continue
			}
			at1 := t.growth.Standing(node)
			if at1.State == replay.Waiting {
				s.add(chart.Shape{Kind: chart.Box, X: at.X - 0.4*u, Y: at.Y - 0.4*u, W: 0.8 * u, H: 0.8 * u, Radius: 0.12 * u, Stroke: chart.Ink, Line: 1.3, Dash: 3})
			}
			if keyed {
				s.text(t.growth.Method.Figure(at1.F).String(), at.X, at.Y+0.26*u, min(0.24*u, 12), chart.Middle, chart.Ink, false)
			}
		}
	}
}
