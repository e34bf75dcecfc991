package engine

import (
	"context"
	"image"

	"langkah/engine/base/option"
)

// Family is one kind of puzzle: how its text is read, and how a new one is
// made. It is a value, not a hierarchy. Optional fields are nil; abilities.go lists
// what each gives.
type Family struct {
	Name  string  // as typed: "sliding"
	Title Message // as shown: "Sliding tiles"
	About Message // in a few words

	// Detect says how likely a text is one of this family's, 0 (not at
	// all) to 1; the catalogue lets the likest family read it, so that a text
	// with a mistake, in its first lines too, gets that family's error. Its
	// time, and that of Parse, is in proportion to the text.
	Detect func(text string) float64

	// Parse reads a text. Its error is a *ParseError.
	Parse func(text string) (Puzzle, error)

	// Picture reads the text of a puzzle off a picture of its board, such as a
	// screenshot. Optional.
	Picture func(image.Image) (text string, err error)

	// Forms are the ways in which a text may be written, the usual one first.
	Forms []Form

	// Generate makes a new puzzle that has a solution, the same for the same
	// settings of GenerateOptions. The error is a [*LimitError] where a limit or
	// ctx ended the work. Callers use [Family.New], which checks the settings.
	// Optional.
	Generate        func(context.Context, Settings, Limits) (Puzzle, error)
	GenerateOptions []Option
	Levels          []Level // of new boards, the easiest first

	// Editor makes puzzles by hand. Optional.
	Editor *Editor

	// Line is the one-line form of its puzzles, for share strings. Optional.
	Line *LineForm

	// Played returns the names of the moves that a text holds beside the puzzle, in
	// a form of other programs. Optional.
	Played func(text string) []string

	// Cache holds the tables of the family's solvers. Optional.
	Cache Cache
}

// New generates a puzzle that has a solution, the same for the same values.
func (f Family) New(ctx context.Context, values Values) (Puzzle, error) {
	return f.NewWithin(ctx, values, Limits{})
}

// NewWithin is New within limits; its error is a [*LimitError] where one was reached,
// and a sentence where the family has no generator.
func (f Family) NewWithin(ctx context.Context, values Values, limits Limits) (Puzzle, error) {
	if f.Generate == nil {
		return nil, NoGenerator(f)
	}
	settings, err := option.New(f.GenerateOptions, values)
	if err != nil {
		return nil, err
	}
	return f.Generate(ctx, settings, limits)
}

// NoGenerator returns the error for a family that has no generator.
func NoGenerator(f Family) error {
	return Errorf("new puzzles of the family %s cannot be made", f.Name)
}

// Form is one format of a family's texts.
type Form struct {
	Title Message
	About Message // its parts, in a sentence or two
	Text  string  // an example that Parse accepts
}
