package ice

import "langkah/engine"

// Rules describes moves, costs and the goal.
func (z *Puzzle) Rules() []engine.Message {
	slides := engine.Msg("The actor slides up, down, left or right until a rock stops it; it must neither come into lava nor leave the board.")
	switch z.stop {
	case atGoal:
		slides = engine.Msg("The actor slides up, down, left or right until a rock or the goal stops it; it must neither come into lava nor leave the board.")
	case atLast:
		slides = engine.Msg("The actor slides up, down, left or right until a rock stops it or, once all numbers are crossed, the goal; it must neither come into lava nor leave the board.")
	}
	return []engine.Message{slides, engine.Msg("It crosses the numbers in their order, 0 first, and is to stop on the goal after all of them. %s", z.costRule())}
}

// costRule describes the cost of a move.
func (z *Puzzle) costRule() engine.Message {
	switch {
	case z.cost == byMoves:
		return engine.Msg("Every move costs 1.")
	case z.board.evenCosts():
		return engine.Msg("A move costs %d for each cell that it enters.", z.board.cheapest())
	}
	return engine.Msg("A move costs the sum of the small figures of all cells that it enters.")
}

// ByHand returns the heuristics that are easy to compute by hand.
func (z *Puzzle) ByHand() []engine.Choice {
	var list []engine.Choice
	for _, h := range z.heuristics() {
		switch h.Name {
		case manhattan, chebyshev, numbers:
			list = append(list, h.Choice)
		}
	}
	return list
}

// Tasks returns none.
func (z *Puzzle) Tasks() []engine.Task { return nil }
