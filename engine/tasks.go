package engine

// Task is a table whose last column is to be filled in, and what follows from it.
type Task struct {
	Title, Question Message
	Table           Table
	Answer          Message
}
