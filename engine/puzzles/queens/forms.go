package queens

import "langkah/engine"

// forms lists the accepted text forms with an example each.
func forms() []engine.Form {
	return []engine.Form{
		{
			Title: engine.Msg("Rows of letters"),
			About: engine.Msg("As many rows as letters in a row, without a header; cells with the same letter are one region, and there are as many regions as rows."),
			Text:  "AABB\nCABB\nCCDB\nCDDD\n",
		},
		{
			Title: engine.Msg("Letters apart by blanks, and queens that stand already"),
			About: engine.Msg("The last line names their cells by row and column."),
			Text:  "A A B B\nC A B B\nC C D B\nC D D D\nqueens: r1c2\n",
		},
	}
}
