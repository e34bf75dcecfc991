package routes

import "langkah/engine"

// forms lists the accepted text forms, each with an example.
func forms() []engine.Form {
	return []engine.Form{
		{
			Title: engine.Msg("A graph"),
			About: engine.Msg("route, or route directed; start and goal; then edges, one road a line with its cost; if wanted the table h and coordinates at, or at geo for latitude and longitude. Names with blanks stand between quotes; the order of the roads is that of the successors."),
			Text:  "route\nstart S\ngoal G\nedges\nS A 2\nS B 1\nA G 3\nB G 5\nh\nS 4\nA 3\nB 4\nG 0\n",
		},
		{
			Title: engine.Msg("A map"),
			About: engine.Msg("grid 4 or grid 8 for the neighbours of a cell; a diagonal step needs both cells beside it free. # is a wall, a full stop a free cell, 1 to 9 what entering a cell costs, S the start, G a goal, T a place that must be visited."),
			Text:  "grid 4\nS.#G\n.1#.\n.9..\n",
		},
		{
			Title: engine.Msg("An adjacency matrix"),
			About: engine.Msg("The number of places; names with coordinates; the matrix, where 0, -1 and X are no road. Or the matrix before lines name:latitude longitude. A graph that is not symmetric is directed. Lines start and goal may follow."),
			Text:  "3\n0 5 -1\n5 0 7\n-1 7 0\nAlun-Alun:-6.9218 107.6071\nGedung Sate:-6.9025 107.6188\nITB:-6.8915 107.6107\nstart Alun-Alun\ngoal ITB\n",
		},
		{
			Title: engine.Msg("Nodes and a matrix in JSON"),
			About: engine.Msg("nodes with id, name, latitude and longitude, and a matrix of 0 and 1; start and goal if wanted."),
			Text:  "{\n  \"nodes\": [\n    {\"id\": 1, \"name\": \"A\", \"latitude\": -6.89, \"longitude\": 107.61},\n    {\"id\": 2, \"name\": \"B\", \"latitude\": -6.9, \"longitude\": 107.62}\n  ],\n  \"matrix\": [[0, 1], [1, 0]]\n}\n",
		},
		{
			Title: engine.Msg("A graph of CS188"),
			About: engine.Msg("start_state, goal_states, then one arc a line: state, action, next state, cost; estimates below heuristic."),
			Text:  "start_state: A\ngoal_states: G\nA left B 1\nB down G 2.5\nheuristic:\nA 3\nB 2\nG 0\n",
		},
		{
			Title: engine.Msg("Roads with commas"),
			About: engine.Msg("from, to and cost, with a heading or without; lines start and goal may follow."),
			Text:  "from,to,cost\nA,B,2\nB,C,3\nstart A\ngoal C\n",
		},
		{
			Title: engine.Msg("A graph of Graphviz"),
			About: engine.Msg("One edge a line; its cost is label, weight, len or cost."),
			Text:  "graph {\n  start=a; goal=c\n  a -- b [label=75]\n  b -- c [weight=20]\n}\n",
		},
		{
			Title: engine.Msg("A treasure hunt"),
			About: engine.Msg("Letters apart by blanks: K the start, T a treasure to visit, R a free cell, X a wall."),
			Text:  "X T X X\nX R R T\nK R X T\nX R X R\nX R R R\n",
		},
		{
			Title: engine.Msg("A maze"),
			About: engine.Msg("# or % is a wall, a blank or a full stop is free; A, S or P is the start, B, E or G the goal."),
			Text:  "#####B#\n##### #\n####  #\n#### ##\n     ##\nA######\n",
		},
		{
			Title: engine.Msg("A map of MovingAI"),
			About: engine.Msg("type, height, width, map and the rows; below them lines of a scenario, of which the first is taken, or the one that a line scenario: 2 names."),
			Text:  "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\nversion 1\n0\tsmall.map\t4\t3\t0\t0\t3\t2\t5\n",
		},
	}
}
