package board

import (
	"time"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/truth"
)

// beginTruth restores how the truth was shown.
func (p *Page) beginTruth() {
	j := p.model.judge
	j.on, j.strict = p.frame.Preferences.Truth(), p.frame.Preferences.Strict()
	j.heard = p.judged
	p.model.sums.on, p.model.sums.sums.Heard = p.frame.Preferences.HeuristicShown(), func() {
		p.view.showBoard(false)
		p.view.dock.showWords()
	}
	p.onward = p.frame.Jobs.NewRepeater(p.playOnward)
}

// regard has the position shown judged, as far as the user wants that.
func (p *Page) regard() {
	p.model.judge.moved()
	p.model.sums.moved()
	p.warn()
}

// warn says of a dead end in the line at the bottom too: the dock may have no
// room for all of it.
func (p *Page) warn() {
	_, dead := p.model.judge.deadEnd()
	switch {
	case dead:
		p.frame.Say(dockTold(p.frame.Words, p.model.judge))
	case p.warned:
		p.frame.Say("")
	}
	p.warned = dead
}

// judged shows what is known now of the positions. Of a position that is tried
// again that may be that a move was wrong.
func (p *Page) judged() {
	if p.model.judge.trial != nil || p.trying {
		if trying := p.model.judge.trial != nil; trying != p.trying {
			p.trying = trying
			p.frame.MenusChanged()
		}
		p.side.list.show()
		p.view.show(false, false)
		p.side.list.list.Mark(p.model.session.Index())
		return
	}
	p.view.showBoard(false)
	p.view.dock.showWords()
	p.warn()
	if p.model.judge.on {
		p.side.list.show()
	}
}

// toggleEye shows the truth after every move, or hides it again.
func (p *Page) toggleEye() {
	j := p.model.judge
	j.on = !j.on
	p.frame.Preferences.SetTruth(j.on)
	j.moved()
	p.side.list.show()
	p.judged()
	p.frame.MenusChanged()
}

// toggleStrict has moves that leave no solution told of, or no longer.
func (p *Page) toggleStrict() {
	j := p.model.judge
	j.strict = !j.strict
	p.frame.Preferences.SetStrict(j.strict)
	j.moved()
	p.judged()
	p.frame.MenusChanged()
}

// hint tells the next rung of a hint.
func (p *Page) hint() {
	if p.model.solving() || p.onward.Running() || p.model.judge.ladder.asking || p.model.session.Puzzle() == nil {
		return
	}
	p.player.Stop()
	p.model.judge.ask(p.frame.Preferences.Limits(), p.hinted)
	p.view.dock.showWords()
	p.frame.MenusChanged()
	p.Focus()
}

// hinted shows a hint; its last rung is played.
func (p *Page) hinted() {
	ladder := p.model.judge.ladder
	p.view.showBoard(false)
	p.view.dock.showWords()
	p.frame.Say(look.Sentence(p.frame.Words.Message(ladder.hint.Text)))
	p.frame.MenusChanged()
	if ladder.level == truth.Onward && ladder.known && len(ladder.hint.Moves) > 0 {
		step := look.Speeds()[p.frame.Preferences.Speed()].Step
		p.onward.Start(max(step, time.Millisecond))
	}
}

// playOnward makes the next move of a hint's last rung. What the hint said
// stays until the user goes on.
func (p *Page) playOnward() (more bool) {
	j, s := p.model.judge, p.model.session
	moves := j.ladder.hint.Moves
	if j.rung() == 0 || len(moves) == 0 || s.Play(moves[0]) != nil {
		return false
	}
	j.ladder.hint.Moves, j.ladder.at = moves[1:], engine.Key(s.Position())
	p.end()
	p.side.showOutcome()
	p.badges.show(p.frame.Words, p.model)
	p.moved(true)
	return len(moves) > 1
}

// truthItems are in the menu Puzzle.
func (p *Page) truthItems() []*fyne.MenuItem {
	menus, text, j := p.frame.Menus, p.frame.Words.Text, p.model.judge
	eye := menus.Item(text("menu.eye", "Show how far it is"), look.Plain(fyne.KeyF4), p.toggleEye)
	eye.Checked = j.on
	again := p.model.session.Puzzle() != nil && p.model.session.Len() > 0
	items := append(p.trialItems(), []*fyne.MenuItem{
		menus.Item(text("menu.hint", "Hint"), look.Plain(fyne.KeyF2), p.hint), eye,
		menus.Check(text("menu.strict", "Strict play: warn of dead ends"), j.strict, p.toggleStrict),
		look.Only(again, menus.Item(text("menu.review", "Review the moves"), nil, p.host.Review)),
		fyne.NewMenuItemSeparator(),
	}...)
	return items
}

// Times are when each move of the line was made, as far as it was played by
// hand; nil where that is not known of all of them.
func (p *Page) Times() []time.Duration {
	var at []time.Duration
	for _, n := range p.model.session.Nodes()[1:] {
		when, ok := p.model.judge.made[n]
		if !ok {
			return nil
		}
		at = append(at, when)
	}
	return at
}

// end hears that the line was played on: at its goal the moment of that follows.
func (m *Model) end(limits engine.Limits) {
	m.judge.ended, m.judge.limits = m.session.Index() > 0 && m.session.Position().Solved() && m.judge.trial == nil, limits
	if m.judge.ended {
		m.hand.Cancel() // so that Enter is the next puzzle's
	}
}

// ended says whether the line was just played to its goal.
func (m *Model) ended() bool { return m.judge.ended && !m.solving() }

// reviewable says whether the position shown was brought about by hand and is the goal.
func (m *Model) reviewable() bool {
	s := m.session
	return s.Index() > 0 && s.Position().Solved() && s.ByHand() && m.judge.trial == nil
}
