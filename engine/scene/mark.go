package scene

import "slices"

// After is the scene with those pieces marked that stand elsewhere than in the
// scene before it.
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

// coincides says whether two items fill the same place.
func (it Item) coincides(other Item) bool {
	dx, dy, same := shift(it, other)
	return it.Kind == other.Kind && same && near(dx, 0) && near(dy, 0)
}
