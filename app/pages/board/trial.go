package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/session"
	"langkah/engine/game/truth"
)

// trial is a position of a game that is tried again: what came after it is not
// shown, and every move that loses nothing is right. One that does lose is taken
// back.
type trial struct {
	node session.Node // how far it is right
	told func(look.Words) string
}

// reach is how many moves of the line may be shown.
func (j *judge) reach() int {
	last := j.session.Len()
	if j.trial == nil {
		return last
	}
	at := slices.Index(j.session.Nodes(), j.trial.node)
	return min(max(at, j.session.Index()), last)
}

// begin has the position shown tried again.
func (j *judge) begin() {
	j.trial = &trial{node: j.session.Node(), told: func(w look.Words) string {
		return w.Text("trial.begin", "Your turn: any move that loses nothing is right. Esc shows everything again.")
	}}
	j.ladder = ladder{}
	j.moved()
}

// settle holds the moves made since against the truth, as far as that is known.
func (j *judge) settle() {
	t, s := j.trial, j.session
	if t == nil {
		return
	}
	at := slices.Index(s.Nodes(), t.node)
	if at < 0 {
		j.trial = nil // the user has gone elsewhere
		return
	}
	for ; at < s.Index() && j.judged(s.At(at)); at++ {
		move := s.Moves()[at]
		right, known := truth.Accepts(j.of(s.At(at)).truth, move)
		if known && !right {
			s.Go(t.node)
			t.told = func(w look.Words) string {
				return w.Textf("trial.wrong", "%s loses something; try another move.", moveWords(w, move))
			}
			return
		}
		t.node = s.Nodes()[at+1]
		t.told = verdictOn(move, known)
	}
	if s.Position().Solved() {
		j.trial = nil
	}
}

// verdictOn says that a move was right, or that nobody knows.
func verdictOn(m engine.Move, known bool) func(look.Words) string {
	return func(w look.Words) string {
		if known {
			return w.Textf("trial.right", "%s: nothing is lost. Go on.", moveWords(w, m))
		}
		return w.Textf("trial.open", "%s: whether that loses anything is not known.", moveWords(w, m))
	}
}

// TryAgain has the i-th position of the line tried again.
func (p *Page) TryAgain(i int) {
	p.player.Stop()
	p.model.jump(i)
	p.model.judge.begin()
	p.retell()
}

// endTrial shows everything again.
func (p *Page) endTrial() {
	p.model.judge.trial = nil
	p.retell()
}

// retell shows the moves and the position anew, as far as they may be shown.
func (p *Page) retell() {
	p.side.list.show()
	p.moved(false)
	p.frame.MenusChanged()
}

// trialItems are in the menu Puzzle while something is tried again.
func (p *Page) trialItems() []*fyne.MenuItem {
	if p.model.judge.trial == nil {
		return nil
	}
	return []*fyne.MenuItem{p.frame.Menus.Item(p.frame.Words.Text("menu.endtrial", "Show everything again"), look.Plain(fyne.KeyEscape), p.endTrial)}
}
