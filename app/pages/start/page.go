package start

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
	"langkah/widgets"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Choose func()                    // ask for a file to open
	New    func()                    // ask for a new board
	File   func(path string)         // open a file
	Folder func()                    // ask for a folder to open as a pack
	Sample func(assets.Sample)       // open a sample
	Packed func(packs.Board)         // open a board of a pack
	Daily  func(Daily)               // open the puzzle of the day, which is made
	GoOn   func()                    // show the open puzzle on the board
	Watch  func()                    // solve it there
	Open   func() (puzzle OpenBoard) // what is open

	Lessons func() (done, all int, next string) // how many are done, and the title of the one to go on with
	Lesson  func()                              // open that one

	Now     func() time.Time                         // the clock, for the puzzles of the day
	Reached func(key string) (progress.Result, bool) // what was reached on a puzzle
}

// OpenBoard is the puzzle that is open in the window.
type OpenBoard struct {
	Name     string
	Puzzle   engine.Puzzle
	Position engine.Position
	Moves    int  // from its start to the position
	First    bool // nothing has been opened by the user yet
}

// Page is the page: families with their samples above; what was open last, the
// puzzles of the day, the packs and the recent files below.
type Page struct {
	look.Page

	frame *look.Frame
	model *model
	host  Host

	// The views, made by Build.
	head   *fyne.Container
	body   *fyne.Container
	scroll *container.Scroll
	wide   *look.Columns // of the cards of shelves or samples
	low    *lowLayout    // of the cards below them
	rows   *packRows     // how packs stand in rows

	faceHigh float32 // the height of the pictures of shelves
	faces    []*sceneview.Thumbnail
	board    *openCard
	today    *fyne.Container
	packs    *fyne.Container
	recent   *fyne.Container
	content  fyne.CanvasObject
}

// New makes the page.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, model: newModel(f, host.Reached), host: host}
	p.Build()
	return p
}

// Build makes the views of the model in the present words. They are put together
// when the page is entered.
func (p *Page) Build() {
	p.wide, p.low, p.rows = &look.Columns{N: 4}, &lowLayout{}, &packRows{}
	p.head, p.body, p.recent = container.NewStack(), container.NewVBox(), container.NewVBox()
	p.today, p.packs = container.New(layout.NewCustomPaddedVBoxLayout(0)), container.NewVBox()
	p.board = newOpenCard(p.frame, p.host)
	p.scroll = look.Scroll(container.New(layout.NewCustomPaddedLayout(above, above, margin, margin-look.Gutter), p.body))
	p.content = look.Responding(p.scroll, p.fit)
}

const (
	margin    = 24
	above     = 8   // and below
	cardWidth = 140 // of a shelf, at least

	// Heights of the pictures of shelves: in one row of up to six, of more, and in
	// several rows.
	faceLarge, faceOfMore, faceOfRows = 160, 84, 112
)

// fit says how many columns there are in a width.
func (p *Page) fit(width float32) {
	columns := func(least float32, most int) int {
		n := int((width - 2*margin) / (least + look.CardGap))
		return max(1, min(n, most))
	}
	p.wide.N = columns(cardWidth, 7)
	if p.model.at.kind == everything {
		p.wide.N = columns(cardWidth, len(p.model.shelves))
		if look.Slim(width) {
			p.wide.N = 2
		} else if n := len(p.model.shelves); p.wide.N < n { // rows of one length
			p.wide.N = max(1, (n+1)/2)
		}
	}
	p.low.width = width - 2*margin
	packs := p.low.width
	if p.model.at.kind == everything {
		packs = p.low.cardWidth(packsAt)
	}
	p.rows.fit(packs - 2*cardPadding - 2*rowPadding)
	switch n := len(p.model.shelves); {
	case p.wide.N < n:
		p.faceHigh = faceOfRows
	case n > 6:
		p.faceHigh = faceOfMore
	default:
		p.faceHigh = faceLarge
	}
}

