package grade

import "langkah/engine"

// holdClaims finds the false claims of the text.
func (r *Report) holdClaims() {
	if r.claims.noSolution && !r.Solved {
		switch {
		case r.best.solvable:
			r.False = append(r.False, engine.Msg("it says that there is no solution, but there is one"))
		case r.Open():
			r.Why = engine.Msg("it says that there is no solution, which could not be proven within the limits")
		}
	}
	if !r.Legal || !r.Solved || !r.counted() {
		return
	}
	if cost := r.claims.wrongCost(engine.CostValue(r.Puzzle, r.cost), engine.CostValue(r.finest().Puzzle, r.finest().N)); cost != "" {
		r.False = append(r.False, engine.Msg("it states the cost %s, but the moves cost %d", cost, engine.CostOf(r.Puzzle, r.cost)))
	}
	worse := func(has, best int) bool { return best != None && has > best }
	if !r.claims.optimal || !worse(r.cost, r.best.cost) {
		return
	}
	var takes, enough engine.Message
	for i, l := range r.Lengths {
		if !worse(l.N, l.Best) {
			return
		}
		has, best := engine.Msg("%d %s", engine.CostOf(l.Puzzle, l.N), l.Title), engine.Msg("%d %s", engine.CostOf(l.Puzzle, l.Best), l.Title)
		if i > 0 {
			has, best = engine.Msg("%s and %s", takes, has), engine.Msg("%s or %s", enough, best)
		}
		takes, enough = has, best
	}
	r.False = append(r.False, engine.Msg("it says that the solution is optimal, but it takes %s, and %s are enough", takes, enough))
}

// costFor returns what the moves up to the goal cost as the puzzle itself counts,
// whose moves have the same names whatever they cost; None where they are not known.
func (r *Report) costFor(p engine.Puzzle) int {
	if !r.Legal || !r.Solved || !r.counted() {
		return None
	}
	_, cost := r.movesOf(p)
	return cost
}

// movesOf returns the moves up to the goal as those of a puzzle that counts otherwise, and
// their cost.
func (r *Report) movesOf(p engine.Puzzle) (moves []engine.Move, cost int) {
	at := p.Start()
	for _, b := range r.Boards {
		for _, m := range b.Moves {
			legal, ok := moveNamed(at, m.Name)
			if at.Solved() || !ok {
				return moves, cost
			}
			next, err := at.Apply(legal)
			if err != nil {
				return moves, cost
			}
			at, moves, cost = next, append(moves, legal), cost+legal.Cost
		}
	}
	return moves, cost
}

// moveNamed returns the legal move of that name.
func moveNamed(at engine.Position, name string) (engine.Move, bool) {
	for _, m := range at.Moves() {
		if m.Name == name {
			return m, true
		}
	}
	return engine.Move{}, false
}
