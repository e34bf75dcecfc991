package method

import (
	"context"

	"langkah/app/kit/job"
	"langkah/engine"
)

// Sums explain the values of heuristics for positions of a puzzle. What
// needs tables for that is found out beside the window.
type Sums struct {
	Heard func() // something is known now

	slot  *job.Slot
	known map[asked]Sum
}

// asked is a position and a heuristic.
type asked struct{ at, heuristic string }

// Sum is the breakdown of a heuristic's value, or the error of finding it.
type Sum struct {
	engine.Breakdown
	Err error
}

// sumMemory is the memory limit of a heuristic's tables.
const sumMemory = 1 << 30

// NewSums is nothing known yet.
func NewSums(jobs *job.Runner) *Sums {
	return &Sums{slot: jobs.NewSlot(), known: map[asked]Sum{}, Heard: func() {}}
}

// Forget forgets what was of another puzzle.
func (s *Sums) Forget() {
	s.slot.Drop()
	clear(s.known)
}

// Of returns the sum of a position; ok is false where it is unknown.
func (s *Sums) Of(at engine.Position, heuristic string) (sum Sum, ok bool) {
	sum, ok = s.known[asked{engine.Key(at), heuristic}]
	return sum, ok
}

// Find computes the parts of a heuristic's value for a position, unless they are known.
// An earlier request is dropped.
func (s *Sums) Find(p engine.Breakable, at engine.Position, heuristic string) {
	s.slot.Drop()
	if _, known := s.Of(at, heuristic); known {
		return
	}
	s.slot.Start(job.Work{Memory: sumMemory, Run: func(ctx context.Context) func() {
		sum, err := p.Breakdown(ctx, at, heuristic, sumMemory)
		return func() {
			s.known[asked{engine.Key(at), heuristic}] = Sum{sum, err}
			s.Heard()
		}
	}})
}

// Drop leaves what was asked last.
func (s *Sums) Drop() { s.slot.Drop() }

// Breakable is the puzzle where it can tell of a heuristic.
func Breakable(p engine.Puzzle, heuristic string) (b engine.Breakable, ok bool) {
	if b, ok = p.(engine.Breakable); ok {
		for _, c := range b.Breakdowns() {
			if c.Name == heuristic {
				return b, true
			}
		}
	}
	return b, false
}
