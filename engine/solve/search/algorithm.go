package search

import (
	"fmt"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// Algorithm describes an algorithm to a front end.
type Algorithm struct {
	Name     string // on the command line: "astar"
	Title    message.Message
	About    message.Message // how it works, in a sentence
	Order    Order
	Key      Key
	Informed bool // uses the heuristic
	Needs    Needs
	Options  []option.Option

	guarantee func(asked) Guarantee
	unit      func(option.Settings) int32
}

// Unit returns how many units of an event's F make a cost of 1: more than 1 for fractional
// weights.
func (a Algorithm) Unit(s option.Settings) int32 {
	if a.unit == nil {
		return 1
	}
	return a.unit(s)
}

// Order is an algorithm's order of expansion, which decides how its tree is drawn.
type Order uint8

const (
	NoOrder     Order = iota // not shown as a tree
	Levels                   // level by level
	Depth                    // down one branch, then back to the next
	Deepening                // depth first, with a greater bound each round
	BestFirst                // the frontier node with the least key
	BothEnds                 // level by level from the start and the goals
	FewPerLevel              // level by level, keeping the best few of each
	OnePath                  // a walk: from each node to one successor
	BestOfBoth               // best first from the start and the goals: of equal keys the start's side, then the least g, then the newest
	Forgetful                // best first in little memory: of equal keys the deepest, then the newest
)

// TwoSided reports whether the search goes from the start and from the goals.
func (o Order) TwoSided() bool { return o == BothEnds || o == BestOfBoth }

// Key is the figure by which an algorithm orders its frontier or bounds its depth: the F of
// its events.
type Key uint8

const (
	ByF        Key = iota // cost so far and estimate together
	ByG                   // the cost so far
	ByH                   // the estimate
	ByDepth               // the number of moves
	ByPriority            // the greater of f and twice g
)

// String returns the key's letters.
func (k Key) String() string { return [...]string{"f", "g", "h", "depth", "pr"}[k] }

// Needs lists what an algorithm requires of a problem beyond Start, Goal and Expand.
type Needs struct {
	Goals, Reverse bool
	FromStart      bool // if it has an Estimate
}

// algorithm is an Algorithm with its implementation for one state type. Each is in a file of
// its own, with what it guarantees.
type algorithm[S comparable] struct {
	Algorithm
	run func(*run[S]) Outcome[S]
}

// algorithms returns all algorithms, in the order of the user interface.
func algorithms[S comparable]() []algorithm[S] {
	return []algorithm[S]{
		breadthFirst[S](), depthFirst[S](), iterativeDeepening[S](), uniformCost[S](),
		greedy[S](), aStar[S](), weightedAStar[S](), idaStar[S](),
		recursiveBestFirst[S](), memoryBounded[S](),
		branchAndBound[S](), depthFirstBranchAndBound[S](),
		bidirectional[S](), meetInTheMiddle[S](), beam[S](), hillClimbing[S](), annealing[S](), genetic[S](),
	}
}

// Algorithms returns all algorithms, in the order of the user interface.
func Algorithms() []Algorithm {
	var list []Algorithm
	for _, a := range algorithms[struct{}]() {
		list = append(list, a.Algorithm)
	}
	return list
}

// Find returns the algorithm of that name.
func Find(name string) (Algorithm, error) {
	a, err := find[struct{}](name)
	return a.Algorithm, err
}

func find[S comparable](name string) (algorithm[S], error) {
	for _, a := range algorithms[S]() {
		if a.Name == name {
			return a, nil
		}
	}
	return algorithm[S]{}, fmt.Errorf("there is no algorithm %q", name)
}

// complete returns the settings, or the defaults if there are none.
func (a Algorithm) complete(s option.Settings) (option.Settings, error) {
	return option.New(a.Options, s.Set())
}

// seed returns the option for the seed of randomized algorithms.
func seed() option.Option {
	return option.Option{
		Name: "seed", Role: option.Seed, Title: message.New("Seed"), Kind: option.Integer, Default: "1", Min: 0, Max: 1 << 31,
		Help: message.New("The same seed gives the same run."),
	}
}
