package engine

import (
	"context"

	"langkah/engine/base/scene"
)

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

// Located is a Draft that knows where on its board a place of a text stands, so
// that what is wrong there can be marked.
type Located interface {
	Draft

	// Cells are the middles of the cells that a line and column of the text speak
	// of, from 1; column 0 is the whole line. There are none where it speaks of
	// no cell. The text is one like the draft's own, with mistakes maybe.
	Cells(text string, line, column int) []scene.Point
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

// Hardener is a Puzzle of which a harder start can be looked for.
type Hardener interface {
	Puzzle

	// Harder is the puzzle from the hardest start that is found, and in words
	// how hard it is. It ends at its limits with an error, and soon after ctx.
	Harder(ctx context.Context, limits Limits) (Puzzle, Message, error)
}
