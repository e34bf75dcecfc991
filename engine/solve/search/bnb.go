package search

import (
	"langkah/engine/base/message"
)

// branchAndBound is least-cost branch and bound: a priority queue on cost so
// far plus estimate, as in A*, but a goal counts as soon as it is made, and
// from then on only nodes below its cost are kept. It ends when none is left.
//
// With an admissible heuristic what it ends with is a cheapest solution; ended
// by a limit, it still has the best one so far. Time and memory are those of
// A*, without the nodes that the first solution cuts off.
func (r *run[S]) branchAndBound() Outcome[S] {
	return r.bestFirst(order{g: 1, h: 1, reopen: true, prune: true})
}

func branchAndBound[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "bnb", Title: message.New("Branch and bound"), Informed: true,
		About: message.New("It expands the node with the smallest bound, and drops what cannot be cheaper than the best solution so far."), Order: BestFirst,
		guarantee: func(a asked) Guarantee { return a.optimal(true) },
	}, (*run[S]).branchAndBound}
}
