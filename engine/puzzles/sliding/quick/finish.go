package quick

import "langkah/engine/puzzles/sliding/pdb"

// finish searches the window from the boards in now, and returns the best path found; nil if the beam misses the goal
// or the meter ends it first.
func (b *beam) finish(w window, h *pdb.Heuristic) []uint8 {
	b.group, b.window, b.estimate, b.cut = nil, w, h, make([]uint8, w.grid.Cells())
	for i := range b.now {
		s := &b.now[i]
		s.toGo, s.before = 0, 255
		s.later = b.lower(s.cells, s.blank, s.blank)
	}
	var best []uint8
	for more := farthest; more > 0 && len(b.now) > 0; more-- {
		for _, s := range b.now {
			if s.later == 0 && s.moves <= b.maxMoves {
				best = b.path(s)
				b.maxMoves = s.moves - 1
				more = min(more, late)
			}
		}
		if !b.advance() {
			break
		}
	}
	return best
}

// lower returns the estimate of a board with all tiles outside the window home, after the blank has moved to a cell.
func (b *beam) lower(cells []uint8, blank, to uint8) int32 {
	for inner := range b.cut {
		cell := b.window.cell(inner)
		tile := cells[cell]
		switch uint8(cell) {
		case to:
			tile = uint8(b.blank)
		case blank:
			tile = cells[to]
		}
		b.cut[inner] = uint8(b.window.inner(int(tile)))
	}
	return int32(b.estimate.Estimate(b.cut))
}
