package sceneview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

// Easel shows a scene like a [Board], to draw on: it reports where on the scene the
// mouse is pressed, dragged and released, and what is typed. Nothing slides on it.
type Easel struct {
	view

	OnPress, OnDraw, OnRelease func(at scene.Point)
	OnSecondary                func(at scene.Point) // the right button
	OnKey                      func(*fyne.KeyEvent)
	OnRune                     func(rune)

	pressed bool
	last    scene.Point // where the mouse was while it was pressed
}

var (
	_ fyne.Focusable    = (*Easel)(nil)
	_ fyne.Draggable    = (*Easel)(nil)
	_ desktop.Mouseable = (*Easel)(nil)
	_ desktop.Keyable   = (*Easel)(nil)
)

// NewEasel makes an empty easel.
func NewEasel() *Easel {
	e := &Easel{}
	e.extend(e)
	return e
}

// SetScene shows another scene.
func (e *Easel) SetScene(s scene.Scene) { e.show(s, false) }

// MouseDown begins to draw, and takes the focus.
func (e *Easel) MouseDown(m *desktop.MouseEvent) {
	e.showRing(false)
	e.takeFocus()
	if m.Button == desktop.MouseButtonSecondary {
		if e.OnSecondary != nil {
			e.OnSecondary(e.stage.point(m.Position))
		}
		return
	}
	e.pressed, e.last = true, e.stage.point(m.Position)
	e.OnPress(e.last)
}

// Dragged draws on.
func (e *Easel) Dragged(d *fyne.DragEvent) {
	if e.pressed {
		e.last = e.stage.point(d.Position)
		e.OnDraw(e.last)
	}
}

// MouseUp ends it where the mouse is.
func (e *Easel) MouseUp(m *desktop.MouseEvent) {
	if e.pressed {
		e.last = e.stage.point(m.Position)
	}
	e.DragEnd()
}

// DragEnd ends it where the mouse was last.
func (e *Easel) DragEnd() {
	if e.pressed {
		e.pressed = false
		e.OnRelease(e.last)
	}
}

// TypedKey hands keys on.
func (e *Easel) TypedKey(k *fyne.KeyEvent) { e.OnKey(k) }

// TypedRune hands on what is typed.
func (e *Easel) TypedRune(r rune) { e.OnRune(r) }

// KeyDown is nothing to an easel.
func (e *Easel) KeyDown(*fyne.KeyEvent) {}
