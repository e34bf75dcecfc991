package sceneview

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/scene"
	"langkah/widgets/style"
)

// view is the common part of [Board] and [Easel]: a widget that shows a scene
// as large as its space allows, and a ring around it while it has the keyboard.
type view struct {
	widget.BaseWidget

	self     focusable
	stage    *stage
	ring     *canvas.Rectangle // transparent where there is no focus; never hidden, see draw
	ringed   bool
	settling *fyne.Animation // delays repainting until the size is stable
}

type focusable interface {
	fyne.Widget
	fyne.Focusable
}

// extend makes the view the base of a widget.
func (v *view) extend(self focusable) {
	v.self, v.stage, v.ring = self, newStage(), canvas.NewRectangle(nil)
	v.ring.StrokeColor, v.ring.StrokeWidth = color.Transparent, 2
	v.ExtendBaseWidget(self)
}

func (v *view) show(s scene.Scene, slides bool) {
	if v.stage.show(s, slides) {
		v.Refresh()
	}
	v.draw()
}

// draw has the window drawn again. It refreshes the smallest object there is; the
// toolkit ignores those that are hidden.
func (v *view) draw() { canvas.Refresh(v.ring) }

// settle paints for the present size when it has rested for a moment. Until
// then, as while a window is being resized, what was painted is stretched.
func (v *view) settle() {
	if v.settling != nil {
		v.settling.Stop()
	}
	v.settling = fyne.NewAnimation(150*time.Millisecond, func(share float32) {
		if share == 1 {
			v.stage.repaint()
		}
	})
	v.settling.Start()
}

// Where is the place of the widget at which a place of the scene shows.
func (v *view) Where(at scene.Point) fyne.Position { return v.stage.where(at) }

func (v *view) takeFocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(v.self); c != nil {
		c.Focus(v.self)
	}
}

// FocusGained does not show the ring: what is clicked, or played on, needs none.
func (v *view) FocusGained() {}

// FocusLost hides the ring.
func (v *view) FocusLost() { v.showRing(false) }

func (v *view) showRing(shown bool) {
	if v.ringed != shown {
		v.ringed = shown
		v.Refresh()
	}
}

// KeyUp shows the ring when Tab has led here: it is released where the focus is by
// then.
func (v *view) KeyUp(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyTab {
		v.showRing(true)
	}
}

// CreateRenderer is for the toolkit.
func (v *view) CreateRenderer() fyne.WidgetRenderer { return &renderer{v} }

type renderer struct{ view *view }

// boardMargin is the room for the ring around the scene, in pixels.
const boardMargin = 10

func (r *renderer) Layout(size fyne.Size) {
	v := r.view
	corner, filled, stale := v.stage.fit(size, boardMargin, style.Density(v.self), style.Palette())
	// The ring lies close around the frame, in what the shadow keeps free.
	unit := v.stage.unit()
	v.ring.CornerRadius = 0.48 * unit
	v.ring.Move(corner.AddXY(0.24*unit, 0.24*unit))
	v.ring.Resize(filled.SubtractWidthHeight(0.48*unit, 0.48*unit))
	if stale {
		v.settle()
	}
}

// MinSize is small, so that the view never forces the window to grow.
func (r *renderer) MinSize() fyne.Size { return fyne.NewSize(180, 180) }

func (r *renderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.view.stage.objects), r.view.ring)
}

func (r *renderer) Refresh() {
	v := r.view
	if v.ring.StrokeColor = color.Transparent; v.ringed {
		v.ring.StrokeColor = theme.Color(theme.ColorNameFocus)
	}
	r.Layout(v.Size())
	canvas.Refresh(v.self)
}

func (r *renderer) Destroy() {}
