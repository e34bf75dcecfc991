package board

import (
	"langkah/app/kit/job"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/engine/base/scene"
)

// breakdowns explains the value of the chosen heuristic on the board.
type breakdowns struct {
	model *Model
	sums  *method.Sums
	on    bool
}

func newBreakdowns(m *Model, jobs *job.Runner) *breakdowns {
	return &breakdowns{model: m, sums: method.NewSums(jobs)}
}

// puzzleChanged forgets what was of another puzzle.
func (b *breakdowns) puzzleChanged() { b.sums.Forget() }

// offered says whether the puzzle can tell of any heuristic.
func (b *breakdowns) offered() bool {
	_, _, ok := b.wanted()
	return ok
}

// wanted is the heuristic to show: the chosen one, or where that cannot be told
// of, the first that can.
func (b *breakdowns) wanted() (p engine.Breakable, heuristic string, ok bool) {
	chosen, _ := b.model.choice.Method()
	if p, ok = method.Breakable(b.model.session.Puzzle(), chosen.Heuristic.Name); ok {
		return p, chosen.Heuristic.Name, true
	}
	p, ok = b.model.session.Puzzle().(engine.Breakable)
	if !ok || len(p.Breakdowns()) == 0 {
		return p, "", false
	}
	return p, p.Breakdowns()[0].Name, true
}

// here returns the sum of the position shown.
func (b *breakdowns) here() (sum method.Sum, ok bool) {
	_, heuristic, ok := b.wanted()
	if !b.on || !ok {
		return sum, false
	}
	return b.sums.Of(b.model.session.Position(), heuristic)
}

// moved finds out what is to be shown, unless it is known.
func (b *breakdowns) moved() {
	if p, heuristic, ok := b.wanted(); b.on && ok {
		b.sums.Find(p, b.model.session.Position(), heuristic)
	} else {
		b.sums.Drop()
	}
}

// over is the picture of the position shown with the parts of the sum over it.
// In perspective nothing can be laid over it.
func (b *breakdowns) over(s scene.Scene) scene.Scene {
	sum, ok := b.here()
	if _, turned := b.model.camera.turned(b.model.session.Position()); !ok || turned || sum.Err != nil {
		return s
	}
	return sum.Over(s)
}

// pictured is the picture of the position shown as it is saved and copied.
func (m *Model) pictured() scene.Scene {
	return m.sums.over(m.camera.scene(m.session.Position()))
}

// toggleHeuristic shows or hides the explanation of the heuristic's value.
func (p *Page) toggleHeuristic() {
	b := p.model.sums
	b.on = !b.on
	p.frame.Preferences.SetHeuristicShown(b.on)
	b.moved()
	p.view.showBoard(false)
	p.view.dock.showWords()
	p.frame.MenusChanged()
}
