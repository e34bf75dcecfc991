package app

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/scene"
)

// solidView shows a puzzle that is solid, such as a pyramid, in perspective: the
// mouse and the arrow keys turn it, sliders lift its layers apart and hide the
// upper ones. It is not there for flat puzzles.
type solidView struct {
	board   *boardView
	view    scene.View
	solid   *widget.Check
	lift    *widget.Slider
	hidden  *widget.Slider
	sliders fyne.CanvasObject
	content fyne.CanvasObject
}

func newSolidView(b *boardView) *solidView {
	x := b.page.w.words.x
	v := &solidView{board: b, view: scene.View{Yaw: 0.5, Pitch: 0.5}}
	v.solid = widget.NewCheck(x("solid.show", "In perspective"), func(bool) { v.changed() })
	v.lift, v.hidden = widget.NewSlider(0, 1.5), widget.NewSlider(0, 1)
	v.lift.Step = 0.05
	v.lift.OnChanged = func(lift float64) { v.view.Lift = lift; v.changed() }
	v.hidden.OnChanged = func(hidden float64) { v.view.Hidden = int(hidden); v.changed() }
	v.sliders = container.NewGridWithColumns(2,
		container.NewBorder(nil, nil, widget.NewLabel(x("solid.lift", "Lift")), nil, v.lift),
		container.NewBorder(nil, nil, widget.NewLabel(x("solid.hide", "Hide")), nil, v.hidden),
	)
	v.sliders.Hide()
	v.content = container.NewBorder(nil, nil, v.solid, nil, v.sliders)
	v.content.Hide()
	return v
}

func (v *solidView) changed() {
	if v.solid.Checked {
		v.sliders.Show()
	} else {
		v.sliders.Hide()
	}
	v.board.show(false)
	v.board.page.focus()
}

// turned is the position as a solid one, where it is shown in perspective.
func (v *solidView) turned(p engine.Position) (t engine.Turnable, ok bool) {
	t, ok = p.(engine.Turnable)
	return t, ok && v.solid.Checked && t.Solid() > 0
}

// scene is the picture of a position as the user wants to see it.
func (v *solidView) scene(p engine.Position) scene.Scene {
	t, ok := p.(engine.Turnable)
	if !ok || t.Solid() == 0 {
		v.content.Hide()
		return p.Scene()
	}
	v.content.Show()
	v.hidden.Max = float64(t.Solid() - 1)
	v.hidden.Value = min(v.hidden.Value, v.hidden.Max)
	v.view.Hidden = int(v.hidden.Value)
	if !v.solid.Checked {
		return p.Scene()
	}
	return t.SceneFrom(v.view)
}

// turn turns the picture by angles; it does not go below the base or beyond the
// view from above.
func (v *solidView) turn(yaw, pitch float64) {
	if _, ok := v.turned(v.board.page.w.session.Position()); !ok {
		return
	}
	v.view.Yaw += yaw
	v.view.Pitch = min(max(v.view.Pitch+pitch, 0), math.Pi/2)
	v.board.show(false)
}

// drag turns the picture with the mouse.
func (v *solidView) drag(dx, dy float32) {
	const perPixel = 0.01
	v.turn(-perPixel*float64(dx), perPixel*float64(dy))
}

// key turns the picture with an arrow key; it is false for another key, and
// where there is nothing to turn.
func (v *solidView) key(e *fyne.KeyEvent) bool {
	if _, ok := v.turned(v.board.page.w.session.Position()); !ok {
		return false
	}
	const step = math.Pi / 24
	switch e.Name {
	case fyne.KeyLeft:
		v.turn(step, 0)
	case fyne.KeyRight:
		v.turn(-step, 0)
	case fyne.KeyUp:
		v.turn(0, -step)
	case fyne.KeyDown:
		v.turn(0, step)
	default:
		return false
	}
	return true
}
