package engine

import (
	"context"
	"strings"

	"langkah/engine/base/scene"
)

// Hinted is a Puzzle that puts the facts of its positions into words. Each
// statement follows from the rules or from the truth that it is given.
type Hinted interface {
	Puzzle

	// Clue is for a position that is not solved and has a best move.
	Clue(at Position, t Truth) Clue

	// Achieved is what has come about between two positions of a game that
	// counts as a step forward: a tile is home, a blocker is gone. The zero
	// message is nothing.
	Achieved(before, after Position) Message
}

// Clue leads to one of the best moves.
type Clue struct {
	Like  Message // what the position is like
	Where Message // which piece moves next, or where to look, and why
	Move  Move    // one of the best
}

// Sectioned is a Puzzle that is finished part by part, as tiles are row by row.
type Sectioned interface {
	Puzzle

	// Sections names the parts and says which of them are as in the goal.
	Sections(at Position) (names []Message, done []bool)
}

// Prover is a Puzzle that finds reasons why a position has no solution without
// a search.
type Prover interface {
	Puzzle

	// Prove is the first certificate that holds. Where ok is false nothing is
	// said: the position may be a dead end all the same.
	Prove(at Position) (proof Proof, ok bool)
}

// Proof is a certificate that a position has no solution.
type Proof struct {
	Name  string       // of the kind of argument: "region", "parity"
	Why   Message      // one sentence
	Cells []string     // what it is about, as moves name cells; may be empty
	Marks []scene.Item // the same drawn, to be laid over the position's scene
}

// Breakable is a Puzzle that tells how its heuristics come to their values.
type Breakable interface {
	Puzzle

	// Breakdowns are the heuristics that it can tell of.
	Breakdowns() []Choice

	// Breakdown is how the one of that name comes to its value for a position. It
	// may have to build tables first, within ctx and the memory.
	Breakdown(ctx context.Context, at Position, heuristic string, memory int64) (Breakdown, error)
}

// Breakdown is a heuristic's value for one position as a sum.
type Breakdown struct {
	Heuristic Choice
	Value     int // as the search uses it: the sum of the parts
	Parts     []Part
}

// Part is one number of a sum. Marks, laid over the position's scene, show it.
type Part struct {
	Words Message
	Value int
	Marks []scene.Item
}

// Over is a position's scene with the marks of all parts over it, made wider
// or higher where some stand beside it.
func (b Breakdown) Over(s scene.Scene) scene.Scene {
	var marks []scene.Item
	for _, p := range b.Parts {
		marks = append(marks, p.Marks...)
	}
	return s.With(marks)
}

// NoBreakdown is the error for a heuristic that the puzzle cannot tell of.
func NoBreakdown(p Breakable, heuristic string) error {
	var names []string
	for _, c := range p.Breakdowns() {
		names = append(names, c.Name)
	}
	return Errorf("there is no heuristic %q to show here; there are %s", heuristic, strings.Join(names, ", "))
}