// arrange puts together the view of everything, or of what is open.
func (p *Page) arrange() {
	switch p.model.at.kind {
	case oneShelf:
		p.body.Objects = []fyne.CanvasObject{p.shelfLine(), look.Gap(8), p.sampleCards()}
	case allPacks:
		p.body.Objects = []fyne.CanvasObject{p.packsLine(), look.Gap(8), p.everyPack()}
	case onePack:
		p.body.Objects = []fyne.CanvasObject{p.packLine(), look.Gap(8), p.boardCards()}
	default:
		head, cards := p.titleLine(), container.NewVBox(look.Gap(1), p.shelfCards(), look.Gap(1), p.lowerCards())
		p.body.Objects = []fyne.CanvasObject{look.InOrder(layout.NewBorderLayout(head, nil, nil, nil), cards, head)}
	}
	p.content.Refresh()
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.start", "Start") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Views go back from a shelf to all of them.
func (p *Page) Views() []*fyne.MenuItem {
	back := p.frame.Menus.Item(p.frame.Words.Text("start.all", "All puzzles"), look.Plain(fyne.KeyEscape), p.close)
	return []*fyne.MenuItem{look.Only(p.model.at.kind != everything, back)}
}

// Focus leaves the keyboard to the window: Tab goes to the first card.
func (p *Page) Focus() { p.frame.Focus(nil) }

// Leave stops what is made for the page.
func (p *Page) Leave() {
	p.model.leaveToday()
	p.model.back = 0
}

// PuzzleChanged shows what is open.
func (p *Page) PuzzleChanged() { p.board.show(p.frame.Words, p.host.Open()) }

// Enter looks at what there is now.
func (p *Page) Enter() {
	p.PuzzleChanged()
	p.model.findToday(p.host.Now(), p.showToday)
	p.arrange() // results may have been added
	p.model.findRecent(p.frame.Preferences.Recent(), p.showRecent)
	p.model.findFolders(p.frame.Preferences.Packs(), p.arrange)
	if len(p.model.faces) > 0 && p.model.faces[0] == nil && !p.model.facing.Running() {
		p.model.findFaces(p.showFaces)
	}
}

// turn shows another part of the page, from its top.
func (p *Page) turn(to spot) {
	p.model.at = to
	p.scroll.Offset = fyne.Position{}
	p.arrange()
	p.frame.MenusChanged()
	p.Focus()
}

// openShelf shows the samples of a shelf.
func (p *Page) openShelf(i int) { p.turn(spot{oneShelf, i}) }

// close shows everything.
func (p *Page) close() { p.turn(spot{}) }

// titleLine is the head of the page.
func (p *Page) titleLine() fyne.CanvasObject {
	text := p.frame.Words.Text
	open := widgets.NewButton(text("menu.open", "Open …"), theme.FolderOpenIcon(), p.host.Choose)
	fresh := widgets.NewButton(text("start.new", "New …"), theme.ContentAddIcon(), p.host.New)
	open.OnKey, fresh.OnKey = p.frame.Key, p.frame.Key
	open.Tips, open.Tip = p.frame.Tips, "Ctrl+O"
	fresh.Tips, fresh.Tip = p.frame.Tips, "Ctrl+N"
	return headLine(text("start.title", "Choose a puzzle"),
		text("start.about", "Play it, let the program solve it, or watch how a search works."), open, fresh)
}

// headLine is a title with a line below it, and buttons to the right.
func headLine(title, about string, buttons ...fyne.CanvasObject) fyne.CanvasObject {
	name := widget.NewLabel(title)
	name.SizeName, name.TextStyle.Bold, name.Wrapping = style.SizeTitle, true, fyne.TextWrapWord
	line := muted(about)
	line.Truncation, line.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
	return container.NewBorder(nil, nil, nil, container.NewCenter(container.NewHBox(buttons...)), look.Tight(name, line))
}

// muted is a line of lesser importance.
func muted(words string) *widget.Label {
	l := widget.NewLabel(words)
	l.Importance, l.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	return l
}

// bold is a heading in a card.
func bold(words string) *widget.Label {
	l := widget.NewLabel(words)
	l.TextStyle.Bold, l.SizeName, l.Truncation = true, theme.SizeNameSubHeadingText, fyne.TextTruncateEllipsis
	return l
}
