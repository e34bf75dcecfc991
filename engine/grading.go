package engine

// Printing is one way to print a board.
type Printing struct {
	Fault Message // why it is a mistake; zero for a right one
	Rows  int

	// Row is row i, from 0, of a board in the marks that stand in a line. A mark
	// is "" in an empty box and " " in an empty column. ok is false where the
	// line is no such row. Its time is in proportion to the marks.
	Row func(i int, marks []string) (cells []string, ok bool)

	// Read is the position that the rows show. Its error says why there is none.
	Read func(rows [][]string) (Position, error)

	// Spell returns the name of the move that a word stands for, such as "D", "down"
	// or "bawah". Optional: programs may print boards alone.
	Spell func(word string) (name string, ok bool)

	// Path returns the names of the moves of a path that a line states by its places,
	// such as "Path: A -> B -> C". Optional.
	Path func(line string) (names []string, ok bool)
}

// Misprint is the error of a printed board that shows no position because of the
// cells of one mark, such as a piece of another form.
type Misprint struct {
	error
	Mark string
}

// NewMisprint returns such an error.
func NewMisprint(mark string, err error) error { return &Misprint{err, mark} }

// Unwrap returns the error without the mark.
func (m *Misprint) Unwrap() error { return m.error }
