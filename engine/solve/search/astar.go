package search

import (
	"langkah/engine/base/message"
)

// aStar expands the node with the least cost so far plus estimate (Hart,
// Nilsson and Raphael 1968). A node that is reached more cheaply after it was
// expanded is expanded again, so that the heuristic need not be consistent.
//
// With an admissible heuristic the first goal that it expands is a cheapest
// one. It stores every state that it makes; time and memory grow with the
// number of states whose cost plus estimate is below the solution's cost.
func (r *run[S]) aStar() Outcome[S] {
	return r.bestFirst(order{g: 1, h: 1, reopen: true})
}

func aStar[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "astar", Title: message.New("A*"), Informed: true,
		About: message.New("It expands the node with the smallest f = g + h: the cost so far and the estimate of what is left."), Order: BestFirst,
		guarantee: func(a asked) Guarantee { return a.optimal(true) },
	}, (*run[S]).aStar}
}
