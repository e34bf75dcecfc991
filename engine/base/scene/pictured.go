package scene

// Pictured returns a picture of a few things on width x height cells from the origin on,
// without a board: a little of its edge is left free for shadows.
func Pictured(width, height float64, items ...Item) Scene {
	const free = 0.08
	s := Scene{Width: width + 2*free, Height: height + 2*free}
	for _, it := range items {
		s.Items = append(s.Items, it.Shifted(free, free))
	}
	return s
}

// ArrowFrom returns an arrow from one point to another.
func ArrowFrom(from, to Point) Item { return hintArrow(from, to) }

// CrossAt returns the badge of what is taken away, around a point.
func CrossAt(x, y float64) Item {
	const side = 0.46
	return Item{Kind: Cross, X: x - side/2, Y: y - side/2, W: side, H: side}
}
