package scene

import "math"

// A hint shows, in growing detail, the pieces whose place differs in the next scene.

// differing returns the IDs of the pieces whose place differs in the next scene.
func (s Scene) differing(next Scene) map[string]bool {
	ids := map[string]bool{}
	for _, it := range next.After(s).Items {
		if it.Marked && it.ID != "" {
			ids[it.ID] = true
		}
	}
	return ids
}

// Glowing returns the scene with a glow over the area in which something moves to the next
// scene, enlarged by beyond on each side.
func (s Scene) Glowing(next Scene, beyond float64) Scene {
	was, will := boxes(s), boxes(next)
	area := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	ids := s.differing(next)
	for id := range ids {
		area = area.union(will[id])
	}
	if area.x0 > area.x1 {
		return s
	}
	field := box{0, 0, s.Width, s.Height}
	for _, it := range s.Items {
		if f := (box{it.X, it.Y, it.X + it.W, it.Y + it.H}); it.Kind == Tray && f.contains(area) {
			field = f
			break
		}
	}
	for id := range ids {
		if from, ok := was[id]; ok && field.contains(from) {
			area = area.union(from)
		}
	}
	x0, y0 := max(area.x0-beyond, field.x0), max(area.y0-beyond, field.y0)
	x1, y1 := min(area.x1+beyond, field.x1), min(area.y1+beyond, field.y1)
	s = s.ringed(nil)
	return s.With([]Item{{Kind: Rect, X: x0, Y: y0, W: x1 - x0, H: y1 - y0, Corner: 0.2, Fill: Glow, Stroke: Highlight, Line: 0.04}})
}

// contains reports whether q lies within p.
func (p box) contains(q box) bool {
	return p.x0 <= q.x0 && p.y0 <= q.y0 && p.x1 >= q.x1 && p.y1 >= q.y1
}

// Ringed returns the scene with a ring around the pieces whose place differs in the next
// scene, and no others.
func (s Scene) Ringed(next Scene) Scene {
	return s.ringed(s.differing(next))
}

// ringed returns the scene with a ring around these pieces alone.
func (s Scene) ringed(ids map[string]bool) Scene {
	s = s.With(nil)
	for i := range s.Items {
		s.Items[i].Marked = ids[s.Items[i].ID]
	}
	return s
}

// Proposing returns the scene with an arrow for each piece that moves to the next scene, and
// its ghost at the target.
func (s Scene) Proposing(next Scene) Scene {
	ids := s.differing(next)
	var ghosts []Item
	for _, it := range next.Items {
		if !ids[it.ID] || it.Kind == Text || it.Kind == Rod {
			continue
		}
		ghosts = append(ghosts, ghost(it)...)
	}
	return s.With(ghosts).Pointing(next)
}

// Faulty returns the scene marked as an illegal successor of before: pieces that moved are
// hatched, and so are the former places of those that are missing.
func (s Scene) Faulty(before Scene) Scene {
	ids, gone := before.differing(s), []Item{}
	stands := boxes(s)
	for _, it := range before.Items {
		if _, ok := stands[it.ID]; it.ID != "" && !ok {
			gone = append(gone, it)
		}
	}
	s = s.ringed(nil).With(GhostOf(gone, false))
	for i, it := range s.Items {
		if ids[it.ID] {
			s.Items[i].Pose = Clashes
		}
	}
	return s
}

// ghost returns the outline of an item of the next scene.
func ghost(it Item) []Item {
	const line = 0.05
	if len(it.Points) == 0 || it.Kind == Polygon {
		const inset = 0.06
		return []Item{{Kind: Rect, X: it.X + inset, Y: it.Y + inset, W: it.W - 2*inset, H: it.H - 2*inset, Corner: 0.16, Fill: Glow, Stroke: Hint, Line: line}}
	}
	var cells []Item
	for _, p := range it.Points {
		half := it.Size / 2 * 0.88
		cells = append(cells, Item{Kind: Rect, X: p.X - half, Y: p.Y - half, W: 2 * half, H: 2 * half, Corner: 0.2 * it.Size, Fill: Glow, Stroke: Hint, Line: line})
	}
	return cells
}
