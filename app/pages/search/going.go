package search

import (
	"langkah/app/kit/look"
	"langkah/engine"
)

// stop is a moment at which a breakpoint holds.
type stop struct {
	moment int
	which  engine.Message
}

// selectNode looks at a node; 0 is the next.
func (p *Page) selectNode(node int32) {
	if p.model.run == nil || p.lessons.pick(node) {
		return
	}
	p.model.run.selected, p.model.run.byEvent = node, false
	p.show()
}

// move steps through the search, and ends the running.
func (p *Page) move(by func(r *run)) {
	p.player.Stop()
	if p.model.run == nil {
		return
	}
	by(p.model.run)
	p.went()
}

// went shows where the search is. Where a lesson asks what comes next, it does not pass that
// moment: it goes back there, and went returns false.
func (p *Page) went() bool {
	r := p.model.run
	if !p.asking || r.Moment() <= p.asked {
		p.show()
		return true
	}
	p.player.Stop()
	r.jump(p.asked)
	p.show()
	p.frame.Say(p.frame.Words.Text("lesson.answerfirst", "Answer first: the search goes on after that."))
	return false
}

func (p *Page) step(n int) { p.move(func(r *run) { r.step(n) }) }

func (p *Page) jump(moment int) { p.move(func(r *run) { r.event(moment) }) }

// forward expands one node, or goes where the lesson leads.
func (p *Page) forward() {
	if p.model.run == nil || !p.lessons.forward() {
		p.move(func(r *run) { r.step(r.at() + 1) })
	}
}

func (p *Page) first() { p.step(0) }

func (p *Page) last() { p.move(func(r *run) { r.step(r.steps()) }) }

// back goes one expansion back, or to where the present one begins.
func (p *Page) back() {
	p.move(func(r *run) {
		before := r.Moment()
		if r.step(r.at()); r.Moment() >= before {
			r.step(r.at() - 1)
		}
	})
}

// Of a long search several steps are made at once while it runs very fast.
const mostFrames = 600

// toggleRun steps on by itself from here, or pauses.
func (p *Page) toggleRun() {
	r := p.model.run
	if r == nil {
		return
	}
	if p.player.Running() {
		p.player.Stop()
		p.show()
		return
	}
	if r.at() == r.steps() {
		r.step(0)
	}
	speeds, speed := look.Speeds(), p.frame.Preferences.Speed()
	if speeds[speed].Step == 0 {
		if p.model.stops.any() {
			p.toStop()
		} else {
			p.last()
		}
		return
	}
	p.stride = 1
	if speed == len(speeds)-2 {
		p.stride = 1 + r.steps()/mostFrames
	}
	p.player.Start(speeds[speed].Step)
	p.until = nil
	p.stopAtMark()
	if p.model.stops.any() {
		p.model.stops.find(r, p.board(), p.stopAt)
	}
	p.show()
}

// stopAt has the running end where a breakpoint holds. Should it be there already,
// it goes back.
func (p *Page) stopAt(moment int, which engine.Message, ok bool) {
	if ok && p.player.Running() {
		p.until = &stop{moment, which}
		p.halt()
	}
}

// halt ends the running where it is to, and says whether it has.
func (p *Page) halt() bool {
	if p.until == nil || p.model.run.Moment() < p.until.moment {
		return false
	}
	p.jump(p.until.moment)
	p.sayStop(p.until.which, true)
	return true
}

func (p *Page) playStep() (more bool) {
	r := p.model.run
	if r == nil {
		return false
	}
	r.step(r.at() + p.stride)
	if p.halt() {
		return false
	}
	if more = r.at() < r.steps(); !more {
		p.player.Stop()
	}
	return p.went() && more
}

// setSpeed sets how fast it runs, also while it does.
func (p *Page) setSpeed(i int) {
	p.frame.Preferences.SetSpeed(min(max(i, 0), len(look.Speeds())-1))
	p.dock.transport.ShowSpeed(p.frame.Preferences.Speed())
	if p.player.Running() {
		p.player.Stop()
		p.toggleRun()
	}
}

// why goes to the end and shows why the solution is optimal.
func (p *Page) why() {
	p.last()
	p.side.Reveal(p.side.proof)
}
