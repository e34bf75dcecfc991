package sliding

// Linear conflict adds to Manhattan. Two tiles in the row that is the goal of
// both, in the wrong order, cannot pass each other there: one must leave the
// row and come back, two moves that Manhattan does not count. So of the tiles
// in their goal row all that have to leave it cost two moves more, and those
// that stay must be in order: the cheapest ones to leave are all but the
// heaviest increasing run (with moves of cost 1: the longest). Columns are
// alike, and as one kind of extra move is vertical, the other horizontal, both
// add up. The heuristic is admissible and consistent (O. Hansson, A. Mayer,
// M. Yung, "Criticizing solutions to relaxed models yields powerful admissible
// heuristics", Information Sciences 63, 1992).

// conflict is the extra cost of a row or column that holds these tiles. It
// takes time quadratic in the number of tiles that are in their goal line.
func (l *layout) conflict(axis, line int, tiles []uint8) int32 {
	var places [maxSide]int
	var runs [maxSide]int32 // the heaviest increasing run that ends at each tile
	n, total, heaviest := 0, int32(0), int32(0)
	for _, tile := range tiles {
		if int(l.goalLine[axis][tile]) != line {
			continue
		}
		place, run := int(l.goalLine[1-axis][tile]), int32(0)
		for i, p := range places[:n] {
			if p < place {
				run = max(run, runs[i])
			}
		}
		run += l.weight[tile]
		places[n], runs[n] = place, run
		n++
		total += l.weight[tile]
		heaviest = max(heaviest, run)
	}
	return 2 * (total - heaviest)
}

// changedLine is the row or column whose extra cost may change when a tile
// moves to the blank's cell: a move along a line changes no order in it, and of
// the two lines across, one changes only when it is the tile's goal line.
func (l *layout) changedLine(tile, blank uint8, st step) (axis, line int, changes bool) {
	axis = st.dir.axis()
	line = int(l.goalLine[axis][tile])
	return axis, line, line == int(l.lineAt[axis][blank]) || line == int(l.lineAt[axis][st.to])
}
