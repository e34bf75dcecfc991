package search

import (
	"langkah/engine/base/message"
)

// depthFirstBranchAndBound goes depth first, the most promising successor
// first, and once it has a solution cuts off whatever cannot be cheaper, until
// nothing is left. It never steps on a state of its own path.
//
// On a space with cycles the first path could be endless in all but name, so a
// limit on cost so far plus estimate keeps it finite: where a round finds no
// solution within it, the next has half as much again. With an admissible
// heuristic what is left in the end is a cheapest solution. Memory is as in
// depth-first search, time grows fast with how much the limit is too high.
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
		return g > d.Bound // else it is known to be the cheapest
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
