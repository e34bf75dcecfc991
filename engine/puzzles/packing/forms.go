package packing

import "langkah/engine"

// forms lists the accepted text forms with an example each.
func forms() []engine.Form {
	return []engine.Form{
		{
			Title: engine.Msg("A whole rectangle"),
			About: engine.Msg("Rows, columns and the number of pieces; DEFAULT; then the pieces, each drawn with a letter of its own."),
			Text:  "2 5 2\nDEFAULT\nAAA\nAA\nBBB\nBB\n",
		},
		{
			Title: engine.Msg("A board of its own shape"),
			About: engine.Msg("CUSTOM, then the board with X for its cells and . for what does not belong to it."),
			Text:  "3 4 2\nCUSTOM\n.XX.\nXXXX\n.XX.\nAA\nAA\nB\nB\nB\nB\n",
		},
		{
			Title: engine.Msg("A challenge of Kanoodle or IQ Puzzler Pro"),
			About: engine.Msg("The board of 55 cells as a grid: a letter for each piece that lies there, ., 0 or g for an empty cell. The pieces left are those of the game."),
			Text:  "CGKK.......\nCGKKH......\nCGGGHH.....\nCCAAAHH....\nJJJJA......\n",
		},
		{
			Title: engine.Msg("A pyramid"),
			About: engine.Msg("PYRAMID, with as many columns as rows: balls in layers, each smaller than the one below."),
			Text:  "3 3 4\nPYRAMID\nAA\nAA\nBB\nBB\nCC\nC\nDD\nD\n",
		},
	}
}
