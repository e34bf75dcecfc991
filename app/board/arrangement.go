package board

import (
	"langkah/app/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// arrangement lays the page out. Where there is room, panels stand to the left
// and right of the desk, with the board on it and the dock below. In a narrow
// window the left panel is a tab of the right one, which is a drawer then: it
// pushes the board and never covers the dock, and a headline says what is open.
//
// All measures grow with the text, so that a large text is laid out as in a
// smaller window.
type arrangement struct {
	left, headline, tools, board, dock, right, unfold fyne.CanvasObject

	room    room
	open    [rooms]bool // whether the right panel is open, by the room there is
	adopted func(room)  // hears of another room before things are laid out for it
}

// room is how much of it the page has for its panels.
type room uint8

const (
	wide   room = iota // both panels beside the desk
	folded             // the right one is folded until it is asked for
	narrow             // both are one drawer
	rooms
)

// Measures at the usual size of text.
const (
	leftWidth, rightWidth           = 272, 300
	leftWidthLarge, rightWidthLarge = 320, 360
	dockWidth                       = 676
	deskGap                         = 12 // around the dock
	boardGap                        = 7  // around the board, beside its own margin
	dockGap                         = 16 // below the dock
	usualText                       = 13
)

func newArrangement(adopted func(room)) *arrangement {
	return &arrangement{room: rooms, open: [rooms]bool{wide: true}, adopted: adopted}
}

func (a *arrangement) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.left, a.headline, a.tools, a.board, a.dock, a.right, a.unfold}
}

// scale is how much larger the text is than usual.
func (a *arrangement) scale() float32 { return theme.Size(theme.SizeNameText) / usualText }

// roomFor is how much room a page of that width has, and how wide its panels are.
func (a *arrangement) roomFor(width float32) (r room, left, right float32) {
	s := a.scale()
	switch units := width / s; {
	case units >= 1600:
		return wide, leftWidthLarge * s, rightWidthLarge * s
	case units >= 1180:
		return wide, leftWidth * s, rightWidth * s
	case units >= 1000:
		return folded, leftWidth * s, rightWidth * s
	}
	return narrow, 0, rightWidth * s
}

// MinSize leaves the toolkit free to make the window small.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	dock := a.dock.MinSize()
	return fyne.NewSize(dock.Width+2*deskGap, a.headline.MinSize().Height+a.board.MinSize().Height+dock.Height+dockGap)
}

// Layout is for the toolkit.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r, left, right := a.roomFor(size.Width)
	if r != a.room {
		a.room = r
		a.adopted(r)
	}
	look.Show(a.left, r != narrow)
	look.Show(a.headline, r == narrow)
	look.Show(a.right, a.open[r])
	look.Show(a.unfold, r != narrow && !a.open[r])
	if !a.open[r] {
		right = 0
	}
	if r == narrow {
		a.narrow(size, right)
		return
	}
	look.Put(a.left, 0, 0, left, size.Height)
	look.Put(a.right, size.Width-right, 0, right, size.Height)
	desk := size.Width - left - right
	dock := fyne.Min(desk-2*deskGap, dockWidth*a.scale())
	high := a.dock.MinSize().Height
	look.Put(a.dock, whole(left+(desk-dock)/2), size.Height-high-dockGap, dock, high)
	aside := float32(0) // of the tools, for the button that unfolds
	if a.unfold.Visible() {
		aside = a.unfold.MinSize().Width + deskGap
	}
	a.desk(left, 0, desk, size.Height-high-dockGap, aside)
	button := a.unfold.MinSize()
	look.Put(a.unfold, left+desk-button.Width-deskGap, deskGap/2, button.Width, button.Height)
}

// narrow is the layout with a drawer of that width.
func (a *arrangement) narrow(size fyne.Size, drawer float32) {
	head, dock := a.headline.MinSize().Height, a.dock.MinSize().Height
	below := size.Height - dock - deskGap
	look.Put(a.headline, 0, 0, size.Width, head)
	look.Put(a.dock, deskGap, below, size.Width-2*deskGap, dock)
	look.Put(a.right, size.Width-drawer, head, drawer, below-head-deskGap)
	a.desk(0, head, size.Width-drawer, below-head, 0)
}

// desk puts the board into the room between the panels, below its tools.
func (a *arrangement) desk(x, y, width, height, aside float32) {
	if a.tools.Visible() {
		tools := a.tools.MinSize().Height
		look.Put(a.tools, x+deskGap, y+deskGap/2, width-2*deskGap-aside, tools)
		y, height = y+tools, height-tools
	}
	look.Put(a.board, x+boardGap, y+boardGap, width-2*boardGap, height-2*boardGap)
}

func whole(x float32) float32 { return float32(int(x)) }
