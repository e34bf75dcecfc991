package search

import (
	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/style"
)

// show shows the moment on all views that are seen.
func (p *Page) show() {
	var s searchview.Scene
	if r := p.model.run; r != nil {
		s = searchview.Scene{Recording: r.Recording, Moment: r.Moment(), Selected: r.selected, Next: r.next()}
		if e, ok := r.dropped(); ok {
			s.Selected = e.Parent
		}
		p.lessons.dress(&s)
		if p.asking {
			s.Next = 0
		}
		p.canvas.ShowScene(s)
	}
	p.tools.showTwo(s.Two != nil)
	p.lessons.hide(p.model)
	if r := p.model.run; p.asking && r != nil && p.model.veil == nil {
		p.model.veil = &veil{title: p.frame.Words.Text("lesson.what", "What comes next?"), open: true}
		p.model.veil.position, _ = r.Position(1)
	}
	look.Show(p.canvas, p.model.run != nil && !p.parts)
	look.Show(p.lessons.yours().middle.content, p.parts)
	p.tools.offer(p.model.comparable())
	words := p.emptyWords()
	look.Set(p.empty, words)
	look.Show(p.empty, words != "")
	p.lookInto()
	p.lessons.show()
	p.panel.show()
	p.dock.show(p.player.Running())
	p.side.show()
	p.say()
}

// emptyWords say why there is no search to see; none where there is one.
func (p *Page) emptyWords() string {
	w, m := p.frame.Words, p.model
	_, can := m.choice.Method()
	switch {
	case m.run != nil || m.puzzle == nil:
		return ""
	case !can:
		return w.Text("search.nomethod", "No method for this puzzle tells what it does.")
	case m.record.Running():
		return w.Textf("search.wait", "The search is being recorded. Its first %s event{|s} {is|are} kept to go through, and the counts go on to the end. Esc stops it and shows what there is.", figures.Count(m.events))
	}
	return w.Text("search.none", "Nothing is recorded. Ctrl+Return searches.")
}

// lookInto finds out what there is to know of the node that is looked at, once the
// search rests.
func (p *Page) lookInto() {
	r := p.model.run
	p.model.insight.rest()
	if r == nil || p.player.Running() || !p.here {
		return
	}
	if e, ok := r.dropped(); ok {
		if at, ok := r.PositionOf(e); ok && e.Parent > 0 {
			p.model.insight.look(at, r.Method)
		}
	} else if node := r.shown(); node > 0 {
		if at, ok := r.Position(node); ok {
			p.model.insight.look(at, r.Method)
		}
	}
}

// say says in the status line what is going on.
func (p *Page) say() {
	if !p.here {
		return
	}
	w, m := p.frame.Words, p.model
	switch _, can := m.choice.Method(); {
	case m.record.Running():
		p.badge.Say(w.Text("search.recording", "recording"), widgets.Calm)
		p.frame.Say(w.Textf("search.recorded", "%s expanded. Esc stops and shows what there is.", figures.Count(m.now.Expanded)))
	case m.puzzle != nil && !can:
		p.badge.Say("", widgets.Calm)
		p.frame.Say(w.Text("search.nomethod", "No method for this puzzle tells what it does."))
	case m.run == nil:
		p.badge.Say("", widgets.Calm)
		p.frame.Say("")
	case p.player.Running():
		p.badge.Say(w.Text("search.running", "running"), widgets.Calm)
	default:
		p.badge.Say(w.Text("search.stepping", "stepping"), widgets.Calm)
		if style.Touch() {
			p.frame.Say(w.Text("search.touch", "Step expands a node. A tap on a node shows its board."))
			return
		}
		p.frame.Say(w.Text("search.hint", "Space steps, R runs. Click a node to see its board. + and − zoom."))
	}
}
