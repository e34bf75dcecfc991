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
	if !r.Legal || !r.Solved || r.Slides == None {
		return
	}
	if cost := r.claims.wrongCost(r.cost, r.Steps); cost != "" {
		r.False = append(r.False, engine.Msg("it states the cost %s, but the moves cost %d", cost, r.cost))
	}
	worse := func(has, best int) bool { return best != None && has > best }
	if r.claims.optimal && worse(r.Slides, r.BestSlides) && worse(r.Steps, r.BestSteps) && worse(r.cost, r.best.cost) {
		r.False = append(r.False, engine.Msg("it says that the solution is optimal, but it takes %d slides and %d steps, and %d slides or %d steps are enough",
			r.Slides, r.Steps, r.BestSlides, r.BestSteps))
	}
}

// costFor returns what the moves up to the goal cost as the puzzle itself counts,
// whose moves have the same names whatever they cost; None where they are not known.
func (r *Report) costFor(p engine.Puzzle) int {
	if !r.Legal || !r.Solved || r.Slides == None {
		return None
	}
	at, cost := p.Start(), 0
	for _, b := range r.Boards {
		for _, m := range b.Moves {
			legal, ok := moveNamed(at, m.Name)
			if at.Solved() || !ok {
				return cost
			}
			next, err := at.Apply(legal)
			if err != nil {
				return cost
			}
			at, cost = next, cost+legal.Cost
		}
	}
	return cost
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
