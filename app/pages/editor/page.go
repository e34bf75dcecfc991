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
		pick: p.pick, empty: p.askEmpty, open: p.takeOpen, harder: p.harder, valueChanged: p.redraw,
	})
	p.easel = sceneview.NewEasel()
	p.easel.OnPress, p.easel.OnDraw, p.easel.OnRelease = p.press, p.draw, p.release
	p.easel.OnKey, p.easel.OnRune = p.key, p.rune
	p.dock = newDock(p.frame, p.model, dockActions{undo: p.undo, redo: p.redo, save: p.save, play: p.play})
	p.check = newCheckView(p.frame, p.model, p.goToWrong, p.model.slot.Stop)
	p.text = newTextView(p.frame, p.model, p.write)
	turned := p.side != nil && p.side.Chosen == p.side.text
	p.side = newSide(p.frame, p.check, p.text, p.turned)
	p.badge, p.file = widgets.NewBadge(), widget.NewLabel("")
	p.file.Importance, p.file.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	p.badge.Say(text("edit.badge", "editing"), widgets.Calm)
	p.badges = container.NewHBox(p.badge, p.file)
	p.empty = widget.NewLabel(text("edit.noboard", "The board appears here when the text is right"))
	p.empty.Alignment, p.empty.Importance, p.empty.Wrapping = fyne.TextAlignCenter, widget.LowImportance, fyne.TextWrapWord
	desk := container.NewStack(p.easel, container.NewVBox(layout.NewSpacer(), p.empty, layout.NewSpacer()))
	p.arrangement = &arrangement{left: p.box.content, board: desk, dock: p.dock.content, right: p.side.Content, adopted: p.adopt}
	p.content = look.InOrder(p.arrangement, p.box.content, desk, p.dock.content, p.side.Content)
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
	look.Show(p.box.content, !narrow)
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
	p.entered = true
	p.begin()
	p.shown()
}

// begin edits the open puzzle, unless something is being edited. What was being
// edited when the program ended is the next step.
func (p *Page) begin() {
	name, puzzle := p.host.Puzzle()
	if puzzle == nil || p.model.changed() || p.model.source == puzzle.String() {
		return
	}
	first := !p.model.began()
	p.model.open(name, puzzle)
	prefs := p.frame.Preferences
	if text := prefs.Choice(keptText); first && text != "" {
		p.model.name = prefs.Choice(keptName)
		p.model.push(p.model.now().read(p.frame.Puzzles, text))
	}
}

// Under these names the preferences keep what is neither saved nor played.
const (
	keptText, keptName = "editor.text", "editor.name"
	mostKept           = 16 << 10 // bytes: the preferences are written anew at every change
)

// keep keeps it for the next start. What the last one kept stays until it is taken up.
func (p *Page) keep() {
	if p.model.untouched() {
		return
	}
	text := p.model.now().text
	if !p.model.changed() || len(text) > mostKept {
		text = ""
	}
	if prefs := p.frame.Preferences; prefs.Choice(keptText) != text {
		prefs.SetChoice(keptText, text)
		prefs.SetChoice(keptName, p.model.name)
	}
}

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
	p.model.name = name
	p.model.push(state{}.read(p.frame.Puzzles, text)) // it has nothing to do with the board that is shown
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
