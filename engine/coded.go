package engine

// Codes are the rules of a puzzle over words of 64 bits, equal to those of its
// positions.
type Codes interface {
	// Code returns the word of a position; ok is false for one of another puzzle.
	Code(Position) (code uint64, ok bool)
	Position(code uint64) Position
	Solved(code uint64) bool

	// Next appends the successor by each of the position's Moves, in their order.
	// Unlike the other methods it must not be called by two goroutines at once.
	Next(code uint64, out []NextCode) []NextCode
}

// NextCode is a successor and the cost of the move to it.
type NextCode struct {
	Code uint64
	Cost int
}
