package rush

import "langkah/engine"

// Rules describes moves, costs and the goal.
func (z *Puzzle) Rules() []engine.Message {
	primary := z.board.pieces[0].name
	moves := engine.Msg("A piece slides along its own length over free cells; it never turns. A move is named by the piece, the direction and the number of cells, such as \"%s right 2\".", primary)
	if z.cost == steps {
		return []engine.Message{moves, engine.Msg("A move costs 1 for each cell. It is solved when piece %s touches the side with the exit.", primary)}
	}
	return []engine.Message{moves, engine.Msg("A move costs 1, however many cells it goes. It is solved when piece %s touches the side with the exit.", primary)}
}

// ByHand returns the heuristics that are easy to compute by hand: those of the primary piece's lane.
func (z *Puzzle) ByHand() []engine.Choice {
	var list []engine.Choice
	for _, h := range heuristics() {
		switch h.name {
		case "blockers", "distance", "distance+blockers":
			list = append(list, h.described(z.cost).Choice)
		}
	}
	return list
}

// Tasks returns none.
func (z *Puzzle) Tasks() []engine.Task { return nil }
