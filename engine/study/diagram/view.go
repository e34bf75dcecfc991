package diagram

import (
	"cmp"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
)

// View is the visible part of a drawing, with its scale.
type View struct {
	Width, Height  float64 // in pixels
	X, Y           float64 // the top left, in units of the drawing
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

// Moved returns the view shifted by pixels to the left and up.
func (v View) Moved(dx, dy float64) View {
	v.X -= dx / v.ScaleX
	v.Y -= dy / v.ScaleY
	return v
}

// scaled returns the view at another scale, with the same place at a point.
func (v View) scaled(scaleX, scaleY float64, at chart.Point) View {
	x, y := v.Place(at)
	v.ScaleX, v.ScaleY = scaleX, scaleY
	v.X, v.Y = x-at.X/v.ScaleX, y-at.Y/v.ScaleY
	return v
}

// Picture is a way to draw a search at a moment.
type Picture interface {
	// Fit returns the view of the whole picture, Natural that in a file.
	Fit(width, height float64) View
	Natural() View
	// Bounds returns the bounding box, in units of the drawing.
	Bounds() (left, top, right, bottom float64)
	// Zoom returns a view scaled by a factor within the picture's limits, with the same
	// place at a point.
	Zoom(v View, by float64, at chart.Point) View
	// Draw draws the visible part.
	Draw(v View, w Writing) chart.Drawing
	// Hit returns the item at a point; ok is false where there is none.
	Hit(v View, at chart.Point) (h Hit, ok bool)
	// Position returns the position of a node.
	Position(node int32) (p engine.Position, ok bool)
	// Spot returns the point of a node; ok is false where it is not shown.
	Spot(v View, node int32) (at chart.Point, ok bool)
}

// Hit is the item at a point of a picture.
type Hit struct {
	Node   int32          // 0 for several nodes
	Folded int32          // the node above a wedge; 0 for no wedge
	Words  engine.Message // its description
}

// Focus holds the highlighted nodes, 0 for none.
type Focus struct {
	Selected, Next int32
	Named          []int32 // those whose numbers a tree shows
}

// end returns the last node of the highlighted path: the node in focus or, before it is made,
// its parent; at the end of a search the goal.
func (f Focus) end(g *Growth) int32 {
	if at := cmp.Or(f.Selected, f.Next); at != 0 {
		if made, ok := g.Trace.Node(at); ok && !g.Has(at) {
			return made.Parent
		}
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

// way returns the nodes of the highlighted path.
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

// sketch is an unfinished drawing.
type sketch struct {
	chart.Drawing
	Writing
	view View
}

func newSketch(v View, w Writing) *sketch {
	return &sketch{Drawing: chart.Drawing{Width: v.Width, Height: v.Height}, Writing: w, view: v}
}

func (s *sketch) add(shapes ...chart.Shape) { s.Shapes = append(s.Shapes, shapes...) }

// text writes a line whose capital letters are centred on y.
func (s *sketch) text(words string, x, y, size float64, align chart.Align, ink chart.Role, bold bool) {
	const capitals = 0.72 // of the font's size
	s.add(chart.Shape{Kind: chart.Text, X: x, Y: y + size*capitals/2, Text: words, Size: size, Align: align, Fill: ink, Bold: bold})
}

// chip writes words on a rounded rectangle around a point.
func (s *sketch) chip(words string, at chart.Point, size float64, ground, rim, ink chart.Role) {
	w, h := s.Measure(words, size, true)+size*1.1, size*1.5
	s.add(chart.Shape{Kind: chart.Box, X: at.X - w/2, Y: at.Y - h/2, W: w, H: h, Radius: h / 2, Fill: ground, Stroke: rim, Line: 1})
	s.text(words, at.X, at.Y, size, chart.Middle, ink, true)
}

// seen reports whether a box is partly visible.
func (s *sketch) seen(x, y, w, h float64) bool {
	return x < s.Width && x+w > 0 && y < s.Height && y+h > 0
}
