package app

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
)

const balls = "2 2 2\nPYRAMID\nAA\nBB\nB\n"

func TestAPyramidTurnsUnderMouseAndArrowKeys(t *testing.T) {
	d := newDesk(t, file(t, "pyramid.txt", balls))
	d.solve()
	v := d.solvePage().view.solid
	if !v.content.Visible() || v.sliders.Visible() {
		t.Fatal("the choice of perspective is not offered alone")
	}
	d.press(fyne.KeyRight)
	if d.session.Index() != 1 {
		t.Error("without perspective the arrow keys do not step")
	}
	v.solid.SetChecked(true)
	before := v.view
	d.solvePage().view.board.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(20, 10)})
	if v.view.Yaw >= before.Yaw || v.view.Pitch <= before.Pitch {
		t.Errorf("the mouse turns the view from %v to %v", before, v.view)
	}
	before = v.view
	d.press(fyne.KeyLeft)
	d.press(fyne.KeyUp)
	if v.view.Yaw <= before.Yaw || v.view.Pitch >= before.Pitch || d.session.Index() != 1 {
		t.Errorf("the arrow keys turn the view from %v to %v, at step %d", before, v.view, d.session.Index())
	}
	for range 100 {
		d.press(fyne.KeyDown)
	}
	if v.view.Pitch != math.Pi/2 {
		t.Errorf("the view goes beyond that from above: %v", v.view.Pitch)
	}
	v.lift.SetValue(1)
	v.hidden.SetValue(1)
	if v.view.Lift != 1 || v.view.Hidden != 1 || !v.sliders.Visible() {
		t.Errorf("the sliders give %v", v.view)
	}
	d.press(fyne.KeyEnd)
	if d.session.Index() != 2 {
		t.Error("End does not go to the end in perspective")
	}
}

func TestAFlatBoardHasNoPerspective(t *testing.T) {
	d := newDesk(t, file(t, "pyramid.txt", balls))
	d.solvePage().view.solid.solid.SetChecked(true)
	d.openFile(file(t, "tiny.txt", eight))
	if d.solvePage().view.solid.content.Visible() {
		t.Error("perspective is offered for a flat board")
	}
	d.solve()
	if d.press(fyne.KeyRight); d.session.Index() != 1 {
		t.Error("the arrow keys do not step on a flat board")
	}
}
