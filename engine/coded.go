package engine

// Coded is a Puzzle whose positions fit a word each, by which all that can be
// reached is gone through many times as quickly as by Apply.
type Coded interface {
	Puzzle

	// Codes are its rules over such words; ok is false for a board that does not
	// fit one.
	Codes() (c Codes, ok bool)
}

// Codes are the rules of a puzzle over words: the same as [Position]'s, which a
// test holds them against.
type Codes interface {
	// Code is the word of a position; ok is false for one of another puzzle.
	Code(Position) (code uint64, ok bool)
	Position(code uint64) Position
	Solved(code uint64) bool

	// Next appends what each of the position's Moves leads to, in their order. It
	// belongs to one goroutine at a time, the others to any.
	Next(code uint64, out []NextCode) []NextCode
}

// NextCode is where a move leads, and what it costs.
type NextCode struct {
	Code uint64
	Cost int
}
