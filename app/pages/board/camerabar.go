package board

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/scene"
	"langkah/widgets"
	"langkah/widgets/style"
)

// cameraBar are the controls of the camera: perspective or layers, and in
// perspective sliders that lift the layers apart and hide the upper ones. The
// mouse and the arrow keys turn the picture, the wheel makes it larger. For a flat
// board of small cells they are buttons that enlarge it, which the wheel does, too; then
// the mouse drags it. The bar is not there for other puzzles.
type cameraBar struct {
	frame       *look.Frame
	model       *Model
	changed     func() // the camera sees another picture
	perspective *widgets.Tab
	flat        *widgets.Tab
	lift        *widgets.Slider
	hidden      *widgets.Slider
	layer       *widget.Label // the highest that is shown
	sliders     *fyne.Container
	solid       *fyne.Container // what turns
	larger      *fyne.Container // what enlarges
	content     *fyne.Container
	lens        lens
}

// lens is a board that can be enlarged.
type lens interface {
	Zoom() float64
	SetZoom(zoom float64, at scene.Point)
	Pan(dx, dy float32)
	Pointed() scene.Point
	Middle() scene.Point
}

func newCameraBar(f *look.Frame, m *Model, board lens, changed func()) *cameraBar {
	w := f.Words
	v := &cameraBar{frame: f, model: m, changed: changed, layer: widget.NewLabel(""), lens: board}
	v.perspective = widgets.NewTab(w.Text("solid.perspective", "Perspective"), func() { v.want(true) })
	v.flat = widgets.NewTab(w.Text("solid.layers", "Layers"), func() { v.want(false) })
	v.perspective.OnKey, v.flat.OnKey = f.Key, f.Key
	v.lift = widgets.NewSlider(func(lift float64) {
		m.camera.view.Lift = lift
		changed()
	})
	v.lift.Max, v.lift.Step, v.lift.Value = 1.5, 0.05, m.camera.view.Lift
	v.hidden = widgets.NewSlider(func(hidden float64) {
		m.camera.view.Hidden = int(hidden)
		changed()
	})
	v.layer.Importance = widget.LowImportance
	v.sliders = container.New(cameraLine{},
		widget.NewLabel(w.Text("solid.lift", "Lift")), v.lift, widget.NewLabel(w.Text("solid.hide", "Hide")), v.hidden, v.layer)
	v.lift.OnKey, v.hidden.OnKey = f.Key, f.Key
	segments := widgets.NewSurface(style.ColorPanel, style.ControlRadius, container.New(layout.NewCustomPaddedHBoxLayout(0), v.perspective, v.flat))
	v.solid = look.Wrap(container.NewHBox(segments), v.sliders)
	button := func(icon fyne.Resource, tip string, do func()) fyne.CanvasObject {
		b := widgets.NewIconButton(icon, f.Tips, tip, do)
		b.OnKey = f.Key
		return b
	}
	v.larger = container.New(layout.NewCustomPaddedHBoxLayout(2), layout.NewSpacer(),
		button(theme.ZoomOutIcon(), w.Text("board.smaller", "Smaller (Page Down)"), v.out),
		button(theme.ZoomFitIcon(), w.Text("board.whole", "Show the whole board"), v.whole),
		button(theme.ZoomInIcon(), w.Text("board.larger", "Larger (Page Up)"), v.in))
	v.content = container.NewStack(v.solid, v.larger)
	v.content.Hide()
	return v
}

// show offers the controls that the position shown has a use for.
func (v *cameraBar) show() {
	n, c := layers(v.model.shown()), &v.model.camera
	large := n == 0 && v.closest() > 1
	look.Show(v.content, n > 0 || large)
	look.Show(v.solid, n > 0)
	look.Show(v.larger, large)
	if n == 0 {
		return
	}
	if v.perspective.Chosen() != c.perspective || v.flat.Chosen() == c.perspective {
		v.perspective.Choose(c.perspective)
		v.flat.Choose(!c.perspective)
	}
	look.Show(v.sliders, c.perspective)
	if v.hidden.Max != float64(n-1) || v.hidden.Value != float64(c.view.Hidden) {
		v.hidden.Max, v.hidden.Value = float64(n-1), float64(c.view.Hidden)
		v.hidden.Refresh()
	}
	look.Set(v.layer, v.frame.Words.Textf("solid.layer", "layer %d of %d", n-c.view.Hidden, n))
}

