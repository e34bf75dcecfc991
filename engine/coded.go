package engine

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
