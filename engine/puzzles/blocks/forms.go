package blocks

import "langkah/engine"

// forms lists the text forms with examples.
func forms() []engine.Form {
	return []engine.Form{
		{Title: engine.Msg("A grid with a goal"), About: engine.Msg("A line \"blocks\", then the board: a character a piece, . an empty cell, # a wall, a blank no cell. Below it where pieces have to go: row and column of the upper left cell."),
			Text: "blocks\nbAAc\nbAAc\ndeef\ndghf\ni..j\ngoal: A r4c2\n"},
		{Title: engine.Msg("A grid with an exit"), About: engine.Msg("A rim of # with a gap of - by which only the piece of the line exit leaves the board."),
			Text: "blocks\n######\n#bAAc#\n#bAAc#\n#deef#\n#dghf#\n#i..j#\n##--##\nexit: A\n"},
		{Title: engine.Msg("A drawn goal"), About: engine.Msg("A line \"goal:\" and a second grid, in which . and ? stand for anything and a piece may be any one of its form. A line \"equal:\" names pieces that are interchangeable; then all others are meant themselves."),
			Text: "blocks\n123\n#.#\n..#\n#.#\n456\ngoal:\n456\n#.#\n..#\n#.#\n123\nequal: 123\nequal: 456\n"},
		{Title: engine.Msg("A collection"), About: engine.Msg("Lines display, size, step, initial, target, equiv and end, as other programs write them."),
			Text: "display Hughes\nsize 3 4\ninitial\nA.1\nA.2\n633\n554\ntarget\n...\n...\n..A\n..A\nend\n"},
		{Title: engine.Msg("jimslide and js2"), About: engine.Msg("Forms and places of pieces as (column, row) from 0; pieces of one number are interchangeable."),
			Text: "xsize: 2\nysize: 2\npiece: 1 (0,0) (0,1)\npiece: 2 (0,0)\nput: 1 (0,0)\nput: 2 (1,0)\nwin: 1 (1,0)\n"},
		{Title: engine.Msg("GNOME Klotski"), About: engine.Msg("A frame of #, the piece *, doors -, its goal . and blanks for free cells."),
			Text: "######\n#a**b#\n#a**b#\n#cdde#\n#cfge#\n#h  i#\n##--##\n    ..\n    ..\n"},
		{Title: engine.Msg("Codes of 4 x 5 boards"), About: engine.Msg("The place of the 2 x 2, then two bits for each other piece: 00 a gap, 01 flat, 10 upright, 11 single."),
			Text: "1A9BF0C00\n"},
	}
}
