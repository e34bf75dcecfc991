package search

import "iter"

// Successor is a state that one move reaches.
type Successor[S comparable] struct {
	State S
	Move  int32 // number of the move, distinct among the successors, and among the predecessors, of a state
	Cost  int32 // at least 1; if the problem is Free at least 0
	H     int32 // estimate of State, 0 without a heuristic
}

// Problem is a state space with a start, a goal test and optionally a heuristic. The
// functions are called from one goroutine at a time and must not keep or change their
// arguments. Optional fields are zero.
type Problem[S comparable] struct {
	Start S
	Goal  func(S) bool

	// Expand appends the successors of s to out, always in the same order, and returns it. h
	// is the estimate of s; a problem with a heuristic sets H of every successor,
	// incrementally from h where that is faster.
	Expand func(s S, h int32, out []Successor[S]) []Successor[S]

	// Estimate is the heuristic, an estimate of the least cost from s to a goal: 0 at every
	// goal. Optional.
	Estimate func(s S) int32

	// FromStart is an estimate of the least cost from Start to s, 0 at the start: admissible
	// and consistent where Estimate is. Optional.
	FromStart func(s S) int32

	// Tables is the size of the heuristic's tables in bytes.
	Tables int64

	// Goals iterates over all goal states. Optional.
	Goals iter.Seq[S]

	// Held is the bytes held by the problem itself, such as for that list; they count as the
	// search's memory.
	Held int64

	// Reverse appends the predecessors of s: each State is one from which Move, at Cost,
	// leads to s. Optional.
	Reverse func(s S, out []Successor[S]) []Successor[S]

	// Hash hashes a state to 64 bits; equal states have equal hashes. Optional: by default a
	// state is hashed by its bytes without padding, and by the bytes of its strings, which
	// do not count as the search's memory.
	Hash func(S) uint64

	// Name returns the text of a state, for ties by name. Optional.
	Name func(S) string

	Properties
}

// Properties are the facts about a problem on which guarantees depend.
type Properties struct {
	Admissible bool // Estimate never exceeds the true cost
	Consistent bool // Estimate never falls by more than the cost of a move
	UnitCost   bool // every move costs 1
	Free       bool // some moves cost 0
	Blind      bool // there is no Estimate, or it is always 0
}
