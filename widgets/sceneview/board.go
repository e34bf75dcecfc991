package sceneview

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

// Board shows a scene as large as its space allows, painted as a file would be.
// A piece that has another place in the next scene slides there. A [Hand] may play
// on it. It can have the keyboard's focus and hands the keys on.
type Board struct {
	view

	OnKey   func(*fyne.KeyEvent)   // hears keys while the board has the focus
	OnDrag  func(dx, dy float32)   // hears how far the mouse drags over it; may be nil
	OnWheel func(up float32)       // hears the mouse's wheel; may be nil
	OnMenu  func(at fyne.Position) // hears where in the window its menu is asked for; may be nil

	pointer pointer
	sliding *fyne.Animation
	ringing *fyne.Animation // a ring runs over the pieces
}

var (
	_ fyne.Focusable         = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.Draggable         = (*Board)(nil)
	_ fyne.Scrollable        = (*Board)(nil)
	_ fyne.DoubleTappable    = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Tabbable          = (*Board)(nil)
	_ desktop.Hoverable      = (*Board)(nil)
	_ desktop.Cursorable     = (*Board)(nil)
	_ desktop.Mouseable      = (*Board)(nil)
	_ desktop.Keyable        = (*Board)(nil)
)

// NewBoard makes an empty board.
func NewBoard() *Board {
	b := &Board{}
	b.extend(b)
	return b
}

// SetScene shows another scene. Pieces take slide to get to their places; 0
// puts them there at once, and so does a user who wants no animations.
func (b *Board) SetScene(s scene.Scene, slide time.Duration) {
	if slide == 0 && b.stage.going != nil && b.stage.samePlaces(s) {
		b.stage.scene = s // as soon as the pieces are there
		return
	}
	b.stopRinging()
	if b.sliding != nil {
		b.sliding.Stop()
		b.sliding = nil
	}
	slides := slide > 0 && fyne.CurrentApp().Settings().ShowAnimations()
	b.show(s, slides)
	if b.stage.going == nil {
		return
	}
	b.sliding = fyne.NewAnimation(slide, b.stage.slide)
	b.sliding.Curve = fyne.AnimationEaseInOut
	b.sliding.Start()
}

// FocusLost hides the ring, and forgets the keys held down.
func (b *Board) FocusLost() {
	b.drop()
	b.pointer.keys, b.pointer.held = Keys{}, ""
	b.view.FocusLost()
}
