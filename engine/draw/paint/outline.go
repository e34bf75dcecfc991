package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// joined is a body of cells of a grid.
type joined struct {
	cells []cell
	x, y  float64 // origin of the grid, in pixels
	u     float64 // side of a cell, in pixels
}

type cell struct{ x, y int }

// joinedOf returns the body of an item whose measures are in pixels.
func joinedOf(it scene.Item) joined {
	j := joined{u: it.Size}
	if len(it.Points) == 0 {
		return j
	}
	j.x, j.y = whole(it.Points[0].X-j.u/2), whole(it.Points[0].Y-j.u/2)
	for _, p := range it.Points {
		j.cells = append(j.cells, cell{int(math.Round((p.X - it.Points[0].X) / j.u)), int(math.Round((p.Y - it.Points[0].Y) / j.u))})
	}
	return j
}

// middle returns the centre of a cell, in pixels.
func (j joined) middle(c cell) (x, y float64) {
	return j.x + (float64(c.x)+0.5)*j.u, j.y + (float64(c.y)+0.5)*j.u
}

// moved returns the body translated.
func (j joined) moved(dx, dy float64) joined { j.x, j.y = j.x+dx, j.y+dy; return j }

// outline is the edge of a body, inset from that of its cells, with rounded corners; lengths
// are in cells.
type outline struct {
	joined
	inset   float64
	convex  float64 // radius of convex corners
	concave float64
	corners []turningPoint
}

// turningPoint is a corner of the edge, between two directions.
type turningPoint struct {
	cell
	in, out int
	first   bool // first corner of a loop around the body or a hole
}

// Directions of an edge with the body on its right: right, down, left, up.
var directions = [4]cell{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// side is a side of a cell: its beginning and its direction.
type side struct {
	cell
	direction int
}

// outline traces the edges of the body clockwise, holes included. It collects the sides of
// cells, except those shared by two, and walks along them, turning right where possible, so
// that cells that touch at a corner only stay apart. Linear in the cells.
func (j joined) outline(inset, convex, concave float64) outline {
	has := map[cell]bool{}
	for _, c := range j.cells {
		has[c] = true
	}
	var list []side
	open := map[side]bool{}
	for _, c := range j.cells {
		for direction, beyond := range [4]cell{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			if !has[cell{c.x + beyond.x, c.y + beyond.y}] {
				from := [4]cell{{0, 0}, {1, 0}, {1, 1}, {0, 1}}[direction]
				s := side{cell{c.x + from.x, c.y + from.y}, direction}
				list, open[s] = append(list, s), true
			}
		}
	}
	o := outline{joined: j, inset: inset, convex: convex, concave: concave}
	for _, s := range list {
		if open[s] {
			o.walk(s, open)
		}
	}
	return o
}

// walk follows the edge from a side until it is back there.
func (o *outline) walk(start side, open map[side]bool) {
	first := len(o.corners)
	for at := start; open[at]; {
		delete(open, at)
		end := cell{at.x + directions[at.direction].x, at.y + directions[at.direction].y}
		next := side{end, (at.direction + 1) % 4}
		for turn := range 3 {
			next.direction = (at.direction + [3]int{1, 0, 3}[turn]) % 4
			if open[next] || next == start {
				break
			}
		}
		if next.direction != at.direction {
			o.corners = append(o.corners, turningPoint{end, at.direction, next.direction, len(o.corners) == first})
		}
		at = next
	}
}

// grown returns the outline enlarged by d cells; a negative d shrinks it.
func (o outline) grown(d float64) outline {
	o.inset, o.convex, o.concave = o.inset-d, max(o.convex+d, 0), max(o.concave-d, 0)
	return o
}

func (o outline) moved(dx, dy float64) outline { o.joined = o.joined.moved(dx, dy); return o }

// trace adds the outline to the current path.
func (o outline) trace(dc surface) {
	const arc = 0.5523 // of the radius: the tangents of a cubic curve that approximates a quarter circle
	for i, t := range o.corners {
		in, out := directions[t.in], directions[t.out]
		right := (t.in+1)%4 == t.out
		radius := o.concave
		if right {
			radius = o.convex
		}
		// The body lies to the right of both edges: the corner moves into it.
		x := o.x + (float64(t.x)+o.inset*float64(directions[(t.in+1)%4].x+directions[(t.out+1)%4].x))*o.u
		y := o.y + (float64(t.y)+o.inset*float64(directions[(t.in+1)%4].y+directions[(t.out+1)%4].y))*o.u
		r, k := radius*o.u, radius*o.u*(1-arc)
		if t.first {
			if i > 0 {
				dc.ClosePath()
			}
			dc.NewSubPath()
		}
		dc.LineTo(x-float64(in.x)*r, y-float64(in.y)*r)
		dc.CubicTo(x-float64(in.x)*k, y-float64(in.y)*k, x+float64(out.x)*k, y+float64(out.y)*k, x+float64(out.x)*r, y+float64(out.y)*r)
	}
	dc.ClosePath()
}
