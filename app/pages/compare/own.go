package compare

import (
	"slices"

	"langkah/app/kit/method"
	"langkah/engine"
)

// askOwn asks for a heuristic of the user's own, to be compared, too.
func (p *Page) askOwn() {
	first := p.model.puzzles[0].Puzzle
	if len(engine.FeaturesOf(first)) == 0 {
		return
	}
	method.AskOwn(p.frame, first, first.Start(), func(own engine.Own) {
		if err := p.model.addOwn(own); err != nil {
			p.frame.Dialogs.Failed(p.frame.Words.Text("own.title", "A heuristic of your own"), err)
			return
		}
		p.panel.showPuzzles()
	})
}

// addOwn offers each algorithm that takes one with a heuristic of the user's own; A* is ticked
// for what is shown.
func (m *Model) addOwn(own engine.Own) error {
	with, err := engine.OwnMethod(m.puzzles[0].Puzzle, "", own)
	if err != nil {
		return err
	}
	m.puzzles = slices.Clone(m.puzzles)
	for i := range m.puzzles {
		m.puzzles[i].Sources = method.Sources()
	}
	place := 0 // where it is seen
	for _, each := range engine.OwnMethods(m.puzzles[0].Puzzle, own) {
		if !slices.Contains(m.names, each.Name()) {
			m.names, m.ticked, m.race.ticked = slices.Insert(m.names, place, each.Name()), slices.Insert(m.ticked, place, false), slices.Insert(m.race.ticked, place, false)
			place++
		}
	}
	m.ticks()[slices.Index(m.names, with.Name())] = true
	return nil
}

// ownTitle is the title of a method with a heuristic of the user's own; ok is false for
// another method.
func (m *Model) ownTitle(name string) (title engine.Message, ok bool) {
	algorithm, heuristic := engine.SplitMethod(name)
	if !engine.IsOwn(heuristic) {
		return title, false
	}
	with, err := engine.OwnMethod(m.puzzles[0].Puzzle, algorithm, engine.NamedOwn(heuristic))
	return with.Title(), err == nil
}
