// Package truth holds a game against what can be proven of it: how far each
// position is from being solved, what a move has lost, what to do next, and
// why nothing can be done. It knows no puzzle: families judge, explain and
// prove by the abilities that they have (engine.Judged, engine.Hinted,
// engine.Prover), and a family without them is judged by solving.
//
// Nothing here is guessed. Where limits or Stop end a judgement early, bounds
// are said, and are said to be bounds. All of it runs on the caller's
// goroutine and may last as long as its limits.
package truth

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Oracle judges the positions of one puzzle. It belongs to one goroutine at a
// time and keeps what it finds: make one for a game and keep it.
type Oracle struct {
	puzzle engine.Puzzle
	own    engine.Oracle // nil where the family has none
}

// New is an oracle for positions of the puzzle.
func New(p engine.Puzzle) *Oracle {
	o := &Oracle{puzzle: p}
	if judged, ok := p.(engine.Judged); ok {
		o.own = judged.Oracle()
	}
	return o
}

// Puzzle is whose positions it judges.
func (o *Oracle) Puzzle() engine.Puzzle { return o.puzzle }

// Judge is what can be proven of a position within the limits.
func (o *Oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	if o.own != nil {
		return o.own.Judge(ctx, at, limits, probe)
	}
	if proof, ok := o.Prove(at); ok {
		return engine.Impossible(proof.Why)
	}
	if len(o.puzzle.Methods()) == 0 && !at.Solved() {
		return engine.Truth{Status: engine.Failed, Reason: engine.Msg("there is no method for this puzzle"), AtMost: engine.NoBound}
	}
	return engine.JudgeBySolving(ctx, o.puzzle, at, limits, probe)
}

// Prove is a certificate that the position has no solution, found without a
// search; ok is false where there is none at hand.
func (o *Oracle) Prove(at engine.Position) (proof engine.Proof, ok bool) {
	if prover, can := o.puzzle.(engine.Prover); can && !at.Solved() {
		return prover.Prove(at)
	}
	return engine.Proof{}, false
}

// budget shares one time limit out to several judgements.
type budget struct {
	limits engine.Limits
	began  time.Time
}

func newBudget(limits engine.Limits) budget { return budget{limits, time.Now()} }

// judge judges with what is left of the time. What it says of the limit is of the whole.
func (b budget) judge(ctx context.Context, o *Oracle, at engine.Position, probe *search.Probe) engine.Truth {
	rest := b.limits
	if rest.Time > 0 {
		rest.Time = max(rest.Time-time.Since(b.began), time.Nanosecond)
	}
	t := o.Judge(ctx, at, rest, probe)
	if t.Status == search.TimeLimit {
		t.Reason = engine.Ending(t.Status, b.limits, search.Counters{})
	}
	return t
}
