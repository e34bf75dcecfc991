package engine

import (
	"context"
	"fmt"
	"runtime/debug"
	"strings"
	"time"

	"langkah/engine/solve/search"
)

// Solve runs a method of the puzzle and replays what it found by the rules.
// It is the one door to a solver: a solution that does not pass [Verify], or a
// solver that breaks, comes back as a failure. It returns when the solver has
// ended, at most 100 ms after ctx is cancelled. probe may be nil.
func Solve(ctx context.Context, p Puzzle, m Method, limits Limits, probe *search.Probe) (result Result) {
	start := time.Now()
	defer func() {
		if broken := recover(); broken != nil {
			result = brokenBy(broken)
		}
		result.Elapsed = time.Since(start)
	}()
	probe.Price(CostUnit(p))
	result = m.Run(ctx, m, limits, probe)
	if CostText(p, result.Bound) == "0" {
		result.Bound = 0 // the least part of a cost, which no figure would show
	}
	if result.Status == Solved {
		result.verify(p.Start())
		return result
	}
	return reconcile(p, result)
}

// reconcile corrects a result without a solution by the verdict that is known before
// any search: an unsolvable puzzle has no solution even if the method did not
// terminate, and a method that finds none for a solvable puzzle is wrong.
func reconcile(p Puzzle, r Result) Result {
	verdict, known := Verdict(p)
	undecided := r.Status.Limited() || r.Status == Stopped || r.Status == Failed && !r.Fault
	switch {
	case !known:
	case verdict.Kind == Unsolvable && undecided:
		r.Status, r.Reason = NoSolution, verdict.Text
	case verdict.Kind == Solvable && r.Status == NoSolution:
		r.Status, r.Fault = Failed, true
		r.Reason = Msg("the method found that there is no solution, but there is one: %s", verdict.Text)
	}
	return r
}

// brokenBy returns the result of a method that panicked.
func brokenBy(broken any) Result {
	first, details := Broken(broken, debug.Stack())
	return Result{Status: Failed, Fault: true, Reason: Msg("the method broke: %s", first), Details: details}
}

// Broken describes a value that was recovered from a panic: its first line, and all of
// it with the stack of the goroutine that panicked.
func Broken(recovered any, stack []byte) (first, details string) {
	all := fmt.Sprint(recovered)
	first, _, _ = strings.Cut(all, "\n")
	return first, fmt.Sprintf("%s\n\n%s", all, stack)
}
