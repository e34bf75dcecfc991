package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Puzzle func() (name string, p engine.Puzzle) // the one that is open
	Play   func(name string, p engine.Puzzle)    // take it up, and turn to the board
	Leave  func()                                // turn to the board
	Titled func(name string, changed bool)       // what is edited, and whether it is neither saved nor played
}

// Page makes and changes puzzles by hand.
type Page struct {
	look.Page

	frame   *look.Frame
	host    Host
	model   *Model
	entered bool
	later   func() // what waits until what is typed has been read

	restored    bool
	submitEmpty func() // of the dialog that asks for an empty board
	kept        string // name of the open puzzle that a drawn board has kept from being edited; "" for none

	// The views, made by Build.
	box         *toolbox
	easel       *sceneview.Easel
	empty       *widget.Label // where there is no board
	dock        *dock
	check       *checkView
	text        *textView
	side        *side
	badge       *widgets.Badge
	badges      fyne.CanvasObject
	file        *widget.Label
	arrangement *arrangement
	narrow      bool // the tools are a tab
	fresh       bool // the page has not been entered since its views were made
	content     *fyne.Container
}

// New makes the page. It edits nothing until it is entered, and makes its views
// when they are first asked for: few of those who open the window edit.
func New(f *look.Frame, host Host) *Page {
	return &Page{frame: f, host: host, model: NewModel(f.Puzzles, f.Jobs)}
}

// Build makes the views anew in the present words, where there are any.
func (p *Page) Build() {
	if p.content != nil {
		p.build()
	}
}

// ready makes the views where there are none.
func (p *Page) ready() {
	if p.content == nil {
		p.build()
	}
}

func (p *Page) build() {
	text := p.frame.Words.Text
	p.box = newToolbox(p.frame, p.model, boxActions{
		pick: p.pick, kind: p.turnTo, empty: p.askEmpty, open: p.takeOpen, harder: p.harder, valueChanged: p.redraw,
	})
	p.easel = sceneview.NewEasel()
	p.easel.OnPress, p.easel.OnDraw, p.easel.OnRelease = p.press, p.draw, p.release
	p.easel.OnSecondary = p.remove
	p.easel.OnKey, p.easel.OnRune = p.key, p.rune
	p.dock = newDock(p.frame, p.model, dockActions{undo: p.undo, redo: p.redo, save: p.save, play: p.play})
	p.check = newCheckView(p.frame, p.model, p.goToWrong, p.model.slot.Stop)
	p.text = newTextView(p.frame, p.model, p.write)
	turned := p.side != nil && p.side.Chosen == p.side.text
	p.side, p.fresh = newSide(p.frame, p.check, p.text, p.turned), true
	p.badge, p.file = widgets.NewBadge(), widget.NewLabel("")
	p.file.Importance, p.file.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	p.badge.Say(text("edit.badge", "editing"), widgets.Calm)
	p.badges = container.NewHBox(p.badge, p.file)
	p.empty = widget.NewLabel(text("edit.noboard", "The board appears here when the text is right"))
	p.empty.Alignment, p.empty.Importance, p.empty.Wrapping = fyne.TextAlignCenter, widget.LowImportance, fyne.TextWrapWord
	desk := container.NewStack(p.easel, container.NewVBox(layout.NewSpacer(), p.empty, layout.NewSpacer()))
	p.arrangement = &arrangement{left: p.box.content, board: desk, dock: p.dock.content, right: p.side.Content, adopted: p.adopt}
	p.content = look.InOrder(p.arrangement, desk, p.dock.content, p.box.content, p.side.Content)
	if turned {
		p.side.Present(p.side.text)
	}
	p.showAll()
}

// adopt suits the views to the room that there is.
func (p *Page) adopt(narrow bool) {
	if narrow {
		p.side.offer(p.box.Lend())
	} else {
		p.side.offer(nil)
		p.box.TakeBack()
	}
	p.narrow = narrow
	p.turnToTools()
	look.Show(p.box.content, !narrow)
}

// turnToTools shows them on a narrow page in place of the check, as users come to draw.
func (p *Page) turnToTools() {
	if p.narrow && p.side.Chosen == p.side.check && len(p.model.tools()) > 0 {
		p.side.Present(p.side.tools)
	}
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.editor", "Editor") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject {
	p.ready()
	return p.content
}

// Badges stand in the status line: what is edited, and whether it is saved.
func (p *Page) Badges() fyne.CanvasObject { return p.badges }

// Focus gives the board the keyboard, or the text where something is wrong with it.
func (p *Page) Focus() {
	if p.model.now().err != nil && p.side.Chosen == p.side.text {
		p.text.jump()
		return
	}
	p.frame.Focus(p.easel)
}

// LimitsChanged looks again with other limits.
func (p *Page) LimitsChanged() {
	if p.entered {
		p.model.forget()
		p.find()
	}
}

