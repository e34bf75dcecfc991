package ice

import "langkah/engine/base/scene"

// way shows a slide: its cells, with their costs beside an arrow to its end, and a cross where
// it ends against the rules. It is nil for a slide that a rock blocks at once.
func (p Position) way(d direction, s slide) []scene.Item {
	if s.ending == blocked {
		return nil
	}
	b := p.puzzle.board
	var items []scene.Item
	for _, cell := range s.cells {
		floor := b.floor(cell)
		floor.Turn |= onWay
		items = append(append(items, floor), b.object(cell, b.crossed(p.state))...)
		if p.pricesShown() {
			price := b.price(cell, false)
			price.X, price.W, price.Align, price.Bold = price.X+0.1, price.W-0.2, scene.Right, true
			if d == left || d == right { // the arrow is in the middle
				price.Y -= 0.28
			}
			items = append(items, price)
		}
	}
	from, to := b.middle(b.cell(p.state)), b.middle(b.cell(s.to))
	ink, short := scene.Hint, 0.44 // the arrow ends at the ghost
	if s.ending != stops {
		ink, short, to = scene.No, 0.2, b.middle(s.at)
		if rows, cols := d.step(); s.ending == overEdge {
			to.X, to.Y = to.X+0.5*float64(cols), to.Y+0.5*float64(rows)
		}
	}
	rows, cols := d.step()
	from.X, from.Y = from.X+0.4*float64(cols), from.Y+0.4*float64(rows)
	to.X, to.Y = to.X-short*float64(cols), to.Y-short*float64(rows)
	items = append(items, scene.Item{Kind: scene.Line, Points: []scene.Point{from, to}, Stroke: scene.HintRim, Line: 0.15},
		scene.Item{Kind: scene.Arrow, Points: []scene.Point{from, to}, Stroke: ink, Line: 0.08})
	if s.ending == stops {
		const radius = 0.46
		at := b.middle(b.cell(s.to))
		items = append(items, scene.Item{Kind: scene.Circle, X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius, Stroke: scene.Hint, Line: 0.07})
	} else {
		const size = 0.5
		items = append(items, scene.Item{Kind: scene.Cross, X: to.X + short*float64(cols) - size/2, Y: to.Y + short*float64(rows) - size/2, W: size, H: size})
	}
	return items
}

// onWay is the look of ice on the way of a slide.
const onWay = 4

// middle returns the centre of a cell.
func (b *board) middle(cell int) scene.Point { return scene.Middle(cell/b.cols, cell%b.cols) }
