package routes

import "langkah/engine"

const familyName = "routes"

// Family returns the descriptor of route finding.
func Family() engine.Family {
	return engine.Family{
		Name:     familyName,
		Title:    engine.Msg("Routes"),
		About:    engine.Msg("the cheapest way there"),
		Detect:   detect,
		Parse:    func(text string) (engine.Puzzle, error) { return noNil(parse(text)) },
		Forms:    forms(),
		Generate: generate, GenerateOptions: generateOptions(), Levels: levels(),
		Line:   lineForm(),
		Editor: editor(),
	}
}

// noNil avoids a non-nil interface that holds a nil *Puzzle.
func noNil(z *Puzzle, err error) (engine.Puzzle, error) {
	if err != nil {
		return nil, err
	}
	return z, nil
}
