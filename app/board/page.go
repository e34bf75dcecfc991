package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"langkah/app/job"
	"langkah/app/look"
	"langkah/engine"
	"langkah/engine/search"
	"langkah/engine/session"
	"langkah/widgets"
)

// Host is what the page asks of the window beside the frame.
type Host struct {
	Open    func(name string, p engine.Puzzle) // take up another puzzle
	Compare func()                             // turn to where methods are compared
}

// Page solves the session's puzzle and plays the solution: the puzzle and the
// method to the left, the board in the middle, tabs to the right.
type Page struct {
	frame  *look.Frame
	model  *Model
	host   Host
	player *job.Repeater

	// The views, made by Build.
	panel   *panel
	view    *boardView
	side    *sideTabs
	badges  *badges
	split   *container.Split
	content fyne.CanvasObject
}

// boardShare is the board's share of the width beside the panel.
const boardShare = 0.7

// New makes the page of a session.
func New(f *look.Frame, s *session.Session, host Host) *Page {
	p := &Page{frame: f, model: NewModel(s, f.Jobs), host: host}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	p.panel = newPanel(p.frame, p.model, panelActions{
		setOption: p.setOption, methodChanged: p.methodChanged, solve: p.solve, picked: p.Focus,
	})
	p.view = newBoardView(p.frame, p.model, widgets.TransportActions{
		First: p.first, Back: p.back, Play: p.togglePlay, Forward: p.forward, Last: p.last,
		Seek: p.jump, Speed: p.setSpeed, Key: p.frame.Key, Picked: p.Focus,
	})
	p.side = newSideTabs(p.frame, p.model, p.jump, p.tabsChanged)
	p.badges = newBadges()
	p.split = container.NewHSplit(p.view.content, p.side.content)
	p.split.SetOffset(boardShare)
	left := p.panel.content
	p.content = look.InOrder(layout.NewBorderLayout(nil, nil, left, nil), left, p.split)
	if p.model.session.Puzzle() != nil {
		p.showPuzzle()
	}
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.board", "Board") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Badges stand in the status line: what is known of the solution on the board.
func (p *Page) Badges() fyne.CanvasObject { return p.badges.content }

// Focus gives the board the keyboard.
func (p *Page) Focus() { p.frame.Focus(p.view.board) }

// LimitsChanged shows other limits.
func (p *Page) LimitsChanged() { p.panel.limits.Show() }

// Enter shows what may have happened while another page was shown.
func (p *Page) Enter() { p.showOutcome() }

// Leave ends the playing.
func (p *Page) Leave() { p.player.Stop() }

// PuzzleChanged shows another puzzle.
func (p *Page) PuzzleChanged() {
	p.player.Stop()
	p.model.puzzleChanged()
	p.showPuzzle()
}

// Show shows what a method came to elsewhere.
func (p *Page) Show(o engine.Solution) {
	p.model.search.Drop()
	p.model.take(o)
	p.panel.showRunning()
	p.showOutcome()
}

func (p *Page) showPuzzle() {
	p.panel.showPuzzle()
	p.side.showFacts()
	p.showOutcome()
}

// setOption makes the puzzle another one by one of its options.
func (p *Page) setOption(name, value string) {
	next, err := p.model.session.Puzzle().With(engine.Values{name: value})
	if err != nil {
		p.frame.Dialogs.Failed(p.frame.Words.Text("option.failed", "This choice does not fit the puzzle"), err)
		p.panel.showPuzzle()
		return
	}
	p.host.Open(p.model.session.Name(), next)
}

// methodChanged shows another method.
func (p *Page) methodChanged() {
	p.panel.showMethod()
	p.frame.MenusChanged()
}

// solve starts a search, or stops the one that runs.
func (p *Page) solve() {
	if p.model.solving() {
		p.stop()
		return
	}
	method, ok := p.model.choice.method()
	if !ok {
		return
	}
	p.player.Stop()
	p.model.solve(p.frame.Preferences.Limits(), p.searching, p.solved)
	p.panel.showRunning()
	p.badges.clear()
	p.frame.Say(p.frame.Words.Textf("solve.running", "Solving with %s …", p.frame.Words.Message(method.Title())))
	p.view.showCaption()
	p.frame.MenusChanged()
	p.Focus() // so that Esc stops and the arrows play
}

// searching shows how a search goes.
func (p *Page) searching(now search.Snapshot, elapsed time.Duration) {
	p.panel.progress.show(now, elapsed)
	if p.model.live != nil {
		p.view.showBoard(false)
	}
}

func (p *Page) stop() {
	if p.model.busy() {
		p.model.stop()
		p.frame.Say(p.frame.Words.Text("solve.stopping", "Stopping …"))
	}
}

// solved shows what a search came to, and plays it. fault says where the
// details are of a method that broke.
func (p *Page) solved(fault engine.Message) {
	p.panel.showRunning()
	p.showOutcome()
	if o, _ := p.model.session.Outcome(); !fault.IsZero() {
		w := p.frame.Words
		p.frame.Say(look.Sentence(w.Message(o.Result.Reason)) + ". " + w.Message(fault))
	}
	p.frame.MenusChanged()
	if p.hasSolution() {
		p.play()
	}
}

// HasOutcome says whether a search has ended for the puzzle.
func (p *Page) HasOutcome() bool {
	_, ok := p.model.session.Outcome()
	return ok
}

// hasSolution says whether the last search found one with moves.
func (p *Page) hasSolution() bool {
	o, ok := p.model.session.Outcome()
	return ok && len(o.Result.Moves) > 0
}

// showOutcome shows what the last search came to, or that there was none.
func (p *Page) showOutcome() {
	p.panel.showOutcome()
	p.side.showOutcome()
	p.frame.Say(p.badges.show(p.frame.Words, p.model.session))
	p.moved(false)
}

// moved shows the present position, its pieces sliding there if they should.
func (p *Page) moved(slide bool) {
	p.view.show(slide, p.player.Running())
	p.side.moves.Mark(p.model.session.Index())
}

// tabsChanged gives the board the whole room while no tab is open.
func (p *Page) tabsChanged(anyOpen bool) {
	switch {
	case !anyOpen:
		p.split.SetOffset(1)
	case p.split.Offset == 1:
		p.split.SetOffset(boardShare)
	}
	p.split.Refresh()
	p.frame.MenusChanged()
}
