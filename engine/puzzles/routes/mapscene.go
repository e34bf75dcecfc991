package routes

import (
	"strconv"

	"langkah/engine/base/scene"
)

// longestSide is how many board units the longer side of a map takes at most; cells of large maps are smaller than 1.
const longestSide = 40

// side returns the side of a cell in board units.
func (g *grid) side() float64 { return min(1, longestSide/float64(max(g.rows, g.cols))) }

// mapGround draws a map: all cells as one item, costs as shades and, where cells are large enough, as numbers.
func (z *Puzzle) mapGround(g *grid) scene.Scene {
	u := g.side()
	w, h := u*float64(g.cols), u*float64(g.rows)
	s := frame(w, h)
	cells := g.cells()
	if z.cost == byRoad {
		cells.Words = make([]string, len(cells.Shades))
		for cost := 2; cost <= 9; cost++ {
			cells.Words[cost] = strconv.Itoa(cost)
		}
	}
	s.Items[1] = scene.Item{Kind: scene.Patchwork, X: scene.Rim, Y: scene.Rim, W: w, H: h, Cells: cells}
	return s
}

// mapEnds draws the start and the goals of a map, so much larger.
func (z *Puzzle) mapEnds(zoom float64) []scene.Item {
	span := z.span(zoom)
	if z.home < 0 { // of a draft
		return z.flags(span)
	}
	home := z.box(scene.Circle, z.home, 0.9*span)
	home.Fill, home.Stroke, home.Line = scene.HomeMark, scene.HintRim, 0.06*span
	letter := z.box(scene.Text, z.home, 0.9*span)
	letter.Text, letter.Size, letter.Fill, letter.Bold = string(startAt), 0.5*span, scene.OnPiece, true
	return append([]scene.Item{home, letter}, z.flags(span)...)
}

// flags draws the goals.
func (z *Puzzle) flags(span float64) (items []scene.Item) {
	for _, n := range z.goals {
		flag := z.box(scene.Flag, n, span)
		flag.Fill = scene.Exit
		items = append(items, flag)
	}
	return items
}

// cells returns the squares of the map: a shade for each cost, and walls.
func (g *grid) cells() *scene.Cells {
	c := &scene.Cells{Rows: g.rows, Cols: g.cols, Marks: g.cost, Lines: true, Shades: []scene.Tint{{Role: scene.Stony, Over: scene.Ink, Part: 0.15}, {Role: scene.Tile}}}
	for cost := 2; cost <= 9; cost++ {
		c.Shades = append(c.Shades, scene.Tint{Role: scene.Tile, Over: scene.HomeMark, Part: 0.1 + 0.06*float64(cost)})
	}
	return c
}
