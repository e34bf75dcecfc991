package engine

// Coursework is a Puzzle that an assignment of a course sets, which asks for
// solutions in a form of its own, in Indonesian.
type Coursework interface {
	Puzzle
	Course() CourseForm
}

// CourseForm is how the assignment wants a solution to be told.
type CourseForm struct {
	Before []string // lines before the boards

	Told  func(Result) []string // lines about a solution, before its boards; may be nil
	First string                // what stands above the first board; "" is the usual
	Step  string                // the format of the line above each other one, of a number and a move; "" is the usual
	Board func(Position) string // a board; nil is its Text

	// Move is a move by the assignment's own name, such as "I-kiri"; nil where
	// the last board alone is the answer.
	Move func(Move) string

	// Colour is the number by which a terminal colours a mark of a board after
	// that move (ISO 6429, SGR), 0 for none; nil where nothing is coloured.
	Colour func(mark rune, last Move) int

	Examined string             // what the number of examined states is called
	Unit     string             // what stands behind it; may be empty
	Count    func(Result) int64 // that number
	Time     string             // what the time of the search is called
}
