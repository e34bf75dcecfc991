package engine

import (
	"context"
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Oracle proves distances of the positions of one puzzle. It keeps its findings, so
// that the next position of a game is quicker than the first. It works on the
// caller's goroutine and must not be used by two at once.
type Oracle interface {
	// Judge never guesses: where the limits or ctx end it early, the answer
	// is bounds. The position is one of the oracle's puzzle.
	Judge(ctx context.Context, at Position, limits Limits, probe *search.Probe) Truth
}

// Truth holds what is proven about a position.
type Truth struct {
	// Status is Solved where there is a solution and everything below is exact,
	// NoSolution where it is proven that there is none, and else why not all is known.
	Status Status
	Reason Message // why there is no solution, or why not all is known

	// A cheapest solution from here costs at least and at most so much. AtMost is
	// NoBound where no solution is known.
	AtLeast, AtMost int

	CostUnit int32 // how many units of them are a cost of 1, as the puzzle's [Priced] says; 0 for 1

	Best    []Move // moves that a cheapest solution can begin with
	AllBest bool   // there are no others

	Left *Left // how many solutions are left, where the family counts them
}

// Left is the number of solutions that a position still allows. Equal pieces are not
// told apart.
type Left struct {
	Number int64
	Exact  bool // else there are at least so many
}

// NoBound is no upper bound.
const NoBound = -1

// Cost returns a cost, such as AtLeast, as a number.
func (t Truth) Cost(cost int) float64 { return search.Value(int64(cost), t.CostUnit) }

// CostText writes a cost, such as AtLeast.
func (t Truth) CostText(cost int) string { return figures.Decimal(t.Cost(cost)) }

// Exact says whether the distance is known.
func (t Truth) Exact() bool { return t.AtLeast == t.AtMost }

// Settled returns the truth of a position of that distance, whose best moves are all known.
func Settled(distance int, best []Move) Truth {
	return Truth{Status: Solved, AtLeast: distance, AtMost: distance, Best: best, AllBest: true}
}

// Impossible returns the truth of a position without a solution.
func Impossible(why Message) Truth {
	return Truth{Status: NoSolution, Reason: why, AtMost: NoBound, AllBest: true}
}

// JudgeBySolving judges a position of a puzzle by its recommended method: it
// solves the puzzle from there, and from what each move leads to. It is exact
// where that method proves its solutions optimal.
func JudgeBySolving(ctx context.Context, p Puzzle, at Position, limits Limits, probe *search.Probe) Truth {
	if at.Solved() {
		return Settled(0, nil)
	}
	clock := startClock(limits)
	r, err := solveFrom(ctx, p, at, limits, probe)
	switch {
	case err != nil:
		return Truth{Status: Failed, Reason: MsgOf(err), AtMost: NoBound}
	case r.Status == NoSolution:
		return Impossible(r.Reason)
	case r.Status != Solved:
		return Truth{Status: r.Status, Reason: r.Reason, AtLeast: int(r.Bound), AtMost: NoBound}
	}
	t := Truth{Status: Solved, AtLeast: int(r.Bound), AtMost: r.Cost}
	if r.Optimality != Proven {
		t.Status, t.Reason = Failed, r.Because
		return t
	}
	t.AtLeast, t.AllBest = r.Cost, true
	for _, m := range at.Moves() {
		if m.Name == r.Moves[0].Name {
			t.Best = append(t.Best, m)
			continue
		}
		rest, ok := clock.left()
		if !ok {
			return t.cutShort(search.TimeLimit, Ending(search.TimeLimit, limits, search.Counters{}))
		}
		after, err := at.Apply(m)
		if err != nil {
			return t.cutShort(Failed, MsgOf(err))
		}
		if m.Cost > t.AtMost {
			continue
		}
		next, err := solveFrom(ctx, p, after, rest, probe)
		switch {
		case err != nil:
			return t.cutShort(Failed, MsgOf(err))
		case next.Status == Solved && m.Cost+next.Cost == t.AtMost:
			t.Best = append(t.Best, m)
		case next.Status == Solved || next.Status == NoSolution || m.Cost+int(next.Bound) > t.AtMost:
		default:
			t = t.cutShort(next.Status, next.Reason)
		}
	}
	return t
}

// cutShort returns the truth where for some move it is not known whether it is a best one.
func (t Truth) cutShort(status Status, why Message) Truth {
	t.Status, t.Reason, t.AllBest = status, why, false
	return t
}

// solveFrom solves the puzzle from a position by its recommended method.
func solveFrom(ctx context.Context, p Puzzle, at Position, limits Limits, probe *search.Probe) (Result, error) {
	if at.Solved() {
		return Result{Status: Solved, Optimality: Proven}, nil
	}
	q, err := p.From(at)
	if err != nil {
		return Result{}, err
	}
	m, err := FindMethod(q, "", "")
	if err != nil {
		return Result{}, err
	}
	return Solve(ctx, q, m, limits, probe), nil
}

// clock divides one time limit among several solves.
type clock struct {
	limits Limits
	start  time.Time
}

func startClock(limits Limits) clock { return clock{limits, time.Now()} }

// left returns the limits with the remaining time; ok is false when none remains.
func (c clock) left() (remaining Limits, ok bool) {
	remaining = c.limits
	if remaining.Time > 0 {
		remaining.Time -= time.Since(c.start)
		return remaining, remaining.Time > 0
	}
	return remaining, true
}
