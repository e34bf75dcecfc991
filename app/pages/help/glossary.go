package help

import "langkah/app/kit/look"

// glossary is the terms of the field that the window uses.
func glossary(w look.Words) group {
	text := w.Text
	return group{title: text("help.glossary", "Terms"), entries: []entry{
		{title: text("term.state", "State"), text: text("about.state", "Everything that decides what can be done next, such as where all the pieces stand.")},
		{title: text("term.node", "Node"), text: text("about.node", "A state as the search has reached it: with the way to it and what the way has cost.")},
		{title: text("term.expand", "Expand"), text: text("about.expand", "To make all successors of a node: the states that one move leads to.")},
		{title: text("term.generate", "Generate"), text: text("about.generate", "To make one successor. An expansion generates as many as there are moves; all are counted, those known before or dropped at once too, and the start. Where a new node joins the open list it is opened.")},
		{title: text("term.frontier", "Frontier, open list"), text: text("about.frontier", "The nodes that have been opened and wait to be expanded.")},
		{title: text("term.explored", "Closed list"), text: text("about.explored", "The states that have been expanded and need not be looked at again, unless a cheaper way to them is found.")},
		{title: text("term.transposition", "Transposition table"), text: text("about.transposition", "A table of limited size of states that a depth-first search has passed, so that it need not search again what another way has reached.")},
		{title: text("term.branching", "Branching factor"), text: text("about.branching", "How many successors a node has on average. The effective one is that of an even tree with as many nodes and the depth of the solution.")},
		{title: text("term.depth", "Depth"), text: text("about.depth", "How many moves lead from the start to a node.")},
		{title: text("term.g", "g"), text: text("about.g", "What the way from the start to a node has cost.")},
		{title: text("term.h", "h"), text: text("about.h", "What a heuristic estimates that the way from a node to a goal will cost.")},
		{title: text("term.f", "f"), text: text("about.f", "g + h: what a solution through the node is estimated to cost.")},
		{title: text("term.contour", "Contour"), text: text("about.contour", "All nodes of one f. A search by f clears one contour after the other, from the least on.")},
		{title: text("term.reopen", "Reopen"), text: text("about.reopen", "To have a node wait once more, because a cheaper way to its state was found after it had been expanded.")},
		{title: text("term.breakpoint", "Breakpoint"), text: text("about.breakpoint", "What ends the running through a search where it holds, on the page Search.")},
		{title: text("term.heuristic", "Heuristic"), text: text("about.heuristic", "An estimate of what is left to the goal, which says where to look first.")},
		{title: text("term.admissible", "Admissible"), text: text("about.admissible", "A heuristic that never says more than the cheapest way costs. With it A* and IDA* find the cheapest solutions.")},
		{title: text("term.consistent", "Consistent"), text: text("about.consistent", "A heuristic that a move never lowers by more than the move costs. It is then admissible too, and no state has to be expanded twice by A*.")},
		{title: text("term.bound", "Bound"), text: text("about.bound", "A cost below which there is proven to be no solution.")},
		{title: text("term.optimal", "Optimal"), text: text("about.optimal", "No solution costs less. Langkah says so only where it is proven.")},
		{title: text("term.complete", "Complete"), text: text("about.complete", "An algorithm that ends with a solution or with the proof that there is none, given enough time and memory.")},
		{title: text("term.verified", "Verified"), text: text("about.verified", "Every move of the solution has been replayed by the rules of the puzzle, and it ends at the goal.")},
		{title: text("term.pdb", "Pattern database"), text: text("about.pdb", "A table of exact distances for a part of the puzzle, such as six tiles; a heuristic looks them up.")},
		{title: text("term.cover", "Exact cover"), text: text("about.cover", "To choose some of many sets so that every thing is in exactly one of them, such as placements so that every cell is filled once.")},
		{title: text("term.csp", "CSP, constraint satisfaction problem"), text: text("about.csp", "To give each of some variables a value of its domain so that no constraint is broken, such as a queen to each row, column and region, or a placement to each cell and piece.")},
		{title: text("term.domain", "Domain"), text: text("about.domain", "The values that are left for a variable. Where it is empty, a wipeout, the values before cannot all stay.")},
		{title: text("term.mrv", "MRV"), text: text("about.mrv", "Minimum remaining values: the variable with the smallest domain is given a value next, as it is the one that fails first.")},
		{title: text("term.forwardcheck", "Forward checking"), text: text("about.forwardcheck", "To take what conflicts with a new value out of the domains of the other variables at once, and to take the value back if a domain is then empty.")},
		{title: text("term.orientation", "Orientation"), text: text("about.orientation", "A way in which a piece can lie: turned, or turned over.")},
		{title: text("term.placement", "Placement"), text: text("about.placement", "A piece in an orientation at a place of the board.")},
		{title: text("term.slide", "Slide"), text: text("about.slide", "To push a piece any number of cells in one direction; it is one move.")},
		{title: text("term.step", "Step"), text: text("about.step", "To push a piece by one cell. A slide of three cells is three steps.")},
		{title: text("term.map", "State-space map"), text: text("about.map", "All positions that the moves lead to, each a spot, neighbours joined by lines: in rings or layers by the distance to the nearest goal, or as forces between them place them. A click takes you to a position.")},
		{title: text("term.hstar", "h*"), text: text("about.hstar", "The true distance: what the cheapest way from a state to a goal costs. h* − h is how far a heuristic falls short of it.")},
		{title: text("term.bridge", "Bridge"), text: text("about.bridge", "Two neighbours without whose joining line the space would fall apart. A cut position is one without which it would.")},
		{title: text("term.kurang", "KURANG(i)"), text: text("about.kurang", "How many tiles with smaller numbers come after tile i. The sum, and X for where the blank is, tells by being even or odd whether the usual goal can be reached.")},
		{title: text("term.limit", "Limit"), text: text("about.limit", "What a search may use of time and memory. It ends there and says what is known.")},
	}}
}
