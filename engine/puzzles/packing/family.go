package packing

import "langkah/engine"

// Family returns the descriptor of packing puzzles.
func Family() engine.Family {
	return engine.Family{
		Name: "packing", Title: engine.Msg("Packing puzzles"),
		About:  engine.Msg("IQ Puzzler, pentominoes"),
		Detect: detect, Parse: Parse,
		Generate: generate, GenerateOptions: generateOptions(),
		Forms: forms(),
		Line:  lineForm(), Levels: levels(), Editor: editor(),
	}
}
