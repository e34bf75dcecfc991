package board

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/look"
)

// perspective are the controls of the camera: the mouse and the arrow keys turn
// a solid puzzle, sliders lift its layers apart and hide the upper ones. They are
// not there for flat puzzles.
type perspective struct {
	model   *Model
	changed func() // the camera sees another picture
	wanted  *widget.Check
	lift    *widget.Slider
	hidden  *widget.Slider
	sliders fyne.CanvasObject
	content fyne.CanvasObject
}

func newPerspective(w look.Words, m *Model, changed func()) *perspective {
	v := &perspective{model: m, changed: changed}
	c := &m.camera
	v.wanted = widget.NewCheck(w.Text("solid.show", "In perspective"), nil)
	v.wanted.Checked = c.perspective
	v.wanted.OnChanged = func(on bool) {
		c.perspective = on
		changed()
	}
	v.lift, v.hidden = widget.NewSlider(0, 1.5), widget.NewSlider(0, 1)
	v.lift.Step = 0.05
	v.lift.Value = c.view.Lift
	v.lift.OnChanged = func(lift float64) {
		c.view.Lift = lift
		changed()
	}
	v.hidden.OnChanged = func(hidden float64) {
		c.view.Hidden = int(hidden)
		changed()
	}
	v.sliders = container.NewGridWithColumns(2,
		container.NewBorder(nil, nil, widget.NewLabel(w.Text("solid.lift", "Lift")), nil, v.lift),
		container.NewBorder(nil, nil, widget.NewLabel(w.Text("solid.hide", "Hide")), nil, v.hidden),
	)
	v.content = container.NewBorder(nil, nil, v.wanted, nil, v.sliders)
	v.content.Hide()
	return v
}

// show offers the controls that the position shown has a use for.
func (v *perspective) show() {
	n := layers(v.model.shown())
	if n == 0 {
		v.content.Hide()
		return
	}
	v.hidden.Max = float64(n - 1)
	v.hidden.Value = float64(v.model.camera.view.Hidden)
	if v.sliders.Visible() != v.model.camera.perspective {
		if v.model.camera.perspective {
			v.sliders.Show()
		} else {
			v.sliders.Hide()
		}
	}
	v.content.Show()
}

// turn turns the picture where there is one to turn.
func (v *perspective) turn(yaw, pitch float64) (turned bool) {
	if _, ok := v.model.camera.turned(v.model.session.Position()); !ok {
		return false
	}
	v.model.camera.turn(yaw, pitch)
	v.changed()
	return true
}

// drag turns the picture with the mouse.
func (v *perspective) drag(dx, dy float32) {
	const perPixel = 0.01
	v.turn(-perPixel*float64(dx), perPixel*float64(dy))
}

// key turns the picture with an arrow key; it is false for another key, and
// where there is nothing to turn.
func (v *perspective) key(e *fyne.KeyEvent) bool {
	const step = math.Pi / 24
	switch e.Name {
	case fyne.KeyLeft:
		return v.turn(step, 0)
	case fyne.KeyRight:
		return v.turn(-step, 0)
	case fyne.KeyUp:
		return v.turn(0, -step)
	case fyne.KeyDown:
		return v.turn(0, step)
	}
	return false
}
