package packing

import (
	"cmp"
	"slices"
	"strconv"

	"langkah/engine"
)

// itemsAsked is the number of items in a task.
const itemsAsked = 8

// item is an item of the exact cover, a cell or a piece, with the number of its remaining options.
type item struct {
	name    string
	options int
}

// Rules describes how pieces may be placed.
func (p *Puzzle) Rules() []engine.Message {
	turns := engine.Msg("Pieces may be turned and turned over.")
	if p.board.mode == pyramid {
		turns = engine.Msg("Pieces may be turned, turned over and stood upright along a diagonal.")
	}
	sided := ""
	for _, piece := range p.pieces {
		if piece.oneSided {
			sided += string(piece.letter)
		}
	}
	if sided != "" {
		turns = engine.Msg("Pieces may be turned and, but for %s, turned over.", sided)
	}
	return []engine.Message{engine.Msg("Lay each piece once, so that they cover every cell of the board and none covers another. %s", turns)}
}

// ByHand returns none: there are no heuristics.
func (p *Puzzle) ByHand() []engine.Choice { return nil }

// Tasks returns one: which item of the exact cover is next, by fewest remaining options.
func (p *Puzzle) Tasks() []engine.Task {
	items := p.start.openItems()
	if len(items) == 0 {
		return nil
	}
	slices.SortStableFunc(items, func(a, b item) int { return cmp.Compare(a.options, b.options) })
	items = items[:min(itemsAsked, len(items))]
	fewest := items[0].options
	next := engine.Msg("%s", items[0].name)
	for _, i := range items[1:] {
		if i.options == fewest {
			next = engine.Msg("%s, %s", next, i.name)
		}
	}
	slices.SortStableFunc(items, func(a, b item) int { return cmp.Compare(a.name, b.name) })
	table := engine.Table{Header: []engine.Message{engine.Msg("Item"), engine.Msg("Placements left")}}
	for _, i := range items {
		table.Rows = append(table.Rows, []string{i.name, strconv.Itoa(i.options)})
	}
	return []engine.Task{{
		Title:    engine.Msg("The next item of the exact cover"),
		Question: engine.Msg("An item is a cell, named by its row and column, or a piece. Pieces that look alike count as one. How many placements are left for each of these, which have the fewest? Which may be chosen next?"),
		Table:    table,
		Answer:   engine.Msg("Next: %s, with %d placement{|s} left.", next, fewest),
	}}
}

// openItems returns the empty cells and the remaining pieces as items of the exact cover. Equal pieces share their
// options, and are no items to branch on while several remain.
func (p *Position) openItems() []item {
	left := make([]int, len(p.owner))
	var items []item
	for i, piece := range p.puzzle.pieces {
		same := p.alike(i)
		if p.laid[i] || same[0] < i {
			continue
		}
		n := 0
		for turn := range piece.turns {
			for cell := range p.owner {
				l := placement{i, turn, cell}
				if p.owner[cell] >= 0 || !p.fits(l) {
					continue
				}
				n++
				p.puzzle.cells(l, func(cell int) bool { left[cell]++; return true })
			}
		}
		if len(same) == 1 {
			items = append(items, item{string(piece.letter), n})
		}
	}
	for cell, owner := range p.owner {
		if owner < 0 {
			items = append(items, item{p.puzzle.board.name(cell), left[cell]})
		}
	}
	return items
}

// alike returns the remaining pieces that equal piece i, itself included.
func (p *Position) alike(i int) (same []int) {
	for k, piece := range p.puzzle.pieces {
		if k == i || !p.laid[k] && piece.alike(p.puzzle.pieces[i]) {
			same = append(same, k)
		}
	}
	return same
}
