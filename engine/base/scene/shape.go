package scene

import "math"

// Shape returns a scene of one piece alone, without its name and marks; ok is false for a
// piece that is no body of cells or balls.
func (s Scene) Shape(id string) (shape Scene, ok bool) {
	area := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, it := range s.Of(id) {
		switch it.Kind {
		case Beads, Slab, Ball, Rod:
			it.Text, it.Marked, it.Pinned, it.Pose = "", false, false, Lies
			shape.Items = append(shape.Items, it)
			area = area.union(it.bounds())
		}
	}
	for i, it := range shape.Items {
		shape.Items[i] = it.Shifted(-area.x0, -area.y0)
	}
	shape.Width, shape.Height = area.x1-area.x0, area.y1-area.y0
	return shape, len(shape.Items) > 0
}
