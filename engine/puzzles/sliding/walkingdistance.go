package sliding

// Walking distance, by K. Takahashi (2002): forget all of a tile but the row
// that it is in and the row of its goal. What is left is how many tiles of each
// goal row every row holds, and the row of the blank; a vertical move takes one
// tile from the row above or below the blank's. The fewest such moves to the
// goal's counts, found by breadth-first search from there and kept in a table,
// are a lower bound on the vertical moves of a solution; columns give one on
// the horizontal moves, and the two add up. The bound is consistent.
//
// On 4 x 4 there are 24,964 such states. Their number grows fast: the
// heuristic is offered where the table stays below 65,536 entries.
//
// With tile costs, the heuristic is the weighted Manhattan distance plus what
// walking distance says beyond the plain one: tile t with number w moves
// m >= d times, d its distance, so it costs w*m >= w*d + (m - d), and the sum
// of m - d over all tiles is at least walking distance minus Manhattan.

// hasWalkingDistance says whether the tables for such boards are small enough.
func hasWalkingDistance(rows, cols int) bool {
	return smallWalk(rows, cols) && smallWalk(cols, rows)
}

// smallWalk says whether the table for so many lines of that length is below
// 65,536 entries; a test counts them.
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

// walkTable is the table of one axis. States are numbered from 0, the goal.
type walkTable struct {
	lines int
	dist  []uint8
	// next of state i is at (2*i + way)*lines + goal line of the tile that
	// moves; way is 0 when the blank goes to the line before, 1 to the one after.
	next []uint32
	ids  map[counts]uint32
}

// held is about how many bytes the table takes. A map's entry takes twice its
// own size at the most.
func (w *walkTable) held() int64 {
	return int64(cap(w.dist) + 4*cap(w.next) + 2*(8+4+1)*len(w.ids))
}

// counts is a state of a walk: how many tiles of goal line j line i holds, in
// the bits from countBits*(i*lines + j). The line that holds one less than the
// others has the blank.
type counts uint64

// countBits is enough for the lengths that smallWalk allows, and lets the
// counts of all pairs of lines fit a word.
func countBits(lines int) int {
	if lines <= 4 {
		return 4
	}
	return 2
}

// count is the state of a board.
func (l *layout) count(axis int, names []uint8) counts {
	c, lines := counts(0), l.lines(axis)
	for cell, tile := range names {
		if tile != l.blank {
			c += one(lines, int(l.lineAt[axis][cell]), int(l.goalLine[axis][tile]))
		}
	}
	return c
}

// one is a tile of goal line j in line i.
func one(lines, i, j int) counts { return 1 << (countBits(lines) * (i*lines + j)) }

// newWalkTable builds the table of an axis by breadth-first search from the goal.
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
