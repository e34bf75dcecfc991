package ice

import (
	"strconv"

	"langkah/engine/base/scene"
)

// Scene draws the board, and the actor as a ball. Crossed numbers are faint; costs are in the corners of the cells,
// unless they are all equal or the cost is by moves.
func (p Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := b.ground(p.puzzle.cost == byCells && !b.evenCosts(), b.crossed(p.state))
	s.Items = append(s.Items, b.ball(b.cell(p.state)))
	return s
}

// evenCosts reports whether all cells that can be entered cost the same.
func (b *board) evenCosts() bool {
	least := b.cheapest()
	for cell, cost := range b.costs {
		if b.canStand(cell) && cost != least {
			return false
		}
	}
	return true
}

// item returns an item that fills a cell.
func (b *board) item(kind scene.Kind, cell int, fill scene.Role) scene.Item {
	return scene.Item{Kind: kind, X: scene.Rim + float64(cell%b.cols), Y: scene.Rim + float64(cell/b.cols), W: 1, H: 1, Fill: fill}
}

// inset shrinks an item on all sides.
func inset(it scene.Item, by float64) scene.Item {
	it.X, it.Y, it.W, it.H = it.X+by, it.Y+by, it.W-2*by, it.H-2*by
	return it
}

// ball draws the actor on a cell.
func (b *board) ball(cell int) scene.Item {
	it := inset(b.item(scene.Ball, cell, scene.Primary), 0.04)
	it.ID, it.Text = actorID, string(actor)
	return it
}

// ground draws the board without the actor.
func (b *board) ground(costs bool, crossed int) scene.Scene {
	s := scene.NewBoard(b.cols, b.rows)
	for cell, mark := range b.cells {
		bed := b.item(scene.Bed, cell, scene.Cell)
		s.Items = append(s.Items, bed)
		switch {
		case mark == rock:
			s.Items = append(s.Items, b.item(scene.Plate, cell, scene.Wall))
			continue
		case mark == lava:
			s.Items = append(s.Items, pool(inset(bed, 0.05))...)
			continue
		case mark == goal:
			ring := inset(bed, 0.1)
			ring.Kind, ring.Fill, ring.Stroke, ring.Line = scene.Circle, scene.None, scene.Exit, 0.09
			s.Items = append(s.Items, ring, b.label(cell, string(goal), 0.42, scene.Exit))
		default:
			if n, ok := b.number(cell); ok {
				s.Items = append(s.Items, b.tag(cell, n, n < crossed)...)
			}
		}
		if costs {
			s.Items = append(s.Items, b.price(cell))
		}
	}
	return s
}

// pool draws lava: red, with two bright waves.
func pool(it scene.Item) []scene.Item {
	it.Kind, it.Fill, it.Corner = scene.Rect, scene.No, 0.22
	items := []scene.Item{it}
	for _, height := range []float64{0.36, 0.64} {
		wave := scene.Item{Kind: scene.Line, Stroke: scene.Highlight, Line: 0.07}
		for i, rise := range []float64{0.06, -0.06, 0.06, -0.06, 0.06} {
			wave.Points = append(wave.Points, scene.Point{X: it.X + it.W*(0.18+0.16*float64(i)), Y: it.Y + it.H*(height+rise)})
		}
		items = append(items, wave)
	}
	return items
}

// label draws text in the middle of a cell.
func (b *board) label(cell int, text string, size float64, role scene.Role) scene.Item {
	it := b.item(scene.Text, cell, role)
	it.Text, it.Size, it.Bold = text, size, true
	return it
}

// tag draws a number on its disc, faint if it is crossed.
func (b *board) tag(cell, n int, crossed bool) []scene.Item {
	disc := inset(b.item(scene.Circle, cell, scene.HintRim), 0.2)
	writing := b.label(cell, strconv.Itoa(n), 0.46, scene.OnPiece)
	if crossed {
		disc.Fill, disc.Stroke, disc.Line = scene.None, scene.Faint, 0.03
		writing.Fill = scene.Faint
	}
	return []scene.Item{disc, writing}
}

// price draws the cost of a cell in its lower right corner.
func (b *board) price(cell int) scene.Item {
	it := b.item(scene.Text, cell, scene.OnCell)
	it.X, it.Y, it.W, it.H = it.X+0.08, it.Y+0.7, 0.84, 0.26
	it.Text, it.Size, it.Align = strconv.Itoa(int(b.costs[cell])), 0.24, scene.Right
	return it
}
