package scene

import "slices"

// Shifted returns the item moved by dx, dy.
func (it Item) Shifted(dx, dy float64) Item {
	it.X, it.Y = it.X+dx, it.Y+dy
	it.Points = slices.Clone(it.Points)
	for i := range it.Points {
		it.Points[i].X, it.Points[i].Y = it.Points[i].X+dx, it.Points[i].Y+dy
	}
	return it
}

// Of returns the items of the pieces with these IDs.
func (s Scene) Of(ids ...string) []Item {
	var items []Item
	for _, it := range s.Items {
		if it.ID != "" && slices.Contains(ids, it.ID) {
			items = append(items, it)
		}
	}
	return items
}
