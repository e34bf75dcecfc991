package sliding

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// solving is one solve by the specialised IDA* of package pdb.
type solving struct {
	solver
	began     time.Time
	notices   notices
	heuristic atomic.Pointer[pdb.Heuristic] // nil for Manhattan distance
}

func newSolving(j solver) *solving { return &solving{solver: j, began: time.Now()} }

// fixed solves with the method's own heuristic.
func (j solver) fixed() engine.Result {
	s := newSolving(j)
	if a, ok := j.puzzle.partitionOf(j.method.Heuristic.Name); ok {
		h, err := s.obtain(j.ctx, a, 0)
		if err != nil {
			return s.failed(err)
		}
		s.heuristic.Store(h)
	}
	return s.search()
}

// obtain returns the heuristic of a partition; held bytes of the memory limit are in use already.
func (s *solving) obtain(ctx context.Context, a partition, held int64) (*pdb.Heuristic, error) {
	r := pdb.Request{
		Grid: s.puzzle.grid(), Partition: a.name, Blank: s.puzzle.goal.blank(),
		Cores: cores(s.method), Notice: s.notices.add,
	}
	if s.limits.Memory > 0 {
		r.Memory = max(1, s.limits.Memory-held)
	}
	return s.request(ctx, r, a.heuristic.Title)
}

// request obtains a heuristic from the store within the limits of the solve, and reports progress under its title.
func (s *solving) request(ctx context.Context, r pdb.Request, title engine.Message) (*pdb.Heuristic, error) {
	if s.limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, s.began.Add(s.limits.Time))
		defer cancel()
	}
	if parts, err := pdb.NewPartition(r.Grid, r.Partition, r.Blank); err == nil {
		bytes := parts.Bytes(r.Grid)
		size, takes := figures.Bytes(bytes), buildingTime(bytes).String()
		r.Working = func(share float64) {
			s.probe.SetActivity(engine.Msg("building %s: %s, about %s, %.0f%% done", title, size, takes, 100*share))
		}
		defer s.probe.SetActivity(engine.Message{})
	}
	return s.puzzle.store.Heuristic(ctx, r)
}

// remaining returns the limits that remain for the search.
func (s *solving) remaining() engine.Limits {
	limits := s.limits
	if limits.Time > 0 {
		limits.Time = max(1, limits.Time-time.Since(s.began))
	}
	return limits
}

// failed converts an error of obtaining databases to a result.
func (s *solving) failed(err error) engine.Result {
	names := s.layout.encode(s.puzzle.start)
	r := engine.Result{}
	r.Bound = int64(pdb.Manhattan(s.puzzle.grid(), names, int(s.layout.blank)))
	switch {
	case s.ctx.Err() != nil:
		r.Status = engine.Stopped
	case errors.Is(err, context.DeadlineExceeded):
		r.Status = search.TimeLimit
	case errors.Is(err, pdb.ErrMemory):
		r.Status, r.Reason = search.MemoryLimit, engine.Msg("%s; raise it, or choose smaller databases", err)
	default:
		r.Status, r.Reason = engine.Failed, engine.MsgOf(err)
	}
	if r.Reason.IsZero() {
		r.Reason = engine.Ending(r.Status, s.limits, r.Counters)
	}
	return r
}

// search runs the specialised IDA* and converts its outcome.
func (s *solving) search() engine.Result {
	names := s.layout.encode(s.puzzle.start)
	s.probe.SetReplay(s.puzzle.replay)
	o := pdb.Solve(s.ctx, s.puzzle.grid(), names, int(s.layout.blank), pdb.Options{
		Cores: cores(s.method), Limits: s.remaining(), Probe: s.probe, Heuristic: s.heuristic.Load,
	})
	s.puzzle.store.Settle(s.ctx)
	r := engine.Result{Status: o.Status, Reason: engine.Ending(o.Status, s.limits, o.Counters), Rounds: o.Rounds, Counters: o.Counters}
	if r.Status != engine.Solved {
		r.Reason = s.notices.after(r.Reason)
		return r
	}
	r.Optimality, r.Because = engine.Proven, s.notices.after(s.method.Guarantee().Why)
	s.walk(&r, names, o.Blank, s.heuristic.Load())
	return r
}

// replay returns the position after moves of the blank from the start, nil if one is not legal.
func (p *Puzzle) replay(_ int32, moves []int32) any {
	at := p.start
	for _, d := range moves {
		cell, ok := at.neighbour(at.blank(), direction(d))
		if !ok {
			return nil
		}
		at = at.slide(cell)
	}
	return Position{p, at}
}

// walk sets the moves of a path of the blank, and the heuristic's value along it; heuristic is nil for Manhattan
// distance.
func (s *solving) walk(r *engine.Result, names, path []uint8, heuristic *pdb.Heuristic) {
	now := slices.Clone(names)
	at := uint8(slices.Index(now, s.layout.blank))
	note := func() {
		h := pdb.Manhattan(s.puzzle.grid(), now, int(s.layout.blank))
		if heuristic != nil {
			h = heuristic.Estimate(now)
		}
		g := len(r.Moves)
		r.Estimates = append(r.Estimates, engine.Estimate{G: int64(g), H: int64(h), F: int64(g + h)})
	}
	note()
	for _, cell := range path {
		for _, step := range s.layout.steps[at] {
			if step.to == cell {
				r.Moves = append(r.Moves, s.puzzle.move(step.dir, s.layout.number[now[cell]]))
			}
		}
		now[at], now[cell] = now[cell], now[at]
		at = cell
		note()
	}
	for _, m := range r.Moves {
		r.Cost += m.Cost
	}
}
