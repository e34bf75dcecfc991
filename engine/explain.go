package engine

import (
	"strings"

	"langkah/engine/base/scene"
)

// Clue leads to one of the best moves.
type Clue struct {
	Like  Message // a fact of the position
	Where Message // which piece moves next, or where to look, and why
	Move  Move    // one of the best
}

// Proof is a certificate that a position has no solution.
type Proof struct {
	Name  string       // of the kind of argument: "region", "parity"
	Why   Message      // one sentence
	Cells []string     // the cells concerned, as moves name them; may be empty
	Marks []scene.Item // the same drawn, to be laid over the position's scene
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

// Over returns a position's scene with the marks of all parts over it, made wider
// or higher where some stand beside it.
func (b Breakdown) Over(s scene.Scene) scene.Scene {
	var marks []scene.Item
	for _, p := range b.Parts {
		marks = append(marks, p.Marks...)
	}
	return s.With(marks)
}

// NoBreakdown returns the error for a heuristic without a breakdown, with those that
// have one.
func NoBreakdown(p Breakable, heuristic string) error {
	var names []string
	for _, c := range p.Breakdowns() {
		names = append(names, c.Name)
	}
	return Errorf("there is no heuristic %q to show here; there are %s", heuristic, strings.Join(names, ", "))
}
