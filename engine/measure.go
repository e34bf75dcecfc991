package engine

// Measure is one way to count the length of a solution.
type Measure struct {
	Name   string  // as typed: "slides"
	Title  Message // as shown after a number: "slides"
	Puzzle Puzzle  // the puzzle in which a move costs what it counts; its moves have the same names

	// ByHand counts the moves of a game; nil counts each move as one.
	ByHand func([]Move) int
}

// Length is a number of moves in a measure.
type Length struct {
	Measure
	N int
}

// HasLength reports whether solutions are sequences of moves that have a length,
// rather than boards.
func HasLength(p Puzzle) bool {
	measured, ok := p.(Measured)
	return !ok || len(measured.Measures()) > 0
}

// Finest is the puzzle as its finest measure counts; itself where there is none.
func Finest(p Puzzle) Puzzle {
	if measured, ok := p.(Measured); ok {
		if list := measured.Measures(); len(list) > 0 {
			return list[len(list)-1].Puzzle
		}
	}
	return p
}

// LengthsByHand are the moves of a game in each measure that counts them
// otherwise than one by one.
func LengthsByHand(p Puzzle, moves []Move) []Length {
	measured, ok := p.(Measured)
	if !ok {
		return nil
	}
	var lengths []Length
	for _, m := range measured.Measures() {
		if m.ByHand != nil {
			lengths = append(lengths, Length{m, m.ByHand(moves)})
		}
	}
	return lengths
}
