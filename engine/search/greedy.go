package search

// greedy expands the node with the least estimate, whatever it cost to reach.
//
// It is often quick and often far from the cheapest. It stores every state
// that it makes and expands none twice, so that it proves that there is no
// solution by running out of states.
func (r *run[S]) greedy() Outcome[S] {
	return r.bestFirst(order{h: 1})
}
