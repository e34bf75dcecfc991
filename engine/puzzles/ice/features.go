package ice

import "langkah/engine"

var _ engine.Featured = (*Puzzle)(nil)

// Features implements [engine.Featured] with all heuristics, and what a formula may add.
func (z *Puzzle) Features() []engine.Feature {
	var list []engine.Feature
	for _, h := range z.heuristics()[1:] {
		choice := h.Choice
		choice.Name = engine.FeatureName(h.Name)
		list = append(list, engine.Feature{Choice: choice, Heuristic: h.Name, Open: func() func(engine.Position) int {
			of := h.of()
			return z.figure(func(s state) int { return int(of(s)) })
		}})
	}
	b := z.board
	figure := func(name string, title, about engine.Message, of func(state) int) {
		list = append(list, engine.Feature{Choice: engine.Choice{Name: name, Title: title, About: about}, Open: func() func(engine.Position) int { return z.figure(of) }})
	}
	figure("rows", engine.Msg("rows"), engine.Msg("How many rows the actor is away from the goal."), func(s state) int {
		rows, _ := b.apart(b.cell(s), b.goal)
		return rows
	})
	figure("columns", engine.Msg("columns"), engine.Msg("How many columns the actor is away from the goal."), func(s state) int {
		_, columns := b.apart(b.cell(s), b.goal)
		return columns
	})
	figure("numbers_left", engine.Msg("numbers left"), engine.Msg("How many numbers are still to be crossed."), func(s state) int {
		return len(b.numbers) - b.crossed(s)
	})
	return list
}

// figure returns a function of states as one of positions.
func (z *Puzzle) figure(of func(state) int) func(engine.Position) int {
	return func(at engine.Position) int {
		s, ok := z.stateOf(at)
		if !ok {
			return 0
		}
		return of(s)
	}
}
