package sliding

import (
	"context"
	"errors"
	"time"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
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

// plan is with which databases the best method begins, and which it takes over
// when the solve lasts.
type plan struct {
	first []partition // those that fit the memory limit soonest; none for Manhattan distance
	later []stage
}

// stage is databases that are taken over after so long.
type stage struct {
	partition
	after time.Duration

	// inSum is for how long solves of such boards have lasted in sum when the next
	// one begins with these databases; 0 for never.
	inSum time.Duration
}

// plan begins with what is soonest there. On 4 x 4 that is 5-5-5, built in a tenth of
// the time of 6-6-3, which pays only on boards that last, or are many.
func (p *Puzzle) plan() plan {
	list := p.partitions()
	switch n := len(p.start.cells); {
	case n <= 9:
		return plan{first: list[:1]}
	case n == 16 && len(list) == 3:
		plan := plan{list[:1], []stage{{list[1], 300 * time.Millisecond, 100 * time.Millisecond}, {list[2], time.Second, 0}}}
		if p.cached(list[1]) {
			return plan.from(0)
		}
		return plan
	}
	return plan{later: []stage{{list[0], 200 * time.Millisecond, 0}}}
}

// from is the plan that begins with one of its later databases. Those before
// stay for where these do not fit the memory limit.
func (a plan) from(i int) plan {
	return plan{append([]partition{a.later[i].partition}, a.first...), a.later[i+1:]}
}

// without is the plan that begins with the last of its databases that are in memory.
func (a plan) without(ready func(partition) bool) plan {
	for i, s := range a.later {
		if ready(s.partition) {
			return a.from(i).without(ready)
		}
	}
	return a
}

// following is the plan for a solve after others that lasted so long in sum: what
// would have paid for them is taken to pay for those to come.
func (a plan) following(lasted time.Duration) plan {
	for i, s := range a.later {
		if s.inSum > 0 && lasted >= s.inSum {
			return a.from(i).following(lasted)
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
	store, grid := j.puzzle.store, j.puzzle.grid()
	plan := j.puzzle.plan().without(j.puzzle.ready).following(store.Lasted(grid))
	defer func() { store.AddLasted(grid, time.Since(s.began)) }()
	if err := s.begin(plan.first); err != nil {
		return s.failed(err)
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

// begin takes the first of the databases that fit the memory limit. Where none
// do, Manhattan distance needs none.
func (s *solving) begin(list []partition) error {
	for _, a := range list {
		h, err := s.obtain(s.ctx, a, 0)
		if err == nil {
			s.heuristic.Store(h)
			return nil
		}
		if !errors.Is(err, pdb.ErrMemory) {
			return err
		}
	}
	return nil
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
