package scene

import (
	"math"
	"slices"
)

// Pointing returns the scene with an arrow for every piece that moves to the next scene:
// along the way of one that slides, from centre to centre of others.
func (s Scene) Pointing(next Scene) Scene {
	was, will := boxes(s), boxes(next)
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

// box is an axis-parallel rectangle.
type box struct{ x0, y0, x1, y1 float64 }

// boxes returns the bounding box of each piece by ID.
func boxes(s Scene) map[string]box {
	list := map[string]box{}
	for _, it := range s.Items {
		if it.ID == "" {
			continue
		}
		p := box{it.X, it.Y, it.X + it.W, it.Y + it.H}
		if len(it.Points) > 0 {
			p = box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
			for _, at := range it.Points {
				p = p.union(box{at.X, at.Y, at.X, at.Y})
			}
		}
		if before, ok := list[it.ID]; ok {
			p = p.union(before)
		}
		list[it.ID] = p
	}
	return list
}

func (p box) union(q box) box {
	return box{min(p.x0, q.x0), min(p.y0, q.y0), max(p.x1, q.x1), max(p.y1, q.y1)}
}

func (p box) middle() Point { return Point{(p.x0 + p.x1) / 2, (p.y0 + p.y1) / 2} }

// arrow returns an arrow from one box to another. For a slide it begins a little behind the
// piece's front and ends before the far end of its way.
func (p box) arrow(to box) Item {
	const behind, before = 0.4, 0.15
	a, b := p.middle(), to.middle()
	dx, dy := b.X-a.X, b.Y-a.Y
	if near(p.x1-p.x0, to.x1-to.x0) && near(p.y1-p.y0, to.y1-to.y0) && near(dx, 0) != near(dy, 0) {
		half := (p.x1 - p.x0) / 2
		if near(dx, 0) {
			half = (p.y1 - p.y0) / 2
		}
		length := math.Hypot(dx, dy)
		ux, uy := dx/length, dy/length
		b = Point{a.X + ux*(half+length-before), a.Y + uy*(half+length-before)}
		a = Point{a.X + ux*(half-behind), a.Y + uy*(half-behind)}
	}
	return hintArrow(a, b)
}

// hintArrow returns a broad arrow with a rim, as one shape.
func hintArrow(a, b Point) Item {
	const shaft, wide, long, rim = 0.15, 0.34, 0.24, 0.045
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	ux, uy := (b.X-a.X)/length, (b.Y-a.Y)/length
	at := func(along, aside float64) Point { return Point{a.X + ux*along - uy*aside, a.Y + uy*along + ux*aside} }
	neck := max(length-long, 0)
	return Item{Kind: Polygon, Fill: Hint, Stroke: HintRim, Line: rim, Points: []Point{
		at(0, -shaft/2), at(neck, -shaft/2), at(neck, -wide/2), at(length, 0), at(neck, wide/2), at(neck, shaft/2), at(0, shaft/2),
	}}
}
