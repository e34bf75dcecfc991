package queens

import (
	"math/bits"

	"langkah/engine"
)

// reasoner solves a board as a person does, by logic rules that eliminate cells, from the simplest to the deepest.
// After each step it starts again with the simplest.
//
//   1. Last cell: a row, column or region has one cell left. Its queen is there.
//   2. One line: the remaining cells of a region lie in one row or column, or those of a row or column in one region:
//      the other cells there are eliminated.
//   3. Sight: a queen on this cell would rule out all remaining cells of some row, column or region.
//   4. Sets: the remaining cells of two or three regions lie in as many rows or columns, or vice versa: the other cells
//      there are eliminated.
//   5. Contradiction: a queen on this cell leads, by last cells only, to a row, column or region without a cell.
//
// Each rule is sound: it holds in every solution, so a unit without a cell proves that there is none. Together they are
// not complete: they do not decide every board.

// depth is the rank of a rule, from 1.
type depth int

const (
	lastCell depth = 1 + iota
	oneLine
	inSight
	sets
	contradiction
)

// step is one application of a rule.
type step struct {
	rule  depth
	words engine.Message
	queen int   // cell of the queen by rule 1, else -1
	out   []int // cells eliminated by the other rules
	units []unit
}

// reasoner holds the state of the reasoning.
type reasoner struct {
	board *board
	grid  grid
	done  placed
	units []unit
	dead  *unit // a unit without a cell, nil if there is none
}

func (p *Position) reasoner() *reasoner {
	b := p.puzzle.board
	w := &reasoner{board: b}
	w.grid, w.done = p.from()
	for i := range b.n {
		w.units = append(w.units, unit{aRegion, i})
	}
	for i := range b.n {
		w.units = append(w.units, unit{aRow, i}, unit{aColumn, i})
	}
	return w
}

// open reports whether a unit has no queen yet.
func (w *reasoner) open(u unit) bool {
	switch u.kind {
	case aRow:
		return w.done.rows>>u.index&1 == 0
	case aColumn:
		return w.done.columns>>u.index&1 == 0
	}
	return w.done.regions>>u.index&1 == 0
}

func (w *reasoner) cells(u unit) []int { return w.grid.left(w.board, u, nil) }

// next makes and returns the next step by rules of at most that depth; ok is false if none applies, or a unit has no
// cell left, which sets dead.
func (w *reasoner) next(deepest depth) (s step, ok bool) {
	for _, u := range w.units {
		if w.open(u) && len(w.cells(u)) == 0 {
			w.dead = &u
			return s, false
		}
	}
	for rule, find := range []func() (step, bool){w.lastCell, w.oneLine, w.inSight, w.inSets, w.contradicted} {
		if depth(rule+1) > deepest {
			break
		}
		if s, ok = find(); ok {
			s.rule = depth(rule + 1)
			w.take(s)
			return s, true
		}
	}
	return s, false
}

// take applies a step to the grid.
func (w *reasoner) take(s step) {
	for _, cell := range s.out {
		w.grid.remove(w.board, cell)
	}
	if s.queen >= 0 {
		w.grid.place(w.board, s.queen)
		w.done = w.done.with(w.board, s.queen)
	}
}

func (w *reasoner) lastCell() (step, bool) {
	for _, u := range w.units {
		if !w.open(u) {
			continue
		}
		if cells := w.cells(u); len(cells) == 1 {
			return step{queen: cells[0], units: []unit{u},
				words: engine.Msg("%s is the only cell left in %s", w.board.name(cells[0]), w.board.unitName(u))}, true
		}
	}
	return step{}, false
}

// spread returns the rows, columns and regions in which cells lie.
func (b *board) spread(cells []int) (s placed) {
	for _, cell := range cells {
		s = s.with(b, cell)
	}
	return s
}

func (s placed) of(kind unitKind) row {
	return [...]row{aRow: s.rows, aColumn: s.columns, aRegion: s.regions}[kind]
}

// outside returns the remaining cells of units that are in none of the others.
func (w *reasoner) outside(kind unitKind, units row, otherKind unitKind, others row) (out []int) {
	for i := range columns(units) {
		for _, cell := range w.cells(unit{kind, i}) {
			if w.board.spread([]int{cell}).of(otherKind)&others == 0 {
				out = append(out, cell)
			}
		}
	}
	return out
}

func (w *reasoner) oneLine() (step, bool) {
	for _, u := range w.units {
		if !w.open(u) {
			continue
		}
		s := w.board.spread(w.cells(u))
		for _, kind := range []unitKind{aRow, aColumn, aRegion} {
			if (kind == aRegion) == (u.kind == aRegion) || bits.OnesCount32(s.of(kind)) != 1 {
				continue
			}
			if out := w.outside(kind, s.of(kind), u.kind, 1<<u.index); len(out) > 0 {
				in := unit{kind, bits.TrailingZeros32(s.of(kind))}
				return step{queen: -1, out: out, units: []unit{u},
					words: engine.Msg("all that is left of %s lies in %s, so that the other cells there hold no queen", w.board.unitName(u), w.board.unitName(in))}, true
			}
		}
	}
	return step{}, false
}

