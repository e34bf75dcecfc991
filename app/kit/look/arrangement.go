package look

import (
	"fyne.io/fyne/v2"

	"langkah/widgets/style"
)

// Arrangement lays a page out. Where there is room, panels stand to the left and
// right of the desk, with what the page is about on it and the dock below. In a narrow
// window the left panel is a tab of the right one, which is a drawer then: it
// pushes the board and never covers the dock, and a headline says what is open.
//
// All measures grow with the text, so that a large text is laid out as in a
// smaller window.
type Arrangement struct {
	Left, Headline, Tools, Middle, Dock, Right, Unfold fyne.CanvasObject

	Broad bool        // the dock is as wide as the desk, and the right panel somewhat wider
	Open  [Rooms]bool // whether the right panel is open, by the room there is
	Room  Room

	adopted func(Room) // called before the layout for another room
}

// Room says how many panels fit beside the desk.
type Room uint8

const (
	Roomy  Room = iota // both panels beside the desk
	Folded             // the right one is folded until it is asked for
	Narrow             // both are one drawer
	Rooms
)

// Measures at the usual size of text.
const (
	leftWidth, rightWidth           = 272, 300
	rightWidthBroad                 = 328
	leftWidthLarge, rightWidthLarge = 320, 360
	dockWidth                       = 676
	deskGap                         = 12  // around the dock
	middleGap                       = 7   // around what the page is about
	dockGap                         = 16  // below the dock
	leastBoard                      = 200 // its height above the drawer of a phone
)

// Objects returns the parts in the order of the Tab key: first what the page is about,
// then the panels beside it.
func (a *Arrangement) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.Middle, a.Dock, a.Tools, a.Headline, a.Left, a.Right, a.Unfold}
}

// Fold opens or closes the right panel for the room that there is.
func (a *Arrangement) Fold(open bool) {
	if a.Room < Rooms {
		a.Open[a.Room] = open
	}
}

// roomFor returns the room of a page of that width, and how wide its panels are.
func (a *Arrangement) roomFor(width float32) (r Room, left, right float32) {
	s := style.Zoom()
	switch units := width / s; {
	case units >= 1600:
		return Roomy, leftWidthLarge * s, rightWidthLarge * s
	case units >= 1180:
		r, left = Roomy, leftWidth*s
	case units >= 1000:
		r, left = Folded, leftWidth*s
	default:
		r = Narrow
	}
	right = rightWidth
	if a.Broad {
		right = rightWidthBroad
	}
	return r, left, right * s
}

// MinSize leaves the toolkit free to make the window small.
func (a *Arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	dock := a.Dock.MinSize()
	return fyne.NewSize(dock.Width+2*deskGap, a.Headline.MinSize().Height+a.Middle.MinSize().Height+dock.Height+dockGap)
}

// Layout implements [fyne.Layout].
func (a *Arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r, left, right := a.roomFor(size.Width)
	if r != a.Room {
		a.Room = r
		a.adopted(r)
	}
	Show(a.Left, r != Narrow)
	Show(a.Headline, r == Narrow)
	Show(a.Right, a.Open[r])
	Show(a.Unfold, r != Narrow && !a.Open[r])
	if !a.Open[r] {
		right = 0
	}
	if r == Narrow {
		a.narrow(size, right)
		return
	}
	Put(a.Left, 0, 0, left, size.Height)
	Put(a.Right, size.Width-right, 0, right, size.Height)
	desk := size.Width - left - right
	dock := desk - 2*deskGap
	if !a.Broad {
		dock = fyne.Min(dock, dockWidth*style.Zoom())
	}
	high := HeightAt(dock, a.Dock)
	Put(a.Dock, Whole(left+(desk-dock)/2), size.Height-high-dockGap, dock, high)
	aside := float32(0) // of the tools, for the button that unfolds
	if a.Unfold.Visible() {
		aside = a.Unfold.MinSize().Width + deskGap
	}
	a.desk(left, 0, desk, size.Height-high-dockGap, aside)
	button := a.Unfold.MinSize()
	Put(a.Unfold, left+desk-button.Width-deskGap, deskGap/2, button.Width, button.Height)
}

// narrow is the layout with a drawer of that width. On a phone, which has no such width to
// spare, the drawer is below the board.
func (a *Arrangement) narrow(size fyne.Size, drawer float32) {
	head, dock := a.Headline.MinSize().Height, HeightAt(size.Width-2*deskGap, a.Dock)
	below := size.Height - dock - deskGap
	Put(a.Headline, 0, 0, size.Width, head)
	Put(a.Dock, deskGap, below, size.Width-2*deskGap, dock)
	if Slim(size.Width) && drawer > 0 {
		board := float32(leastBoard)
		if a.Tools.Visible() {
			board += HeightAt(size.Width-2*deskGap, a.Tools)
		}
		high := Whole(fyne.Min((below-head)*SlimDrawer, below-head-board))
		Put(a.Right, 0, below-high-deskGap/2, size.Width, high)
		a.desk(0, head, size.Width, below-head-high-deskGap/2, 0)
		return
	}
	Put(a.Right, size.Width-drawer, head, drawer, below-head-deskGap)
	a.desk(0, head, size.Width-drawer, below-head, 0)
}

// SlimDrawer is the share of the height that a drawer takes below a page.
const SlimDrawer = 0.56

// Slim reports whether a page of that width is too narrow for a board beside a panel.
func Slim(width float32) bool { return width/style.Zoom() < 2*rightWidth }

// desk puts the board into the room between the panels, below its tools.
func (a *Arrangement) desk(x, y, width, height, aside float32) {
	if a.Tools.Visible() {
		tools := HeightAt(width-2*deskGap-aside, a.Tools)
		Put(a.Tools, x+deskGap, y+deskGap/2, width-2*deskGap-aside, tools)
		y, height = y+tools, height-tools
	}
	Put(a.Middle, x+middleGap, y+middleGap, width-2*middleGap, height-2*middleGap)
}

// Whole rounds a place to a whole pixel.
func Whole(x float32) float32 { return float32(int(x)) }
