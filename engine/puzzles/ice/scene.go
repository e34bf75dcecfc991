package ice

import (
	"strconv"

	"langkah/engine/base/scene"
)

// Scene draws the board, and the actor as a curling stone. The next number has a ring,
// crossed ones are faint; costs are written on the cells, unless they are all equal or the
// cost is by moves.
func (p Position) Scene() scene.Scene {
	b := p.puzzle.board
	s := b.ground(p.pricesShown(), b.crossed(p.state))
	s.Items = append(s.Items, b.stone(b.cell(p.state)))
	return s
}

// pricesShown reports whether costs are written on the cells.
func (p Position) pricesShown() bool {
	return p.puzzle.cost == byCells && !p.puzzle.board.evenCosts()
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

// stone draws the actor on a cell.
func (b *board) stone(cell int) scene.Item {
	const inset = 0.04
	it := b.item(scene.Stone, cell, scene.Primary)
	it.X, it.Y, it.W, it.H = it.X+inset, it.Y+inset, it.W-2*inset, it.H-2*inset
	it.ID, it.Text = actorID, string(actor)
	return it
}

// ground draws the board without the actor: ice, then lava and rocks, joined where they
// touch, then flag, numbers and costs.
func (b *board) ground(costs bool, crossed int) scene.Scene {
	s := scene.NewBoard(b.cols, b.rows)
	var on []scene.Item
	for cell, mark := range b.cells {
		if mark == rock || mark == lava {
			continue
		}
		s.Items = append(s.Items, b.floor(cell))
		object := b.object(cell, crossed)
		on = append(on, object...)
		if costs {
			on = append(on, b.price(cell, len(object) > 0))
		}
	}
	s.Items = append(s.Items, b.bodies(lava, scene.Lava, scene.No)...)
	s.Items = append(s.Items, b.bodies(rock, scene.Rock, scene.Stony)...)
	s.Items = append(s.Items, on...)
	return s
}

// floor draws the ice of a cell.
func (b *board) floor(cell int) scene.Item {
	it := b.item(scene.Ice, cell, scene.Frozen)
	it.Turn = look(cell/b.cols, cell%b.cols)
	return it
}

// object draws the flag or the number on a cell, nil if there is neither.
func (b *board) object(cell, crossed int) []scene.Item {
	if b.cells[cell] == goal {
		return []scene.Item{b.item(scene.Flag, cell, scene.Exit)}
	}
	if n, ok := b.number(cell); ok {
		return []scene.Item{b.sign(cell, n, crossed)}
	}
	return nil
}

// look returns the look of a cell of ice: two shades as on a chessboard, and a glint on a
// third of the cells.
func look(r, c int) uint8 {
	shade := uint8((r + c) % 2)
	if (r*7+c*13+r*c*5)%3 == 0 {
		shade |= 2
	}
	return shade
}

// bodies draws the cells with a mark, those that touch at a side as one item.
func (b *board) bodies(mark byte, kind scene.Kind, fill scene.Role) []scene.Item {
	var list []scene.Item
	seen := make([]bool, len(b.cells))
	for first := range b.cells {
		if b.cells[first] != mark || seen[first] {
			continue
		}
		body := scene.Item{Kind: kind, Size: 1, Fill: fill}
		seen[first] = true
		for stack := []int{first}; len(stack) > 0; {
			cell := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			r, c := cell/b.cols, cell%b.cols
			body.Points = append(body.Points, scene.Point{X: scene.Rim + float64(c) + 0.5, Y: scene.Rim + float64(r) + 0.5})
			for _, step := range [4][2]int{{-1, 0}, {0, 1}, {1, 0}, {0, -1}} {
				r, c := r+step[0], c+step[1]
				if r < 0 || r >= b.rows || c < 0 || c >= b.cols {
					continue
				}
				if next := r*b.cols + c; b.cells[next] == mark && !seen[next] {
					seen[next] = true
					stack = append(stack, next)
				}
			}
		}
		list = append(list, body)
	}
	return list
}

// sign draws a number on its plate.
func (b *board) sign(cell, n, crossed int) scene.Item {
	it := b.item(scene.Sign, cell, scene.Tile)
	switch it.Text = strconv.Itoa(n); {
	case n < crossed:
		it.Fill = scene.Faint
	case n == crossed:
		it.Fill = scene.Highlight
	}
	return it
}

// price draws the cost of a cell: in its centre, or small in its lower right corner if
// something lies on it.
func (b *board) price(cell int, covered bool) scene.Item {
	it := b.item(scene.Text, cell, scene.FrozenInk)
	it.Text, it.Size = strconv.Itoa(int(b.costs[cell])), 0.38
	if covered {
		it.X, it.Y, it.W, it.H = it.X+0.08, it.Y+0.70, 0.86, 0.26
		it.Size, it.Align = 0.26, scene.Right
	}
	return it
}
