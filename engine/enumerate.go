package engine

import (
	"context"
	"time"

	"langkah/engine/solve/search"
)

// Count holds the numbers of a puzzle's solutions.
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

// Solutions calls visit with the puzzle's solutions as its method of that name does,
// each verified by the rules. One that does not pass ends it as a failure.
func Solutions(ctx context.Context, p Enumerable, distinct bool, from int64, limits Limits, probe *search.Probe, visit func(number int64, r Result) bool) (Status, Message) {
	start := time.Now()
	var broken Result
	status, why := p.Solutions(ctx, distinct, from, limits, probe, func(number int64, moves []Move) bool {
		r := Result{
			Status: Solved, Moves: moves, Optimality: Proven,
			Because: Msg("all solutions of such a puzzle cost the same"), Elapsed: time.Since(start),
		}
		for _, m := range moves {
			r.Cost += m.Cost
		}
		if r.verify(p.Start()); r.Fault {
			broken = r
			return false
		}
		return visit(number, r)
	})
	if broken.Fault {
		return Failed, broken.Reason
	}
	return status, why
}

// Nth returns the solution of that number, from 1, of those that no symmetry of the
// board maps to each other.
func Nth(ctx context.Context, p Enumerable, number int64, limits Limits, probe *search.Probe) Result {
	start := time.Now()
	var found Result
	status, why := Solutions(ctx, p, true, number, limits, probe, func(_ int64, r Result) bool {
		found = r
		return false
	})
	found.Status, found.Reason, found.Elapsed = status, why, time.Since(start)
	return found
}
