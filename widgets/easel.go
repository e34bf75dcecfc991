package widgets

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/scene"
)

// Easel shows a scene like a [Board], to draw on: it tells where on the scene
// the mouse is pressed, drawn along and let go, and what is typed. Nothing
// slides on it.
type Easel struct {
	widget.BaseWidget

	OnPress, OnDraw, OnRelease func(at scene.Point)
	OnKey                      func(*fyne.KeyEvent)
	OnRune                     func(rune)

	stage    *stage
	ring     *canvas.Rectangle // shows the focus, once Tab has brought it here; never hidden, see SetScene
	ringed   bool
	settling *fyne.Animation // waits until the size rests
	pressed  bool
	last     scene.Point // where the mouse was while it was pressed
}

var (
	_ fyne.Focusable    = (*Easel)(nil)
	_ fyne.Draggable    = (*Easel)(nil)
	_ desktop.Mouseable = (*Easel)(nil)
	_ desktop.Keyable   = (*Easel)(nil)
)

// NewEasel makes an empty easel.
func NewEasel() *Easel {
	e := &Easel{stage: newStage(), ring: canvas.NewRectangle(nil)}
	e.ring.StrokeColor = color.Transparent
	e.ring.StrokeWidth = 2
	e.ExtendBaseWidget(e)
	return e
}

// SetScene shows another scene.
func (e *Easel) SetScene(s scene.Scene) {
	if e.stage.show(s, false) {
		e.Refresh()
	}
	canvas.Refresh(e.ring) // the least that has the window drawn again; the toolkit ignores what is hidden
}

// place is where on the scene a place of the widget is.
func (e *Easel) place(at fyne.Position) scene.Point {
	unit := float64(e.stage.style.Cell) / e.stage.scale
	if unit <= 0 {
		return scene.Point{}
	}
	return scene.Point{X: float64(at.X-e.stage.corner.X) / unit, Y: float64(at.Y-e.stage.corner.Y) / unit}
}

// Spot is where in the widget a place of the scene is.
func (e *Easel) Spot(at scene.Point) fyne.Position {
	unit := float64(e.stage.style.Cell) / e.stage.scale
	return e.stage.corner.AddXY(float32(at.X*unit), float32(at.Y*unit))
}

// MouseDown begins to draw, and takes the focus.
func (e *Easel) MouseDown(m *desktop.MouseEvent) {
	e.showRing(false)
	if c := fyne.CurrentApp().Driver().CanvasForObject(e); c != nil {
		c.Focus(e)
	}
	if m.Button == desktop.MouseButtonSecondary {
		return
	}
	e.pressed, e.last = true, e.place(m.Position)
	e.OnPress(e.last)
}

// Dragged draws on.
func (e *Easel) Dragged(d *fyne.DragEvent) {
	if e.pressed {
		e.last = e.place(d.Position)
		e.OnDraw(e.last)
	}
}

// MouseUp ends it where the mouse is.
func (e *Easel) MouseUp(m *desktop.MouseEvent) {
	if e.pressed {
		e.last = e.place(m.Position)
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

// FocusGained does not show the ring: what is clicked needs none.
func (e *Easel) FocusGained() {}

// FocusLost hides the ring.
func (e *Easel) FocusLost() { e.showRing(false) }

func (e *Easel) showRing(shown bool) {
	if e.ringed != shown {
		e.ringed = shown
		e.Refresh()
	}
}

// TypedKey hands keys on.
func (e *Easel) TypedKey(k *fyne.KeyEvent) { e.OnKey(k) }

// TypedRune hands on what is typed.
func (e *Easel) TypedRune(r rune) { e.OnRune(r) }

// KeyDown is nothing to an easel.
func (e *Easel) KeyDown(*fyne.KeyEvent) {}

// KeyUp shows where the keys go, when it was Tab that has led here.
func (e *Easel) KeyUp(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyTab {
		e.showRing(true)
	}
}

// MinSize is small, so that the easel never forces the window to grow.
func (e *Easel) MinSize() fyne.Size { return fyne.NewSize(180, 180) }

// CreateRenderer is for the toolkit.
func (e *Easel) CreateRenderer() fyne.WidgetRenderer { return &easelRenderer{e} }

type easelRenderer struct{ easel *Easel }

func (r *easelRenderer) Layout(size fyne.Size) {
	e := r.easel
	corner, filled, stale := e.stage.fit(size, boardMargin, density(e), palette())
	unit := float32(e.stage.style.Cell) / float32(e.stage.scale)
	e.ring.CornerRadius = 0.48 * unit
	e.ring.Move(corner.AddXY(0.24*unit, 0.24*unit))
	e.ring.Resize(filled.SubtractWidthHeight(0.48*unit, 0.48*unit))
	if stale {
		e.settle()
	}
}

// settle paints for the present size when it has rested for a moment.
func (e *Easel) settle() {
	if e.settling != nil {
		e.settling.Stop()
	}
	e.settling = fyne.NewAnimation(150*time.Millisecond, func(share float32) {
		if share == 1 {
			e.stage.repaint()
		}
	})
	e.settling.Start()
}

func (r *easelRenderer) MinSize() fyne.Size { return r.easel.MinSize() }

func (r *easelRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.easel.stage.objects), r.easel.ring)
}

func (r *easelRenderer) Refresh() {
	e := r.easel
	if e.ring.StrokeColor = color.Transparent; e.ringed {
		e.ring.StrokeColor = theme.Color(theme.ColorNameFocus)
	}
	e.ring.FillColor = nil
	r.Layout(e.Size())
	canvas.Refresh(e)
}

func (r *easelRenderer) Destroy() {}
