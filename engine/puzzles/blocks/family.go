package blocks

import "langkah/engine"

const familyName = "blocks"

// Family returns the descriptor of sliding blocks.
func Family() engine.Family {
	return engine.Family{
		Name:   familyName,
		Title:  engine.Msg("Sliding blocks"),
		About:  engine.Msg("Klotski and its kin"),
		Detect: detect,
		Forms:  forms(),
		Levels: grades().Levels(),
		Line:   lineForm(),
		Editor: editor(),

		Generate:        generate,
		GenerateOptions: generateOptions(),

		Parse: func(text string) (engine.Puzzle, error) { return noNil(parse(text)) },
	}
}

// noNil avoids a non-nil interface that holds a nil *Puzzle.
func noNil(z *Puzzle, err error) (engine.Puzzle, error) {
	if err != nil {
		return nil, err
	}
	return z, nil
}
