package scene

// WithoutTrays returns the scene cropped to its board: without the trays that stand to its
// right or below it, and what lies in them. A tray drawn first is the board itself.
func (s Scene) WithoutTrays() Scene {
	for i := len(s.Items) - 1; i > 0; i-- {
		if it := s.Items[i]; it.Kind == Tray {
			s = s.cropped(it)
		}
	}
	return s
}

// cropped returns the scene without a tray, unless something else reaches beyond its edge
// both to the right and below: it is then amid the others.
func (s Scene) cropped(tray Item) Scene {
	edge := Surround(tray.Line)
	area := box{tray.X - edge, tray.Y - edge, tray.X + tray.W + edge, tray.Y + tray.H + edge}
	var kept []Item
	right, below := true, true
	for _, it := range s.Items {
		at := it.bounds()
		if x, y := (at.x0+at.x1)/2, (at.y0+at.y1)/2; x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1 {
			continue
		}
		kept = append(kept, it)
		right, below = right && at.x1 <= area.x0, below && at.y1 <= area.y0
	}
	switch {
	case right:
		return Scene{Width: area.x0, Height: s.Height, Items: kept}
	case below:
		return Scene{Width: s.Width, Height: area.y0, Items: kept}
	}
	return s
}
