package packing

import (
	"slices"
	"strings"

	"langkah/engine"
)

var _ engine.Hinted = (*Puzzle)(nil)

// Clue points at the cell that the fewest placements cover, since every solution covers it. Equal pieces count as one.
func (p *Puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	q, err := p.From(at)
	if err != nil {
		return engine.Clue{Move: t.Best[0]}
	}
	from := q.(*Puzzle)
	choices := from.choices()
	scarcest := -1
	for cell, n := range choices {
		if n >= 0 && (scarcest < 0 || n < choices[scarcest]) {
			scarcest = cell
		}
	}
	name := p.board.name(scarcest)
	c := engine.Clue{Like: engine.Msg("the cell %s has the fewest choices: %d", name, choices[scarcest]), Move: t.Best[0]}
	letters := from.covering(scarcest)
	switch last := len(letters) - 1; {
	case last > 0 && len(letters) == len(p.pieces)-len(from.given):
		c.Where = engine.Msg("each piece that is left can cover the cell %s", name)
	case last == 0:
		c.Where = engine.Msg("only %s covers the cell %s", letters[0], name)
	default:
		c.Where = engine.Msg("only %s or %s covers the cell %s", strings.Join(letters[:last], ", "), letters[last], name)
	}
	for _, m := range t.Best {
		if l, err := p.placement(m.Name); err == nil && !p.cells(l, func(cell int) bool { return cell != scarcest }) {
			c.Move = m
			break
		}
	}
	return c
}

// choices counts the placements that cover each cell, -1 for a filled cell.
func (p *Puzzle) choices() []int {
	t := p.table()
	choices := make([]int, len(p.board.cells))
	for cell, item := range t.item {
		if item < 0 {
			choices[cell] = -1
		}
	}
	for _, o := range t.problem.Options {
		for _, item := range o.Items {
			choices[t.cell[item]]++
		}
	}
	return choices
}

// covering returns the letters of the pieces that can cover a cell, in file order.
func (p *Puzzle) covering(cell int) []string {
	t := p.table()
	can := make([]bool, len(p.pieces))
	for _, o := range t.problem.Options {
		if slices.Contains(o.Items, t.item[cell]) {
			for _, i := range t.kinds[o.Kind] {
				can[i] = true
			}
		}
	}
	var letters []string
	for i, yes := range can {
		if yes {
			letters = append(letters, string(p.pieces[i].letter))
		}
	}
	return letters
}

// Achieved reports a piece that was placed; the message is empty if there is none.
func (p *Puzzle) Achieved(before, after engine.Position) engine.Message {
	was, ok := before.(*Position)
	now, also := after.(*Position)
	if !ok || !also {
		return engine.Message{}
	}
	for i, laid := range now.laid {
		if laid && !was.laid[i] {
			return engine.Msg("piece %s lies", string(p.pieces[i].letter))
		}
	}
	return engine.Message{}
}
