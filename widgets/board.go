package widgets

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/base/scene"
)

// Board shows a scene as large as its space allows, painted as a file would be.
// A piece that has another place in the next scene slides there. A [Hand] may play
// on it. It can have the keyboard's focus and hands the keys on.
type Board struct {
	widget.BaseWidget

	OnKey   func(*fyne.KeyEvent)   // hears keys while the board has the focus
	OnDrag  func(dx, dy float32)   // hears how far the mouse drags over it; may be nil
	OnWheel func(up float32)       // hears the mouse's wheel; may be nil
	OnMenu  func(at fyne.Position) // hears where in the window its menu is asked for; may be nil

	pointer  pointer
	stage    *stage
	ring     *canvas.Rectangle // shows the focus, once Tab has brought it here
	sliding  *fyne.Animation
	ringing  *fyne.Animation // a ring runs over the pieces
	settling *fyne.Animation // waits until the size rests
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
	b := &Board{stage: newStage(), ring: canvas.NewRectangle(nil)}
	b.ring.StrokeWidth = 2
	b.ring.Hide()
	b.ExtendBaseWidget(b)
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
	if b.stage.show(s, slides) {
		b.Refresh()
	}
	canvas.Refresh(b.ring) // the least that has the window drawn again
	if b.stage.going == nil {
		return
	}
	b.sliding = fyne.NewAnimation(slide, b.stage.slide)
	b.sliding.Curve = fyne.AnimationEaseInOut
	b.sliding.Start()
}

// settle paints for the present size when it has rested for a moment. Until
// then, as while a window is being resized, what was painted is stretched.
func (b *Board) settle() {
	if b.settling != nil {
		b.settling.Stop()
	}
	b.settling = fyne.NewAnimation(150*time.Millisecond, func(share float32) {
		if share == 1 {
			b.stage.repaint()
		}
	})
	b.settling.Start()
}

// boardMargin is the room for the ring around the board, in pixels.
const boardMargin = 10

// MinSize is small, so that the board never forces the window to grow.
func (b *Board) MinSize() fyne.Size { return fyne.NewSize(180, 180) }

func (b *Board) takeFocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
}

// FocusGained does not show the ring: a board that is clicked, or played on, needs none.
func (b *Board) FocusGained() {}

// FocusLost hides the ring, and forgets the keys held down.
func (b *Board) FocusLost() {
	b.pointer.keys = Keys{}
	b.showRing(false)
}

func (b *Board) showRing(shown bool) {
	if b.ring.Visible() == shown {
		return
	}
	b.ring.Hidden = !shown
	b.Refresh()
}

// CreateRenderer is for the toolkit.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	return &boardRenderer{b}
}

type boardRenderer struct{ board *Board }

func (r *boardRenderer) Layout(size fyne.Size) {
	b := r.board
	corner, filled, stale := b.stage.fit(size, boardMargin, density(b), palette())
	// The ring lies close around the frame, in what the shadow keeps free.
	unit := float32(b.stage.style.Cell) / float32(b.stage.scale)
	b.ring.CornerRadius = 0.48 * unit
	b.ring.Move(corner.AddXY(0.24*unit, 0.24*unit))
	b.ring.Resize(filled.SubtractWidthHeight(0.48*unit, 0.48*unit))
	if stale {
		b.settle()
	}
}

func (r *boardRenderer) MinSize() fyne.Size { return r.board.MinSize() }

func (r *boardRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.board.stage.objects), r.board.ring)
}

func (r *boardRenderer) Refresh() {
	b := r.board
	b.ring.StrokeColor = b.Theme().Color(theme.ColorNameFocus, fyne.CurrentApp().Settings().ThemeVariant())
	b.ring.FillColor = nil
	r.Layout(b.Size())
	canvas.Refresh(b)
}

func (r *boardRenderer) Destroy() {}
