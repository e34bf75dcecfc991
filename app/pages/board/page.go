package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
	"langkah/engine/game/session"
	"langkah/widgets"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Open    func(name string, p engine.Puzzle) // take up another puzzle
	Compare func()                             // turn to where methods are compared
	Another func()                             // take up one more of its kind
	Changed func()                             // the session is no longer what it was
	Review  func()                             // turn to where the moves are held against the truth

	CopyBoard, CopyMoves, CopyPicture func() // to the clipboard

	Record func() Record
	Place  func() (place packs.Place, ok bool) // in its pack, where it is of one
	Packed func(packs.Board)                   // open a board of a pack
	Share  func(below *widgets.Button)         // open a menu of ways to share it
}

// Record is what was reached on the open puzzle by hand. Results that there are not are of
// no times.
type Record struct {
	Best   progress.Result
	Before progress.Result // the best one before it was solved just now
	Fewest int             // the cost of the cheapest solution, where a pack tells it; else 0
}

// Page solves the session's puzzle and plays the solution: the puzzle and the
// method to the left, the board in the middle, tabs to the right.
type Page struct {
	frame  *look.Frame
	model  *Model
	host   Host
	player *job.Repeater
	onward *job.Repeater // plays what a hint has come to

	warned   bool // of a dead end
	savable  bool // the menus know of a transcript to save
	over     bool // the menus know that the line was played to its goal
	trying   bool // a position is tried again, as it was shown last
	watching bool // the page has turned to how the search goes
	folding  *look.Folding

	// The views, made by Build.
	panel     *panel
	headline  *look.Headline
	view      *boardView
	side      *sideTabs
	badges    *badges
	solveHere *widgets.Button // in the dock of a narrow window
}

