package quick

import "langkah/engine/puzzles/sliding/pdb"

// guide judges boards, in points: the fewer, the more promising.
//
// A tile that is d cells away from home costs d + d*d points. The more it costs
// per cell the farther a tile is away, so that far tiles come nearer first and
// near ones may step aside for them. Judged by plain Manhattan distance a beam
// brings home what is near and tears it apart again later: on 6 x 6 cells
// its solutions are a tenth longer.
type guide struct {
	*lines
	points []int32
}

// conflictPoints is what a pair of tiles in the wrong order costs.
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

// of is what a board comes to.
func (u *guide) of(cells []uint8) int32 {
	points := conflictPoints * u.all(cells, nil)
	for cell, tile := range cells {
		if tile != u.blank {
			points += u.points[int(tile)*len(cells)+cell]
		}
	}
	return points
}

// change is what a tile's move to the blank's cell adds.
func (u *guide) change(cells []uint8, tile, from, to uint8) int32 {
	row := u.points[int(tile)*len(cells):][:len(cells)]
	return row[to] - row[from] + conflictPoints*u.lines.change(cells, tile, from, to, nil)
}
