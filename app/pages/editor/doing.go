package editor

import (
	"context"

	"langkah/app/kit/look"
	"langkah/app/kit/save"
	"langkah/engine"
)

// write reads the text that is being typed.
func (p *Page) write(text string) {
	p.model.write(text, func() {
		p.showBut()
		p.find()
		p.frame.MenusChanged()
		if do := p.later; do != nil {
			p.later = nil
			do()
		}
	})
}

// settled does something when what is typed has been read.
func (p *Page) settled(do func()) {
	if p.model.reading.Running() {
		p.later = do
		return
	}
	do()
}

// turned gives the keyboard to what was turned to.
func (p *Page) turned() {
	if p.side.Chosen == p.side.text {
		p.frame.Focus(p.text.area.Writing())
		return
	}
	p.frame.Focus(p.easel)
}

// goToWrong turns to the text at what is wrong.
func (p *Page) goToWrong() {
	p.side.Choose(p.side.text)
	p.text.jump()
}

func (p *Page) undo() { p.settled(func() { p.walk(p.model.undo()) }) }
func (p *Page) redo() { p.settled(func() { p.walk(p.model.redo()) }) }

func (p *Page) walk(walked bool) {
	if walked {
		p.shown()
	}
}

// takeOpen edits the puzzle that is open; what was edited before comes back by undo.
func (p *Page) takeOpen() {
	name, puzzle := p.host.Puzzle()
	if puzzle == nil {
		return
	}
	s := p.model.now()
	s.text, s.puzzle, s.err = puzzle.String(), puzzle, nil
	p.model.push(s.take(p.frame.Puzzles))
	p.model.name = name
	p.shown()
	p.Focus()
}

// play takes what is edited up as the puzzle.
func (p *Page) play() { p.settled(p.playNow) }

func (p *Page) playNow() {
	s := p.model.now()
	if s.puzzle == nil {
		p.frame.Say(p.frame.Words.Text("edit.notyet", "It cannot be played yet: something is wrong with it"))
		if s.err != nil {
			p.goToWrong()
		}
		return
	}
	p.model.played, p.model.source = s.text, s.puzzle.String()
	p.keep()
	p.host.Play(p.model.name, s.puzzle)
}

// save asks for a file and saves the text, be it a puzzle or not.
func (p *Page) save() { p.settled(p.saveNow) }

func (p *Page) saveNow() {
	title, text := p.frame.Words.Text("edit.savetitle", "Save the board as text"), p.model.now().text
	product := save.File(title, p.model.name+".txt", func(context.Context) ([]byte, error) { return []byte(text), nil })
	product.Saved = func() {
		p.model.saved = text
		p.showBut()
	}
	save.Ask(p.frame, title, []save.Product{product})
}

// harder looks for a harder start, or stops looking.
func (p *Page) harder() {
	if p.model.hardening.Running() {
		p.model.hardening.Stop()
		return
	}
	w := p.frame.Words
	p.model.harden(p.frame.Preferences.Limits(), p.hardeningOn, func(found engine.Message, err error) {
		p.shown()
		if err != nil {
			p.frame.Say(look.Sentence(w.Error(err)))
			return
		}
		p.frame.Say(look.Sentence(w.Message(found)))
	})
	p.shown()
	p.hardeningOn()
}

// hardeningOn says how long a harder start has been looked for.
func (p *Page) hardeningOn() {
	p.frame.Say(p.frame.Words.Textf("edit.hardening", "Looking for a harder start, %d s … (Esc stops it)", int(p.model.hardFor.Seconds())))
}
