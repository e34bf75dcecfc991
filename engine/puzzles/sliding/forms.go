package sliding

import "langkah/engine"

// forms lists the accepted text forms with an example each.
func forms() []engine.Form {
	return []engine.Form{
		{
			Title: engine.Msg("Rows of numbers"),
			About: engine.Msg("The board row by row, numbers apart by blanks; the empty cell is -, 0, . or _."),
			Text:  " 5  1  3  4\n 2  7 15  8\n 9  6 14 11\n13 10 12  -\n",
		},
		{
			Title: engine.Msg("Cost and goal below"),
			About: engine.Msg("A line \"cost:\" says what a move costs, a line \"goal:\" where the tiles belong."),
			Text:  "1 2 3\n4 0 6\n7 5 8\ncost: tile\ngoal: spiral\n",
		},
		{
			Title: engine.Msg("A size before the board"),
			About: engine.Msg("As programs of the n-puzzle project write it: the size, then the board. The goal is then the spiral, unless a line \"goal:\" says another."),
			Text:  "# This puzzle is solvable\n3\n1 2 3\n8 4 0\n7 6 5\n",
		},
		{
			Title: engine.Msg("A goal of its own"),
			About: engine.Msg("A second board after an empty line is the goal."),
			Text:  "1 2 3\n4 5 6\n7 0 8\n\n0 1 2\n4 5 3\n7 8 6\n",
		},
	}
}
