package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// joined are cells of a grid that are one body.
type joined struct {
	cells []cell
	x, y  float64 // of the grid's origin, in pixels
	u     float64 // the side of a cell
}

type cell struct{ x, y int }

// joinedOf are the cells of an item whose measures are in pixels.
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

// middle is that of a cell, in pixels.
func (j joined) middle(c cell) (x, y float64) {
	return j.x + (float64(c.x)+0.5)*j.u, j.y + (float64(c.y)+0.5)*j.u
}

// moved is the body elsewhere.
func (j joined) moved(dx, dy float64) joined { j.x, j.y = j.x+dx, j.y+dy; return j }

// outline is the edge of a body, inset from that of its cells, with round
// corners; all in cells.
type outline struct {
	joined
	inset      float64
	convex     float64 // the radius of corners that stick out
	concave    float64
	directions []turningPoint
}

// turningPoint is a corner where the edge turns from one direction to another.
type turningPoint struct {
	cell
	in, out int
	first   bool // of a run around the body, or around a hole in it
}

// The directions of an edge that has the body on its right: to the right, down,
// to the left, up.
var ways = [4]cell{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// side is a side of a cell: where it begins and where it leads.
type side struct {
	cell
	way int
}

// outline traces the body's edge. It leads around each cell clockwise, but not
// where two cells touch; what is left is walked along, turning right where it
// can, so that cells that touch at a corner stay apart.
func (j joined) outline(inset, convex, concave float64) outline {
	has := map[cell]bool{}
	for _, c := range j.cells {
		has[c] = true
	}
	var list []side
	open := map[side]bool{}
	for _, c := range j.cells {
		for way, beyond := range [4]cell{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			if !has[cell{c.x + beyond.x, c.y + beyond.y}] {
				from := [4]cell{{0, 0}, {1, 0}, {1, 1}, {0, 1}}[way]
				s := side{cell{c.x + from.x, c.y + from.y}, way}
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

// walk follows the edge from a side until it comes back.
func (o *outline) walk(start side, open map[side]bool) {
	first := len(o.directions)
	for at := start; open[at]; {
		delete(open, at)
		end := cell{at.x + ways[at.way].x, at.y + ways[at.way].y}
		next := side{end, (at.way + 1) % 4}
		for turn := range 3 {
			next.way = (at.way + [3]int{1, 0, 3}[turn]) % 4
			if open[next] || next == start {
				break
			}
		}
		if next.way != at.way {
			o.directions = append(o.directions, turningPoint{end, at.way, next.way, len(o.directions) == first})
		}
		at = next
	}
}

// grown is the outline made larger, by a share of a cell; a negative one makes
// it smaller.
func (o outline) grown(d float64) outline {
	o.inset, o.convex, o.concave = o.inset-d, max(o.convex+d, 0), max(o.concave-d, 0)
	return o
}

func (o outline) moved(dx, dy float64) outline { o.joined = o.joined.moved(dx, dy); return o }

// trace makes the outline's path.
func (o outline) trace(dc surface) {
	const arc = 0.5523 // by which a curve of the third degree is nearly a quarter of a circle
	for i, t := range o.directions {
		in, out := ways[t.in], ways[t.out]
		right := (t.in+1)%4 == t.out
		radius := o.concave
		if right {
			radius = o.convex
		}
		// The body lies to the right of both edges: the corner moves into it.
		x := o.x + (float64(t.x)+o.inset*float64(ways[(t.in+1)%4].x+ways[(t.out+1)%4].x))*o.u
		y := o.y + (float64(t.y)+o.inset*float64(ways[(t.in+1)%4].y+ways[(t.out+1)%4].y))*o.u
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
