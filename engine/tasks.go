package engine

// Taught is a Puzzle for a worksheet, to be solved with a pencil.
type Taught interface {
	Puzzle

	// Rules are what the board alone does not show, a sentence or two each: how a
	// move is made and what it is called, what it costs, when all is solved.
	Rules() []Message

	// ByHand are the heuristics that can be worked out on paper, the easiest
	// first, each with what it counts under the puzzle's cost of a move.
	ByHand() []Choice

	// Tasks are those beside the ones that every puzzle has. Their answers are computed.
	Tasks() []Task
}

// Task is a table whose last column is to be filled in, and what follows from it.
type Task struct {
	Title, Question Message
	Table           Table
	Answer          Message
}
