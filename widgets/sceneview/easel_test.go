package sceneview

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"langkah/engine/base/scene"
)

// An easel tells where on the scene the mouse is, and ends a stroke once.
func TestAnEaselTellsWhereItIsDrawn(t *testing.T) {
	test.NewTempApp(t)
	e := NewEasel()
	var pressed, drawn scene.Point
	released := 0
	e.OnPress = func(at scene.Point) { pressed = at }
	e.OnDraw = func(at scene.Point) { drawn = at }
	e.OnRelease = func(scene.Point) { released++ }
	test.NewTempWindow(t, e).Resize(fyne.NewSize(400, 300))
	e.SetScene(scene.NewBoard(3, 3))
	near := func(a, b scene.Point) bool { return math.Abs(a.X-b.X) < 0.05 && math.Abs(a.Y-b.Y) < 0.05 }
	from, to := scene.Middle(0, 0), scene.Middle(2, 1)
	mouse := func(at scene.Point, button desktop.MouseButton) *desktop.MouseEvent {
		return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: e.Where(at)}, Button: button}
	}
	e.MouseDown(mouse(to, desktop.MouseButtonSecondary))
	e.DragEnd()
	if released != 0 {
		t.Error("the right button draws")
	}
	e.MouseDown(mouse(from, desktop.MouseButtonPrimary))
	e.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: e.Where(to)}})
	if !near(pressed, from) || !near(drawn, to) {
		t.Errorf("pressed at %v and drawn to %v, want %v and %v", pressed, drawn, from, to)
	}
	e.MouseUp(mouse(to, desktop.MouseButtonPrimary))
	e.DragEnd()
	if released != 1 {
		t.Errorf("let go %d times", released)
	}
}