func (w *reasoner) inSight() (step, bool) {
	for _, u := range w.units {
		if !w.open(u) {
			continue
		}
		cells := w.cells(u)
		var all grid // cells that rule out all of these
		for r := range w.board.n {
			all[r] = w.grid[r]
			for _, cell := range cells {
				all[r] &= w.board.sees()[cell][r]
			}
			if w.done.rows>>r&1 == 1 {
				all[r] = 0
			}
			for c := range columns(all[r]) {
				out := r*w.board.n + c
				return step{queen: -1, out: []int{out}, units: []unit{u},
					words: engine.Msg("a queen on %s would rule out all that is left of %s", w.board.name(out), w.board.unitName(u))}, true
			}
		}
	}
	return step{}, false
}

// mostInSet is the largest size of a set.
const mostInSet = 3

func (w *reasoner) inSets() (step, bool) {
	for size := 2; size <= mostInSet; size++ {
		for _, kinds := range [][2]unitKind{{aRegion, aRow}, {aRegion, aColumn}, {aRow, aRegion}, {aColumn, aRegion}} {
			if s, ok := w.setOf(kinds[0], kinds[1], size, 0, 0, 0); ok {
				return s, true
			}
		}
	}
	return step{}, false
}

// setOf extends the chosen units of a kind by more, from an index on, so that all their cells lie in as many units of
// the other kind.
func (w *reasoner) setOf(kind, other unitKind, more, from int, chosen, in row) (step, bool) {
	size := more + bits.OnesCount32(chosen)
	if more == 0 {
		out := w.outside(other, in, kind, chosen)
		if len(out) == 0 {
			return step{}, false
		}
		return step{queen: -1, out: out, units: unitsOf(kind, chosen),
			words: engine.Msg("all that is left of %s lies in %s, so that the other cells there hold no queen", w.board.unitNames(kind, chosen), w.board.unitNames(other, in))}, true
	}
	for i := from; i < w.board.n; i++ {
		if !w.open(unit{kind, i}) {
			continue
		}
		next := in | w.board.spread(w.cells(unit{kind, i})).of(other)
		if bits.OnesCount32(next) > size {
			continue
		}
		if s, ok := w.setOf(kind, other, more-1, i+1, chosen|1<<i, next); ok {
			return s, true
		}
	}
	return step{}, false
}

func unitsOf(kind unitKind, set row) (list []unit) {
	for i := range columns(set) {
		list = append(list, unit{kind, i})
	}
	return list
}

// contradicted tries the cells of the units with the fewest first.
func (w *reasoner) contradicted() (step, bool) {
	for size := 2; size <= len(w.board.region); size++ {
		some := false
		for _, u := range w.units {
			cells := w.cells(u)
			some = some || len(cells) >= size
			if !w.open(u) || len(cells) != size {
				continue
			}
			for _, cell := range cells {
				if dead, ok := w.fails(cell); ok {
					return step{queen: -1, out: []int{cell}, units: []unit{u},
						words: engine.Msg("with a queen on %s, and then on every cell that is the last one, no cell is left in %s", w.board.name(cell), w.board.unitName(dead))}, true
				}
			}
		}
		if !some {
			break
		}
	}
	return step{}, false
}

// fails reports whether a queen on a cell leads to a unit without cells by last cells only.
func (w *reasoner) fails(cell int) (unit, bool) {
	try := *w
	for s := (step{queen: cell}); ; {
		try.take(s)
		u, least := try.grid.scarcest(try.board, try.done)
		switch {
		case try.done.rows == try.board.all() || least > 1:
			return u, false
		case least == 0:
			return u, true
		}
		s.queen = try.cells(u)[0]
	}
}

// unitName returns "row 3", "column 5" or "region C".
func (b *board) unitName(u unit) engine.Message {
	switch u.kind {
	case aRow:
		return engine.Msg("row %d", u.index+1)
	case aColumn:
		return engine.Msg("column %d", u.index+1)
	}
	return engine.Msg("region %s", string(b.letters[u.index]))
}

// unitNames joins the names of several units of one kind.
func (b *board) unitNames(kind unitKind, set row) engine.Message {
	var names engine.Message
	for i, u := range unitsOf(kind, set) {
		if i == 0 {
			names = b.unitName(u)
		} else {
			names = engine.Msg("%s, %s", names, b.unitName(u))
		}
	}
	return names
}

// hardest returns the deepest rule needed from a position to the solution; 0 if the rules do not reach it.
func (p *Position) hardest() depth {
	w, most := p.reasoner(), lastCell
	for w.done.rows != p.puzzle.board.all() {
		s, ok := w.next(contradiction)
		if !ok {
			return 0
		}
		most = max(most, s.rule)
	}
	return most
}
