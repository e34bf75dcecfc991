package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/widgets"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Back     func()              // to the board
	TryAgain func(g Game, i int) // on the board, from the game's i-th position
	Choose   func()              // another output
}

// Page steps through the boards of its subject and marks those that are wrong.
type Page struct {
	look.Page

	frame   *look.Frame
	host    Host
	work    *job.Slot // judges the subject
	judge   func()    // begins to
	halted  bool      // it was not done when the page was left
	player  *job.Repeater
	game    *gameReview
	output  *outputReview
	subject subject // one of the two
	here    bool    // it is the page shown: the line at the bottom is its own

	// The views, made by Build.
	dock    *dock
	badge   *widgets.Badge
	content *fyne.Container // holds the views of the subject
}

// subject is a game or an output: its model and views.
type subject interface {
	Section
	badge() string
	status() string // the words for the status line
	opened() bool   // something is there to be shown

	step() int // the one shown, from 0
	last() int
	jump(i int)
	nextWrong() (i int, ok bool) // the wrong step that F8 goes to

	build() views
	show()         // everything but the step
	showStep()     // the step
	showProgress() // how far the judging is
}

// Section has the title and the menus of one kind of subject.
type Section interface {
	Title() string
	Menus() []*fyne.Menu
	Views() []*fyne.MenuItem
}

// views are a subject's own parts of the page. The optional ones are nil.
type views struct {
	panel, graph, boards, list fyne.CanvasObject // graph and list are optional
	next                       *widgets.Button   // goes to the next wrong step
	keys                       fyne.Focusable    // has the keyboard; nil leaves it to the menus
}

// New makes the page, which shows nothing until it is given a game or an output.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, work: f.Jobs.NewSlot(), badge: widgets.NewBadge(), content: container.NewStack()}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.game, p.output = &gameReview{page: p, gameModel: new(gameModel)}, &outputReview{page: p, outputModel: new(outputModel)}
	p.subject = p.game
	p.Build()
	return p
}

// Build makes the views of the subject in the present words.
func (p *Page) Build() {
	v := p.subject.build()
	p.dock = newDock(p, v)
	p.badge.Say(p.subject.badge(), widgets.Calm)
	parts := arrangement{panel: v.panel, graph: v.graph, boards: v.boards, dock: p.dock.content, list: v.list}
	p.content.Objects = []fyne.CanvasObject{look.InOrder(parts, parts.objects()...)}
	p.content.Refresh()
	if p.subject.opened() {
		p.show()
	} else {
		p.dock.show(false)
	}
}

// Review judges the moves of a game.
func (p *Page) Review(g Game) error {
	model, err := newGameModel(g)
	if err != nil {
		return err
	}
	p.game.gameModel = model
	p.open(p.game, func() { model.judge(p.work, p.frame.Preferences.Limits(), p.showProgress, p.show) })
	return nil
}

// Grade shows an output with its faults, and solves its puzzle.
func (p *Page) Grade(o Output) {
	model := newOutputModel(o)
	p.output.outputModel = model
	p.open(p.output, func() { model.prove(p.work, p.frame.Preferences.Limits(), p.show) })
}

// open shows another subject and begins to judge it.
func (p *Page) open(s subject, judge func()) {
	p.player.Stop()
	p.subject, p.judge, p.halted = s, judge, false
	p.Build()
	judge()
	if p.here {
		p.Focus()
	}
}

// Grades says whether the page shows an output.
func (p *Page) Grades() bool { return p.subject == p.output }

// Sections are the titles and menus of all kinds of subjects, whichever is shown.
func (p *Page) Sections() []Section { return []Section{p.game, p.output} }

// Title names what is shown.
func (p *Page) Title() string { return p.subject.Title() }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badge }

// Focus gives the keyboard to the subject's list, or to the window for the keys
// of the menus.
func (p *Page) Focus() {
	if p.dock.keys == nil {
		p.frame.Menus.Canvas.Unfocus()
		return
	}
	p.frame.Focus(p.dock.keys)
}

// Enter says what is shown, and judges what it had no time for.
func (p *Page) Enter() {
	p.here = true
	if p.halted {
		p.halted = false
		p.judge()
	}
	p.setStatus()
}

// Leave ends what runs.
func (p *Page) Leave() {
	p.here = false
	p.player.Stop()
	if p.work.Running() { // half judged, it would show what is not true
		p.work.Drop()
		p.halted = true
	}
}

// show shows the whole subject.
func (p *Page) show() {
	p.subject.show()
	p.showStep()
}

func (p *Page) showProgress() {
	p.subject.showProgress()
	p.setStatus()
}

func (p *Page) showStep() {
	p.subject.showStep()
	p.dock.show(p.player.Running())
	p.setStatus()
	p.frame.MenusChanged()
}

func (p *Page) setStatus() {
	if p.here && p.subject.opened() {
		p.frame.Say(p.subject.status())
	}
}

// jump stops playing and shows the i-th step, if anything is open.
func (p *Page) jump(i int) {
	if !p.subject.opened() {
		return
	}
	p.player.Stop()
	p.subject.jump(i)
	p.showStep()
}

// toWrong shows a wrong step, if there is one.
func (p *Page) toWrong(i int, ok bool) {
	if ok {
		p.jump(i)
	}
}

// stop ends the judging, or goes back.
func (p *Page) stop() {
	if p.work.Running() {
		p.work.Stop()
		return
	}
	p.host.Back()
}

// togglePlay plays from here, or pauses.
func (p *Page) togglePlay() {
	if !p.subject.opened() {
		return
	}
	if p.player.Running() {
		p.player.Stop()
		p.dock.show(false)
		return
	}
	if p.subject.step() == p.subject.last() {
		p.subject.jump(0)
	}
	pause := look.Speeds()[p.frame.Preferences.Speed()].Step
	if pause == 0 {
		p.jump(p.subject.last())
		return
	}
	p.player.Start(pause)
	p.showStep()
}

func (p *Page) playStep() (more bool) {
	p.subject.jump(p.subject.step() + 1)
	more = p.subject.step() < p.subject.last()
	if !more {
		p.player.Stop()
	}
	p.showStep()
	return more
}
