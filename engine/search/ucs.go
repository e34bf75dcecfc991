package search

// uniformCost expands the node that was reached most cheaply (Dijkstra 1959).
//
// The first goal that it expands is a cheapest one, whatever the moves cost.
// It stores every state that it makes; time and memory grow with the number of
// states that are cheaper to reach than the goal.
func (r *run[S]) uniformCost() Outcome[S] {
	return r.bestFirst(order{g: 1, reopen: true})
}
