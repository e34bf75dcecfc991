package board

import "langkah/app/look"

// jump shows the i-th position and ends the playing.
func (p *Page) jump(i int) {
	p.player.Stop()
	p.moved(p.model.jump(i))
}

func (p *Page) first()   { p.jump(0) }
func (p *Page) back()    { p.jump(p.model.session.Index() - 1) }
func (p *Page) forward() { p.jump(p.model.session.Index() + 1) }
func (p *Page) last()    { p.jump(len(p.model.moves())) }

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
	last := len(p.model.moves())
	if last == 0 {
		return
	}
	step := look.Speeds()[p.frame.Preferences.Speed()].Step
	if step == 0 {
		p.last()
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
	more = next < len(p.model.moves())
	if !more {
		p.player.Stop()
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
