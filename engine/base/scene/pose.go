package scene

import (
	"math"
	"slices"
)

// Posed returns items in a pose.
func Posed(items []Item, pose Pose) []Item {
	list := slices.Clone(items)
	for i := range list {
		list[i].Pose = pose
	}
	return list
}

// GhostOf returns a preview of dropped items, with IDs of its own, so that it is not taken
// for the piece itself.
func GhostOf(items []Item, fits bool) []Item {
	pose := Clashes
	if fits {
		pose = Fits
	}
	list := Posed(items, pose)
	for i := range list {
		list[i].ID, list[i].Marked, list[i].Text = "ghost "+list[i].ID, false, ""
	}
	return list
}

// Badge returns a badge at the top right corner of items: whether they fit.
func Badge(items []Item, fits bool) Item {
	const size = 0.44
	kind := Cross
	if fits {
		kind = Tick
	}
	corner := Point{math.Inf(-1), math.Inf(1)}
	for _, it := range items {
		at := it.bounds()
		corner = Point{max(corner.X, at.x1), min(corner.Y, at.y0)}
	}
	return Item{ID: "badge", Kind: kind, X: corner.X - 0.6*size, Y: corner.Y - 0.4*size, W: size, H: size}
}

// bounds returns an item's bounding box.
func (it Item) bounds() box {
	p := box{it.X, it.Y, it.X + it.W, it.Y + it.H}
	if len(it.Points) == 0 {
		return p
	}
	p = box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	half := it.Size / 2
	for _, at := range it.Points {
		p = p.union(box{at.X - half, at.Y - half, at.X + half, at.Y + half})
	}
	return p
}

// Handed returns the scene with items in place of those of the same pieces with the same
// form: the scene while they are dragged.
func (s Scene) Handed(items []Item) Scene {
	next := make(map[string][]Item, len(items))
	for _, it := range items {
		next[it.ID] = append(next[it.ID], it)
	}
	s.Items = slices.Clone(s.Items)
	for i, it := range s.Items {
		list := next[it.ID]
		k := slices.IndexFunc(list, func(held Item) bool { return held.Kind == it.Kind })
		if it.ID == "" || k < 0 {
			continue
		}
		if held := list[k]; held.alike(it) {
			held.Pose, held.Marked = it.Pose, it.Marked
			s.Items[i] = held
		}
		next[it.ID] = slices.Delete(slices.Clone(list), k, k+1)
	}
	return s
}

// alike reports whether two items have the same form, at any size.
func (it Item) alike(other Item) bool {
	if len(it.Points) != len(other.Points) {
		return false
	}
	if len(it.Points) == 0 || it.Size <= 0 || other.Size <= 0 {
		return true
	}
	for i := range it.Points {
		dx, dy := it.Points[i].X-it.Points[0].X, it.Points[i].Y-it.Points[0].Y
		ox, oy := other.Points[i].X-other.Points[0].X, other.Points[i].Y-other.Points[0].Y
		if !near(dx/it.Size, ox/other.Size) || !near(dy/it.Size, oy/other.Size) {
			return false
		}
	}
	return true
}
