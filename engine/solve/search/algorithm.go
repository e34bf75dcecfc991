package search

import (
	"fmt"

	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// Algorithm describes one algorithm to whoever offers it.
type Algorithm struct {
	Name     string // as typed: "astar"
	Title    message.Message
	About    message.Message // how it works, in a sentence
	Order    Order
	Key      Key
	Informed bool // it uses a heuristic
	Needs    Needs
	Options  []option.Option

	guarantee func(asked) Guarantee
	unit      func(option.Settings) int32
}

// Unit is how many units of the F of its events make a cost of 1: more than 1
// where it counts in fractions.
func (a Algorithm) Unit(s option.Settings) int32 {
	if a.unit == nil {
		return 1
	}
	return a.unit(s)
}

// Order is the order in which an algorithm expands a tree, for a drawing of it.
type Order uint8

const (
	NoOrder     Order = iota // none that a tree shows
	Levels                   // level by level
	Depth                    // down one branch, then back to the next
	Deepening                // down again and again, each time deeper
	BestFirst                // the most promising node next, wherever it is
	BothEnds                 // level by level from the start and from the goal
	FewPerLevel              // level by level, but the best few of each alone
	OnePath                  // from each node to one of its successors
)

// Key is the figure that an algorithm orders or cuts by: the F of its events.
type Key uint8

const (
	ByF     Key = iota // cost so far and estimate together
	ByG                // the cost so far
	ByH                // the estimate
	ByDepth            // the number of moves
)

// String is the key's letter; "depth" has none.
func (k Key) String() string { return [...]string{"f", "g", "h", "depth"}[k] }

// Needs are what an algorithm asks of a problem beyond Start, Goal and Expand.
type Needs struct {
	Goals, Reverse bool
}

// algorithm is an algorithm with its code for states of one type. Each has a
// file of its own, which describes it, says what it guarantees, and runs it.
type algorithm[S comparable] struct {
	Algorithm
	run func(*run[S]) Outcome[S]
}

// algorithms lists them all in the order in which they are offered.
func algorithms[S comparable]() []algorithm[S] {
	return []algorithm[S]{
		breadthFirst[S](), depthFirst[S](), iterativeDeepening[S](), uniformCost[S](),
		greedy[S](), aStar[S](), weightedAStar[S](), idaStar[S](),
		branchAndBound[S](), depthFirstBranchAndBound[S](),
		bidirectional[S](), beam[S](), hillClimbing[S](), annealing[S](), genetic[S](),
	}
}

// Algorithms lists every algorithm in the order in which they are offered.
func Algorithms() []Algorithm {
	var list []Algorithm
	for _, a := range algorithms[struct{}]() {
		list = append(list, a.Algorithm)
	}
	return list
}

// Find is the algorithm of that name.
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

// complete is the settings, or the algorithm's defaults where none were made.
func (a Algorithm) complete(s option.Settings) (option.Settings, error) {
	return option.New(a.Options, s.Set())
}

// seed is the option of algorithms that draw lots.
func seed() option.Option {
	return option.Option{
		Name: "seed", Role: option.Seed, Title: message.New("Seed"), Kind: option.Integer, Default: "1", Min: 0, Max: 1 << 31,
		Help: message.New("The same seed gives the same run."),
	}
}
