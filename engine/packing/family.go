package packing

import "langkah/engine"

// Family is the puzzles in which pieces fill a board.
func Family() engine.Family {
	return engine.Family{
		Name: "packing", Title: engine.Msg("IQ Puzzler Pro and other packings"),
		Detect: detect, Parse: Parse,
		Generate: generate, GenerateOptions: generateOptions(),
		Line: lineForm(), Levels: levels(), Editor: editor(),
	}
}
