// Package truth judges games by what can be proven: how far a position is from the goal,
// what a move has lost, which move is best, and why a position is lost. It knows no puzzle:
// families judge, explain and prove by optional interfaces (engine.Judged, engine.Hinted,
// engine.Prover), and a family without them is judged by solving.
//
// Nothing is guessed. If a limit or Stop ends a judgement early, bounds are reported as
// bounds. Everything runs on the caller's goroutine and may take as long as its limits.
package truth

import (
	"context"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Oracle judges the positions of one puzzle and caches what it finds: use one for a whole
// game. It must not be used concurrently.
type Oracle struct {
	puzzle engine.Puzzle
	own    engine.Oracle // the family's; optional
}

// New returns an oracle for positions of the puzzle.
func New(p engine.Puzzle) *Oracle {
	o := &Oracle{puzzle: p}
	if judged, ok := p.(engine.Judged); ok {
		o.own = judged.Oracle()
	}
	return o
}

// Puzzle returns the puzzle whose positions it judges.
func (o *Oracle) Puzzle() engine.Puzzle { return o.puzzle }

// Judge returns what can be proven about the position within the limits.
func (o *Oracle) Judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	t := o.judge(ctx, at, limits, probe)
	t.CostUnit = engine.CostUnit(o.puzzle)
	return t
}

func (o *Oracle) judge(ctx context.Context, at engine.Position, limits engine.Limits, probe *search.Probe) engine.Truth {
	if o.own != nil {
		return o.own.Judge(ctx, at, limits, probe)
	}
	if proof, ok := o.Prove(at); ok {
		return engine.Impossible(proof.Why)
	}
	if _, err := engine.FindMethod(o.puzzle, "", ""); err != nil && !at.Solved() {
		return engine.Truth{Status: engine.Failed, AtMost: engine.NoBound, Reason: engine.MsgOf(err)}
	}
	return engine.JudgeBySolving(ctx, o.puzzle, at, limits, probe)
}

// Prove returns a certificate, found without a search, that the position has no solution; ok
// is false if there is none.
func (o *Oracle) Prove(at engine.Position) (proof engine.Proof, ok bool) {
	if prover, can := o.puzzle.(engine.Prover); can && !at.Solved() {
		return prover.Prove(at)
	}
	return engine.Proof{}, false
}

// budget is a time limit for several judgements together.
type budget struct {
	limits engine.Limits
	began  time.Time
}

func newBudget(limits engine.Limits) budget { return budget{limits, time.Now()} }

// judge judges within the remaining time. The truth's limit is reported as the whole one.
func (b budget) judge(ctx context.Context, o *Oracle, at engine.Position, probe *search.Probe) engine.Truth {
	remaining := b.limits
	if remaining.Time > 0 {
		remaining.Time = max(remaining.Time-time.Since(b.began), time.Nanosecond)
	}
	t := o.Judge(ctx, at, remaining, probe)
	if t.Status == search.TimeLimit {
		t.Reason = engine.Ending(t.Status, b.limits, search.Counters{})
	}
	return t
}
