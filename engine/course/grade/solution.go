package grade

import "langkah/engine"

// Solution returns the printed solution as the puzzle's own moves, with their positions and
// cost; ok is false unless the report is right and the puzzle is solved. Where boards are no
// sequence there are no moves, and the cost is the optimum.
func (r Report) Solution() (s engine.Result, ok bool) {
	if !r.Right() || !r.Solved {
		return engine.Result{}, false
	}
	s = engine.Result{Status: engine.Solved, Cost: max(r.best.cost, 0), Positions: r.Positions()}
	if !r.counted() {
		return s, true
	}
	moves, cost := r.movesOf(r.Puzzle)
	s.Cost = cost
	if positions, err := engine.Verify(r.Puzzle.Start(), moves, cost); err == nil && positions[len(moves)].Solved() {
		s.Moves, s.Positions = moves, positions
	}
	return s, true
}

// Over returns by how much the solution costs more than the proven optimum, as the puzzle
// counts; 0 where no optimum is proven.
func (r Report) Over() int {
	if r.cost == None || r.best.cost == None {
		return 0
	}
	return max(r.cost-r.best.cost, 0)
}

// Optimal reports whether the solution costs as little as the proven optimum.
func (r Report) Optimal() bool { return r.cost != None && r.cost == r.best.cost && r.Solved }

// Positions returns the puzzle's start and the positions that were printed, up to the first
// board that is wrong.
func (r Report) Positions() []engine.Position {
	if r.Puzzle == nil {
		return nil
	}
	list := []engine.Position{r.Puzzle.Start()}
	for i, b := range r.Boards {
		if b.Position == nil || r.First > 0 && i+1 >= r.First {
			break
		}
		if i > 0 || r.Missing || !engine.HasLength(r.gradable) {
			list = append(list, b.Position)
		}
	}
	return list
}
