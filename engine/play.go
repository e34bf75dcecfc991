package engine

// Loose is a Puzzle that is played with more moves than a solution has, such
// as taking a piece off the board again.
type Loose interface {
	Puzzle

	// LooseStart is the start with these moves as well, and so are all
	// positions that follow from it. They are the same arrangements as those
	// that follow from Start: Text, Scene and Solved say the same, From takes either.
	LooseStart() Position
}

// PlayStart is the position from which the puzzle is played by hand.
func PlayStart(p Puzzle) Position {
	if p, ok := p.(Loose); ok {
		return p.LooseStart()
	}
	return p.Start()
}

// Tallier is a Puzzle whose moves are counted in other ways than one by one.
type Tallier interface {
	// Tally counts the moves of a way, in every way that is usual.
	Tally(moves []Move) []Tally
}

// Tally is a number of moves, counted in the way that the title says.
type Tally struct {
	Title Message
	N     int
}

// NamedMove is the legal move of that name; ok is false where there is none.
func NamedMove(p Position, name string) (m Move, ok bool) {
	for _, m := range p.Moves() {
		if m.Name == name {
			return m, true
		}
	}
	return Move{}, false
}
