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
// distance, and which it takes over after a while, none for no others.
type plan struct {
	first, then partition
	after       time.Duration
}

// easy is a Manhattan distance up to which 15-puzzles take no time to speak of.
const easy = 30

func (p *Puzzle) plan() plan {
	list := p.partitions()
	switch n := len(p.start.cells); {
	case n <= 9:
		return plan{first: list[0]}
	case n == 16 && len(list) == 3:
		// 6-6-3 pays for its building on all but easy boards.
		l := newLayout(p)
		first := list[1]
		if pdb.Manhattan(p.grid(), l.encode(p.start), int(l.blank)) <= easy && !p.ready(list[1]) {
			first = list[0]
		}
		return plan{first: first, then: list[2], after: time.Second}
	}
	return plan{then: list[0], after: 200 * time.Millisecond}
}

// patient is how long the best method waits before it reads databases that are
// in the cache.
const patient = 100 * time.Millisecond

// best solves with what is there, and prepares something better meanwhile.
func (j solver) best() engine.Result {
	s := newSolving(j)
	plan := j.puzzle.plan()
	if plan.then.name != "" && j.puzzle.ready(plan.then) {
		plan.first, plan.then = plan.then, partition{}
	}
	if plan.first.name != "" {
		h, err := s.obtain(j.ctx, plan.first, 0)
		// Where even these do not fit the memory, Manhattan distance needs none.
		if err != nil && !errors.Is(err, pdb.ErrMemory) {
			return s.failed(err)
		}
		s.heuristic.Store(h)
	}
	if plan.then.name == "" {
		return s.search()
	}
	ctx, cancel := context.WithCancel(j.ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.improve(ctx, plan)
	}()
	defer func() {
		cancel()
		<-done
	}()
	return s.search()
}

// improve takes over the plan's second databases when the solve has lasted.
// Where they cannot be had the search goes on as it is.
func (s *solving) improve(ctx context.Context, plan plan) {
	after := plan.after
	if p := s.puzzle; s.puzzle.store.Cached(p.grid(), plan.then.name, p.goal.blank()) {
		after = min(after, patient)
	}
	select {
	case <-ctx.Done():
		return
	case <-time.After(after):
	}
	var held int64
	if h := s.heuristic.Load(); h != nil {
		held = h.Held()
	}
	if h, err := s.obtain(ctx, plan.then, held); err == nil {
		s.heuristic.Store(h)
	}
}
