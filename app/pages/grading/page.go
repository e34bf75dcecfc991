package grading

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/widgets"
)

// Host is what the page asks of the window beside the frame.
type Host struct {
	Back   func() // to the board
	Choose func() // another file
}

// Page shows a graded output: what it came to and its boards to the left, the
// board chosen and the puzzle solved to the right.
type Page struct {
	look.Page

	frame  *look.Frame
	host   Host
	model  *Model
	player *job.Repeater
	here   bool // it is the page shown: the line at the bottom is its own

	// The views, made by Build.
	panel   *panel
	boards  *boards
	dock    *dock
	badge   *widgets.Badge
	content *fyne.Container
}

// New makes the page, which shows nothing until it is given an output.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, model: &Model{proving: f.Jobs.NewSlot()}}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	p.panel = newPanel(p.frame, p.model, p.jump, p.host)
	p.boards = newBoards(p.frame, p.model)
	p.dock = newDock(p.frame, p.model, p)
	p.badge = widgets.NewBadge()
	p.content = look.InOrder(arrangement{}, p.panel.content, p.boards.content, p.dock.content)
	if p.model.ours != nil {
		p.show()
	}
}

// Open shows an output, and begins to solve its puzzle.
func (p *Page) Open(o Output) {
	p.player.Stop()
	p.model.begin(o, p.frame.Preferences.Limits(), p.proven)
	p.show()
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.grading", "Grading") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badge }

// Focus gives the list of boards the keyboard.
func (p *Page) Focus() { p.frame.Focus(p.panel.list.Keys()) }

// Enter says what is shown.
func (p *Page) Enter() {
	p.here = true
	p.say()
}

// Leave ends what runs.
func (p *Page) Leave() {
	p.here = false
	p.player.Stop()
	p.model.proving.Stop()
}

// show shows the whole output.
func (p *Page) show() {
	p.panel.show()
	p.moved()
}

// proven shows what the search for the best solutions has come to.
func (p *Page) proven() {
	p.show()
	p.frame.MenusChanged()
}

// jump shows the i-th step.
func (p *Page) jump(i int) {
	p.player.Stop()
	p.model.jump(i)
	p.moved()
}

// moved shows the step.
func (p *Page) moved() {
	p.boards.show()
	p.dock.show(p.player.Running())
	p.panel.mark()
	p.say()
}

// say says in the status line what is shown.
func (p *Page) say() {
	w, m := p.frame.Words, p.model
	if m.ours == nil || !p.here {
		return
	}
	p.badge.Say(w.Text("grading.badge", "grading"), widgets.Calm)
	if !m.proven {
		p.frame.Say(w.Text("grading.solving", "Looking for the best solutions (Esc stops)"))
		return
	}
	p.frame.Say(w.Text("grading.line", "Left and Right go from board to board; F8 goes to the first fault."))
}

// stop ends the search, or goes back.
func (p *Page) stop() {
	if p.model.proving.Running() {
		p.model.proving.Stop()
		return
	}
	p.host.Back()
}

// togglePlay plays both solutions from here, or pauses.
func (p *Page) togglePlay() {
	if p.player.Running() {
		p.player.Stop()
		p.dock.show(false)
		return
	}
	if p.model.index == p.model.last() {
		p.model.jump(0)
	}
	step := look.Speeds()[p.frame.Preferences.Speed()].Step
	if step == 0 {
		p.jump(p.model.last())
		return
	}
	p.player.Start(step)
	p.moved()
}

func (p *Page) playStep() (more bool) {
	p.model.jump(p.model.index + 1)
	more = p.model.index < p.model.last()
	if !more {
		p.player.Stop()
	}
	p.moved()
	return more
}

func (p *Page) toFault() {
	if i, ok := p.model.fault(); ok {
		p.jump(i)
	}
}
