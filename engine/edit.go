package engine

import "langkah/engine/base/scene"

// Editor makes puzzles of a family by hand.
type Editor struct {
	Tools []Tool // in the order shown

	// Draft returns a puzzle as a draft; the error says why it cannot be edited.
	// Blank returns an empty board of that size.
	Draft func(Puzzle) (Draft, error)
	Blank func(rows, cols int) (Draft, error)
}

// Tool is one kind of change to a draft.
type Tool struct {
	Name  string // as in a Stroke
	Title Message
	Drag  bool    // it is used from one point to another
	Value Message // what has to be typed or chosen with it, such as a letter; zero for nothing
}

// Stroke is one use of a tool. Its points are those of the draft's scene; a click
// begins and ends at the same one.
type Stroke struct {
	Tool     string
	From, To scene.Point
	Value    string
}

// Draft is a board being edited, which need not be a puzzle yet. It never changes;
// Use returns the next one. The family's Parse tells whether its text is a puzzle, or
// what is wrong with it and where.
type Draft interface {
	Text() string
	Scene() scene.Scene
	Use(Stroke) (Draft, error)
}

// Check parses a draft. verdict says whether the puzzle can be solved, or why not;
// it is zero where only a search can decide.
func (f Family) Check(d Draft) (p Puzzle, verdict Message, err error) {
	if p, err = f.Parse(d.Text()); err != nil {
		return nil, Message{}, err
	}
	if fact, known := Verdict(p); known {
		verdict = fact.Text
	}
	return p, verdict, nil
}
