package compare

import (
	"cmp"
	"context"
	"slices"
)

// Overall is what a comparison of any size comes to.
type Overall struct {
	Plans []Header // each as a whole
	Sums
	Rows     int // runs that have a row
	Verified int // those of them whose solution the rules have passed
	Faults   []Fault
	Missing  []string // a sentence each of what the logs lack of their plans
}

// Sink is given the table and the rows of each puzzle, in the plan's order. They
// are not kept.
type Sink func(Table, []Kept) error

// Sum goes through all rows once, and gives them to the sinks on the way.
//
// What is missing is a shard without a file, runs that a file was to hold, the
// end of a line, equal terms; nothing is, when the logs are whole.
func (x *Index) Sum(ctx context.Context, sinks ...Sink) (Overall, error) {
	all := Overall{Plans: x.Plans}
	gaps := newGaps(x.logs)
	order := x.order()
	var summing Summing
	err := Each(ctx, x, func(digest string, rows []Kept) (puzzleRows, error) {
		return newPuzzleRows(digest, rows, order[digest]), nil
	}, func(p puzzleRows) error {
		gaps.hold(p.digest, p.rows)
		if len(p.rows) == 0 {
			return nil
		}
		summing.Add(p.table)
		all.Rows += len(p.rows)
		all.Verified += p.verified
		all.Faults = append(all.Faults, p.faults...)
		for _, sink := range sinks {
			if err := sink(p.table, p.kept); err != nil {
				return err
			}
		}
		return nil
	})
	all.Sums, all.Missing = summing.Sums(), gaps.sentences()
	return all, err
}

// puzzleRows is one puzzle's part of a comparison.
type puzzleRows struct {
	digest   string
	kept     []Kept
	rows     []Row
	table    Table
	faults   []Fault
	verified int
}

// newPuzzleRows sets the rows of a puzzle in the order of its methods.
func newPuzzleRows(digest string, kept []Kept, methods []string) puzzleRows {
	p := puzzleRows{digest: digest}
	if len(kept) == 0 {
		return p
	}
	place := make(map[string]int, len(methods))
	for i, m := range methods {
		place[m] = i + 1
	}
	// Numbers are moved about, as rows are large.
	type numbered struct{ place, repetition, row int }
	order := make([]numbered, len(kept))
	for i := range kept {
		order[i] = numbered{cmp.Or(place[kept[i].Method()], len(methods)+1), kept[i].Repetition, i}
	}
	slices.SortFunc(order, func(a, b numbered) int {
		return cmp.Or(cmp.Compare(a.place, b.place), cmp.Compare(a.repetition, b.repetition), cmp.Compare(a.row, b.row))
	})
	p.kept, p.rows = make([]Kept, len(kept)), make([]Row, len(kept))
	for i, n := range order {
		p.kept[i], p.rows[i] = kept[n.row], kept[n.row].Row
		if p.rows[i].Solved() {
			p.verified++
		}
	}
	p.table, p.faults = newTable(p.rows), faultsOf(p.rows)
	return p
}

// order is the planned methods of each puzzle.
func (x *Index) order() map[string][]string {
	order := make(map[string][]string, len(x.puzzles))
	for _, h := range x.Plans {
		for _, p := range h.Puzzles {
			before := order[p.Digest]
			if before == nil {
				order[p.Digest] = p.Methods // shared by puzzles that are alike
				continue
			}
			both := slices.Clone(before)
			for _, m := range p.Methods {
				if !slices.Contains(before, m) {
					both = append(both, m)
				}
			}
			order[p.Digest] = both
		}
	}
	return order
}
