// Package assets holds what is built into the program: sample puzzles and the icon.
package assets

import "embed"

// Puzzles holds the sample puzzles, puzzles/<family>/<name>.txt.
//
//go:embed puzzles
var Puzzles embed.FS

// Icon is the program's icon, a PNG.
//
//go:embed icon.png
var Icon []byte

// Sample is a puzzle that comes with the program.
type Sample struct {
	Family string // its family's name
	Name   string // of its file, without extension
	Title  string // for the user, in English
	Text   string
}

// Samples lists the sample puzzles in the order shown. The first is the one
// that a first start shows.
func Samples() []Sample {
	samples := []Sample{
		{Family: "sliding", Name: "first-steps", Title: "15-puzzle, 14 moves"},
		{Family: "sliding", Name: "fifteen-21", Title: "15-puzzle, 21 moves"},
		{Family: "sliding", Name: "fifteen-23", Title: "15-puzzle, 23 moves"},
		{Family: "sliding", Name: "fifteen-unsolvable", Title: "15-puzzle that cannot be solved"},
		{Family: "sliding", Name: "eight-4", Title: "8-puzzle, 4 moves"},
	}
	for i := range samples {
		s := &samples[i]
		// The test reads every one, so that none is missing here.
		text, _ := Puzzles.ReadFile("puzzles/" + s.Family + "/" + s.Name + ".txt")
		s.Text = string(text)
	}
	return samples
}
