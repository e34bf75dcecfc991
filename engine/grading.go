package engine

// Gradable is a Puzzle whose boards can be found in what any program prints,
// and held against the rules.
type Gradable interface {
	Puzzle

	// Printings are the ways to print a board: the right ones first, the usual one
	// before all, then mistakes that are worth a name, such as rows and columns exchanged.
	Printings() []Printing

	// Between is the moves that lead from one printed board to the next: none
	// where the two are the same, or where boards may follow in any order. Its
	// error says why the rules allow none.
	Between(from, to Position) ([]Move, error)

	// Lacks says what keeps a position from being solved.
	Lacks(Position) Message

	// Measures are the puzzle with every slide counted as one, and with every
	// step of it counted; ok is false where solutions have no length.
	Measures() (slides, steps Puzzle, ok bool)
}

// Spelled is a Gradable whose solutions are also printed as moves without
// boards, such as "DLURD".
type Spelled interface {
	Gradable

	// Spell is the name of the move that a word stands for, such as "D", "down" or "bawah".
	Spell(word string) (name string, ok bool)
}

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
}

// Misprint is why a printed board shows no position where that lies in what is
// printed with one mark, such as a piece of another form.
type Misprint struct {
	error
	Mark string
}

// NewMisprint is such an error.
func NewMisprint(mark string, err error) error { return &Misprint{err, mark} }

// Unwrap is the error without the mark.
func (m *Misprint) Unwrap() error { return m.error }
