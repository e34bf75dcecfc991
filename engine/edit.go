package engine

import (
	"unicode"

	"langkah/engine/base/scene"
)

// Editor makes puzzles of a family by hand.
type Editor struct {
	Tools []Tool // in the order shown
	Sizes Sizes

	// Draft returns a puzzle as a draft; the error says why it cannot be edited.
	// Blank returns an empty board of that size.
	Draft func(Puzzle) (Draft, error)
	Blank func(rows, cols int) (Draft, error)
}

// Sizes are those of the boards that an editor begins with.
type Sizes struct {
	Min, Max   int  // of the rows and of the columns
	Rows, Cols int  // the usual size
	Square     bool // there are as many columns as rows
}

// Tool is one kind of change to a draft.
type Tool struct {
	Name    string // as in a Stroke
	Title   Message
	Label   Message     // Title in a word or two, for below the picture
	Picture scene.Scene // what it draws or does
	Keys    string      // characters that choose it, such as "P" or "A-Z"; those of a range are its value, too
	Drag    bool        // it is used from one point to another
	Removes bool        // it takes away what is in a cell: the right button and Del use it
	Value   Message     // what has to be typed or chosen with it, such as a letter; zero for nothing
}

// Takes reports whether a character chooses the tool; ranged is set if it is the tool's
// value as well.
func (t Tool) Takes(r rune) (ranged, ok bool) {
	keys, r := []rune(t.Keys), unicode.ToUpper(r)
	switch {
	case len(keys) == 1:
		return false, keys[0] == r
	case len(keys) == 3 && keys[1] == '-':
		return true, keys[0] <= r && r <= keys[2]
	}
	return false, false
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
