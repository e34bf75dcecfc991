package blocks

import (
	"context"
	"math/bits"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// A pattern database (Culberson and Schaeffer, "Pattern Databases", Computational Intelligence 14, 1998) of the goal piece and
// the empty cells. The pattern forgets which piece covers a cell: any piece of any kind may be where its cells are covered, and
// moves if the cells that it enters are empty. Each move of the puzzle is a move of the pattern, so that the exact cost of the
// pattern never exceeds that of the puzzle, and never falls by more than 1.
//
// The table has a byte for each place of the goal piece and each set of empty cells, C(cells, empty) of them; it is filled by
// one breadth-first search back from all patterns with the goal piece at its goal. Time: about a microsecond a pattern.

// mostPatterns is the largest table that is built.
const mostPatterns = 8 << 20

// patternDB is such a table, for boards of at most 63 cells.
type patternDB struct {
	*coding
	empty int      // number of empty cells
	sets  int      // of empty cells
	ranks [][]int  // by cell and index in the set
	costs []uint8  // by place and set; unknown is 0xFF
	all   uint64   // all cells
	masks []uint64 // of the goal piece
}

const unknownCost = 0xFF

// hasPatterns reports whether the goal is of one piece and the table is small enough.
func (z *Puzzle) hasPatterns() bool {
	b := z.board
	if len(b.cells) > maxCells || len(b.wants) != 1 || b.kinds[b.wants[0].kind].size != 1 || len(b.wants[0].places) == 0 {
		return false
	}
	return len(b.kinds[0].corners)*choose(len(b.cells), z.emptyCells()) <= mostPatterns && b.coding() != nil
}

func (z *Puzzle) emptyCells() int {
	return len(z.board.cells) - z.board.occupied(z.start).count()
}

func (z *Puzzle) patterns(ctx context.Context, limits engine.Limits, probe *search.Probe) (func([]uint8) int32, int64, search.Status) {
	meter := search.NewMeter(ctx, limits, nil)
	defer meter.Close()
	db := &patternDB{coding: z.board.coding(), empty: z.emptyCells(), all: 1<<len(z.board.cells) - 1}
	db.sets = choose(len(z.board.cells), db.empty)
	db.masks = db.coding.masks[0]
	size := len(db.masks) * db.sets
	probe.SetActivity(engine.Msg("building the pattern database"))
	defer probe.SetActivity(engine.Message{})
	if !meter.HoldTables(int64(size)) {
		return nil, 0, search.MemoryLimit
	}
	for cell := range z.board.cells {
		var row []int
		for j := range db.empty {
			row = append(row, choose(cell, j+1))
		}
		db.ranks = append(db.ranks, row)
	}
	db.costs = make([]uint8, size)
	for i := range db.costs {
		db.costs[i] = unknownCost
	}
	if status := db.fill(z.cost, meter); status != search.Running {
		return nil, 0, status
	}
	return db.estimate, int64(size), search.Running
}

// index returns the index of a pattern.
func (db *patternDB) index(place uint8, empty uint64) int {
	n := int(place) * db.sets
	for j := 0; empty != 0; j++ {
		n += db.ranks[bits.TrailingZeros64(empty)][j]
		empty &= empty - 1
	}
	return n
}

// estimate returns the cost of the pattern of a position, 255 for more than that and for one that cannot reach the goal.
func (db *patternDB) estimate(at []uint8) int32 {
	occupied := uint64(0)
	for i, place := range at {
		occupied |= db.coding.masks[db.kindOf[i]][place]
	}
	return int32(db.costs[db.index(at[0], db.all&^occupied)])
}

// pattern is a place of the goal piece and a set of empty cells.
type pattern struct {
	empty uint64
	place uint8
}

// fill searches breadth-first from the goals. Costs above 254 are left unknown.
func (db *patternDB) fill(cost costModel, meter *search.Meter) search.Status {
	e := newExpander(db.coding, cost)
	var layer, next []pattern
	add := func(place uint8, empty uint64, cost uint8) {
		if c := &db.costs[db.index(place, empty)]; *c == unknownCost {
			*c = cost
			next = append(next, pattern{empty, place})
		}
	}
	for _, place := range db.wants[0].places {
		for empty := range db.emptySets(db.masks[place]) {
			if len(next)&0xFFF == 0 && !meter.Look() {
				return meter.Ended()
			}
			add(place, empty, 0)
		}
	}
	for cost := uint8(1); len(next) > 0 && cost < unknownCost; cost++ {
		layer, next = next, layer[:0]
		for _, p := range layer {
			if !meter.Expand() {
				return meter.Ended()
			}
			for kind := range db.kinds {
				for place, covered := range db.coding.masks[kind] {
					isGoal := kind == db.wants[0].kind
					if isGoal && uint8(place) != p.place || !isGoal && covered&(p.empty|db.masks[p.place]) != 0 {
						continue
					}
					for _, to := range e.reachable(kind, uint8(place), ^(p.empty | covered)) {
						empty := (p.empty | covered) &^ db.coding.masks[kind][to]
						if isGoal {
							add(to, empty, cost)
						} else {
							add(p.place, empty, cost)
						}
					}
				}
			}
		}
	}
	return search.Running
}

// emptySets yields all sets of empty cells outside a mask.
func (db *patternDB) emptySets(covered uint64) func(func(uint64) bool) {
	return func(yield func(uint64) bool) {
		var choose func(from, left int, set uint64) bool
		choose = func(from, left int, set uint64) bool {
			if left == 0 {
				return yield(set)
			}
			for cell := from; cell < len(db.cells); cell++ {
				if covered>>cell&1 == 0 && !choose(cell+1, left-1, set|1<<cell) {
					return false
				}
			}
			return true
		}
		choose(0, db.empty, 0)
	}
}

// reachable returns the places to which one move of cost 1 takes a piece.
func (e *expander) reachable(kind int, from uint8, blocked uint64) []uint8 {
	s := &e.steps[kind][from]
	if e.cost == moves {
		return e.reach(kind, from, ^blocked)[1:]
	}
	e.queue = e.queue[:0]
	for d := range s {
		for to := &s[d]; to.needs&blocked == 0; to = &e.steps[kind][to.to][d] {
			e.queue = append(e.queue, to.to)
			if e.cost == steps {
				break
			}
		}
	}
	return e.queue
}
