package rush

import "langkah/engine"

// forms lists the accepted text forms with an example each.
func forms() []engine.Form {
	return []engine.Form{
		{
			Title: engine.Msg("A grid with an exit"),
			About: engine.Msg("Rows and columns, the number of pieces without the primary one, then the board: a letter for each piece, P the primary one, K the exit outside the grid."),
			Text:  "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n",
		},
		{
			Title: engine.Msg("Numbers"),
			About: engine.Msg("0 is an empty cell, 1 the red block, which leaves on the right; every other number is a block."),
			Text:  "2 2 0 0 0 7\n3 0 0 5 0 7\n3 1 1 5 0 7\n3 0 0 5 0 0\n4 0 0 0 6 6\n4 0 8 8 8 0\n",
		},
		{
			Title: engine.Msg("A grid without a header"),
			About: engine.Msg("Rows of letters, or of names apart by blanks, and . for an empty cell; X is the red car, which leaves on the right. Small letters do as well."),
			Text:  "AAB..F\n..BCDF\nGXXCDF\nGH.III\nGHJ...\nLLJMM.\n",
		},
		{
			Title: engine.Msg("A table of cars"),
			About: engine.Msg("A first line with the names of the columns, then a car a line; column and row of its first cell count from 1. X is the red car, which leaves on the right. The board is 6 x 6, or as large as the cars need."),
			Text:  "car,orientation,col,row,length\nA,H,2,1,2\nB,V,5,2,3\nX,H,1,3,2\n",
		},
		{
			Title: engine.Msg("One line"),
			About: engine.Msg("A square board row by row in one line: o or . an empty cell, A the red car, which leaves on the right, x a wall."),
			Text:  "BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN\n",
		},
	}
}
