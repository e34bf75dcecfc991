package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/widgets"
)

// Host is what the page asks of the window beside the frame.
type Host struct {
	Back     func()              // to the board
	TryAgain func(g Game, i int) // on the board, from the game's i-th position
}

// Page shows a review: result and mistakes to the left, the graph and two
// boards in the middle, the moves to the right.
type Page struct {
	look.Page

	frame  *look.Frame
	host   Host
	model  *Model
	player *job.Repeater
	here   bool // it is the page shown: the line at the bottom is its own

	// The views, made by Build.
	panel   *panel
	graph   *graph
	boards  *boards
	dock    *dock
	list    *moves
	badge   *widgets.Badge
	badges  *fyne.Container
	content *fyne.Container
}

// New makes the page, which shows nothing until it is given a game.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, model: &Model{judging: f.Jobs.NewSlot()}}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	p.panel = newPanel(p.frame, p.model, p.jump, p.tryAgain, p.host.Back)
	p.graph = newGraph(p.frame, p.model, p.jump)
	p.boards = newBoards(p.frame, p.model)
	p.dock = newDock(p.frame, p.model, p)
	p.list = newMoves(p.frame, p.model, p.jump)
	p.badge = widgets.NewBadge()
	p.badge.Say(p.frame.Words.Text("review.badge", "review"), widgets.Calm)
	p.badges = container.NewHBox(p.badge)
	p.content = look.InOrder(arrangement{}, p.panel.content, p.graph.content, p.boards.content, p.dock.content, p.list.content)
	if p.model.positions != nil {
		p.show()
	}
}

// Open reviews a game.
func (p *Page) Open(g Game) error {
	p.player.Stop()
	err := p.model.begin(g, p.frame.Preferences.Limits(), p.showProgress, p.reviewed)
	if err == nil {
		p.show()
	}
	return err
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.review", "Review") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Badges stand in the status line.
func (p *Page) Badges() fyne.CanvasObject { return p.badges }

// Focus has the window hear the keys: they are those of the menus.
func (p *Page) Focus() { p.frame.Menus.Canvas.Unfocus() }

// Enter says what is shown.
func (p *Page) Enter() {
	p.here = true
	p.say()
}

// Leave ends what runs.
func (p *Page) Leave() {
	p.here = false
	p.player.Stop()
	p.model.judging.Stop()
}

// show shows the whole game.
func (p *Page) show() {
	p.panel.show()
	p.list.show()
	p.moved()
}

// reviewed shows what a review has come to.
func (p *Page) reviewed() {
	p.show()
	p.frame.MenusChanged()
}

func (p *Page) showProgress() {
	p.panel.showProgress()
	p.say()
}

// jump shows the i-th position.
func (p *Page) jump(i int) {
	p.player.Stop()
	p.model.jump(i)
	p.moved()
}

// moved shows the position.
func (p *Page) moved() {
	p.graph.show()
	p.boards.show()
	p.dock.show(p.player.Running())
	p.list.mark()
	p.panel.mark()
	p.say()
	p.frame.MenusChanged()
}

// say says in the status line what is shown.
func (p *Page) say() {
	w, m := p.frame.Words, p.model
	switch {
	case m.positions == nil || !p.here:
	case !m.ready:
		p.frame.Say(w.Textf("review.judging", "Judging the moves: %d %% (Esc stops)", int(100*max(m.share, 0))))
	default:
		p.frame.Say(w.Textf("review.line", "Move %d of %d. F7 and F8 go from mistake to mistake.", m.index, len(m.game.Moves)))
	}
}

func (p *Page) stop() {
	if p.model.judging.Running() {
		p.model.judging.Stop()
		return
	}
	p.host.Back()
}

// togglePlay plays the game from here, or pauses.
func (p *Page) togglePlay() {
	if p.player.Running() {
		p.player.Stop()
		p.dock.show(false)
		return
	}
	if p.model.index == len(p.model.game.Moves) {
		p.model.jump(0)
	}
	step := look.Speeds()[p.frame.Preferences.Speed()].Step
	if step == 0 {
		p.jump(len(p.model.game.Moves))
		return
	}
	p.player.Start(step)
	p.moved()
}

func (p *Page) playStep() (more bool) {
	p.model.jump(p.model.index + 1)
	more = p.model.index < len(p.model.game.Moves)
	if !more {
		p.player.Stop()
	}
	p.moved()
	return more
}

func (p *Page) next() {
	if i, ok := p.model.nextMistake(); ok {
		p.jump(i)
	}
}

func (p *Page) last() {
	if i, ok := p.model.lastMistake(); ok {
		p.jump(i)
	}
}

// tryAgain goes back to where the move shown was made.
func (p *Page) tryAgain() { p.host.TryAgain(p.model.game, max(p.model.index-1, 0)) }
