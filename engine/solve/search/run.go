package search

import (
	"context"
	"fmt"

	"langkah/engine/base/option"
)

// Run runs the named algorithm. Settings without options stand for its defaults; probe may
// be nil. It is an error if the name is unknown, an option is invalid, or the problem lacks
// something that the algorithm needs.
func Run[S comparable](ctx context.Context, algorithm string, p Problem[S], settings option.Settings, limits Limits, probe *Probe) (Outcome[S], error) {
	a, err := find[S](algorithm)
	if err != nil {
		return Outcome[S]{}, err
	}
	if settings, err = a.complete(settings); err != nil {
		return Outcome[S]{}, err
	}
	switch {
	case p.Goal == nil || p.Expand == nil:
		return Outcome[S]{}, fmt.Errorf("the problem has no goal test or no moves")
	case a.Needs.Goals && p.Goals == nil:
		return Outcome[S]{}, fmt.Errorf("%s needs a list of the goal states, which this problem does not have", a.Title)
	case a.Needs.Reverse && p.Reverse == nil:
		return Outcome[S]{}, fmt.Errorf("%s needs moves that can be undone, which this problem does not have", a.Title)
	case a.Needs.FromStart && p.FromStart == nil && p.Estimate != nil:
		return Outcome[S]{}, fmt.Errorf("%s needs estimates from the start as well, which this problem does not have", a.Title)
	}
	p.Blind = p.Blind || p.Estimate == nil
	p.Admissible = p.Admissible || p.Consistent || p.Blind
	m := NewMeter(ctx, limits, probe)
	defer m.Close()
	r := &run[S]{Meter: m, p: p, settings: settings, recording: probe.Recording()}
	if !m.Hold(p.Held) || !m.HoldTables(p.Tables) || !m.Look() {
		return r.ended(m.Ended()), nil
	}
	m.Generated = 1
	m.Bound = r.leastCost()
	r.base = probe.LastNode()
	return a.run(r), nil
}

// run is the state shared by all algorithms.
type run[S comparable] struct {
	*Meter
	p         Problem[S]
	settings  option.Settings
	recording bool
	base      int32 // node numbers used by earlier runs under the probe
	rounds    []Round
}

func (r *run[S]) startH() int32 {
	if r.p.Estimate == nil {
		return 0
	}
	return max(r.p.Estimate(r.p.Start), 0)
}

// leastCost returns a lower bound of a solution's cost without search: 1, unless moves may
// be free, or an admissible estimate of the start.
func (r *run[S]) leastCost() int64 {
	if r.p.Goal(r.p.Start) {
		return 0
	}
	least := r.costOf(1)
	if r.p.Admissible {
		return max(least, int64(r.startH()))
	}
	return least
}

// costOf returns the least cost of so many moves.
func (r *run[S]) costOf(moves int64) int64 {
	if r.p.Free {
		return 0
	}
	return moves
}

// proven raises the lower bound.
func (r *run[S]) proven(bound int64) { r.Bound = max(r.Bound, bound) }

// solved returns the outcome with a path. It is optimal if its cost equals the lower bound,
// which an algorithm that is optimal has raised by proven.
func (r *run[S]) solved(path []Successor[S]) Outcome[S] {
	cost := int64(0)
	for _, s := range path {
		cost += int64(s.Cost)
	}
	r.Depth = int64(len(path))
	return Outcome[S]{
		Status: Solved, Path: path, Cost: cost, Optimal: cost == r.Bound,
		Rounds: r.rounds, Counters: r.Counters,
	}
}

// ended returns the outcome without a path.
func (r *run[S]) ended(status Status) Outcome[S] {
	return Outcome[S]{Status: status, Rounds: r.rounds, Counters: r.Counters}
}
