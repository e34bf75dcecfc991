package board

import (
	"context"

	"langkah/app/job"
	"langkah/engine"
	"langkah/engine/scene"
)

// breakdowns shows on the board how the chosen heuristic comes to its value.
// What it needs tables for is found out beside the window.
type breakdowns struct {
	model *Model
	slot  *job.Slot
	on    bool
	known map[asked]told
	heard func() // something is known now
}

// asked is a position and a heuristic.
type asked struct{ at, heuristic string }

// told is what came of it.
type told struct {
	sum engine.Breakdown
	err error
}

func newBreakdowns(m *Model, jobs *job.Runner) *breakdowns {
	return &breakdowns{model: m, slot: jobs.NewSlot(), known: map[asked]told{}, heard: func() {}}
}

// puzzleChanged forgets what was of another puzzle.
func (b *breakdowns) puzzleChanged() {
	b.slot.Drop()
	b.known = map[asked]told{}
}

// offered says whether the puzzle can tell of any heuristic.
func (b *breakdowns) offered() bool {
	_, _, ok := b.wanted()
	return ok
}

// wanted is the heuristic to show: the chosen one, or where that cannot be told
// of, the first that can.
func (b *breakdowns) wanted() (p engine.Breakable, heuristic string, ok bool) {
	p, ok = b.model.session.Puzzle().(engine.Breakable)
	if !ok || len(p.Breakdowns()) == 0 {
		return p, "", false
	}
	method, _ := b.model.choice.Method()
	for _, c := range p.Breakdowns() {
		if c.Name == method.Heuristic.Name {
			return p, c.Name, true
		}
	}
	return p, p.Breakdowns()[0].Name, true
}

// here is what is known for the position shown.
func (b *breakdowns) here() (t told, ok bool) {
	if !b.on {
		return told{}, false
	}
	_, heuristic, ok := b.wanted()
	if !ok {
		return told{}, false
	}
	t, ok = b.known[asked{b.model.session.Position().Text(), heuristic}]
	return t, ok
}

// moved finds out what is to be shown, unless it is known.
func (b *breakdowns) moved() {
	b.slot.Drop()
	p, heuristic, ok := b.wanted()
	if _, known := b.here(); !b.on || !ok || known {
		return
	}
	at := b.model.session.Position()
	b.slot.Start(job.Work{Memory: judgeMemory, Run: func(ctx context.Context) func() {
		sum, err := p.Breakdown(ctx, at, heuristic, judgeMemory)
		return func() {
			b.known[asked{at.Text(), heuristic}] = told{sum, err}
			b.heard()
		}
	}})
}

// over is the picture of the position shown with the parts of the sum over it.
// In perspective nothing can be laid over it.
func (b *breakdowns) over(s scene.Scene) scene.Scene {
	t, ok := b.here()
	if _, turned := b.model.camera.turned(b.model.session.Position()); !ok || turned || t.err != nil {
		return s
	}
	return t.sum.Over(s)
}

// pictured is the picture of the position shown as it is saved and copied.
func (m *Model) pictured() scene.Scene {
	return m.sums.over(m.camera.scene(m.session.Position()))
}

// toggleHeuristic shows how the heuristic comes to its value, or no longer.
func (p *Page) toggleHeuristic() {
	b := p.model.sums
	b.on = !b.on
	p.frame.Preferences.SetHeuristicShown(b.on)
	b.moved()
	p.view.showBoard(false)
	p.view.dock.showWords()
	p.frame.MenusChanged()
}
