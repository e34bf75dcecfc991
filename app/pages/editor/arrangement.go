package editor

import (
	"langkah/app/kit/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// arrangement lays the page out: the tools to the left, the board with the dock
// below it, the tabs to the right. Where there is less room the tools are one of
// the tabs. All measures grow with the text.
type arrangement struct {
	left, board, dock, right fyne.CanvasObject

	narrow, known bool
	adopted       func(narrow bool) // hears of another room before things are laid out for it
}

// Measures at the usual size of text, those of the page Board.
const (
	leftWidth, rightWidth           = 272, 300
	leftWidthLarge, rightWidthLarge = 320, 360
	dockWidth                       = 676
	deskGap                         = 12 // around the dock
	boardGap                        = 7  // around the board, beside its own margin
	dockGap                         = 16 // below the dock
	usualText                       = 13
	wideFrom, largeFrom             = 1180, 1600
)

// MinSize leaves the toolkit free to make the window small.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	board, dock := a.board.MinSize(), a.dock.MinSize()
	return fyne.NewSize(board.Width, board.Height+dock.Height+dockGap)
}

// Layout is for the toolkit.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	scale := theme.Size(theme.SizeNameText) / usualText
	narrow := size.Width/scale < wideFrom
	if narrow != a.narrow || !a.known {
		a.narrow, a.known = narrow, true
		a.adopted(narrow)
	}
	if look.Slim(size.Width) {
		dock := look.HeightAt(size.Width-2*deskGap, a.dock)
		high := (size.Height - dock) * look.SlimDrawer
		look.Show(a.left, false)
		look.Put(a.board, boardGap, boardGap, size.Width-2*boardGap, size.Height-high-dock-2*boardGap)
		look.Put(a.dock, deskGap, size.Height-high-dock, size.Width-2*deskGap, dock)
		look.Put(a.right, 0, size.Height-high, size.Width, high)
		return
	}
	left, right := float32(leftWidth)*scale, float32(rightWidth)*scale
	if size.Width/scale >= largeFrom {
		left, right = leftWidthLarge*scale, rightWidthLarge*scale
	}
	if narrow {
		left = 0
	}
	look.Put(a.left, 0, 0, left, size.Height)
	look.Put(a.right, size.Width-right, 0, right, size.Height)
	desk := size.Width - left - right
	dock := fyne.Min(desk-2*deskGap, dockWidth*scale)
	high := look.HeightAt(dock, a.dock)
	look.Put(a.dock, left+float32(int((desk-dock)/2)), size.Height-high-dockGap, dock, high)
	look.Put(a.board, left+boardGap, boardGap, desk-2*boardGap, size.Height-high-dockGap-2*boardGap)
}
