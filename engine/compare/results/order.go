package results

import (
	"cmp"
	"slices"
)

// Ordered is the rows in the order in which the plan names puzzles and methods,
// whatever the order in which they ran; rows of no plan come last. The rows are
// not to be changed.
func (l Log) Ordered() []Row {
	place := l.places()
	type placed struct{ place, repetition, row int }
	order := make([]placed, len(l.Rows)) // sorted instead of the rows, which are large
	for i := range l.Rows {
		r := &l.Rows[i]
		at, planned := place[r.run().of()]
		if !planned {
			at = len(place)
		}
		order[i] = placed{at, r.Repetition, i}
	}
	compare := func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.place, b.place), cmp.Compare(a.repetition, b.repetition), cmp.Compare(a.row, b.row))
	}
	if slices.IsSortedFunc(order, compare) {
		return l.Rows
	}
	slices.SortFunc(order, compare)
	rows := make([]Row, len(order))
	for i, o := range order {
		rows[i] = l.Rows[o.row]
	}
	return rows
}

// of returns the run without its repetition.
func (r Run) of() Run {
	r.Repetition = 0
	return r
}

// places returns the index of each method on each puzzle in the plans.
func (l Log) places() map[Run]int {
	place := map[Run]int{}
	for _, plan := range l.Plans {
		for _, p := range plan.Puzzles {
			for _, method := range p.Methods {
				key := Run{Digest: p.Digest, Method: method}
				if _, twice := place[key]; !twice {
					place[key] = len(place)
				}
			}
		}
	}
	return place
}
