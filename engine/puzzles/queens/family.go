package queens

import "langkah/engine"

const familyName = "queens"

// Family returns the descriptor of Queens.
func Family() engine.Family {
	return engine.Family{
		Name: familyName, Title: engine.Msg("Queens"),
		About:  engine.Msg("one in every row and colour"),
		Detect: detect, Parse: Parse, Picture: readPicture, Forms: forms(),
		Generate: generate, GenerateOptions: generateOptions(), Levels: levels(),
		Line: lineForm(), Editor: editor(),
	}
}
