package engine

import (
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Result says what a solve came to and what is known after it.
type Result struct {
	Status     Status
	Reason     Message // why it is unsolvable, which limit was reached, what failed; zero when solved
	Moves      []Move
	Cost       int // of the moves
	Optimality Optimality
	Because    Message // by what optimality is proven, or why it is not
	Verified   bool    // the moves were replayed by the rules; set by [Solve] and [Nth] alone

	// Positions are those before the first move and after each one, as the
	// replay by the rules met them; nil without a verified solution.
	Positions []Position

	Fault   bool   // the method is wrong: it broke, or its moves failed verification; set by [Solve] alone
	Details string // where in the program a method broke, for who mends it; "" for all else

	// G, H and F of the position before the first move and after each one;
	// nil where the method has none.
	Estimates []Estimate

	Rounds          []search.Round // of an iterative method
	search.Counters                // its Bound: a solution costs at least this much; 0 where nothing is known
	Elapsed         time.Duration
}

// Memory is what the method held at its peak, and how much of that were tables.
func (r Result) Memory() Message {
	if r.Tables == 0 {
		return Msg("%s", figures.Bytes(r.PeakBytes))
	}
	return Msg("%s, of which %s are tables", figures.Bytes(r.PeakBytes), figures.Bytes(r.Tables))
}

// Estimate is how a method judged a position: the cost so far, the estimated
// cost to go, and the sum by which it was ordered.
type Estimate struct{ G, H, F int64 }

// Optimality is what is known of a solution's cost.
type Optimality uint8

const (
	NotProven   Optimality = iota // it may or may not be the cheapest
	Proven                        // no solution is cheaper
	NotByDesign                   // the method does not look for the cheapest
)
