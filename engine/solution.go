package engine

// Solution is a puzzle with the result of a method. The result may be one without
// a solution.
type Solution struct {
	Name   string // of the puzzle's file, without folder and extension
	Puzzle Puzzle
	Method Method
	Result Result
}

// Positions returns every position from the start through the moves; without a
// solution it is the start alone. Those that the result has kept are not
// replayed again.
func (s Solution) Positions() ([]Position, error) {
	if len(s.Result.Positions) > 0 {
		return s.Result.Positions, nil
	}
	return Replay(s.Puzzle.Start(), s.Result.Moves)
}
