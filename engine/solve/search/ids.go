package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// iterativeDeepening is depth-first search within a bound on the cost so far, which each
// round raises to the least cost that the last one pruned (Korf 1985); at unit cost that is
// the depth.
//
// It is optimal, with the memory of depth-first search, at the price of repeating earlier
// rounds. Without a solution it terminates as IDA* does.
func (r *run[S]) iterativeDeepening() Outcome[S] {
	return r.deepen(true)
}

func iterativeDeepening[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "ids", Title: message.New("Iterative deepening"),
		About: message.New("It searches depth-first up to a bound, and again with a higher bound until it finds a goal."), Order: Deepening, Key: ByG,
		Options:   []option.Option{goalTest(whenExpanded), explored()},
		guarantee: func(a asked) Guarantee { return Guarantee{true, false, message.New(cheapestFirst, a.title)} },
	}, (*run[S]).iterativeDeepening}
}
