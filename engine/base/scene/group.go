package scene

import "math"

// Group is a range of a scene's items, First <= i < End, that belong to one piece, or to
// none if ID is "". A piece whose items are not adjacent in drawing order, as balls in
// perspective, has several.
type Group struct {
	ID         string
	First, End int
}

// Groups divides the scene's items into groups, in drawing order, which can be painted
// separately and composed. The first one, if it belongs to no piece, is the background. Each
// ball and rod is a group of its own, since a rotating thing is never reused as an image.
func (s Scene) Groups() []Group {
	var list []Group
	for i, it := range s.Items {
		if n := len(list); n > 0 && list[n-1].ID == it.ID && (it.ID == "" || !it.alone() && !s.Items[i-1].alone()) {
			list[n-1].End = i + 1
			continue
		}
		list = append(list, Group{it.ID, i, i + 1})
	}
	return list
}

func (it Item) alone() bool { return it.Kind == Ball || it.Kind == Rod }

// At returns the ID of the topmost piece at a point. Items of no piece, such as marks, hide
// none; ok is false if there is no piece.
func (s Scene) At(x, y float64) (id string, ok bool) {
	for i := len(s.Items) - 1; i >= 0; i-- {
		if it := s.Items[i]; it.ID != "" && it.hit(x, y) {
			return it.ID, true
		}
	}
	return "", false
}

// hit reports whether an item covers a point. Text does not count: its box is larger than
// its letters, and lies on what counts.
func (it Item) hit(x, y float64) bool {
	switch it.Kind {
	case Text, Rod:
		return false
	case Circle, Ball:
		return it.Fill != None && math.Hypot(x-it.X-it.W/2, y-it.Y-it.H/2) <= min(it.W, it.H)/2
	case Line, Arrow:
		for i := 1; i < len(it.Points); i++ {
			if distance(Point{x, y}, it.Points[i-1], it.Points[i]) <= it.Line/2 {
				return it.Stroke != None
			}
		}
		return false
	}
	return it.Fill != None && it.covers(x, y)
}

// distance returns the distance of p from the segment a to b.
func distance(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = min(max(((p.X-a.X)*dx+(p.Y-a.Y)*dy)/length, 0), 1)
	}
	return math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy)
}
