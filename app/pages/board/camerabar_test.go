package board

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
)

const balls = "2 2 2\nPYRAMID\nAA\nBB\nB\n"

func TestAPyramidTurnsUnderMouseAndArrowKeys(t *testing.T) {
	d := newDesk(t, balls)
	d.solve()
	v, c := d.page.view.camera, &d.page.model.camera
	if !v.content.Visible() || !v.sliders.Visible() || !v.perspective.Chosen() {
		t.Fatal("a pyramid is not shown in perspective")
	}
	test.Tap(v.flat)
	if v.sliders.Visible() || !v.flat.Chosen() {
		t.Fatal("the sliders are there without perspective")
	}
	d.Press(fyne.KeyRight)
	if d.index() != 1 {
		t.Error("without perspective the arrow keys do not step")
	}
	test.Tap(v.perspective)
	before := c.view
	d.page.view.board.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(20, 10)})
	if c.view.Yaw >= before.Yaw || c.view.Pitch <= before.Pitch {
		t.Errorf("the mouse turns the view from %v to %v", before, c.view)
	}
	before = c.view
	d.Press(fyne.KeyLeft)
	d.Press(fyne.KeyUp)
	if c.view.Yaw <= before.Yaw || c.view.Pitch >= before.Pitch || d.index() != 1 {
		t.Errorf("the arrow keys turn the view from %v to %v, at step %d", before, c.view, d.index())
	}
	for range 100 {
		d.Press(fyne.KeyDown)
	}
	if c.view.Pitch != math.Pi/2 {
		t.Errorf("the view goes beyond that from above: %v", c.view.Pitch)
	}
	v.lift.SetValue(1)
	v.hidden.SetValue(1)
	if c.view.Lift != 1 || c.view.Hidden != 1 || v.layer.Text != "layer 1 of 2" {
		t.Errorf("the sliders give %v, %q", c.view, v.layer.Text)
	}
	d.page.view.board.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 20)})
	if c.view.Zoom <= 1 {
		t.Errorf("the wheel gives the zoom %v", c.view.Zoom)
	}
	d.Press(fyne.KeyEnd)
	if d.index() != 2 {
		t.Error("End does not go to the end in perspective")
	}
}

func TestAFlatBoardHasNoPerspective(t *testing.T) {
	d := newDesk(t, balls)
	d.page.host.Open("flat", looktest.Puzzle(t, looktest.Eight))
	if d.page.view.camera.content.Visible() {
		t.Error("perspective is offered for a flat board")
	}
	d.solve()
	if d.Press(fyne.KeyRight); d.index() != 1 {
		t.Error("the arrow keys do not step on a flat board")
	}
}

// The camera is the model's: other views of it, in another language, see the same.
func TestThePerspectiveOutlivesItsViews(t *testing.T) {
	d := newDesk(t, balls)
	d.page.view.camera.lift.SetValue(1)
	d.page.view.camera.turn(1, 0.1)
	before := d.page.model.camera
	d.page.Build()
	v := d.page.view.camera
	if d.page.model.camera != before || !v.perspective.Chosen() || v.lift.Value != 1 || !v.sliders.Visible() {
		t.Errorf("%+v became %+v; chosen: %t, lifted by %v", before, d.page.model.camera, v.perspective.Chosen(), v.lift.Value)
	}
}

// The next start shows a pyramid as the last one did.
func TestThePerspectiveIsRemembered(t *testing.T) {
	d := newDesk(t, balls)
	d.page.view.camera.turn(1, 0.1)
	d.page.view.camera.wheel(20)
	test.Tap(d.page.view.camera.flat)
	if again := rememberedCamera(d.Frame.Preferences); again != d.page.model.camera {
		t.Errorf("%+v is remembered as %+v", d.page.model.camera, again)
	}
}
