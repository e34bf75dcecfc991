package searchview

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/chart"
	"langkah/engine/study/diagram"
	"langkah/widgets/style"
)

var (
	_ fyne.Draggable     = (*Canvas)(nil)
	_ fyne.Scrollable    = (*Canvas)(nil)
	_ fyne.Tappable      = (*Canvas)(nil)
	_ desktop.Hoverable  = (*Canvas)(nil)
	_ desktop.Cursorable = (*Canvas)(nil)
)

// point is a place of the canvas in the drawing's pixels.
func point(at fyne.Position) chart.Point {
	zoom := style.Zoom()
	return chart.Point{X: float64(at.X / zoom), Y: float64(at.Y / zoom)}
}

func (c *Canvas) hit(at fyne.Position) (h diagram.Hit, ok bool) {
	if c.picture == nil {
		return h, false
	}
	return c.picture.Hit(c.sight().View, point(at))
}

// Tapped chooses a node, or opens a wedge.
func (c *Canvas) Tapped(e *fyne.PointEvent) {
	switch h, ok := c.hit(e.Position); {
	case !ok:
	case h.Folded != 0:
		c.opened[h.Folded] = true
		s := c.sight()
		s.own = true
		c.draw(diagram.Focus{Next: h.Folded})
	case h.Node != 0:
		c.OnSelect(h.Node)
	}
}

// Dragged moves the picture.
func (c *Canvas) Dragged(e *fyne.DragEvent) {
	if c.picture == nil {
		return
	}
	s, zoom := c.sight(), style.Zoom()
	s.View, s.own = s.Moved(float64(e.Dragged.DX/zoom), float64(e.Dragged.DY/zoom)), true
	s.keep(c.picture)
	c.repaint()
}

// DragEnd lets go.
func (c *Canvas) DragEnd() {}

// Scrolled makes the picture larger or smaller around the mouse.
func (c *Canvas) Scrolled(e *fyne.ScrollEvent) {
	if c.picture != nil {
		c.zoom(math.Exp2(float64(e.Scrolled.DY)/60), point(e.Position))
	}
}

// MouseIn is a movement.
func (c *Canvas) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved says what the mouse is over.
func (c *Canvas) MouseMoved(e *desktop.MouseEvent) {
	h, _ := c.hit(e.Position)
	if h.Node == c.over.Node && h.Folded == c.over.Folded && h.Words.String() == c.over.Words.String() {
		return
	}
	if h.Node != c.over.Node {
		c.OnHover(h.Node)
	}
	c.over = h
	c.frame.Tips.Hide()
	if !h.Words.IsZero() {
		c.spot.Resize(fyne.NewSquareSize(16))
		c.spot.Move(e.Position.SubtractXY(8, 8))
		c.frame.Tips.Wait(c.spot, c.frame.Words.Message(h.Words))
	}
}

// MouseOut is over nothing.
func (c *Canvas) MouseOut() {
	c.frame.Tips.Hide()
	if c.over.Node != 0 {
		c.OnHover(0)
	}
	c.over = diagram.Hit{}
}

// Cursor is a hand over what can be pressed.
func (c *Canvas) Cursor() desktop.Cursor {
	if c.over.Node != 0 || c.over.Folded != 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
