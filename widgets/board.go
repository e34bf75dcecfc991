package widgets

import (
	"slices"
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

	OnKey  func(*fyne.KeyEvent) // hears keys while the board has the focus
	OnDrag func(dx, dy float32) // hears how far the mouse drags over it; may be nil

	scene   scene.Scene
	artist  artist
	ring    *canvas.Rectangle // shows the focus
	sliding *fyne.Animation
}

// artist puts scenes on the canvas: [picture] with an object for every item,
// [drawing] as one image.
type artist interface {
	// show takes over a scene; its pieces wait at their old places until slide
	// moves them. It says whether the board has to be laid out anew.
	show(s scene.Scene, colors scene.Palette) (resized bool)
	// slide puts the pieces at a share of their ways to their new places.
	slide(share float32)
	// layout fits the scene into size and says which box it fills.
	layout(size fyne.Size) (corner fyne.Position, filled fyne.Size)
	// paint gives the present scene its colours again.
	paint(s scene.Scene, colors scene.Palette)
	parts() []fyne.CanvasObject
}

var (
	_ fyne.Focusable    = (*Board)(nil)
	_ fyne.Tappable     = (*Board)(nil)
	_ fyne.Draggable    = (*Board)(nil)
	_ desktop.Mouseable = (*Board)(nil)
)

// NewBoard makes an empty board.
func NewBoard() *Board {
	b := &Board{artist: newPicture(), ring: canvas.NewRectangle(nil)}
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
	changed := b.choose(drawn(s))
	if b.artist.show(s, b.palette()) || changed {
		b.Refresh()
	}
	canvas.Refresh(b.ring) // the least that has the window drawn again
	if slide <= 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		b.artist.slide(1)
		return
	}
	b.sliding = fyne.NewAnimation(slide, b.artist.slide)
	b.sliding.Curve = fyne.AnimationEaseInOut
	b.sliding.Start()
}

// choose takes the artist for scenes that are drawn as one image, or not. It
// says whether that is another one.
func (b *Board) choose(drawn bool) (changed bool) {
	_, is := b.artist.(*drawing)
	switch {
	case drawn && !is:
		b.artist = newDrawing()
	case !drawn && is:
		b.artist = newPicture()
	default:
		return false
	}
	return true
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

// Dragged hands on how far the mouse went.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if b.OnDrag != nil {
		b.OnDrag(e.Dragged.DX, e.Dragged.DY)
	}
}

// DragEnd is nothing to a board.
func (b *Board) DragEnd() {}

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
	corner, filled := r.board.artist.layout(size)
	r.board.ring.Move(corner.SubtractXY(boardMargin/2, boardMargin/2))
	r.board.ring.Resize(filled.AddWidthHeight(boardMargin, boardMargin))
}

func (r *boardRenderer) MinSize() fyne.Size { return r.board.MinSize() }

func (r *boardRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.board.artist.parts()), r.board.ring)
}

func (r *boardRenderer) Refresh() {
	b := r.board
	b.ring.StrokeColor = b.Theme().Color(theme.ColorNameFocus, fyne.CurrentApp().Settings().ThemeVariant())
	b.ring.FillColor = nil
	b.artist.paint(b.scene, b.palette())
	r.Layout(b.Size())
	canvas.Refresh(b)
}

func (r *boardRenderer) Destroy() {}
