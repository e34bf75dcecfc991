package sceneview

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

// Hand hears what the pointer does over a [Board], at places of its scene.
type Hand interface {
	// Press is the button going down; it is false where there is nothing to take
	// hold of. Then neither the dragging nor the release is the hand's.
	Press(at scene.Point) bool
	Move(at scene.Point) // with the button down or not
	Release(at scene.Point)
	Double(at scene.Point)                 // a double click
	Second(at scene.Point) bool            // the other button goes down; false where the board's menu is wanted
	Wheel(up float32) bool                 // false where the hand has no use for it
	Leave()                                // the pointer has gone elsewhere
	Key(name fyne.KeyName, with Keys) bool // a key goes down; false where the hand has no use for it
	Rune(r rune)                           // a letter or digit is typed

	// Hold is an arrow key going down. It is true where the hand shows what the key
	// would do: it gets the key when that goes up, or LetGo where it shall not.
	Hold(name fyne.KeyName) bool
	LetGo()
	WantsTab() bool // Tab is a key of the hand's
}

// Keys are the keys that are down beside another one.
type Keys struct{ Shift, Ctrl bool }

// pointer is the state of the pointer and of the modifier keys over a board.
type pointer struct {
	hand    Hand // nil for a board that is not played on
	seen    bool // there is a mouse; without one a touch is a press
	down    bool // something is being dragged, or pressed
	holds   bool // and the hand has it
	ignores bool // the end of a drag that only the other button has ended
	menu    bool // the other button asks for the menu
	at      scene.Point
	presses [2]scene.Point // where the button went down the last two times
	keys    Keys
	held    fyne.KeyName // the arrow key that goes to the hand when it goes up
	dropped bool         // and shall not
}

// place is a place of the scene.
func (b *Board) place(at fyne.Position) scene.Point {
	b.pointer.at = b.stage.point(at)
	return b.pointer.at
}

// MouseDown gives the board the focus; a press that turns into a drag does so too.
func (b *Board) MouseDown(e *desktop.MouseEvent) {
	b.showRing(false)
	b.takeFocus()
	p := &b.pointer
	p.seen = true
	at := b.place(e.Position)
	p.presses = [2]scene.Point{p.presses[1], at}
	switch {
	case p.hand == nil:
		p.menu = true
	case e.Button == desktop.MouseButtonSecondary:
		p.menu = !p.hand.Second(at)
	default:
		p.down, p.holds = true, p.hand.Press(at)
	}
}

// MouseUp lets go.
func (b *Board) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonSecondary {
		b.pointer.ignores = b.pointer.holds
		return
	}
	b.release(b.place(e.Position))
}

func (b *Board) release(at scene.Point) {
	p := &b.pointer
	if p.down && p.holds {
		p.hand.Release(at)
	}
	p.down, p.holds = false, false
}

// Dragged moves what is in hand, or hands on how far the mouse went.
func (b *Board) Dragged(e *fyne.DragEvent) {
	p := &b.pointer
	if p.hand != nil && !p.seen && !p.down { // a finger
		p.down, p.holds = true, p.hand.Press(b.place(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)))
	}
	switch at := b.place(e.Position); {
	case p.holds:
		p.hand.Move(at)
	case b.OnDrag != nil:
		b.OnDrag(e.Dragged.DX, e.Dragged.DY)
	}
}

// DragEnd lets go where the button went up beside the board.
func (b *Board) DragEnd() {
	if b.pointer.ignores {
		b.pointer.ignores = false
		return
	}
	b.release(b.pointer.at)
}

// Tapped gives the board the focus, and is a press where there is no mouse.
func (b *Board) Tapped(e *fyne.PointEvent) {
	b.takeFocus()
	if p := &b.pointer; p.hand != nil && !p.seen {
		if at := b.place(e.Position); p.hand.Press(at) {
			p.hand.Release(at)
		}
	}
}

