package rush

import "langkah/engine"

const familyName = "rush"

// Family returns the descriptor of Rush Hour and Unblock Me.
func Family() engine.Family {
	return engine.Family{
		Name:            familyName,
		Title:           engine.Msg("Rush Hour"),
		About:           engine.Msg("cars, trucks and a way out"),
		Detect:          detect,
		Parse:           func(text string) (engine.Puzzle, error) { return noNil(parse(text)) },
		Generate:        generate,
		GenerateOptions: generateOptions(),
		Forms:           forms(),
		Editor:          editor(),
		Levels:          grades().Levels(),
		Line:            lineForm(),
	}
}

// noNil avoids a non-nil interface that holds a nil *Puzzle.
func noNil(z *Puzzle, err error) (engine.Puzzle, error) {
	if err != nil {
		return nil, err
	}
	return z, nil
}
