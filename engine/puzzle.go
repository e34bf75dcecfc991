package engine

import "langkah/engine/base/scene"

// Puzzle is a start position with everything that its solution depends on:
// goal, cost model, pieces. It never changes; With and From give another one.
type Puzzle interface {
	Family() string // its family's name
	Kind() Message  // "15-puzzle, 4 x 4"
	Start() Position

	// Facts are known before any search: tables, counts, the verdict, warnings.
	// It is quick.
	Facts() []Fact

	// Settings are the choices that make it another puzzle, such as the cost of
	// a move and the goal, as they are set. With is the puzzle with others.
	Settings() Settings
	With(Values) (Puzzle, error)

	// From is the same puzzle (goal, cost, pieces) from another of its
	// positions. A position of another puzzle is an error.
	From(Position) (Puzzle, error)

	// Methods lists the ways to solve it, the recommended one first. That one
	// is sure to be optimal where any is.
	Methods() []Method

	// String is the puzzle as text; the family's Parse gives the puzzle back,
	// options included.
	String() string
}

// Position is one arrangement. It never changes; Apply gives the next one.
type Position interface {
	Scene() scene.Scene
	Text() string  // the board drawn in text, several lines, each ended by a newline
	Moves() []Move // every legal move

	// Apply makes the move of that name. It refuses one that the rules forbid,
	// or whose Cost is not theirs, and says why. It and Solved are the only
	// judges of a solution.
	Apply(Move) (Position, error)
	Solved() bool
}

// Key returns a key for maps: two positions of a puzzle are the same exactly if
// their keys are.
func Key(p Position) string {
	if p, ok := p.(Keyed); ok {
		return p.Key()
	}
	return p.Text()
}

// Move is one step from a position to the next.
type Move struct {
	Name  string  // one line, the same in every language, unique among a position's moves: "UP", "A right 3"
	Words Message // the same from another point of view: "tile 12 moves left"
	Short Message // Words for a list, as short as they can be understood: "12 left"
	Piece string  // the ID of the scene's items that are taken hold of, or pressed, to make it
	Cost  int
}

// InBrief returns Short, or the name where a move has none.
func (m Move) InBrief() Message {
	if m.Short.IsZero() {
		return Msg("%s", m.Name)
	}
	return m.Short
}

// MovesOf returns the legal moves of the piece with that ID.
func MovesOf(p Position, piece string) []Move {
	if p, ok := p.(PieceMover); ok {
		return p.MovesOf(piece)
	}
	var moves []Move
	for _, m := range p.Moves() {
		if m.Piece == piece {
			moves = append(moves, m)
		}
	}
	return moves
}

// Fact is a statement about a puzzle that holds before it is solved.
type Fact struct {
	Kind  FactKind
	Title Message
	Text  Message
	Table *Table // may be nil
}

// FactKind says what a fact means for the user.
type FactKind uint8

const (
	Info       FactKind = iota
	Warning             // something in the text that may not be meant
	Solvable            // a solution is known to exist
	Unsolvable          // it is known that there is none
)

// Table is a small table of a fact.
type Table struct {
	Header []Message
	Rows   [][]string
}

// Verdict is the fact that says whether the puzzle can be solved; ok is false
// where nothing is known before a search.
func Verdict(p Puzzle) (fact Fact, ok bool) {
	for _, f := range p.Facts() {
		if f.Kind == Solvable || f.Kind == Unsolvable {
			return f, true
		}
	}
	return Fact{}, false
}

// Warnings are the texts of the puzzle's warnings.
func Warnings(p Puzzle) []Message {
	var texts []Message
	for _, f := range p.Facts() {
		if f.Kind == Warning {
			texts = append(texts, f.Text)
		}
	}
	return texts
}
