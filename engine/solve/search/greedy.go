package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// greedy is greedy best-first search (Doran and Michie 1966): it expands the node with the
// least estimate, whatever its cost so far.
//
// It is often fast and far from optimal. It stores every generated state and expands none
// twice, so it is complete.
func (r *run[S]) greedy() Outcome[S] {
	return r.ordered(order{h: 1})
}

func greedy[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "greedy", Title: message.New("Greedy best-first"), Informed: true,
		About: message.New("It expands the node with the smallest h, the estimate of what is left, whatever the way to it has cost."), Order: BestFirst, Key: ByH,
		Options: []option.Option{ties("newest", "oldest", "g", "name"), goalTest(whenExpanded), explored()},
		guarantee: func(a asked) Guarantee {
			if a.Blind {
				return Guarantee{false, true, message.New("%s without a heuristic: not optimal, and nothing guides it.", a.title)}
			}
			return Guarantee{false, true, message.New("%s with %s: fast, not optimal, because it ignores what the moves so far have cost.", a.title, a.heuristic)}
		},
	}, (*run[S]).greedy}
}
