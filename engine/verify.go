package engine

// Verify replays moves from a position by the rules alone: each must be legal,
// their costs must add up to cost, and the last position must be solved.
func Verify(start Position, moves []Move, cost int) error {
	positions, err := Replay(start, moves)
	if err != nil {
		return err
	}
	sum := 0
	for _, m := range moves {
		sum += m.Cost
	}
	if sum != cost {
		return Errorf("the moves cost %d, not %d", sum, cost)
	}
	if !positions[len(moves)].Solved() {
		return Errorf("the position after the last of %d moves is not the goal", len(moves))
	}
	return nil
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
