package scene

// Between is the scene at the share t, 0 to 1, of the way from one scene to
// the next: b, with its pieces still on their way from where a has them. The
// k-th item of a piece moves from the place of the k-th item of that piece in
// a; an item that a lacks is there only at the end.
func Between(a, b Scene, t float64) Scene {
	if t >= 1 {
		return b
	}
	from := make(map[string][]Item)
	for _, it := range a.Items {
		if it.ID != "" {
			from[it.ID] = append(from[it.ID], it)
		}
	}
	s := Scene{Width: b.Width, Height: b.Height}
	for _, it := range b.Items {
		if it.ID != "" {
			k := itemOfKind(from[it.ID], it.Kind)
			if k < 0 {
				continue
			}
			was := from[it.ID][k]
			from[it.ID] = from[it.ID][k+1:]
			it = itemBetween(was, it, t)
		}
		s.Items = append(s.Items, it)
	}
	return s
}

// itemOfKind is the index of the first item of that kind, -1 if there is none.
func itemOfKind(items []Item, kind Kind) int {
	for k, it := range items {
		if it.Kind == kind {
			return k
		}
	}
	return -1
}

func itemBetween(a, b Item, t float64) Item {
	at := func(a, b float64) float64 { return a + (b-a)*t }
	b.X, b.Y, b.W, b.H = at(a.X, b.X), at(a.Y, b.Y), at(a.W, b.W), at(a.H, b.H)
	if len(a.Points) == len(b.Points) {
		points := make([]Point, len(b.Points))
		for i := range points {
			points[i] = Point{at(a.Points[i].X, b.Points[i].X), at(a.Points[i].Y, b.Points[i].Y)}
		}
		b.Points = points
	}
	return b
}
