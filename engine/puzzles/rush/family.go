package rush

import "langkah/engine"

const familyName = "rush"

// Family is Rush Hour and Unblock Me.
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
		Levels:          levels(),
		Line:            lineForm(),
	}
}

// noNil keeps a nil *Puzzle from hiding in an interface that is not nil.
func noNil(z *Puzzle, err error) (engine.Puzzle, error) {
	if err != nil {
		return nil, err
	}
	return z, nil
}
