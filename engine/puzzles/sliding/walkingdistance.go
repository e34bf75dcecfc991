package sliding

// Walking distance, by K. Takahashi (2002), is an abstraction: of each tile only its row and its goal row are kept. A
// state is the number of tiles of each goal row in every row, and the row of the blank; a vertical move takes one tile
// from the row above or below the blank's. The fewest such moves to the goal, computed by breadth-first search from it
// and stored in a table, are a lower bound of the vertical moves of a solution; columns give one of the horizontal
// moves, and the two add up. The heuristic is admissible and consistent.
//
// On 4 x 4 there are 24,964 such states. Their number grows fast: the heuristic is offered only for tables of fewer
// than 65,536 entries.
//
// With tile costs the heuristic is the weighted Manhattan distance plus the excess of walking distance over the plain
// one: tile t with number w moves m >= d times, d its distance, so it costs w*m >= w*d + (m - d), and the sum of m - d
// over all tiles is at least walking distance minus Manhattan distance.

// hasWalkingDistance reports whether the tables for such boards are small enough.
func hasWalkingDistance(rows, cols int) bool {
	return smallWalk(rows, cols) && smallWalk(cols, rows)
}

// smallWalk reports whether the table for so many lines of that length has fewer than 65,536 entries; a test counts
// them.
func smallWalk(lines, length int) bool {
	switch lines {
	case 2, 3:
		return true
	case 4:
		return length <= 4
	case 5:
		return length == 2
	}
	return false
}

// walkTable is the table of one axis. States are numbered from the goal, 0.
type walkTable struct {
	lines int
	dist  []uint8
	// next of state i is at (2*i + forward)*lines + goal line of the moving tile; forward is 0 if the blank moves to the
	// previous line, 1 to the next.
	next []uint32
	ids  map[counts]uint32
}

// held estimates the bytes of the table. A map entry takes at most twice its own size.
func (w *walkTable) held() int64 {
	return int64(cap(w.dist) + 4*cap(w.next) + 2*(8+4+1)*len(w.ids))
}

// counts is a state of the abstraction: the number of tiles of goal line j in line i is in the countBits bits from
// countBits*(i*lines + j). The blank is in the line with one tile less than the others.
type counts uint64

// countBits suffices for the lengths that smallWalk allows, with the counts of all pairs of lines in one word.
func countBits(lines int) int {
	if lines <= 4 {
		return 4
	}
	return 2
}

// count returns the state of a board.
func (l *layout) count(axis int, names []uint8) counts {
	c, lines := counts(0), l.lines(axis)
	for cell, tile := range names {
		if tile != l.blank {
			c += one(lines, int(l.lineAt[axis][cell]), int(l.goalLine[axis][tile]))
		}
	}
	return c
}

// one is the count of one tile of goal line j in line i.
func one(lines, i, j int) counts { return 1 << (countBits(lines) * (i*lines + j)) }

// newWalkTable computes the table of an axis by breadth-first search from the goal.
func newWalkTable(l *layout, axis int) *walkTable {
	w := &walkTable{lines: l.lines(axis), ids: map[counts]uint32{}}
	type state struct {
		counts counts
		blank  int // its line
	}
	var states []state
	id := func(s state, dist uint8) uint32 {
		i, known := w.ids[s.counts]
		if !known {
			i = uint32(len(states))
			w.ids[s.counts] = i
			states = append(states, s)
			w.dist = append(w.dist, dist)
		}
		return i
	}
	id(state{l.count(axis, l.identity()), int(l.lineAt[axis][l.blank])}, 0)
	mask := one(w.lines, 0, 1) - 1
	for i := 0; i < len(states); i++ {
		s := states[i]
		for _, other := range [2]int{s.blank - 1, s.blank + 1} {
			for j := range w.lines {
				to := uint32(i) // not a move
				if other >= 0 && other < w.lines {
					if from := one(w.lines, other, j); s.counts&(from*mask) != 0 {
						to = id(state{s.counts - from + one(w.lines, s.blank, j), other}, w.dist[i]+1)
					}
				}
				w.next = append(w.next, to)
			}
		}
	}
	return w
}
