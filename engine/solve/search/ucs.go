package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// uniformCost expands the node with the least cost so far (Dijkstra 1959).
//
// The first goal expanded is optimal. It stores every generated state; time and memory grow
// with the number of states cheaper to reach than the goal.
func (r *run[S]) uniformCost() Outcome[S] {
	return r.ordered(order{g: 1, reopen: true})
}

func uniformCost[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "ucs", Title: message.New("Uniform-cost"),
		About: message.New("It expands the node with the smallest g, the cost of the way to it."), Order: BestFirst, Key: ByG,
		Options: []option.Option{ties("newest", "oldest", "name"), goalTest(whenExpanded), explored()},
		guarantee: func(a asked) Guarantee {
			return a.ruled(Guarantee{true, true, message.New(cheapestFirst, a.title)}, true)
		},
	}, (*run[S]).uniformCost}
}
