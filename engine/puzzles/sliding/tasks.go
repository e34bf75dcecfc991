package sliding

import "langkah/engine"

// Rules describes moves, costs and the goal.
func (p *Puzzle) Rules() []engine.Message {
	rules := []engine.Message{engine.Msg("A tile beside the empty cell slides into it; the move is called UP, RIGHT, DOWN or LEFT, as the empty cell goes.")}
	if p.cost == tileCost {
		return append(rules, engine.Msg("A move costs the number on the tile that moves. The goal is drawn beside the board."))
	}
	return append(rules, engine.Msg("Every move costs 1. The goal is drawn beside the board."))
}

// ByHand returns the heuristics that are easy to compute by hand.
func (p *Puzzle) ByHand() []engine.Choice {
	var list []engine.Choice
	for _, h := range p.heuristics() {
		switch {
		case h.Name == misplaced && p.cost == tileCost:
			h.About = engine.Msg("The numbers on the tiles that are not in their goal place, added up.")
		case h.Name == manhattan && p.cost == tileCost:
			h.About = engine.Msg("The number on every tile times the rows and columns that it is away from its goal place, all added up.")
		case h.Name != misplaced && h.Name != manhattan:
			continue
		}
		list = append(list, h.Choice)
	}
	return list
}

// Tasks returns one: the KURANG table with its verdict.
func (p *Puzzle) Tasks() []engine.Task {
	var table engine.Table
	for _, fact := range p.Facts() {
		if fact.Table != nil {
			table = *fact.Table
		}
	}
	verdict, _ := engine.Verdict(p)
	return []engine.Task{{
		Title: engine.Msg("Can it be solved?"),
		Question: engine.Msg("%s %s The puzzle can be solved where the sum of all KURANG(i) and X is even. Fill in KURANG(i) for every tile i, the blank too. What are the sum and X, and can the puzzle be solved?",
			p.kurangMeaning(), p.xMeaning()),
		Table:  table,
		Answer: verdict.Text,
	}}
}
