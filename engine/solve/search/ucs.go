package search

import (
	"langkah/engine/base/message"
)

// uniformCost expands the node that was reached most cheaply (Dijkstra 1959).
//
// The first goal that it expands is a cheapest one, whatever the moves cost.
// It stores every state that it makes; time and memory grow with the number of
// states that are cheaper to reach than the goal.
func (r *run[S]) uniformCost() Outcome[S] {
	return r.bestFirst(order{g: 1, reopen: true})
}

func uniformCost[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "ucs", Title: message.New("Uniform-cost"),
		About: message.New("It expands the node with the smallest g, the cost of the way to it."), Order: BestFirst, Key: ByG,
		guarantee: func(a asked) Guarantee { return Guarantee{true, true, message.New(cheapestFirst, a.title)} },
	}, (*run[S]).uniformCost}
}
