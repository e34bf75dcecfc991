package help

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Keys func() []Key      // those that there are
	Open func(text string) // open an example
	Back func()            // to the page before
}

// Key is something that a key does.
type Key struct{ Does, Keys string }

// Page is the page: groups of entries, and an entry that looks through them all.
type Page struct {
	look.Page

	frame  *look.Frame
	host   Host
	group  int    // the one shown
	looked string // what is looked for; "" shows the group

	// The views, made by Build.
	groups  []group // made when the page is shown first
	search  *widgets.Entry
	tabs    []*widgets.Tab
	bar     *fyne.Container
	list    *fyne.Container
	scroll  *container.Scroll
	content fyne.CanvasObject
}

// New makes the page.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host}
	p.Build()
	return p
}

// Build makes the views in the present words.
func (p *Page) Build() {
	text := p.frame.Words.Text
	p.groups, p.tabs = nil, nil
	p.search = widgets.NewEntry(p.looked, func(looked string) {
		p.looked = looked
		p.show()
	})
	p.search.SetPlaceHolder(text("help.search", "Search in the help"))
	p.search.OnKey = p.frame.Key
	p.bar, p.list = container.NewHBox(), container.NewVBox()
	p.scroll = look.Scroll(look.Inset(margin, container.New(layout.NewCustomPaddedLayout(0, 0, 0, overrun), p.list)))
	back := widgets.NewButton(text("help.back", "Back"), theme.NavigateBackIcon(), p.host.Back)
	back.OnKey, back.Tips, back.Tip = p.frame.Key, p.frame.Tips, "Esc"
	title := widget.NewLabel(text("help.title", "Help"))
	title.SizeName, title.TextStyle.Bold = style.SizeTitle, true
	head := container.NewBorder(nil, nil, look.Tight(title), back, p.search)
	p.content = container.NewBorder(look.Inset(12, container.NewVBox(head, container.NewHScroll(p.bar))), nil, nil, nil,
		look.Responding(p.scroll, func(float32) {}))
}

const margin = 16

// overrun is room at the right for rows in several styles, which the toolkit makes too long.
const overrun = 36

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("help.title", "Help") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Views lead back.
func (p *Page) Views() []*fyne.MenuItem {
	return []*fyne.MenuItem{p.frame.Menus.Item(p.frame.Words.Text("help.back", "Back"), look.Plain(fyne.KeyEscape), p.host.Back)}
}

// Focus lets the user type what is looked for.
func (p *Page) Focus() { p.frame.Focus(p.search) }

// Enter makes the entries the first time.
func (p *Page) Enter() {
	if p.groups != nil {
		return
	}
	w := p.frame.Words
	algorithms, heuristics := methods(w, p.frame.Puzzles)
	files := forms(w, p.frame.Puzzles.Families())
	files.entries = append(files.entries, page(w, "files").entries...)
	algorithms.entries = append(page(w, "algorithms").entries, algorithms.entries...)
	p.groups = []group{p.keys()}
	for _, name := range manual {
		p.groups = append(p.groups, page(w, name))
	}
	p.groups = append(p.groups, files, glossary(w), algorithms, heuristics)
	for i, g := range p.groups {
		tab := widgets.NewTab(g.title, func() { p.choose(i) })
		tab.OnKey = p.frame.Key
		p.tabs = append(p.tabs, tab)
		p.bar.Add(tab)
	}
	p.show()
}

// keys describes the keys.
func (p *Page) keys() group {
	g := group{title: p.frame.Words.Text("help.keys", "Keys"), brief: true}
	for _, k := range p.host.Keys() {
		g.entries = append(g.entries, entry{title: k.Keys, text: k.Does})
	}
	return g
}

// choose shows a group.
func (p *Page) choose(i int) {
	p.group, p.looked = i, ""
	p.search.SetText("") // which shows it
	p.show()
}

// show shows the group, or what was found in all of them.
func (p *Page) show() {
	p.list.RemoveAll()
	shown := p.groups[p.group : p.group+1]
	looking := strings.TrimSpace(p.looked) != ""
	if looking {
		shown = found(p.groups, p.looked)
	}
	for i, tab := range p.tabs {
		tab.Choose(!looking && i == p.group)
	}
	for _, g := range shown {
		heading := widget.NewLabel(g.title)
		heading.SizeName, heading.TextStyle.Bold = theme.SizeNameSubHeadingText, true
		p.list.Add(look.Tight(heading))
		if g.brief {
			p.list.Add(lines(g.entries))
			continue
		}
		for _, e := range g.entries {
			p.list.Add(p.view(e))
		}
	}
	if len(shown) == 0 {
		p.list.Add(widget.NewLabel(p.frame.Words.Text("help.nothing", "Nothing fits. Try a single word.")))
	}
	p.scroll.Offset = fyne.Position{}
	p.content.Refresh()
}

// Sizes of what stands beside the words.
const (
	drawingWidth, drawingHeight = 200, 84
	exampleWidth                = 200
	titleWidth                  = 130 // of a line's title
)

// lines are entries on one card, the titles in a column to the left.
func lines(entries []entry) fyne.CanvasObject {
	column := container.NewVBox()
	for _, e := range entries {
		title, text := widget.NewLabel(e.title), widget.NewLabel(e.text)
		title.TextStyle.Bold = true
		text.Wrapping = fyne.TextWrapWord
		column.Add(look.Tight(container.NewBorder(nil, nil, look.Wide(titleWidth, title), nil, text)))
	}
	return widgets.NewCard(column)
}

// view is an entry on a card: its words, its drawing or its example beside them.
func (p *Page) view(e entry) fyne.CanvasObject {
	title := widget.NewLabel(e.title)
	title.TextStyle.Bold, title.Wrapping = true, fyne.TextWrapWord
	words := container.NewVBox(look.Tight(title, prose(e)))
	var beside fyne.CanvasObject
	if e.example != "" {
		open := widgets.NewButton(p.frame.Words.Text("help.open", "Open this example"), theme.MediaPlayIcon(), func() { p.host.Open(e.example) })
		open.OnKey = p.frame.Key
		words.Add(container.NewHBox(open))
		sheet := widget.NewLabel(strings.TrimRight(e.example, "\n"))
		sheet.TextStyle.Monospace = true
		beside = look.AtLeast(exampleWidth, widgets.NewSurface(theme.ColorNameButton, style.ControlRadius, sheet))
	}
	if s, ok := drawing(e.order); ok {
		picture := sceneview.NewThumbnail(fyne.NewSize(drawingWidth, drawingHeight))
		picture.ShowScene(s)
		beside = picture
	}
	return widgets.NewCard(container.NewBorder(nil, nil, nil, beside, words))
}

// prose is the text of an entry.
func prose(e entry) fyne.CanvasObject {
	if e.markdown {
		text := widget.NewRichTextFromMarkdown(e.text)
		text.Wrapping = fyne.TextWrapWord
		return text
	}
	text := widget.NewLabel(e.text)
	text.Wrapping = fyne.TextWrapWord
	return text
}
