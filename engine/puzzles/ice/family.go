package ice

import "langkah/engine"

const familyName = "ice"

// Family returns the descriptor of ice sliding.
func Family() engine.Family {
	return engine.Family{
		Name:            familyName,
		Title:           engine.Msg("Ice sliding"),
		About:           engine.Msg("only a rock stops you"),
		Detect:          detect,
		Parse:           func(text string) (engine.Puzzle, error) { return noNil(parse(text)) },
		Forms:           forms(),
		Generate:        generate,
		GenerateOptions: generateOptions(),
		Levels:          levels(),
		Editor:          editor(),
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

// forms lists the accepted text form with an example.
func forms() []engine.Form {
	return []engine.Form{{
		Title: engine.Msg("A board and its costs"),
		About: engine.Msg("Rows and columns, then the board: * ice, X a rock, L lava, Z the actor, O the goal, digits the numbers to cross in order; then the cost of entering each cell."),
		Text: "7 7\nXXXXXXX\nX0****X\nX**X**X\nX****OX\nX1***LX\nXZ**X*X\nXXXXXXX\n" +
			"0 0 0 0 0 0 0\n0 3 5 2 8 1 0\n0 7 4 0 6 9 0\n0 2 8 3 5 4 0\n0 6 1 7 2 0 0\n0 9 3 4 0 8 0\n0 0 0 0 0 0 0\n",
	}}
}
