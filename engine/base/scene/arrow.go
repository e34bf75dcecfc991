package scene

import (
	"math"
	"slices"
)

// Pointing is the scene with an arrow for every piece that stands elsewhere in
// the next scene: along the way of one that is slid, from middle to middle of others.
func (s Scene) Pointing(next Scene) Scene {
	was, will := places(s), places(next)
	s.Items = slices.Clone(s.Items)
	var seen []string
	for _, it := range next.Items {
		if it.ID == "" || slices.Contains(seen, it.ID) {
			continue
		}
		seen = append(seen, it.ID)
		from, ok := was[it.ID]
		to := will[it.ID]
		if ok && (!near(from.x0, to.x0) || !near(from.y0, to.y0) || !near(from.x1, to.x1) || !near(from.y1, to.y1)) {
			s.Items = append(s.Items, from.arrow(to))
		}
	}
	return s
}

// place is the box that a piece fills.
type place struct{ x0, y0, x1, y1 float64 }

// places is where each piece stands.
func places(s Scene) map[string]place {
	list := map[string]place{}
	for _, it := range s.Items {
		if it.ID == "" {
			continue
		}
		p := place{it.X, it.Y, it.X + it.W, it.Y + it.H}
		if len(it.Points) > 0 {
			p = place{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
			for _, at := range it.Points {
				p = p.with(place{at.X, at.Y, at.X, at.Y})
			}
		}
		if before, ok := list[it.ID]; ok {
			p = p.with(before)
		}
		list[it.ID] = p
	}
	return list
}

func (p place) with(q place) place {
	return place{min(p.x0, q.x0), min(p.y0, q.y0), max(p.x1, q.x1), max(p.y1, q.y1)}
}

func (p place) middle() Point { return Point{(p.x0 + p.x1) / 2, (p.y0 + p.y1) / 2} }

// arrow leads from one place to another. Of a piece that is slid it begins a
// little behind its front and ends before the far end of its way.
func (p place) arrow(to place) Item {
	const behind, before = 0.4, 0.15
	a, b := p.middle(), to.middle()
	dx, dy := b.X-a.X, b.Y-a.Y
	if near(p.x1-p.x0, to.x1-to.x0) && near(p.y1-p.y0, to.y1-to.y0) && near(dx, 0) != near(dy, 0) {
		half := (p.x1 - p.x0) / 2
		if near(dx, 0) {
			half = (p.y1 - p.y0) / 2
		}
		way := math.Hypot(dx, dy)
		ux, uy := dx/way, dy/way
		b = Point{a.X + ux*(half+way-before), a.Y + uy*(half+way-before)}
		a = Point{a.X + ux*(half-behind), a.Y + uy*(half-behind)}
	}
	return hintArrow(a, b)
}

// hintArrow is a broad arrow with a rim, as one shape.
func hintArrow(a, b Point) Item {
	const shaft, wide, long, rim = 0.15, 0.34, 0.24, 0.045
	way := math.Hypot(b.X-a.X, b.Y-a.Y)
	ux, uy := (b.X-a.X)/way, (b.Y-a.Y)/way
	at := func(along, aside float64) Point { return Point{a.X + ux*along - uy*aside, a.Y + uy*along + ux*aside} }
	neck := max(way-long, 0)
	return Item{Kind: Polygon, Fill: Hint, Stroke: HintRim, Line: rim, Points: []Point{
		at(0, -shaft/2), at(neck, -shaft/2), at(neck, -wide/2), at(way, 0), at(neck, wide/2), at(neck, shaft/2), at(0, shaft/2),
	}}
}
