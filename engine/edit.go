package engine

import "langkah/engine/base/scene"

// Editor is how puzzles of a family are made by hand.
type Editor struct {
	Tools []Tool // in the order shown

	// Draft begins with a puzzle; the error says why it cannot be edited. Blank
	// begins with nothing on a board of that size.
	Draft func(Puzzle) (Draft, error)
	Blank func(rows, cols int) (Draft, error)
}

// Tool is one thing that can be done to a draft.
type Tool struct {
	Name  string // as in a Stroke
	Title Message
	Drag  bool    // it has a place where it begins and another where it ends
	Value Message // what has to be typed or chosen with it, such as a letter; zero for nothing
}

// Stroke is a tool used on the board. Places are those of the draft's scene; a
// click begins and ends at the same.
type Stroke struct {
	Tool     string
	From, To scene.Point
	Value    string
}

// Draft is a puzzle being edited, which may be none yet. It never changes; Use
// gives the next one. Its text is that of the family: Parse says whether it is a
// puzzle, or what is wrong with it and where.
type Draft interface {
	Text() string
	Scene() scene.Scene
	Use(Stroke) (Draft, error)
}

// Check is the puzzle that a draft is, or what is wrong with its text. verdict
// says whether it can be solved or why not; it is zero where only a search tells.
func (f Family) Check(d Draft) (p Puzzle, verdict Message, err error) {
	if p, err = f.Parse(d.Text()); err != nil {
		return nil, Message{}, err
	}
	if fact, known := Verdict(p); known {
		verdict = fact.Text
	}
	return p, verdict, nil
}
