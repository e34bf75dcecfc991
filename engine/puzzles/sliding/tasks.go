package sliding

import "langkah/engine"

// Tasks are the KURANG table, and the verdict that follows from it.
func (p *Puzzle) Tasks() []engine.Task {
	facts := p.Facts()
	return []engine.Task{{
		Title:    engine.Msg("Can it be solved?"),
		Question: engine.Msg("Fill in KURANG(i) for every tile i, the blank too. What are the sum and X, and can the puzzle be solved?"),
		Table:    *facts[0].Table,
		Answer:   facts[2].Text,
	}}
}
