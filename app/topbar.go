package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// topBar is the bar at the top: the pages to the left, what is done most to the
// right. In a narrow window tools fold into one that opens a menu of them.
type topBar struct {
	pages   []place
	tabs    []*widgets.Tab
	tools   []*widgets.Button // the first ones stay longest
	more    *widgets.Button
	row     *container.Scroll // of the tabs, in a bar for fingers
	content fyne.CanvasObject
}

// tool is a button of the bar; one with items opens a menu of them.
type tool struct {
	icon  fyne.Resource
	tip   string
	do    func()
	items func() []*fyne.MenuItem
}

// tools are the buttons of the bar, those used most first.
func (w *Window) tools() []tool {
	text := w.frame.Words.Text
	return []tool{
		{icon: theme.ContentAddIcon(), tip: text("tool.new", "New random board (Ctrl+N)"), do: w.newBoard},
		{icon: theme.FolderOpenIcon(), tip: text("tool.open", "Open a file (Ctrl+O)"), do: w.chooseFile},
		{icon: theme.ViewRefreshIcon(), tip: text("tool.another", "Another one of this kind (Ctrl+Shift+N)"), do: w.anotherOne},
		{icon: theme.DocumentCreateIcon(), tip: text("tool.edit", "Edit the puzzle (Ctrl+E)"), do: w.edit},
		{icon: theme.DocumentSaveIcon(), tip: text("tool.save", "Save a picture or a transcript"), items: w.saveItems},
		{icon: theme.ContentCopyIcon(), tip: text("tool.copy", "Copy the board, the moves or the puzzle"), items: w.copyItems},
		{icon: shade(look.Dark()), tip: text("tool.theme", "Light or dark"), do: w.switchTheme},
		{icon: theme.QuestionIcon(), tip: text("tool.help", "Help (F1)"), do: w.showHelp},
	}
}

func newTopBar(w *Window) *topBar {
	b := &topBar{pages: w.pages}
	logo := canvas.NewImageFromResource(look.Logo())
	objects := []fyne.CanvasObject{logo}
	for _, p := range w.pages {
		tab := widgets.NewTab(p.Title(), func() { w.turn(p.page) })
		tab.OnKey = w.frame.Key
		b.tabs = append(b.tabs, tab)
		objects = append(objects, tab)
	}
	tools := w.tools()
	for _, t := range tools {
		button := widgets.NewIconButton(t.icon, w.frame.Tips, t.tip, nil)
		button.OnTapped = w.pressing(t, button)
		b.tools = append(b.tools, button)
	}
	b.more = widgets.NewIconButton(theme.MoreHorizontalIcon(), w.frame.Tips, w.frame.Words.Text("tool.more", "More"), nil)
	b.more.OnTapped = func() { w.popUp(b.moreItems(w, tools), b.more) }
	for _, button := range append(b.tools[:len(b.tools):len(b.tools)], b.more) {
		button.OnKey = w.frame.Key
		objects = append(objects, button)
	}
	line := container.New(b, objects...)
	if w.touch {
		line = b.forTouch()
	}
	bar := widgets.NewSurface(look.PanelColor, 0, line)
	b.content = container.New(layout.NewCustomPaddedVBoxLayout(0), bar, widget.NewSeparator())
	return b
}

// forTouch is the bar for fingers: the tabs in a row that scrolls where it is too long,
// and one button for the tools and the menus.
func (b *topBar) forTouch() *fyne.Container {
	for _, button := range b.tools {
		button.Hide()
	}
	tabs := container.New(layout.NewCustomPaddedHBoxLayout(0))
	for _, tab := range b.tabs {
		tabs.Add(tab)
	}
	b.row = container.NewHScroll(tabs)
	return look.Inset(barGap, look.InOrder(layout.NewBorderLayout(nil, nil, nil, b.more), b.row, b.more))
}

// shade is the icon of the theme that the switch turns to.
func shade(dark bool) fyne.Resource {
	if dark {
		return look.SunIcon()
	}
	return look.MoonIcon()
}

