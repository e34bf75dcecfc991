package search

import (
	"langkah/engine/base/message"
)

// depthFirstBranchAndBound searches depth first, successors in ascending order of g+h, and
// once it has a solution prunes whatever cannot be cheaper, until nothing is left (Lawler
// and Wood 1966).
//
// On a space with cycles the first descent could be very long, so a bound on g+h limits it:
// if a round finds no solution, the next has half as much again. With an admissible
// heuristic the last solution is optimal. Memory is as in depth-first search; time grows
// fast with the excess of the bound over the optimum.
func (r *run[S]) depthFirstBranchAndBound() Outcome[S] {
	d, ok := r.newDescent()
	if !ok {
		return r.ended(r.Ended())
	}
	d.sorted, d.goalWhy = true, Incumbent
	var best []Successor[S]
	d.reached = func(depth int, g int64) bool {
		best = d.steps(depth)
		d.bound, d.known = g-1, true
		return g > d.Bound // a cost equal to the lower bound is optimal
	}
	for limit := max(1, d.cost(0, r.startH())); ; limit = max(d.beyond, limit+limit/2) {
		status := d.round(limit)
		switch {
		case len(best) > 0 || status == Solved:
			if status == Running && r.p.Admissible {
				r.proven(d.bound + 1)
			}
			return r.solved(best)
		case status != Running:
			return r.ended(status)
		case d.exhausted():
			return r.ended(NoSolution)
		case r.Ended() != Running:
			return r.ended(r.Ended())
		}
		if r.p.Admissible {
			r.proven(d.beyond)
		}
	}
}

func depthFirstBranchAndBound[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "dfbnb", Title: message.New("Depth-first branch and bound"), Informed: true,
		About: message.New("It searches depth-first and drops every branch that cannot be cheaper than the best solution so far."), Order: Depth,
		guarantee: func(a asked) Guarantee { return a.optimal(false) },
	}, (*run[S]).depthFirstBranchAndBound}
}
