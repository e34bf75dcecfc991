package sliding

import (
	"context"
	"errors"
	"time"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/parallel"
	"langkah/engine/solve/search"
)

// best is the recommended method: IDA* that starts with a heuristic that is available at once, and switches to a better
// one, built in the background, if the search lasts.
const best = "best"

func (p *Puzzle) bestMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: best, Title: engine.Msg("Best"), About: engine.Msg("It is IDA* with the best pattern databases that are ready, and builds larger ones while it searches.")},
		Order:     search.Deepening,
		Settings:  option.Defaults(coresOption()),
		Run:       p.run(solver.best),
		Prepare:   p.prepare(obtainEach(p.partitions()...)), // solving takes whatever is ready
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true,
				Why: engine.Msg("Best: optimal, because IDA* with heuristics that never overestimate is; it builds pattern databases for itself when they pay.")}
		},
	}
}

// plan lists the pattern databases that the best method starts with, and those that it switches to later.
type plan struct {
	first []partition // candidates in order: the first that fits the memory limit; none for Manhattan distance
	later []stage
}

// stage is a partition to switch to after a time.
type stage struct {
	partition
	after time.Duration

	// Total duration of earlier solves of such boards after which the next one starts with this partition; 0 for never.
	inSum time.Duration
}

// plan starts with the fastest to build. On 4 x 4 that is 5-5-5, built in a tenth of the time of 6-6-3, which pays only
// for hard boards or many.
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

// from returns the plan that starts with one of its later partitions. Those before remain as fallbacks for the memory
// limit.
func (a plan) from(i int) plan {
	return plan{append([]partition{a.later[i].partition}, a.first...), a.later[i+1:]}
}

// without returns the plan that starts with the last of its partitions that is in memory.
func (a plan) without(ready func(partition) bool) plan {
	for i, s := range a.later {
		if ready(s.partition) {
			return a.from(i).without(ready)
		}
	}
	return a
}

// following returns the plan for a solve after earlier ones of a total duration: what would have paid for them is
// assumed to pay for the next.
func (a plan) following(lasted time.Duration) plan {
	for i, s := range a.later {
		if s.inSum > 0 && lasted >= s.inSum {
			return a.from(i).following(lasted)
		}
	}
	return a
}

// patient is how long the best method waits before it reads databases that are in the cache.
const patient = 100 * time.Millisecond

// best searches with what is available, while better databases are prepared.
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
	improved := parallel.Go(func() { s.improve(ctx, plan.later) })
	defer func() {
		cancel()
		improved()
	}()
	return s.search()
}

// begin sets the heuristic to the first partition that fits the memory limit, or leaves Manhattan distance.
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

// improve switches to better databases as the search lasts. Failures are ignored: the search goes on with what it has.
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
