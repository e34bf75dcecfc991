package scene

import (
	"math"
	"slices"
)

// After returns the scene with the pieces marked whose place differs from the scene before it.
func (s Scene) After(before Scene) Scene {
	stood := make(map[string][]Item, len(before.Items))
	for _, it := range before.Items {
		stood[it.ID] = append(stood[it.ID], it)
	}
	moved := map[string]bool{}
	for _, it := range s.Items {
		if it.ID != "" && !slices.ContainsFunc(stood[it.ID], it.coincides) {
			moved[it.ID] = true
		}
	}
	s.Items = slices.Clone(s.Items)
	for i := range s.Items {
		s.Items[i].Marked = moved[s.Items[i].ID]
	}
	return s
}

// Trail returns the scene with moved pieces marked and, for those that slid, an arrow on the
// cells they left.
func (s Scene) Trail(before Scene) Scene {
	s = s.After(before)
	stood := make(map[string]Item, len(before.Items))
	for _, it := range before.Items {
		stood[it.ID] = it
	}
	for _, it := range s.Items {
		was, ok := stood[it.ID]
		dx, dy, same := shift(was, it)
		if it.Marked && ok && same && len(it.Points) == 0 && near(dx, 0) != near(dy, 0) {
			s.Items = append(s.Items, trail(was, dx, dy))
		}
	}
	return s
}

// trail returns the arrow of an item that slid by dx or dy, in the middle of the area that
// it left.
func trail(was Item, dx, dy float64) Item {
	left := func(at, size, d float64) (middle, half float64) {
		free := min(math.Abs(d), size)
		if d < 0 {
			at += size - free
		}
		return at + free/2, math.Copysign(min(free, 1)*0.2, d)
	}
	from := Point{was.X + was.W/2, was.Y + was.H/2}
	to := from
	if !near(dx, 0) {
		middle, half := left(was.X, was.W, dx)
		from.X, to.X = middle-half, middle+half
	} else {
		middle, half := left(was.Y, was.H, dy)
		from.Y, to.Y = middle-half, middle+half
	}
	return Item{Kind: Arrow, Points: []Point{from, to}, Stroke: Highlight, Line: 0.07}
}

// coincides reports whether two items have the same box.
func (it Item) coincides(other Item) bool {
	dx, dy, same := shift(it, other)
	return it.Kind == other.Kind && same && near(dx, 0) && near(dy, 0)
}
