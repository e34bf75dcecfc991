package look

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
	"langkah/widgets/style"
)

// SideTabs is the panel to the right of a page: tabs of which one is shown, and a
// button that closes the panel.
type SideTabs struct {
	Content fyne.CanvasObject
	All     []*SideTab // those that there are now
	Chosen  *SideTab
	IsOpen  bool // the panel is seen

	OnPresent func() // another tab is shown; may be nil
	OnChoose  func() // the user has chosen a tab; may be nil

	frame *Frame
	fold  func(open bool)
	bar   *fyne.Container
	shown *fyne.Container
}

// SideTab is one of them.
type SideTab struct {
	Button  *widgets.Tab
	Content *fyne.Container
}

// NewSideTabs makes a panel without tabs; fold opens and closes the panel, nil
// where it is always open.
func NewSideTabs(f *Frame, fold func(open bool)) *SideTabs {
	t := &SideTabs{frame: f, fold: fold, bar: container.New(tabRow{}), shown: container.NewStack()}
	var line fyne.CanvasObject = t.bar
	if fold != nil {
		closing := widgets.NewIconButton(panelIcon(), f.Tips, f.Words.Text("side.close", "Close the panel"), func() { t.fold(false) })
		closing.OnKey = f.Key
		line = InOrder(layout.NewBorderLayout(nil, nil, nil, closing), t.bar, closing)
	}
	top := container.NewVBox(Inset(4, line), widget.NewSeparator())
	column := InOrder(layout.NewBorderLayout(top, nil, nil, nil), top, t.shown)
	t.Content = Edged(widgets.NewSurface(style.ColorPanel, 0, column), false)
	return t
}

// Tab makes a tab; it is offered by [SideTabs.Offer].
func (t *SideTabs) Tab(name string, content ...fyne.CanvasObject) *SideTab {
	made := &SideTab{Content: container.NewStack(content...)}
	made.Button = widgets.NewTab(name, func() { t.Choose(made) })
	made.Button.OnKey = t.frame.Key
	return made
}

// Offer shows which tabs there are; the one shown stays if it is among them.
func (t *SideTabs) Offer(tabs ...*SideTab) {
	t.All = tabs
	shown := tabs[0]
	for _, tab := range tabs {
		if tab == t.Chosen {
			shown = tab
		}
	}
	t.Present(shown)
}

// OfferLent offers first, with a content lent to it, before the other tabs; where
// the content is nil, because it stands elsewhere, first is not offered.
func (t *SideTabs) OfferLent(first *SideTab, content fyne.CanvasObject, others ...*SideTab) {
	first.Content.RemoveAll()
	if content != nil {
		first.Content.Add(content)
		others = slices.Insert(others, 0, first)
	}
	t.Offer(others...)
}

// Choose shows the tab that the user has chosen.
func (t *SideTabs) Choose(tab *SideTab) {
	t.Present(tab)
	t.frame.MenusChanged()
	if t.OnChoose != nil {
		t.OnChoose()
	}
}

// Present shows a tab.
func (t *SideTabs) Present(tab *SideTab) {
	t.Chosen = tab
	t.bar.RemoveAll()
	for _, a := range t.All {
		a.Button.Choose(a == tab)
		t.bar.Add(a.Button)
	}
	t.shown.Objects = []fyne.CanvasObject{tab.Content}
	t.shown.Refresh()
	if t.OnPresent != nil {
		t.OnPresent()
	}
}

// Open says whether a tab is seen.
func (t *SideTabs) Open(tab *SideTab) bool { return t.IsOpen && t.Chosen == tab }

// Toggle shows a tab; it closes the panel where that one is seen.
func (t *SideTabs) Toggle(tab *SideTab) {
	if t.Open(tab) {
		t.fold(false)
		return
	}
	t.Reveal(tab)
}

// Reveal opens the panel where it is closed, and shows a tab.
func (t *SideTabs) Reveal(tab *SideTab) {
	t.Present(tab)
	t.fold(true)
}

// Items are the tabs for the menu View.
func (t *SideTabs) Items() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for i, tab := range t.All {
		item := t.frame.Menus.Item(tab.Button.Text, AltDigit(i), func() { t.Toggle(tab) })
		item.Checked = t.Open(tab)
		items = append(items, item)
	}
	return items
}

// UnfoldButton opens and closes the panel; it stands where the panel does not.
func (t *SideTabs) UnfoldButton() fyne.CanvasObject {
	b := widgets.NewIconButton(panelIcon(), t.frame.Tips, t.frame.Words.Text("side.toggle", "Open or close the panel"), func() { t.fold(!t.IsOpen) })
	b.OnKey = t.frame.Key
	return b
}

// panelIcon is a window with a panel at its right.
func panelIcon() fyne.Resource {
	return theme.NewThemedResource(fyne.NewStaticResource("panel.svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">`+
			`<path fill="#000000" fill-rule="evenodd" d="M3 5h18v14h-18z M5 7v10h9v-10z M16 7v10h3v-10z"/></svg>`)))
}

// tabRow puts tabs beside each other. Where they are too wide for the row, each
// gives up some of the room around its word.
type tabRow struct{}

const tabSqueeze = 16 // that a tab can give up

func (tabRow) MinSize(tabs []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, t := range tabs {
		m := t.MinSize()
		least = fyne.NewSize(least.Width+m.Width-tabSqueeze, fyne.Max(least.Height, m.Height))
	}
	return least
}

func (tabRow) Layout(tabs []fyne.CanvasObject, size fyne.Size) {
	whole := float32(0)
	for _, t := range tabs {
		whole += t.MinSize().Width
	}
	less := fyne.Max(0, (whole-size.Width)/float32(max(len(tabs), 1)))
	x := float32(0)
	for _, t := range tabs {
		width := t.MinSize().Width - fyne.Min(less, tabSqueeze)
		Put(t, x, 0, width, size.Height)
		x += width
	}
}