// Enter begins with the open puzzle, unless something is being edited.
func (p *Page) Enter() {
	p.entered, p.kept = true, ""
	p.begin()
	if p.fresh { // there were no tools yet
		p.fresh = false
		p.turnToTools()
	}
	p.shown()
	if p.kept != "" {
		p.frame.Say(p.frame.Words.Textf("edit.kept", "Your drawing is kept; Take the open puzzle edits %s", p.kept))
	}
}

// begin turns to the open puzzle where it is another than the last time. A board that
// was drawn and not saved is not replaced by it: it stays, and the open one is offered.
func (p *Page) begin() {
	p.restore()
	name, puzzle := p.host.Puzzle()
	if puzzle == nil || p.model.source == puzzle.String() {
		return
	}
	p.model.source = puzzle.String()
	if p.model.sheetOf(puzzle.Family()).unsaved() {
		p.model.turnTo(puzzle.Family())
		p.kept = name
		return
	}
	p.model.open(name, puzzle)
}

// Under these names, with that of the family, the preferences keep what is not saved.
const (
	keptText, keptName = "editor.text.", "editor.name."
	mostKept           = 16 << 10 // bytes: the preferences are written anew at every change
)

// restore takes up, once, what the last run of the program has kept.
func (p *Page) restore() {
	if p.restored {
		return
	}
	p.restored = true
	for _, f := range p.frame.Puzzles.Families() {
		if text := p.frame.Preferences.Choice(keptText + f.Name); text != "" {
			sheet := p.model.sheetOf(f.Name)
			sheet.name = p.frame.Preferences.Choice(keptName + f.Name)
			sheet.steps = []state{state{family: f}.read(p.frame.Puzzles, text)}
		}
	}
}

// keep keeps it for the next start. What the last one kept stays until it is taken up.
func (p *Page) keep() {
	m, prefs := p.model, p.frame.Preferences
	if m.untouched() || m.sheet.family == "" {
		return
	}
	text := m.now().text
	if !m.unsaved() || len(text) > mostKept {
		text = ""
	}
	if key := keptText + m.sheet.family; prefs.Choice(key) != text {
		prefs.SetChoice(key, text)
		prefs.SetChoice(keptName+m.sheet.family, m.name)
	}
}

// turnTo turns to another kind of puzzle: to what was drawn of it, or else to an empty
// board of the usual size.
func (p *Page) turnTo(f engine.Family) {
	m := p.model
	m.turnTo(f.Name)
	if m.untouched() && f.Editor != nil {
		if d, err := f.Editor.Blank(f.Editor.Sizes.Rows, f.Editor.Sizes.Cols); err == nil {
			m.begin(p.newName(), state{family: f}.drawn(d))
		}
	}
	p.shown()
	p.Focus()
}

// newName is the name of a board that is begun empty.
func (p *Page) newName() string { return p.frame.Words.Text("edit.newname", "new-board") }

// Leave ends what runs. What is edited stays.
func (p *Page) Leave() {
	p.entered = false
	p.model.letGo()
	p.model.forget()
	p.model.hardening.Drop()
}

// Rested says whether all that is typed has been read, and nothing runs beside
// the window.
func (p *Page) Rested() bool {
	return !p.model.reading.Running() && !p.model.running() && !p.model.hardening.Running()
}

// Mend shows a text with something wrong, at that place. What was edited before
// comes back by undo.
func (p *Page) Mend(name, text string) {
	p.ready()
	p.begin()
	p.model.push(state{}.read(p.frame.Puzzles, text)) // it has nothing to do with the board that is shown
	p.model.name = name
	p.side.Present(p.side.text)
	p.shown()
}

// shown shows another state, and finds out about it.
func (p *Page) shown() {
	p.showAll()
	p.find()
	p.frame.MenusChanged()
}

func (p *Page) showAll() {
	p.text.show()
	p.showBut()
}

// showBut shows everything but the text. What was said belongs to an earlier state.
func (p *Page) showBut() {
	p.frame.Say("")
	p.text.mark()
	p.box.show()
	p.check.show()
	p.redraw()
	words := p.model.name
	if p.model.changed() {
		words = p.frame.Words.Textf("edit.unsaved", "%s, not saved", p.model.name)
	}
	look.Set(p.file, words)
	p.keep()
	if p.entered {
		p.host.Titled(p.model.name, p.model.changed())
	}
}

// redraw shows the board and what is said of it.
func (p *Page) redraw() {
	picture := p.model.picture()
	look.Show(p.empty, picture.Width == 0 && p.model.began())
	look.Show(p.easel, picture.Width > 0)
	p.easel.SetScene(picture)
	p.dock.show()
	p.box.showValue()
}

// find finds out about the puzzle beside the window.
func (p *Page) find() {
	if p.entered && !p.model.hardening.Running() {
		p.model.find(p.frame.Preferences.Limits(), func() { p.check.showFound() }) // the view may be another by then
	}
	p.check.showFound()
}
