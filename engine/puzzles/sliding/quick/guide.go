package quick

import "langkah/engine/puzzles/sliding/pdb"

// guide evaluates boards in points; fewer are better. It is not a lower bound of moves.
//
// A tile at distance d costs d + d*d points: the convex cost moves distant tiles first, while near ones may step aside
// for them. With plain Manhattan distance a beam brings near tiles home and disperses them again later: on 6 x 6 its
// solutions are a tenth longer.
type guide struct {
	*lines
	points []int32
}

// conflictPoints is the cost of a conflict.
const conflictPoints = 12

func newGuide(g pdb.Grid, blank int) *guide {
	u := &guide{lines: newLines(g, blank)}
	for tile := range g.Cells() {
		for cell := range g.Cells() {
			d := int32(g.Distance(tile, cell))
			u.points = append(u.points, d+d*d)
		}
	}
	return u
}

// of returns the points of a board.
func (u *guide) of(cells []uint8) int32 {
	points := conflictPoints * u.all(cells, nil)
	for cell, tile := range cells {
		if tile != u.blank {
			points += u.points[int(tile)*len(cells)+cell]
		}
	}
	return points
}

// change returns the difference in points when a tile moves to the blank's cell.
func (u *guide) change(cells []uint8, tile, from, to uint8) int32 {
	row := u.points[int(tile)*len(cells):][:len(cells)]
	return row[to] - row[from] + conflictPoints*u.lines.change(cells, tile, from, to, nil)
}
