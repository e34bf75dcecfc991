package help

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/scene"
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
	columns *look.Columns // of the subjects
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
	p.bar, p.list, p.columns = container.NewHBox(), container.NewVBox(), &look.Columns{N: 6}
	p.scroll = look.Scroll(look.Inset(margin, container.New(layout.NewCustomPaddedLayout(0, 0, 0, overrun), p.list)))
	back := widgets.NewButton(text("help.back", "Back"), theme.NavigateBackIcon(), p.host.Back)
	back.OnKey, back.Tips, back.Tip = p.frame.Key, p.frame.Tips, "Esc"
	title := widget.NewLabel(text("help.title", "Help"))
	title.SizeName, title.TextStyle.Bold = style.SizeTitle, true
	head := container.NewBorder(nil, nil, look.Tight(title), back, p.search)
	p.content = container.NewBorder(look.Inset(margin, container.NewVBox(head, container.NewHScroll(p.bar))), nil, nil, nil,
		look.Responding(p.scroll, func(width float32) { p.columns.N = max(2, int(width/(subjectWidth*style.Zoom()))) }))
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
	w, drawn := p.frame.Words, pictures()
	algorithms, heuristics := methods(w, p.frame.Puzzles)
	algorithms.entries = append(page(w, "algorithms").entries, algorithms.entries...)
	add := func(name string, g group) {
		g.picture = drawn[name]
		p.groups = append(p.groups, g)
	}
	p.groups = append([]group{questions(w)}, families(w, p.frame.Puzzles)...)
	add("keys", p.keys())
	for _, name := range manual {
		add(name, page(w, name))
	}
	add("files", group{title: w.Text("help.files", "Puzzle files"), entries: page(w, "files").entries})
	add("terms", glossary(w))
	add("algorithms", algorithms)
	add("heuristics", heuristics)
	for i, g := range p.groups {
		tab := widgets.NewTab(g.title, func() { p.choose(i) })
		tab.OnKey = p.frame.Key
		p.tabs = append(p.tabs, tab)
		if !g.untabbed {
			p.bar.Add(tab)
		}
	}
	p.show()
}

// subjects are the pictures of all other groups, each of which a press shows.
func (p *Page) subjects() fyne.CanvasObject {
	pictures := container.New(p.columns)
	for i, g := range p.groups[1:] {
		tile := look.NewTile(g.title, g.title, "", g.picture, subjectHeight, func() { p.choose(i + 1) })
		tile.OnKey = p.frame.Key
		pictures.Add(tile)
	}
	return pictures
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
	if !looking && p.group == 0 {
		p.list.Add(p.subjects())
	}
	for _, g := range shown {
		title := g.title
		if title == p.groups[0].title { // its pictures stand above
			title = p.frame.Words.Text("help.short", "In short")
		}
		heading := widget.NewLabel(title)
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
	boardHeight                 = 150
	subjectWidth, subjectHeight = 180, 72
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
		if board, err := p.frame.Puzzles.Open(e.example); err == nil {
			beside = container.NewHBox(thumbnail(boardHeight, look.Portrait(board.Start())), beside)
		}
	}
	if e.picture.Width > 0 {
		beside = thumbnail(boardHeight, e.picture)
	}
	if s, ok := drawing(e.order); ok {
		beside = thumbnail(drawingHeight, s)
	}
	return widgets.NewCard(container.NewBorder(nil, nil, nil, beside, words))
}

// thumbnail is a picture beside an entry.
func thumbnail(high float32, s scene.Scene) fyne.CanvasObject {
	picture := sceneview.NewThumbnail(fyne.NewSize(drawingWidth, high))
	picture.ShowScene(s)
	return picture
}

// prose is the text of an entry.
func prose(e entry) fyne.CanvasObject {
	if e.markdown {
		return look.Markdown(e.text)
	}
	text := widget.NewLabel(e.text)
	text.Wrapping = fyne.TextWrapWord
	return text
}
