package app

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"langkah/engine"
	"langkah/engine/files"
	"langkah/engine/machine"
	"langkah/engine/search"
	"langkah/engine/session"
	"langkah/widgets"
)

// solvePage solves the session's puzzle and plays the solution: the puzzle and
// the method to the left, the board in the middle, tabs to the right.
type solvePage struct {
	w      *Window
	choice methodChoice
	panel  *puzzlePanel
	view   *boardView
	side   *sideTabs
	player player
	all    *allSolutions
	whole  fyne.CanvasObject
	split  *container.Split
}

// boardShare is the board's share of the width beside the panel.
const boardShare = 0.7

func newSolvePage(w *Window) *solvePage {
	p := &solvePage{w: w}
	p.player = player{do: w.do, step: p.playStep}
	p.all = newAllSolutions(p)
	p.panel = newPuzzlePanel(p)
	p.view = newBoardView(p)
	p.side = newSideTabs(p)
	p.split = container.NewHSplit(p.view.content, p.side.content)
	p.split.SetOffset(boardShare)
	p.whole = inOrder(layout.NewBorderLayout(nil, nil, p.panel.content, nil), p.panel.content, p.split)
	return p
}

func (p *solvePage) title() string              { return p.w.words.x("page.solve", "Solve") }
func (p *solvePage) content() fyne.CanvasObject { return p.whole }
func (p *solvePage) limitsChanged()             { p.panel.limits.show() }
func (p *solvePage) leave()                     { p.player.end() }
func (p *solvePage) focus()                     { p.w.win.Canvas().Focus(p.view.board) }

// puzzleChanged shows another puzzle.
func (p *solvePage) puzzleChanged() {
	p.player.end()
	p.all.forget()
	p.choice.offer(p.w.session.Puzzle())
	p.panel.showPuzzle()
	p.side.showFacts()
	p.resultChanged()
}

// setOption makes the puzzle another one by one of its options.
func (p *solvePage) setOption(name, value string) {
	next, err := p.w.session.Puzzle().With(engine.Values{name: value})
	if err != nil {
		p.w.failed(p.w.words.x("option.failed", "This choice does not fit the puzzle"), err)
		p.panel.showPuzzle()
		return
	}
	p.w.show(p.w.session.Name(), next)
}

// methodChanged shows another method.
func (p *solvePage) methodChanged() {
	p.panel.showMethod()
	p.w.refreshMenu()
}

// solve starts a search, or stops the one that runs.
func (p *solvePage) solve() {
	if p.w.session.Solving() {
		p.stop()
		return
	}
	method, ok := p.choice.method()
	if !ok {
		return
	}
	p.player.end()
	p.panel.searching(true)
	p.w.status.say(p.w.words.f("solve.running", "Solving with %s …", p.w.words.say(method.Title())))
	p.w.status.verified.Say("", widgets.Calm)
	p.w.status.optimal.Say("", widgets.Calm)
	limits := p.w.prefs.limits()
	machine.Guard(limits.Memory)
	p.w.session.Solve(method, limits, session.Watch{
		Progress: func(now search.Snapshot, elapsed time.Duration) {
			p.panel.progress.show(now, elapsed)
			p.view.live(now.State)
		},
		Done: func(r engine.Result) { p.solved(r) },
	})
	p.view.showCaption()
	p.w.refreshMenu()
	p.focus() // so that Esc stops and the arrows play
}

func (p *solvePage) stop() {
	if p.w.session.Solving() {
		p.w.session.Stop()
		p.w.status.say(p.w.words.x("solve.stopping", "Stopping …"))
	}
}

func (p *solvePage) solved(r engine.Result) {
	p.panel.searching(false)
	p.resultChanged()
	if where := files.KeepFault(p.w.solution()); !where.IsZero() {
		p.w.status.say(sentence(p.w.words.say(r.Reason)) + ". " + p.w.words.say(where))
	}
	p.w.refreshMenu()
	if r.Status == engine.Solved && len(r.Moves) > 0 {
		p.play()
	}
}

// resultChanged shows what the last search came to, or that there was none.
func (p *solvePage) resultChanged() {
	p.panel.showResult()
	p.side.showResult()
	p.w.showVerdict()
	p.moved(false)
}

// moved shows the session's position, its pieces sliding there if they should.
func (p *solvePage) moved(slide bool) {
	p.view.show(slide)
	p.side.moves.Mark(p.w.session.Index())
}

// jump shows the i-th position and ends the playing.
func (p *solvePage) jump(i int) {
	p.player.end()
	one := i == p.w.session.Index()+1 || i == p.w.session.Index()-1
	p.w.session.Jump(i)
	p.moved(one)
}

func (p *solvePage) first()   { p.jump(0) }
func (p *solvePage) back()    { p.jump(p.w.session.Index() - 1) }
func (p *solvePage) forward() { p.jump(p.w.session.Index() + 1) }
func (p *solvePage) last()    { p.jump(len(p.w.session.Moves())) }

// togglePlay plays from here, from the start when here is the end, or pauses.
func (p *solvePage) togglePlay() {
	if p.player.playing() {
		p.player.end()
		p.moved(false)
		return
	}
	p.play()
}

func (p *solvePage) play() {
	last := len(p.w.session.Moves())
	if last == 0 {
		return
	}
	step := speeds[p.speed()].step
	if step == 0 {
		p.last()
		return
	}
	if p.w.session.Index() == last {
		p.w.session.First()
	}
	p.player.start(step)
	p.moved(false)
}

// playStep shows the next position while playing.
func (p *solvePage) playStep() (more bool) {
	p.w.session.Forward()
	more = p.w.session.Index() < len(p.w.session.Moves())
	if !more {
		p.player.end()
	}
	p.moved(true)
	return more
}

// speed is the index of the speed chosen.
func (p *solvePage) speed() int { return min(max(p.w.prefs.speed(), 0), len(speeds)-1) }

func (p *solvePage) setSpeed(i int) {
	if i < 0 || i >= len(speeds) {
		return
	}
	p.w.prefs.setSpeed(i)
	p.view.transport.ShowSpeed(i)
	p.w.refreshMenu()
	if p.player.playing() {
		p.player.end()
		p.play()
	}
}

// moveWords is a move as the user wants it told.
func (p *solvePage) moveWords(m engine.Move) string {
	if p.w.prefs.movesInWords() && !m.Words.IsZero() {
		return p.w.words.say(m.Words)
	}
	return m.Name
}
