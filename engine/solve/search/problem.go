package search

import "iter"

// Successor is a state that one move reaches.
type Successor[S comparable] struct {
	State S
	Move  int32 // the problem's own number of the move; no two successors, or predecessors, of a state have the same
	Cost  int32 // of that move, at least 1; 0 too where the problem is Free
	H     int32 // the estimate of State, 0 without a heuristic
}

// Problem is a state space with a start, a goal test and, where there is one,
// a heuristic. The functions are called from one goroutine at a time and never
// keep or change what they are given beyond their return.
type Problem[S comparable] struct {
	Start S
	Goal  func(S) bool

	// Expand appends the successors of s to out, always in the same order, and
	// returns it. h is the estimate of s; a problem with a heuristic fills in H
	// of every successor, from h where that is quicker.
	Expand func(s S, h int32, out []Successor[S]) []Successor[S]

	// Estimate is the heuristic: the cost that s still needs at the least, or
	// thereabouts. It is nil for a blind problem, 0 at every goal.
	Estimate func(s S) int32

	// Tables is how many bytes the heuristic's tables hold.
	Tables int64

	// Goals lists every goal state; nil where they cannot be listed.
	Goals iter.Seq[S]

	// Held is how many bytes the problem itself holds, such as for that list; they
	// count with those of the search.
	Held int64

	// Reverse appends the predecessors of s: each State is one from which Move,
	// at Cost, leads to s. It is nil where moves cannot be undone.
	Reverse func(s S, out []Successor[S]) []Successor[S]

	// Hash spreads the states over 64 bits; states that are equal have the same
	// hash. It may be nil: any comparable state is then hashed by its bytes, padding
	// left out, and strings by theirs. The bytes of strings do not count with the
	// memory of the search.
	Hash func(S) uint64

	Properties
}

// Properties are what an algorithm's guarantee depends on.
type Properties struct {
	Admissible bool // Estimate never exceeds the true cost
	Consistent bool // Estimate never falls by more than the cost of a move
	UnitCost   bool // every move costs 1
	Free       bool // some moves cost 0
	Blind      bool // there is no Estimate, or it is always 0
}
