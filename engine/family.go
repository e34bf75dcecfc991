package engine

import (
	"context"

	"langkah/engine/option"
)

// Family is one kind of puzzle: how its text is read, and how a new one is
// made. It is a value, not a hierarchy.
type Family struct {
	Name  string  // as typed: "sliding"
	Title Message // as shown: "Sliding tiles"

	// Detect says how likely a text is one of this family's, 0 (not at
	// all) to 1; the catalogue lets the likest family read it, so that a text
	// with a mistake, in its first lines too, gets that family's error. Its
	// time, and that of Parse, is in proportion to the text.
	Detect func(text string) float64

	// Parse reads a text. Its error is a *ParseError.
	Parse func(text string) (Puzzle, error)

	// Generate makes a new puzzle that has a solution, the same for the same
	// settings of GenerateOptions. Callers use [Family.New], which checks them.
	Generate        func(context.Context, Settings) (Puzzle, error)
	GenerateOptions []Option
	Levels          []Level // of new boards, the easiest first

	// Editor makes puzzles by hand; nil where they cannot be.
	Editor *Editor

	// Line is the one-line form of its puzzles; nil where they have none.
	Line *LineForm

	// Played are the names of the moves that a text holds beside the puzzle, in
	// a form of other programs; nil where there is no such form.
	Played func(text string) []string

	// Cache is what the family's solvers keep; nil where they keep nothing.
	Cache Cache
}

// New makes a puzzle that has a solution, the same for the same values.
func (f Family) New(ctx context.Context, values Values) (Puzzle, error) {
	settings, err := option.New(f.GenerateOptions, values)
	if err != nil {
		return nil, err
	}
	return f.Generate(ctx, settings)
}
