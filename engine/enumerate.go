package engine

import (
	"context"
	"time"

	"langkah/engine/search"
)

// Enumerable is a Puzzle whose solutions can all be counted and listed. They all
// cost the same.
type Enumerable interface {
	Puzzle

	// Count counts all solutions on that many cores; the probe hears the share
	// that is done.
	Count(ctx context.Context, cores int, limits Limits, probe *search.Probe) Count

	// Solutions hands out solutions one after another, beginning with number
	// from, the first being 1, until visit has had enough. Of equal pieces one
	// arrangement is handed out; of solutions that a symmetry of the board
	// makes of each other, where distinct is set, one. The order is always the
	// same. Every solution has been replayed by the rules. The status is Solved
	// when visit ended it, NoSolution when there is no more.
	Solutions(ctx context.Context, distinct bool, from int64, limits Limits, probe *search.Probe, visit func(number int64, moves []Move) bool) (Status, Message)
}

// Count is how many solutions a puzzle has.
type Count struct {
	Status  Status  // Solved when all were counted; NoSolution when there is none
	Reason  Message // zero when all were counted
	Figures []Figure
	Nodes   int64
	Elapsed time.Duration
}

// Figure is one way to count: as typed, such as "distinct", in words, and the
// number, a whole one in decimal digits.
type Figure struct {
	Name  string
	Title Message
	Value string
}

// Nth is the solution of that number, from 1, of those that no symmetry of the
// board makes of each other.
func Nth(ctx context.Context, p Enumerable, number int64, limits Limits, probe *search.Probe) Result {
	start := time.Now()
	var r Result
	status, why := p.Solutions(ctx, true, number, limits, probe, func(_ int64, moves []Move) bool {
		r.Moves = moves
		return false
	})
	r.Status, r.Reason, r.Elapsed = status, why, time.Since(start)
	if status != Solved {
		return r
	}
	for _, m := range r.Moves {
		r.Cost += m.Cost
	}
	r.Verified = true // Solutions has replayed it
	r.Optimality = Proven
	r.Because = Msg("all solutions of such a puzzle cost the same")
	return r
}
