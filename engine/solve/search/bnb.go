package search

import (
	"langkah/engine/base/message"
)

// branchAndBound is best-first branch and bound (Lawler and Wood 1966): a priority queue on
// g+h as in A*, but goals are tested at generation, and nodes at or above the cost of the
// best one so far (the incumbent) are pruned. It terminates when the frontier is empty.
//
// With an admissible heuristic the last incumbent is optimal; at a limit the present one is
// returned. Time and memory are those of A*, less the pruned nodes.
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