// DoubleTapped hands on a double click. To the toolkit two quick clicks are one wherever on
// the board they are.
func (b *Board) DoubleTapped(e *fyne.PointEvent) {
	const near = 0.5 // of a cell
	p := b.pointer.presses
	if b.pointer.hand != nil && math.Hypot(p[0].X-p[1].X, p[0].Y-p[1].Y) < near {
		b.pointer.hand.Double(b.place(e.Position))
	}
}

// TappedSecondary asks for the board's menu. Where there is no mouse it is a long press,
// which is the hand's first.
func (b *Board) TappedSecondary(e *fyne.PointEvent) {
	if p := &b.pointer; !p.seen && p.hand != nil && p.hand.Second(b.place(e.Position)) {
		return
	}
	if b.OnMenu != nil && (b.pointer.menu || !b.pointer.seen) {
		b.pointer.keys = Keys{} // the menu hears the keys that are released
		b.OnMenu(e.AbsolutePosition)
	}
}

// Scrolled hands on how far the wheel went.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	switch {
	case b.pointer.hand != nil && b.pointer.hand.Wheel(e.Scrolled.DY):
	case b.OnWheel != nil:
		b.OnWheel(e.Scrolled.DY)
	}
}

// MouseIn is a movement.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved moves what is in hand, or shows what could be taken.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	if b.pointer.hand != nil {
		b.pointer.hand.Move(b.place(e.Position))
	}
}

// MouseOut shows nothing more under the pointer.
func (b *Board) MouseOut() {
	if b.pointer.hand != nil {
		b.pointer.hand.Leave()
	}
}

// Cursor is a hand over a piece that can be moved.
func (b *Board) Cursor() desktop.Cursor {
	if b.stage.lit != "" {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// AcceptsTab keeps Tab where the hand wants it.
func (b *Board) AcceptsTab() bool { return b.pointer.hand != nil && b.pointer.hand.WantsTab() }

// TypedKey hands keys on, those that the hand has no use for to OnKey.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	switch held := b.pointer.held; {
	case held == "":
	case e.Name == held:
		return // it is typed again and again until it goes up
	case e.Name == fyne.KeyEscape && !b.pointer.dropped:
		b.drop()
		return
	}
	if p := b.pointer; p.hand != nil && p.hand.Key(e.Name, p.keys) {
		return
	}
	if b.OnKey != nil {
		b.OnKey(e)
	}
}

// TypedRune hands letters and digits on.
func (b *Board) TypedRune(r rune) {
	if b.pointer.hand != nil {
		b.pointer.hand.Rune(r)
	}
}

// KeyDown notes what is held down. With Ctrl an arrow is a key of the hand's
// here: the toolkit takes it for a shortcut and types none.
func (b *Board) KeyDown(e *fyne.KeyEvent) {
	p := &b.pointer
	switch e.Name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		p.keys.Shift = true
	case desktop.KeyControlLeft, desktop.KeyControlRight:
		p.keys.Ctrl = true
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		switch {
		case p.hand == nil || e.Name == p.held:
		case p.keys.Ctrl:
			p.hand.Key(e.Name, p.keys)
		default:
			b.obey(p.held) // of two arrows in a row the first is done now
			if !p.keys.Shift && p.hand.Hold(e.Name) {
				p.held, p.dropped = e.Name, false
			}
		}
	}
}

// obey gives the hand a key that was held until now.
func (b *Board) obey(held fyne.KeyName) {
	p := &b.pointer
	if p.held != held || held == "" {
		return
	}
	if p.held = ""; !p.dropped {
		p.hand.Key(held, p.keys)
	}
}

// drop keeps the key that is held from the hand.
func (b *Board) drop() {
	if p := &b.pointer; p.held != "" && !p.dropped {
		p.dropped = true
		p.hand.LetGo()
	}
}

// KeyUp notes what is held down no more.
func (b *Board) KeyUp(e *fyne.KeyEvent) {
	switch e.Name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		b.pointer.keys.Shift = false
	case desktop.KeyControlLeft, desktop.KeyControlRight:
		b.pointer.keys.Ctrl = false
	default:
		b.obey(e.Name)
		b.view.KeyUp(e)
	}
}