// New makes the page of a session.
func New(f *look.Frame, s *session.Session, host Host) *Page {
	p := &Page{frame: f, model: NewModel(s, f.Jobs), host: host}
	p.player = f.Jobs.NewRepeater(p.playStep)
	p.folding = look.NewFolding(f)
	// In a narrow window the button Solve stands in the dock.
	p.folding.OnRoom = func(r look.Room) { look.Show(p.view.dock.solve, r == look.Narrow) }
	p.model.camera = rememberedCamera(f.Preferences)
	p.beginTruth()
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	p.panel = newPanel(p.frame, p.model, panelActions{
		setOption: p.setOption, methodChanged: p.methodChanged, optionChanged: p.optionChanged, solve: p.solve, picked: p.Focus,
		solutions: solutionActions{show: p.showNumber, count: p.count},
	})
	p.view = newBoardView(p.frame, p.model, newDock(p.frame, p.model, widgets.TransportActions{
		First: p.first, Back: p.back, Play: p.togglePlay, Forward: p.forward, Last: p.last,
		Seek: p.jump, Speed: p.setSpeed, Key: p.frame.Key, Picked: p.Focus,
	}, p.tryInstead, newMoment(p.frame, p.model, p.host, momentActions{
		next: p.next, review: p.host.Review, again: p.again, back: p.back,
	}), truthActions{eye: p.toggleEye, hint: p.hint, review: p.host.Review}))
	p.solveHere = newSolveButton(p.frame, p.solve)
	p.view.dock.solve.Add(p.solveHere)
	p.side = newSideTabs(p.frame, p.model, p.host, p.jump, p.folding.Fold)
	p.view.hand.play = p.playMoves
	p.view.board.OnMenu, p.side.list.list.OnMenu = p.boardMenu, p.moveMenu
	p.headline = look.NewHeadline(p.side.UnfoldButton())
	p.badges = newBadges()
	p.folding.Arrange(look.Arrangement{
		Left: p.panel.content, Headline: p.headline.Content, Right: p.side.Content, Middle: container.NewStack(look.Clipped(p.view.board), p.view.card.content),
		Tools: p.view.camera.content, Dock: p.view.dock.content, Unfold: p.side.UnfoldButton(),
	}, p.panel.Lending, p.side.SideTabs, p.side.offer)
	p.view.dock.resized = func() { p.folding.Content.Refresh() }
	if p.model.session.Puzzle() != nil {
		p.showPuzzle()
	}
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.board", "Board") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.folding.Content }

// Badges stand in the status line: what is known of the solution on the board.
func (p *Page) Badges() fyne.CanvasObject { return p.badges.content }

// Focus gives the board the keyboard.
func (p *Page) Focus() { p.frame.Focus(p.view.board) }

// LimitsChanged shows other limits.
func (p *Page) LimitsChanged() { p.panel.limits.Show() }

// Enter shows what may have happened while another page was shown.
func (p *Page) Enter() { p.showOutcome() }

// Leave ends the playing.
func (p *Page) Leave() {
	p.player.Stop()
	p.folding.Leave()
	p.view.dock.ticking.Stop()
	p.model.session.Pause()
}

// PuzzleChanged shows another puzzle.
func (p *Page) PuzzleChanged() {
	p.player.Stop()
	p.view.camera.unmagnify()
	p.model.puzzleChanged()
	p.showPuzzle()
}

// Show shows a result made elsewhere.
func (p *Page) Show(o engine.Solution) {
	p.model.adopt(o)
	p.panel.showMethod()
	p.showRunning()
	p.showOutcome()
	p.frame.MenusChanged()
}

func (p *Page) showPuzzle() {
	p.panel.showPuzzle()
	p.showHeadline()
	p.showRunning()
	p.side.showFacts()
	p.side.intro.show()
	p.side.introduce()
	p.showOutcome()
}

// showHeadline says what is open and whether it can be solved.
func (p *Page) showHeadline() {
	w, puzzle, badge := p.frame.Words, p.model.session.Puzzle(), p.headline.Badge
	p.headline.Show(p.model.session.Name(), w.Message(puzzle.Kind()))
	fact, known := engine.Verdict(puzzle)
	switch {
	case !known:
		badge.Say("", widgets.Calm)
	case fact.Kind == engine.Unsolvable:
		badge.Say(w.Text("verdict.no", "cannot be solved"), widgets.Bad)
	default:
		badge.Say(w.Text("verdict.yes", "can be solved"), widgets.Good)
	}
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

// methodChanged shows another method, and that what is shown is not of it.
func (p *Page) methodChanged() {
	p.panel.showMethod()
	p.showStale()
	p.moved(false) // the heuristic shown is the chosen one's
	p.frame.MenusChanged()
}

// optionChanged shows what the method guarantees with other options.
func (p *Page) optionChanged() {
	p.panel.showGuarantee()
	p.showStale()
}

// showStale says of which method the solution shown is.
func (p *Page) showStale() {
	if !p.model.solving() {
		p.side.showOutcome()
		p.frame.Say(p.badges.show(p.frame.Words, p.model))
	}
}

// tryInstead solves by the method that is likely to terminate.
func (p *Page) tryInstead() {
	if m, ok := p.model.instead(); ok {
		p.model.choice.Pick(m)
		p.methodChanged()
		p.solve()
	}
}

// Solve starts a search unless one runs.
func (p *Page) Solve() {
	if !p.model.solving() {
		p.solve()
	}
}

// solve starts a search, or stops the one that runs. It begins where the user
// has come to by hand, else at the start.
func (p *Page) solve() {
	switch {
	case p.model.solving():
		p.stop()
	case p.model.ahead():
		p.solveHereOnly()
	default:
		p.solveStart()
	}
}

// solveStart solves from the start.
func (p *Page) solveStart() { p.solveFrom(0, p.model.session.Puzzle()) }

// solveHereOnly solves from the position shown.
func (p *Page) solveHereOnly() {
	here, err := p.model.session.Here()
	if err != nil {
		p.frame.Dialogs.Failed(p.frame.Words.Text("solve.nothere", "It cannot be solved from here"), err)
		return
	}
	p.solveFrom(p.model.session.Node(), here)
}

func (p *Page) solveFrom(from session.Node, puzzle engine.Puzzle) {
	method, ok := p.model.choice.Method()
	switch {
	case p.model.solving():
		return
	case !ok:
		p.frame.Say(look.Sentence(p.frame.Words.Message(engine.Msg("there is no method for this puzzle"))))
		return
	}
	p.player.Stop()
	p.model.hand.Cancel()
	p.model.solve(from, puzzle, p.frame.Preferences.Limits(), p.searching, p.solved)
	p.view.showBoard(false)
	p.showRunning()
	p.badges.clear()
	p.frame.Say(p.frame.Words.Textf("solve.running", "Solving with %s …", p.frame.Words.Message(method.Title())))
	p.view.dock.showWords()
	p.frame.MenusChanged()
	p.Focus() // so that Esc stops and the arrows play
}

// noticeable is how long a search runs before the page turns to how it goes.
const noticeable = 300 * time.Millisecond

// searching shows how a search goes.
func (p *Page) searching() {
	if !p.watching && p.model.live.elapsed >= noticeable {
		p.watching = true
		if p.side.Chosen == p.side.moves {
			p.side.Choose(p.side.run)
		}
	}
	p.side.runReport.show()
	p.view.dock.showWords()
	if p.model.live.position != nil {
		p.view.showBoard(false)
	}
}

// dressSolve has the buttons say what solving begins with, and the menus know
// whether there is something to save.
func (p *Page) dressSolve() {
	has, ended := p.HasSolution(), p.model.ended()
	if ended != p.over {
		p.side.introduce()
		p.side.intro.show()
	}
	if has != p.savable || ended != p.over {
		p.savable, p.over = has, ended
		p.frame.MenusChanged()
	}
	dressSolve(p.frame.Words, p.solveHere, p.model)
	p.panel.dress()
}

// showRunning shows that a search runs, or that none does.
func (p *Page) showRunning() {
	p.panel.showRunning()
	dressSolve(p.frame.Words, p.solveHere, p.model)
	p.side.runReport.show()
}

func (p *Page) stop() {
	if p.model.busy() {
		p.model.stop()
		p.frame.Say(p.frame.Words.Text("solve.stopping", "Stopping …"))
	}
}

// solved shows the result of a search, and plays it. fault says where the
// details are of a method that broke.
func (p *Page) solved(fault engine.Message) {
	if p.watching && p.side.Chosen == p.side.run && p.hasSolution() {
		p.side.Choose(p.side.moves)
	}
	p.watching = false
	p.showRunning()
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

// showOutcome shows the result of the last search, or that there was none.
func (p *Page) showOutcome() {
	p.side.showOutcome()
	p.side.introduce()
	p.frame.Say(p.badges.show(p.frame.Words, p.model))
	p.moved(false)
}

// moved shows the present position, its pieces sliding there if they should.
func (p *Page) moved(slide bool) {
	if !p.player.Running() { // which has its own pace, and an end
		if !p.onward.Running() { // whose hint stays
			p.frame.Say(p.badges.show(p.frame.Words, p.model))
		}
		p.host.Changed()
	}
	p.regard()
	p.view.show(slide, p.player.Running())
	p.panel.numbers.show()
	p.dressSolve()
	p.side.list.list.Mark(p.model.session.Index())
}
