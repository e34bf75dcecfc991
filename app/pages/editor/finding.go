package editor

import (
	"context"
	"runtime"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/solve/search"
)

// finding is what is found out, beside the window, of a puzzle that is edited:
// how many solutions it has where they can be counted, or else its optimum.
type finding struct {
	slot   *job.Slot
	of     string // the text of the puzzle; "" before there was one
	live   search.Snapshot
	result *engine.Result // nil until it has ended, and where solutions are counted
	count  *engine.Count

	hardening *job.Slot // the search for a harder start
	hardFor   time.Duration
}

// rest is how long a board stays as it is before work on it begins.
const rest = 400 * time.Millisecond

// running says whether something is being found out.
func (f *finding) running() bool { return f.slot.Running() }

// forget ends what is being found out.
func (f *finding) forget() {
	f.slot.Drop()
	f.of, f.result, f.count, f.live = "", nil, nil, search.Snapshot{}
}

// find begins to find out what there is to know of a puzzle, unless it is known
// already. changed hears that there is more to show.
func (m *Model) find(limits engine.Limits, changed func()) {
	s := m.now()
	if s.puzzle == nil {
		m.forget()
		return
	}
	if m.of == s.text {
		return
	}
	m.forget()
	m.of = s.text
	if verdict, known := s.verdict(); known && verdict.Kind == engine.Unsolvable {
		return
	}
	probe := new(search.Probe)
	m.slot.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(rest):
			}
			if many, ok := s.puzzle.(engine.Enumerable); ok {
				count := many.Count(ctx, max(1, runtime.NumCPU()-1), limits, probe)
				return func() { m.count = &count; changed() }
			}
			var result engine.Result
			if method, err := engine.FindMethod(s.puzzle, "", ""); err != nil {
				result = engine.Result{Status: engine.Failed, Reason: engine.MsgOf(err)}
			} else {
				result = engine.Solve(ctx, s.puzzle, method, limits, probe)
			}
			return func() { m.result = &result; changed() }
		},
		Tick: func(time.Duration) {
			m.live = probe.Snapshot()
			changed()
		},
	})
}

// harden looks for a harder start of the puzzle; done hears what was found.
func (m *Model) harden(limits engine.Limits, tick func(), done func(engine.Message, error)) {
	hardener, ok := m.now().puzzle.(engine.Hardener)
	if !ok {
		return
	}
	before := m.now()
	m.forget()
	m.hardFor = 0
	m.hardening.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			p, words, err := hardener.Harder(ctx, limits)
			return func() {
				if err == nil {
					next := before
					next.text, next.puzzle, next.err = p.String(), p, nil
					m.push(next.take(m.puzzles))
				}
				done(words, err)
			}
		},
		Tick: func(elapsed time.Duration) {
			m.hardFor = elapsed
			tick()
		},
	})
}

// canHarden says whether a harder start can be looked for.
func (m *Model) canHarden() bool {
	_, ok := m.now().puzzle.(engine.Hardener)
	return ok
}
