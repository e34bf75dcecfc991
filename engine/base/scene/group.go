package scene

import "math"

// Group is a run of a scene's items, from First up to before End, that belong
// to one piece, or to none where ID is "". A piece whose items do not lie on
// each other, as balls in perspective do, has several.
type Group struct {
	ID         string
	First, End int
}

// Groups are the scene's items as runs of one piece, in the order drawn. They
// can be painted apart and laid over each other. The first one, if it belongs
// to no piece, is what the pieces lie on. A ball and a rod are groups of their
// own: what turns in space is never painted as one thing twice.
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

// At is the id of the piece that is seen at a place: the topmost one there.
// What belongs to no piece, such as a mark, does not hide one; between the
// pieces ok is false.
func (s Scene) At(x, y float64) (id string, ok bool) {
	for i := len(s.Items) - 1; i >= 0; i-- {
		if it := s.Items[i]; it.ID != "" && it.hit(x, y) {
			return it.ID, true
		}
	}
	return "", false
}

// hit says whether the item shows at a place. Writing does not count: its box
// is larger than its letters, and it stands on what counts.
func (it Item) hit(x, y float64) bool {
	switch it.Kind {
	case Text, Rod:
		return false
	case Circle, Ball, Queen, Stone:
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

// distance is that of a point from the straight line from a to b.
func distance(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = min(max(((p.X-a.X)*dx+(p.Y-a.Y)*dy)/length, 0), 1)
	}
	return math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy)
}
