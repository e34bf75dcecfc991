package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// aStar expands the node with the least g+h (Hart, Nilsson and Raphael 1968). A closed node
// that is reached at less cost is reopened, so the heuristic need not be consistent.
//
// With an admissible heuristic the first goal expanded is optimal. It stores every generated
// state; time and memory grow with the number of states whose g+h is below the solution's
// cost.
func (r *run[S]) aStar() Outcome[S] {
	return r.ordered(order{g: 1, h: 1, reopen: true})
}

func aStar[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "astar", Title: message.New("A*"), Informed: true,
		About: message.New("It expands the node with the smallest f = g + h: the cost so far and the estimate of what is left."), Order: BestFirst,
		Options:   []option.Option{ties("h", "newest", "oldest", "g", "name"), goalTest(whenExpanded), explored(), reopening()},
		guarantee: func(a asked) Guarantee { return a.ruled(a.optimal(true), a.Blind) },
	}, (*run[S]).aStar}
}
