package sliding

import (
	"context"
	"errors"
	"time"

	"langkah/engine"
	"langkah/engine/option"
	"langkah/engine/search"
	"langkah/engine/sliding/pdb"
)

// best is the method that the program picks by itself: IDA* that begins with a
// heuristic that is there at once and takes over a better one, made in the
// background, when the solve lasts.
const best = "best"

func (p *Puzzle) bestMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: best, Title: engine.Msg("Best"), About: engine.Msg("It is IDA* with the best pattern databases that are ready, and builds larger ones while it searches.")},
		Order:     search.Deepening,
		Settings:  option.Defaults(coresOption()),
		Run:       p.run(solver.best),
		Prepare:   p.prepare(obtainEach(p.partitions()...)), // it takes what it finds
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true,
				Why: engine.Msg("Best: optimal, because IDA* with heuristics that never overestimate is; it builds pattern databases for itself when they pay.")}
		},
	}
}

// plan is with which databases the best method begins, none for Manhattan
// distance, and which it takes over when the solve lasts.
type plan struct {
	first partition
	later []stage
}

// stage is databases that are taken over after so long.
type stage struct {
	partition
	after time.Duration
}

// plan begins with what is soonest there. On 4 x 4 that is 5-5-5, built in a tenth of
// the time of 6-6-3, which pays only on boards that last.
func (p *Puzzle) plan() plan {
	list := p.partitions()
	switch n := len(p.start.cells); {
	case n <= 9:
		return plan{first: list[0]}
	case n == 16 && len(list) == 3:
		later := []stage{{list[1], 300 * time.Millisecond}, {list[2], time.Second}}
		if p.cached(list[1]) {
			return plan{list[1], later[1:]}
		}
		return plan{list[0], later}
	}
	return plan{later: []stage{{list[0], 200 * time.Millisecond}}}
}

// without is the plan that begins with the last of its databases that are in memory.
func (a plan) without(ready func(partition) bool) plan {
	for i, s := range a.later {
		if ready(s.partition) {
			return plan{s.partition, a.later[i+1:]}.without(ready)
		}
	}
	return a
}

// patient is how long the best method waits before it reads databases that are
// in the cache.
const patient = 100 * time.Millisecond

// best solves with what is there, and prepares something better meanwhile.
func (j solver) best() engine.Result {
	s := newSolving(j)
	plan := j.puzzle.plan().without(j.puzzle.ready)
	if plan.first.name != "" {
		h, err := s.obtain(j.ctx, plan.first, 0)
		// Where even these do not fit the memory, Manhattan distance needs none.
		if err != nil && !errors.Is(err, pdb.ErrMemory) {
			return s.failed(err)
		}
		s.heuristic.Store(h)
	}
	if len(plan.later) == 0 {
		return s.search()
	}
	ctx, cancel := context.WithCancel(j.ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.improve(ctx, plan.later)
	}()
	defer func() {
		cancel()
		<-done
	}()
	return s.search()
}

// improve takes over databases when the solve has lasted. Where they cannot be
// had the search goes on as it is.
func (s *solving) improve(ctx context.Context, stages []stage) {
	start := time.Now()
	for _, stage := range stages {
		after := stage.after
		if s.puzzle.cached(stage.partition) {
			after = min(after, patient)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(after - time.Since(start)):
		}
		var held int64
		if h := s.heuristic.Load(); h != nil {
			held = h.Held()
		}
		if h, err := s.obtain(ctx, stage.partition, held); err == nil {
			s.heuristic.Store(h)
		}
	}
}
