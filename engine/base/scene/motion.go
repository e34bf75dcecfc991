package scene

import "math"

// Motion interpolates between two scenes. The k-th item of a piece moves from the k-th item
// of its kind in the earlier scene. Items without a counterpart, such as a mark at the
// target, appear only at the end; those of no piece appear at once.
type Motion struct {
	// Way is the new scene without the items that appear at the end, every piece at its target.
	Way Scene

	to  Scene
	was []Item // the counterpart of each item of Way
}

// NewMotion returns the motion from a to b.
func NewMotion(a, b Scene) Motion {
	before := make(map[string][]int)
	for i, it := range a.Items {
		if it.ID != "" {
			before[it.ID] = append(before[it.ID], i)
		}
	}
	m := Motion{Way: Scene{Width: b.Width, Height: b.Height}, to: b}
	m.Way.Items = make([]Item, 0, len(b.Items))
	m.was = make([]Item, 0, len(b.Items))
	for _, it := range b.Items {
		was := it
		if it.ID != "" {
			items := before[it.ID]
			k := 0
			for k < len(items) && a.Items[items[k]].Kind != it.Kind {
				k++
			}
			if k == len(items) {
				continue
			}
			was, before[it.ID] = a.Items[items[k]], items[k+1:]
			it.Fill = was.Fill
		}
		m.Way.Items = append(m.Way.Items, it)
		m.was = append(m.was, was)
	}
	return m
}

// Between returns the scene at share t, 0 to 1, of the motion from a to b.
func Between(a, b Scene, t float64) Scene {
	if t >= 1 {
		return b
	}
	return NewMotion(a, b).At(t)
}

// At returns the scene at share t, 0 to 1.
func (m Motion) At(t float64) Scene {
	if t >= 1 {
		return m.to
	}
	s := Scene{Width: m.Way.Width, Height: m.Way.Height, Items: make([]Item, len(m.Way.Items))}
	for i, it := range m.Way.Items {
		if it.ID != "" {
			it = itemBetween(m.was[i], it, t)
		}
		s.Items[i] = it
	}
	return s
}

// Shift returns the displacement of a group of Way; whole is false unless all its items move
// alike and keep their size.
func (m Motion) Shift(g Group) (dx, dy float64, whole bool) {
	for i := g.First; i < g.End; i++ {
		x, y, same := shift(m.was[i], m.Way.Items[i])
		if i == g.First {
			dx, dy = x, y
		}
		if !same || !near(x, dx) || !near(y, dy) {
			return 0, 0, false
		}
	}
	return dx, dy, true
}

// shift returns the displacement of an item; same is false if its size changes.
func shift(from, to Item) (dx, dy float64, same bool) {
	if !near(from.Size, to.Size) {
		return 0, 0, false
	}
	dx, dy = to.X-from.X, to.Y-from.Y
	if len(to.Points) > 0 && len(from.Points) == len(to.Points) {
		dx, dy = to.Points[0].X-from.Points[0].X, to.Points[0].Y-from.Points[0].Y
		for i := range to.Points {
			if !near(to.Points[i].X-from.Points[i].X, dx) || !near(to.Points[i].Y-from.Points[i].Y, dy) {
				return 0, 0, false
			}
		}
		return dx, dy, true
	}
	return dx, dy, len(from.Points) == len(to.Points) && near(from.W, to.W) && near(from.H, to.H)
}

// near reports whether a and b are equal but for rounding.
func near(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

func itemBetween(a, b Item, t float64) Item {
	at := func(a, b float64) float64 { return a + (b-a)*t }
	b.X, b.Y, b.W, b.H = at(a.X, b.X), at(a.Y, b.Y), at(a.W, b.W), at(a.H, b.H)
	if b.Kind == Beads || b.Kind == Slab {
		return joinedBetween(a, b, t)
	}
	b.Size = at(a.Size, b.Size)
	if len(a.Points) == len(b.Points) {
		points := make([]Point, len(b.Points))
		for i := range points {
			points[i] = Point{at(a.Points[i].X, b.Points[i].X), at(a.Points[i].Y, b.Points[i].Y)}
		}
		b.Points = points
	}
	return b
}

// joinedBetween interpolates a body of cells: it has its new form at once, as its cells must
// stay adjacent, and grows or shrinks.
func joinedBetween(a, b Item, t float64) Item {
	at := func(a, b float64) float64 { return a + (b-a)*t }
	from, to, size := middle(a.Points), middle(b.Points), at(a.Size, b.Size)
	points := make([]Point, len(b.Points))
	for i, p := range b.Points {
		points[i] = Point{at(from.X, to.X) + (p.X-to.X)*size/b.Size, at(from.Y, to.Y) + (p.Y-to.Y)*size/b.Size}
	}
	b.Points, b.Size = points, size
	return b
}

// middle returns the centre of the bounding box of points.
func middle(points []Point) Point {
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, p := range points {
		low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		high = Point{max(high.X, p.X), max(high.Y, p.Y)}
	}
	return Point{(low.X + high.X) / 2, (low.Y + high.Y) / 2}
}
