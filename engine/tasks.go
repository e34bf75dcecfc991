package engine

// Taught is a Puzzle with tasks of its own for a worksheet, beside those that
// every puzzle has. Their answers are computed.
type Taught interface {
	Puzzle
	Tasks() []Task
}

// Task is a table whose last column is to be filled in, and what follows from it.
type Task struct {
	Title, Question Message
	Table           Table
	Answer          Message
}
