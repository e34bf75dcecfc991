package engine

// Verify replays moves from a position by the rules alone: each must be legal,
// their costs must add up to cost, and the last position must be solved. It
// returns every position on the way, start first.
func Verify(start Position, moves []Move, cost int) ([]Position, error) {
	positions, err := Replay(start, moves)
	if err != nil {
		return nil, err
	}
	sum := 0
	for _, m := range moves {
		sum += m.Cost
	}
	if sum != cost {
		return nil, Errorf("the moves cost %d, not %d", sum, cost)
	}
	if !positions[len(moves)].Solved() {
		return nil, Errorf("the position after the last of %d move{|s} is not the goal", len(moves))
	}
	return positions, nil
}

// Replay is every position from start through the moves, start first.
func Replay(start Position, moves []Move) ([]Position, error) {
	positions := make([]Position, 1, len(moves)+1)
	positions[0] = start
	for i, m := range moves {
		next, err := positions[i].Apply(m)
		if err != nil {
			return nil, Errorf("move %d, %s: %s", i+1, m.Name, err)
		}
		positions = append(positions, next)
	}
	return positions, nil
}

// verify replays the result's solution and keeps its positions; one that does
// not pass becomes a failure.
func (r *Result) verify(start Position) {
	positions, err := Verify(start, r.Moves, r.Cost)
	if err != nil {
		r.Status, r.Fault = Failed, true
		r.Reason = Msg("the solution did not pass verification: %s", err)
		r.Moves, r.Estimates, r.Cost = nil, nil, 0
		return
	}
	r.Positions, r.Verified = positions, true
}
