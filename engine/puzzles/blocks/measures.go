package blocks

import (
	"math/big"

	"langkah/engine"
)

// Measures returns moves, slides and cells. By hand, consecutive moves of one piece count as one move.
func (z *Puzzle) Measures() []engine.Measure {
	return []engine.Measure{
		{Name: string(moves), Title: engine.Msg("moves"), Puzzle: z.at(moves), ByHand: z.movesByHand},
		{Name: string(slides), Title: engine.Msg("slides"), Puzzle: z.at(slides), ByHand: z.at(slides).priceByHand},
		{Name: string(steps), Title: engine.Msg("steps"), Puzzle: z.at(steps), ByHand: z.at(steps).priceByHand},
	}
}

func (z *Puzzle) movesByHand(list []engine.Move) int {
	n, last := 0, ""
	for _, m := range list {
		if m.Piece != last {
			n, last = n+1, m.Piece
		}
	}
	return n
}

// priceByHand adds up the straight parts of the moves, or their cells.
func (z *Puzzle) priceByHand(list []engine.Move) int {
	n := 0
	for _, m := range list {
		_, path, err := z.readMove(m.Name)
		if err != nil {
			continue
		}
		for _, l := range path {
			if z.cost == slides {
				n++
			} else {
				n += l.cells
			}
		}
	}
	return n
}

// Rules describes moves, costs and the goal.
func (z *Puzzle) Rules() []engine.Message {
	return []engine.Message{
		engine.Msg("A piece moves up, down, left and right over free cells, around corners too; it never turns. A move is named by the piece and its path, such as \"%s down 1 left 1\".", z.board.names[0]),
		engine.Msg("Cost: %s. Goal: %s.", z.costWords(), z.goalWords()),
	}
}

// ByHand returns the heuristics that are easy to compute by hand.
func (z *Puzzle) ByHand() []engine.Choice {
	var list []engine.Choice
	for _, h := range z.heuristics() {
		if h.Name != blind && h.Name != patternName {
			list = append(list, h.Choice)
		}
	}
	return list
}

// Tasks returns one where pieces are interchangeable: how many arrangements of lettered pieces are one position.
func (z *Puzzle) Tasks() []engine.Task {
	table := engine.Table{Header: []engine.Message{engine.Msg("Names"), engine.Msg("Height x width"), engine.Msg("Orders")}}
	all := big.NewInt(1)
	for _, k := range z.board.kinds {
		orders := new(big.Int).MulRange(1, int64(k.size))
		table.Rows = append(table.Rows, []string{k.list(z.board), k.box(), orders.String()})
		all.Mul(all, orders)
	}
	if all.Cmp(big.NewInt(1)) == 0 {
		return nil
	}
	return []engine.Task{{
		Title:    engine.Msg("How many positions are one?"),
		Question: engine.Msg("The pieces of a line are interchangeable. Fill in for every line in how many orders its pieces can stand. How many arrangements of the lettered pieces are one and the same position of the puzzle?"),
		Table:    table,
		Answer:   engine.Msg("%s, the product of the column: a search that tells all pieces apart has up to so many times the positions.", all.String()),
	}}
}
