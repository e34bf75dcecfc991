package engine

// Imitations are ways in which programs of others estimate and move.
type Imitations struct {
	Estimates []Imitation
	Moves     []MoveRule
}

// Imitation is a heuristic as programs compute it.
type Imitation struct {
	Of      string  // name of the heuristic that is meant
	Mistake string  // name of the usual mistake in it, such as "h-blank"; "" for a right way
	Words   Message // how this way differs from the usual one; zero for that
	Value   func(Position) float64

	// Settled means that programs agree on the heuristic of that name, so that other
	// values are wrong.
	Settled bool
}

// MoveRule is a way to make and to charge moves.
type MoveRule struct {
	Name    string
	Mistake string  // name of the mistake, such as "wrap-around"; "" for rules that courses use
	Words   Message // how the rule differs from the puzzle's own
	Next    func(Position) []Reached
}

// Reached is a position after a move.
type Reached struct {
	Position Position
	Name     string // of the move
	Cost     int
}
