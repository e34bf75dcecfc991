package compare

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/style"
)

// The tabs of the page, in their order.
const (
	tableTab = iota
	chartsTab
	raceTab
)

// wide is from which width on, at the usual size of writing, the panel stands
// beside the tables and charts. In a narrower window, and beside a race, it is
// opened by a button.
const wide = 960

// sides lays the panel out beside the desk.
type sides struct {
	panel, desk fyne.CanvasObject
	opener      *widgets.Button // of the panel
	hidden      func() bool     // whether the panel is closed at any width
	open        bool            // by the button
}

func (s *sides) MinSize([]fyne.CanvasObject) fyne.Size {
	least := s.desk.MinSize()
	return fyne.NewSize(least.Width, fyne.Max(least.Height, s.panel.MinSize().Height))
}

func (s *sides) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	folded := s.hidden() || size.Width < wide*style.Zoom()
	left := float32(0)
	if !folded || s.open {
		left = s.panel.MinSize().Width
		s.panel.Show()
		s.panel.Resize(fyne.NewSize(left, size.Height))
	} else {
		s.panel.Hide()
	}
	if folded {
		s.opener.Show()
	} else {
		s.opener.Hide()
	}
	if look.Slim(size.Width) && s.open { // below
		const share = 0.74 // of the height: the methods are many
		high := size.Height * share
		look.Put(s.desk, 0, 0, size.Width, size.Height-high)
		look.Put(s.panel, 0, size.Height-high, size.Width, high)
		return
	}
	s.desk.Move(fyne.NewPos(left, 0))
	s.desk.Resize(fyne.NewSize(size.Width-left, size.Height))
}

// tabRow is the row of tabs above the desk.
func tabRow(f *look.Frame, names []string, choose func(int)) []*widgets.Tab {
	var tabs []*widgets.Tab
	for i, name := range names {
		tab := widgets.NewTab(name, func() { choose(i) })
		tab.OnKey = f.Key
		tabs = append(tabs, tab)
	}
	return tabs
}
