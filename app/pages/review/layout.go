package review

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets/style"
)

// arrangement puts the panel to the left, the graph, the boards and the dock
// into the middle, and the list to the right where the page is wide enough.
// The graph and the list are optional.
type arrangement struct {
	panel, graph, boards, dock, list fyne.CanvasObject
}

// Measures at the usual size of text.
const (
	panelWidth = 304
	listWidth  = 300
	listFrom   = 1180 // a narrower page has no list at its right
	gap        = 12
	slimPanel  = 0.42 // of the height, below the boards of a phone
)

// objects are the parts in the order of the keyboard.
func (a arrangement) objects() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range []fyne.CanvasObject{a.graph, a.boards, a.dock, a.panel, a.list} {
		if o != nil {
			list = append(list, o)
		}
	}
	return list
}

func (arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelWidth+360, 420) }

func (a arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := style.Zoom()
	left, right, top := panelWidth*s, float32(0), float32(gap)
	if a.list != nil {
		if size.Width/s >= listFrom {
			right = listWidth * s
			a.list.Show()
		} else {
			a.list.Hide()
		}
		look.Put(a.list, size.Width-right, 0, right, size.Height)
	}
	if look.Slim(size.Width) {
		a.slim(size)
		return
	}
	x, width := left+gap, size.Width-left-right-2*gap
	if a.graph != nil {
		a.graph.Show()
		high := a.graph.MinSize().Height
		look.Put(a.graph, x, gap, width, high)
		top += high + gap
	}
	below := a.dock.MinSize().Height
	look.Put(a.panel, 0, 0, left, size.Height)
	look.Put(a.dock, x, size.Height-below-gap, width, below)
	look.Put(a.boards, x, top, width, size.Height-top-below-2*gap)
}

// slim is the layout of a phone: the panel is below, and the boards have the room of the
// graph.
func (a arrangement) slim(size fyne.Size) {
	if a.list != nil {
		a.list.Hide()
	}
	if a.graph != nil {
		a.graph.Hide()
	}
	width, below := size.Width-2*gap, look.Whole(size.Height*slimPanel)
	dock := look.HeightAt(width, a.dock)
	look.Put(a.boards, gap, gap, width, size.Height-below-dock-3*gap)
	look.Put(a.dock, gap, size.Height-below-dock-gap, width, dock)
	look.Put(a.panel, 0, size.Height-below, size.Width, below)
}
