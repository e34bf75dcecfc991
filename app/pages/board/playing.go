package board

import (
	"time"

	"langkah/app/kit/look"
	"langkah/engine"
)

// jump shows the i-th position and ends the playing.
func (p *Page) jump(i int) {
	p.player.Stop()
	p.moved(p.model.jump(i))
}

func (p *Page) first() { p.jump(0) }
func (p *Page) last()  { p.jump(p.model.last()) }

// back takes back the last press, or steps back in a solution: they are one.
func (p *Page) back() { p.step(p.model.session.Undo) }

// forward makes again what was taken back, or steps on in a solution.
func (p *Page) forward() {
	if p.model.session.Index() < p.model.last() {
		p.player.Stop()
		slides := p.model.step(p.model.session.Redo)
		p.end()
		p.moved(slides)
	}
}

// step ends the playing and goes elsewhere in the tree of positions.
func (p *Page) step(goes func() bool) {
	p.player.Stop()
	p.moved(p.model.step(goes))
}

// playMoves plays by hand, as one press.
func (p *Page) playMoves(moves []engine.Move) {
	p.player.Stop()
	had := p.model.session.Len()
	if err := p.model.play(moves); err != nil {
		p.moved(false)
		p.frame.Say(p.frame.Words.Error(err))
		return
	}
	p.end()
	p.showLine(slideTime)
	if p.model.session.Position().Solved() && p.frame.Preferences.Animations() {
		p.view.board.Celebrate(slideTime)
	}
	if had == 0 {
		p.frame.MenusChanged()
	}
}

// end shows the moment of a game's end, where the position is the goal.
func (p *Page) end() { p.model.end(p.frame.Preferences.Limits()) }

// again goes back to the start, and plays the program's solution once more.
func (p *Page) again() {
	byHand := p.model.session.ByHand()
	p.first()
	if !byHand {
		p.play()
	}
	p.Focus()
}

// next opens the next puzzle of this kind.
func (p *Page) next() {
	p.Focus()
	p.host.Another()
}

// showLine shows the line of moves, which is another one than before, and what
// is known of it.
func (p *Page) showLine(slide time.Duration) {
	p.host.Changed()
	p.regard()
	p.side.introduce()
	p.view.playing = false
	p.view.slide(slide)
	p.view.dock.show(p.player.Running())
	p.dressSolve()
	p.side.showOutcome()
	p.frame.Say(p.badges.show(p.frame.Words, p.model))
	p.warn()
	p.side.list.list.Mark(p.model.session.Index())
}

// branch shows another of the ways that were taken here.
func (p *Page) branch(goes func() bool) {
	p.player.Stop()
	if p.model.judge.trial == nil && p.model.step(goes) {
		p.showLine(slideTime)
	}
}

func (p *Page) nextBranch()     { p.branch(p.model.session.NextBranch) }
func (p *Page) previousBranch() { p.branch(p.model.session.PreviousBranch) }

// togglePlay plays from here, from the start when here is the end, or pauses.
func (p *Page) togglePlay() {
	if p.player.Running() {
		p.player.Stop()
		p.moved(false)
		return
	}
	p.play()
}

func (p *Page) play() {
	last := p.model.last()
	if last == 0 {
		return
	}
	step := look.Speeds()[p.frame.Preferences.Speed()].Step
	if step == 0 {
		p.model.jump(last)
		p.end()
		p.moved(false)
		return
	}
	if p.model.session.Index() == last {
		p.model.jump(0)
	}
	p.player.Start(step)
	p.moved(false)
}

// playStep shows the next position while playing.
func (p *Page) playStep() (more bool) {
	next := p.model.session.Index() + 1
	p.model.jump(next)
	more = next < p.model.last()
	if !more {
		p.player.Stop()
		p.end()
	}
	p.moved(true)
	return more
}

func (p *Page) setSpeed(i int) {
	if i < 0 || i >= len(look.Speeds()) {
		return
	}
	p.frame.Preferences.SetSpeed(i)
	p.view.dock.transport.ShowSpeed(i)
	p.frame.MenusChanged()
	if p.player.Running() {
		p.player.Stop()
		p.play()
	}
}