// pencilTool is the index of the pencil among the tools.
const pencilTool = 3

// pressing returns the action of a tool's button.
func (w *Window) pressing(t tool, button *widgets.Button) func() {
	if t.items == nil {
		return t.do
	}
	return func() { w.popUp(t.items(), button) }
}

// popUp opens a menu below a button.
func (w *Window) popUp(items []*fyne.MenuItem, below *widgets.Button) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(below).AddXY(0, below.Size().Height)
	widgets.ShowMenu(w.win.Canvas(), items, at)
}

// moreItems are the tools that have no button at the moment, and the menus where they have
// no bar.
func (b *topBar) moreItems(w *Window, tools []tool) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for i, t := range tools {
		if b.tools[i].Visible() {
			continue
		}
		item := w.frame.Menus.Item(t.tip, nil, t.do)
		if t.items != nil {
			item = look.Submenu(t.tip, t.items())
		}
		item.Icon = t.icon
		items = append(items, item)
	}
	if w.touch {
		items = append(items, fyne.NewMenuItemSeparator())
		for _, m := range w.menu.Items {
			items = append(items, look.Submenu(m.Label, m.Items))
		}
	}
	return items
}

// show marks the tab of the present page. The editor has the pencil, and the tab
// of the board in whose place it stands.
func (b *topBar) show(present page, editing bool) {
	pencil := b.tools[pencilTool]
	if pencil.Importance = widget.LowImportance; editing {
		pencil.Importance = widget.MediumImportance
	}
	pencil.Refresh()
	for i, tab := range b.tabs {
		tab.Choose(b.pages[i].page == present)
		if b.row != nil && tab.Chosen() { // brings it into view
			middle := tab.Position().X + tab.Size().Width/2
			b.row.ScrollToOffset(fyne.NewPos(fyne.Max(0, middle-b.row.Size().Width/2), 0))
		}
	}
}

// Measures of the bar.
const (
	barHeight  = 48
	barInset   = 12
	barGap     = 4
	logoSide   = 24
	foldBelow  = 1000 // in a narrower window tools fold away
	foldedLeft = 2    // of them stay, where there is room
)

// MinSize is that of the tabs and the button that opens the rest.
func (b *topBar) MinSize([]fyne.CanvasObject) fyne.Size {
	more := b.more.MinSize()
	least := fyne.NewSize(b.tabsEnd()+more.Width+barInset, fyne.Max(barHeight, more.Height))
	for _, tab := range b.tabs {
		least.Height = fyne.Max(least.Height, tab.MinSize().Height+2*barGap)
	}
	return least
}

// tabsEnd is where the last tab ends.
func (b *topBar) tabsEnd() float32 {
	x := float32(barInset + logoSide + barInset)
	for _, tab := range b.tabs {
		x += tab.MinSize().Width + barGap
	}
	return x
}

// Layout puts the tabs to the left and as many tools as fit to the right.
func (b *topBar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place := func(o fyne.CanvasObject, x float32, s fyne.Size) {
		o.Resize(s)
		o.Move(fyne.NewPos(x, (size.Height-s.Height)/2))
	}
	place(objects[0], barInset, fyne.NewSquareSize(logoSide))
	x := float32(barInset + logoSide + barInset)
	for _, tab := range b.tabs {
		place(tab, x, tab.MinSize())
		x += tab.MinSize().Width + barGap
	}
	stay := len(b.tools)
	if size.Width < foldBelow {
		stay = foldedLeft
	}
	button := b.more.MinSize()
	for stay > 0 && x+float32(stay+1)*(button.Width+barGap)+barInset > size.Width {
		stay--
	}
	x = size.Width - barInset
	if stay < len(b.tools) {
		b.more.Show()
		x -= button.Width
		place(b.more, x, button)
		x -= barGap
	} else {
		b.more.Hide()
	}
	for i := len(b.tools) - 1; i >= 0; i-- {
		if i >= stay {
			b.tools[i].Hide()
			continue
		}
		b.tools[i].Show()
		x -= button.Width
		place(b.tools[i], x, button)
		x -= barGap
	}
}
