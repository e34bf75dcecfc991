package editor

import (
	"fyne.io/fyne/v2"

	"langkah/engine/base/scene"
)

// The hand on the board: what the mouse and the keys do there.

func (p *Page) press(at scene.Point) {
	p.model.press(at)
	p.redraw()
}

func (p *Page) draw(at scene.Point) {
	p.model.draw(at)
	p.redraw()
}

func (p *Page) release(at scene.Point) {
	p.model.draw(at)
	p.after(p.model.release())
}

// after shows what has come of a hand's move.
func (p *Page) after(changed bool) {
	if changed {
		p.shown()
		return
	}
	p.redraw()
}

// pick takes a tool in hand.
func (p *Page) pick(i int) {
	p.model.take(i)
	p.inHand()
	p.frame.Focus(p.easel)
}

// inHand shows which tool is in hand.
func (p *Page) inHand() {
	p.box.show()
	p.redraw()
	p.frame.MenusChanged()
}

// rune takes up what is typed on the board.
func (p *Page) rune(r rune) {
	before := p.model.tool
	switch used := p.model.rune(r); {
	case used && p.model.tool != before:
		p.inHand()
	case used:
		p.redraw()
	}
}

// remove takes away what is at a place.
func (p *Page) remove(at scene.Point) { p.after(p.model.remove(at)) }

// key draws by the keyboard; other keys are the window's.
func (p *Page) key(k *fyne.KeyEvent) {
	m := p.model
	switch k.Name {
	case fyne.KeyLeft:
		p.after(m.move(0, -1))
	case fyne.KeyRight:
		p.after(m.move(0, +1))
	case fyne.KeyUp:
		p.after(m.move(-1, 0))
	case fyne.KeyDown:
		p.after(m.move(+1, 0))
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.after(m.strike())
	case fyne.KeyDelete:
		p.after(m.keep(func() bool { return m.remove(m.here()) }))
	case fyne.KeyBackspace:
		if n := len(m.typed); n > 0 {
			m.typed = m.typed[:n-1]
			p.redraw()
		}
	default:
		p.frame.Key(k)
	}
}

// escape ends what is being drawn or looked for; where there is nothing, it
// leaves the page.
func (p *Page) escape() {
	switch {
	case p.model.letGo():
		p.redraw()
	case p.model.hardening.Running():
		p.model.hardening.Stop()
	default:
		p.host.Leave()
	}
}
