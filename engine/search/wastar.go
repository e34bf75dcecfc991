package search

import "math"

// weightedAStar expands the node with the least cost so far plus weight times
// the estimate (Pohl 1970).
//
// With an admissible heuristic a solution costs at most weight times the
// cheapest one; a greater weight finds it sooner. Where the frontier shows that
// nothing can be cheaper it says so. Time and memory are those of A* or less.
func (r *run[S]) weightedAStar() Outcome[S] {
	if r.p.Blind {
		return r.uniformCost()
	}
	g, h := fraction(r.params["weight"])
	return r.bestFirst(order{g: g, h: h, reopen: true})
}

// fraction is a weight as h/g in whole numbers, rounded down to a thousandth
// at most.
func fraction(weight float64) (g, h int64) {
	const finest = 1000
	const slip = 1e-9 // of a decimal fraction in binary
	for g = 1; g < finest; g++ {
		if x := weight * float64(g); x-math.Floor(x+slip) < slip {
			return g, int64(x + slip)
		}
	}
	return finest, int64(weight*finest + slip)
}
