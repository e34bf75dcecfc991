package diagram

import (
	"cmp"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
)

// View is the visible part of a drawing, with its scale.
type View struct {
	Width, Height  float64 // of what it is seen on, in pixels
	X, Y           float64 // what is at its top left, in units of the drawing
	ScaleX, ScaleY float64 // pixels of a unit
}

// At returns the point at which a place of the drawing is seen.
func (v View) At(x, y float64) chart.Point {
	return chart.Point{X: (x - v.X) * v.ScaleX, Y: (y - v.Y) * v.ScaleY}
}

// Place returns the place of the drawing at a point: the inverse of At.
func (v View) Place(at chart.Point) (x, y float64) {
	return at.X/v.ScaleX + v.X, at.Y/v.ScaleY + v.Y
}

// Moved is the view of what lies so many pixels to the left and above.
func (v View) Moved(dx, dy float64) View {
	v.X -= dx / v.ScaleX
	v.Y -= dy / v.ScaleY
	return v
}

// scaled is the view at another scale, with the same place at a point.
func (v View) scaled(scaleX, scaleY float64, at chart.Point) View {
	x, y := v.Place(at)
	v.ScaleX, v.ScaleY = scaleX, scaleY
	v.X, v.Y = x-at.X/v.ScaleX, y-at.Y/v.ScaleY
	return v
}

// Picture is a way to draw a search at a moment.
type Picture interface {
	// Fit is the view of all of it, Natural that in a file.
	Fit(width, height float64) View
	Natural() View
	// Bounds is where all of it lies, in units of the drawing.
	Bounds() (left, top, right, bottom float64)
	// Zoom is a view by so much larger, with the same place at a point, as far as it
	// makes sense.
	Zoom(v View, by float64, at chart.Point) View
	// Draw draws what is seen.
	Draw(v View, w Writing) chart.Drawing
	// Hit is what is seen at a point; ok is false for nothing.
	Hit(v View, at chart.Point) (h Hit, ok bool)
	// Position is that of a node.
	Position(node int32) (p engine.Position, ok bool)
	// Spot is where a node is seen; ok is false where it is not shown.
	Spot(v View, node int32) (at chart.Point, ok bool)
}

// Hit is what is shown at a place of a picture.
type Hit struct {
	Node   int32          // 0 where it is more than one
	Folded int32          // the node below which the wedge is; 0 for no wedge
	Words  engine.Message // what there is to say of it
}

// Focus is the nodes that are looked at, 0 for none.
type Focus struct{ Selected, Next int32 }

// end is where the way leads that stands out: to what is looked at or, at the end
// of a search, to the goal.
func (f Focus) end(g *Growth) int32 {
	if at := cmp.Or(f.Selected, f.Next); at != 0 {
		return at
	}
	for n := g.Moment() - 1; n >= 0; n-- {
		switch e := g.Trace.Event(n); e.Kind {
		case search.Goal:
			return e.Node
		case search.Expanded:
			return 0
		}
	}
	return 0
}

// way is the nodes from the root to there.
func (f Focus) way(g *Growth) map[int32]bool {
	on := map[int32]bool{}
	for at := f.end(g); at != 0 && g.Has(at) && !on[at]; at = g.Standing(at).Parent {
		on[at] = true
	}
	return on
}

// Writing measures and translates the words of a drawing.
type Writing struct {
	Measure chart.Measure
	Say     func(engine.Message) string
}

// sketch is a drawing in the making.
type sketch struct {
	chart.Drawing
	Writing
	view View
}

func newSketch(v View, w Writing) *sketch {
	return &sketch{Drawing: chart.Drawing{Width: v.Width, Height: v.Height}, Writing: w, view: v}
}

func (s *sketch) add(shapes ...chart.Shape) { s.Shapes = append(s.Shapes, shapes...) }

// text writes a line with its capitals centred on y.
func (s *sketch) text(words string, x, y, size float64, align chart.Align, ink chart.Role, bold bool) {
	const capitals = 0.72 // of the font's size
	s.add(chart.Shape{Kind: chart.Text, X: x, Y: y + size*capitals/2, Text: words, Size: size, Align: align, Fill: ink, Bold: bold})
}

// chip writes words on a rounded ground around a point.
func (s *sketch) chip(words string, at chart.Point, size float64, ground, rim, ink chart.Role) {
	w, h := s.Measure(words, size, true)+size*1.1, size*1.5
	s.add(chart.Shape{Kind: chart.Box, X: at.X - w/2, Y: at.Y - h/2, W: w, H: h, Radius: h / 2, Fill: ground, Stroke: rim, Line: 1})
	s.text(words, at.X, at.Y, size, chart.Middle, ink, true)
}

// seen reports whether a box is partly visible.
func (s *sketch) seen(x, y, w, h float64) bool {
	return x < s.Width && x+w > 0 && y < s.Height && y+h > 0
}
