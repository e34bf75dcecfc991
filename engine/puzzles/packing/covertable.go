package packing

import (
	"slices"

	"langkah/engine/solve/cover"
)

// table is the puzzle as an exact cover problem: cells are items, equal pieces are one kind, placements are options.
type table struct {
	problem *cover.Problem
	kinds   [][]int     // pieces of each kind, without given ones
	options []placement // by option: placement of the kind's first piece
	item    []int32     // by cell; -1 if a given piece covers it
	cell    []int32     // by item; -1 if it is no empty cell
}

// makeTable lists every placement on the empty cells.
func (p *Puzzle) makeTable() *table {
	t := &table{problem: &cover.Problem{}}
	p.numberItems(t)
	capacity := 0
	for _, piece := range p.pieces {
		capacity += len(piece.turns) * len(t.cell)
	}
	capacity = min(capacity, 1<<13) // the bound is far too high for large boards
	t.options = make([]placement, 0, capacity)
	t.problem.Options = make([]cover.Option, 0, capacity)
	for i, piece := range p.pieces {
		if p.start.laid[i] {
			continue
		}
		kind := slices.IndexFunc(t.kinds, func(of []int) bool { return p.pieces[of[0]].alike(piece) })
		if kind < 0 {
			kind = len(t.kinds)
			t.kinds = append(t.kinds, nil)
			t.problem.Kinds = append(t.problem.Kinds, 0)
			p.placements(t, i, int32(kind))
		}
		t.kinds[kind] = append(t.kinds[kind], i)
		t.problem.Kinds[kind]++
	}
	return t
}

// numberItems numbers the cells along the shorter side of the board: the boundary between full and empty is then short,
// and holes are detected early. If the bounding box has at most 64 cells, all of its cells are items, covered ones
// included, so that neighbours are a fixed number of bits apart.
func (p *Puzzle) numberItems(t *table) {
	b := p.board
	t.item = make([]int32, len(b.cells))
	wholeBox := b.mode != pyramid && b.rows*b.cols <= 64
	t.problem.Covered = nil
	for _, cell := range p.alongShortSide() {
		t.item[cell] = -1
		if p.start.owner[cell] >= 0 {
			continue
		}
		t.item[cell] = int32(len(t.cell))
		t.cell = append(t.cell, int32(cell))
	}
	t.problem.Items = len(t.cell)
	if wholeBox {
		p.numberBox(t)
	}
	t.problem.Near = make([][]int32, t.problem.Items)
	for cell, item := range t.item {
		for _, step := range b.steps() {
			if near, ok := b.cell(b.cells[cell].plus(step)); ok && item >= 0 && t.item[near] >= 0 {
				t.problem.Near[item] = append(t.problem.Near[item], t.item[near])
			}
		}
	}
}

// alongShortSide lists the cells in the order in which solvers fill them.
func (p *Puzzle) alongShortSide() []int {
	b := p.board
	order := make([]int, len(b.cells))
	for i := range order {
		order[i] = i
	}
	if b.mode != pyramid && b.rows < b.cols {
		slices.SortStableFunc(order, func(i, j int) int { return b.cells[i].x - b.cells[j].x })
	}
	return order
}

// numberBox numbers each empty cell by its index in the bounding box.
func (p *Puzzle) numberBox(t *table) {
	b := p.board
	t.problem.Items = b.rows * b.cols
	t.problem.Covered = make([]bool, t.problem.Items)
	t.cell = make([]int32, t.problem.Items)
	for i := range t.cell {
		t.problem.Covered[i], t.cell[i] = true, -1
	}
	for cell, at := range b.cells {
		if t.item[cell] < 0 {
			continue
		}
		item := at.y*b.cols + at.x
		if b.rows < b.cols {
			item = at.x*b.rows + at.y
		}
		t.item[cell], t.cell[item], t.problem.Covered[item] = int32(item), int32(cell), false
	}
}

// placements appends the options of a piece.
func (p *Puzzle) placements(t *table, i int, kind int32) {
	size := len(p.pieces[i].shape)
	var items, arena []int32
	for turn := range p.pieces[i].turns {
		for cell, item := range t.item {
			if item < 0 {
				continue
			}
			l := placement{i, turn, cell}
			items = items[:0]
			if !p.cells(l, func(c int) bool { items = append(items, t.item[c]); return t.item[c] >= 0 }) {
				continue
			}
			slices.Sort(items)
			if cap(arena)-len(arena) < size {
				arena = make([]int32, 0, 64*size)
			}
			arena = append(arena, items...)
			t.options = append(t.options, l)
			t.problem.Options = append(t.problem.Options, cover.Option{Kind: kind, Items: arena[len(arena)-size:]})
		}
	}
}

// laid converts chosen options to placements; equal pieces are assigned in file order.
func (p *Puzzle) laid(t *table, chosen []int32) []placement {
	list := make([]placement, 0, len(chosen))
	used := make([]int, len(t.kinds))
	for _, option := range chosen {
		kind := t.problem.Options[option].Kind
		l := t.options[option]
		if twin := t.kinds[kind][used[kind]]; twin != l.piece {
			l = p.asTwin(l, twin)
		}
		used[kind]++
		list = append(list, l)
	}
	return list
}

// asTwin returns the placement of an equal piece that covers the same cells.
func (p *Puzzle) asTwin(l placement, twin int) placement {
	turn, _ := p.pieces[twin].orientation(p.pieces[l.piece].turns[l.turn])
	return placement{twin, turn, l.cell}
}
