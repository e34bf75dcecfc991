package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine/scene"
)

// Board draws a scene as large as its space allows. A piece that has another
// place in the next scene slides there. It can have the keyboard's focus and
// hands the keys on.
type Board struct {
	widget.BaseWidget

	OnKey func(*fyne.KeyEvent) // hears keys while the board has the focus

	scene   scene.Scene
	picture *picture
	ring    *canvas.Rectangle // shows the focus
	sliding *fyne.Animation
}

var (
	_ fyne.Focusable    = (*Board)(nil)
	_ fyne.Tappable     = (*Board)(nil)
	_ desktop.Mouseable = (*Board)(nil)
)

// NewBoard makes an empty board.
func NewBoard() *Board {
	b := &Board{picture: newPicture(), ring: canvas.NewRectangle(nil)}
	b.ring.StrokeWidth = 2
	b.ring.CornerRadius = boardMargin
	b.ring.Hide()
	b.ExtendBaseWidget(b)
	return b
}

// SetScene shows another scene. Pieces take slide to get to their places; 0
// puts them there at once, and so does a user who wants no animations.
func (b *Board) SetScene(s scene.Scene, slide time.Duration) {
	if b.sliding != nil {
		b.sliding.Stop()
		b.sliding = nil
	}
	b.scene = s
	if b.picture.show(s, b.palette()) {
		b.Refresh()
	}
	canvas.Refresh(b.ring) // the least that has the window drawn again
	if slide <= 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		b.picture.slide(1)
		return
	}
	b.sliding = fyne.NewAnimation(slide, b.picture.slide)
	b.sliding.Curve = fyne.AnimationEaseInOut
	b.sliding.Start()
}

// palette is that which suits the theme's background.
func (b *Board) palette() scene.Palette {
	red, green, blue, _ := theme.Color(theme.ColorNameBackground).RGBA()
	if red+green+blue > 3*0x8000 {
		return scene.Light()
	}
	return scene.Dark()
}

// MinSize is small, so that the board never forces the window to grow.
func (b *Board) MinSize() fyne.Size { return fyne.NewSize(180, 180) }

// Tapped gives the board the focus.
func (b *Board) Tapped(*fyne.PointEvent) { b.takeFocus() }

// MouseDown gives the board the focus; a press that turns into a drag does so too.
func (b *Board) MouseDown(*desktop.MouseEvent) { b.takeFocus() }

// MouseUp is nothing to a board.
func (b *Board) MouseUp(*desktop.MouseEvent) {}

func (b *Board) takeFocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
}

// FocusGained shows the ring.
func (b *Board) FocusGained() {
	b.ring.Show()
	b.Refresh()
}

// FocusLost hides the ring.
func (b *Board) FocusLost() {
	b.ring.Hide()
	b.Refresh()
}

// TypedKey hands a key on.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	if b.OnKey != nil {
		b.OnKey(e)
	}
}

// TypedRune is nothing to a board.
func (b *Board) TypedRune(rune) {}

// CreateRenderer is for the toolkit.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	return &boardRenderer{b}
}

type boardRenderer struct{ board *Board }

func (r *boardRenderer) Layout(size fyne.Size) {
	corner, filled := r.board.picture.layout(size)
	r.board.ring.Move(corner.SubtractXY(boardMargin/2, boardMargin/2))
	r.board.ring.Resize(filled.AddWidthHeight(boardMargin, boardMargin))
}

func (r *boardRenderer) MinSize() fyne.Size { return r.board.MinSize() }

func (r *boardRenderer) Objects() []fyne.CanvasObject {
	return append(r.board.picture.objects[:len(r.board.picture.objects):len(r.board.picture.objects)], r.board.ring)
}

func (r *boardRenderer) Refresh() {
	b := r.board
	b.ring.StrokeColor = b.Theme().Color(theme.ColorNameFocus, fyne.CurrentApp().Settings().ThemeVariant())
	b.ring.FillColor = nil
	b.picture.paint(b.scene, b.palette())
	r.Layout(b.Size())
	canvas.Refresh(b)
}

func (r *boardRenderer) Destroy() {}