// want chooses between perspective and layers.
func (v *cameraBar) want(perspective bool) {
	v.model.camera.perspective = perspective
	v.remember()
}

// remember keeps the camera for the next start and shows what it sees.
func (v *cameraBar) remember() {
	c, p := v.model.camera, v.frame.Preferences
	p.SetPerspective(c.perspective)
	p.SetCamera(c.view.Yaw, c.view.Pitch, c.view.Zoom)
	v.changed()
}

// turn turns the picture where there is one to turn.
func (v *cameraBar) turn(yaw, pitch float64) (turned bool) {
	if _, ok := v.model.camera.turned(v.model.session.Position()); !ok {
		return false
	}
	v.model.camera.turn(yaw, pitch)
	v.remember()
	return true
}

// wheel makes the picture larger or smaller.
func (v *cameraBar) wheel(up float32) {
	if _, ok := v.model.camera.turned(v.model.session.Position()); ok {
		v.model.camera.zoom(float64(up))
		v.remember()
		return
	}
	v.magnify(math.Exp2(float64(up)/60), v.lens.Pointed())
}

// closest is by how much the board can be enlarged.
func (v *cameraBar) closest() float64 { return closest(v.model.shown()) }

// magnify enlarges the board by a factor around a place.
func (v *cameraBar) magnify(by float64, at scene.Point) {
	if most := v.closest(); most > 1 {
		v.model.camera.magnified = min(max(v.lens.Zoom()*by, 1), most)
		v.lens.SetZoom(v.model.camera.magnified, at)
		v.changed()
	}
}

const zoomStep = 1.5

func (v *cameraBar) in()    { v.magnify(zoomStep, v.lens.Middle()) }
func (v *cameraBar) out()   { v.magnify(1/zoomStep, v.lens.Middle()) }
func (v *cameraBar) whole() { v.magnify(0, v.lens.Middle()) }

// unmagnify shows the whole board of another puzzle.
func (v *cameraBar) unmagnify() {
	v.model.camera.magnified = 0
	v.lens.SetZoom(1, scene.Point{})
}

// drag turns the picture with the mouse.
func (v *cameraBar) drag(dx, dy float32) {
	const perPixel = 0.01
	if !v.turn(-perPixel*float64(dx), perPixel*float64(dy)) {
		v.lens.Pan(dx, dy)
	}
}

// key turns the picture with an arrow key; it is false for another key, and
// where there is nothing to turn.
func (v *cameraBar) key(e *fyne.KeyEvent) bool {
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

// cameraLine lays out two sliders with their names before them, and the layer
// behind, where there is room for it.
type cameraLine struct{}

const (
	leastLift = 40  // length of a slider
	mostLift  = 110 // longer ones look lost
)

func (cameraLine) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(2*leastLift, 0)
	if style.Touch() {
		least.Width = 2 * mostLift
	}
	for i, o := range objects {
		m := o.MinSize()
		least.Height = fyne.Max(least.Height, m.Height)
		if i == 0 || i == 2 {
			least.Width += m.Width
		}
	}
	return least
}

func (cameraLine) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	widths := make([]float32, len(objects))
	left := size.Width
	for _, i := range []int{0, 2, 4} {
		widths[i] = objects[i].MinSize().Width
		left -= widths[i]
	}
	objects[4].(*widget.Label).Hidden = left < 2*leastLift
	if left < 2*leastLift {
		left, widths[4] = left+widths[4], 0
	}
	long := fyne.Min(left/2, mostLift)
	widths[1], widths[3] = long, long
	x := size.Width - widths[0] - widths[1] - widths[2] - widths[3] - widths[4]
	for i, o := range objects {
		high := o.MinSize().Height
		o.Move(fyne.NewPos(look.Whole(x), look.Whole((size.Height-high)/2)))
		o.Resize(fyne.NewSize(widths[i], high))
		x += widths[i]
	}
}
