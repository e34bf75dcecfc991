package search

import (
	"langkah/engine/base/message"
)

// iterativeDeepening is depth-first search within a bound on the cost so far,
// which each round raises to the least that the last one cut off; where every
// move costs 1 that is the depth.
//
// It always finds a cheapest path, with the memory of depth-first search, at
// the price of doing the earlier rounds again. On spaces without a solution it
// ends as IDA* does.
func (r *run[S]) iterativeDeepening() Outcome[S] {
	return r.deepen(true)
}

func iterativeDeepening[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "ids", Title: message.New("Iterative deepening"),
		About: message.New("It searches depth-first up to a bound, and again with a higher bound until it finds a goal."), Order: Deepening, Key: ByG,
		guarantee: func(a asked) Guarantee { return Guarantee{true, false, message.New(cheapestFirst, a.title)} },
	}, (*run[S]).iterativeDeepening}
}
