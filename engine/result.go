package engine

import (
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Result is the outcome of a solve, with what it has proven.
type Result struct {
	Status     Status
	Reason     Message // why it is unsolvable, which limit was reached, what failed; zero when solved
	Moves      []Move
	Cost       int // of the moves
	Optimality Optimality
	Because    Message // by what optimality is proven, or why it is not
	Verified   bool    // the moves were replayed by the rules; set by [Solve] and [Nth] alone

	// Positions are those before the first move and after each one, as the
	// replay by the rules gave them; nil without a verified solution.
	Positions []Position

	Fault   bool   // the method is wrong: it broke, or its moves failed verification; set by [Solve] alone
	Details string // the stack of a panic in the method; "" without one

	// G, H and F of the position before the first move and after each one;
	// nil where the method records none.
	Estimates []Estimate

	Rounds          []search.Round // of an iterative method
	search.Counters                // its Bound: a solution costs at least this much; 0 where nothing is known
	Elapsed         time.Duration
}

// Memory returns the method's peak memory, and how much of it were tables.
func (r Result) Memory() Message {
	if r.Tables == 0 {
		return Msg("%s", figures.Bytes(r.PeakBytes))
	}
	return Msg("%s, of which %s are tables", figures.Bytes(r.PeakBytes), figures.Bytes(r.Tables))
}

// Estimate holds a position's cost so far, the estimated cost to go, and the sum
// that ordered the frontier.
type Estimate struct{ G, H, F int64 }

// Optimality says whether a solution is known to be the cheapest.
type Optimality uint8

const (
	NotProven   Optimality = iota // it may or may not be the cheapest
	Proven                        // no solution is cheaper
	NotByDesign                   // the method does not look for the cheapest
)
