package sliding

// Linear conflict adds to Manhattan distance. Two tiles in their common goal row but in the wrong order cannot pass each
// other there: one must leave the row and return, two moves that Manhattan distance does not count. Of the tiles that are
// in their goal row those that stay must be in increasing order, so the least extra cost of the row is twice the weight of
// these tiles without their heaviest increasing subsequence (the longest one, if every move costs 1). Columns are alike;
// extra moves of rows are vertical and those of columns horizontal, so both add up. The heuristic is admissible and
// consistent (O. Hansson, A. Mayer, M. Yung, "Criticizing solutions to relaxed models yields powerful admissible
// heuristics", Information Sciences 63, 1992).

// conflict returns the extra cost of a row or column with these tiles, in time quadratic in those in their goal line.
func (l *layout) conflict(axis, line int, tiles []uint8) int32 {
	var places [maxSide]int
	var runs [maxSide]int32 // weight of the heaviest increasing subsequence that ends at each tile
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

// changedLine returns the row or column whose extra cost may change when a tile moves to the blank's cell. A move along
// a line keeps its order, and of the two lines across only the tile's goal line counts.
func (l *layout) changedLine(tile, blank uint8, st step) (axis, line int, changes bool) {
	axis = st.dir.axis()
	line = int(l.goalLine[axis][tile])
	return axis, line, line == int(l.lineAt[axis][blank]) || line == int(l.lineAt[axis][st.to])
}
