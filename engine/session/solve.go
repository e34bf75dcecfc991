package session

import (
	"context"
	"errors"
	"time"

	"langkah/engine"
	"langkah/engine/search"
)

// interval is the time between two readings of a running search.
const interval = 100 * time.Millisecond

// Watch is who hears of a search. Its functions are called through the
// session's do; each may be nil.
type Watch struct {
	Progress func(search.Snapshot, time.Duration) // ten times a second, with the time since the start
	Done     func(engine.Result)                  // once, unless the search was dropped
	Recorder search.Recorder                      // hears of every node on the search's goroutine; may be nil
}

// job is one search.
type job struct{ cancel context.CancelCauseFunc }

var errDropped = errors.New("nobody waits for the result")

// Solve starts a search for the puzzle on its own goroutine and returns at
// once. A solution becomes the line, with its start shown. A search that still
// runs is ended first and its result dropped. Without a puzzle it does nothing.
func (s *Session) Solve(m engine.Method, limits engine.Limits, watch Watch) {
	if s.puzzle == nil {
		return
	}
	s.drop()
	ctx, cancel := context.WithCancelCause(context.Background())
	j, p, before, ended := &job{cancel}, s.puzzle, s.ended, make(chan struct{})
	s.job, s.ended = j, ended
	go func() {
		defer close(ended)
		defer cancel(nil)
		if before != nil {
			<-before
		}
		result := s.search(ctx, j, p, m, limits, watch)
		var positions []engine.Position
		if result.Status == engine.Solved {
			var err error
			if positions, err = engine.Replay(p.Start(), result.Moves); err != nil {
				result = engine.Result{Status: engine.Failed, Reason: engine.Msg("%s", err.Error())}
			}
		}
		s.hand(ctx, j, func() { s.finish(m, result, positions, watch.Done) })
	}()
}

// search runs the method and tells of it until it has ended.
func (s *Session) search(ctx context.Context, j *job, p engine.Puzzle, m engine.Method, limits engine.Limits, watch Watch) engine.Result {
	probe := &search.Probe{Recorder: watch.Recorder}
	results := make(chan engine.Result, 1)
	start := time.Now()
	go func() { results <- engine.Solve(ctx, p, m, limits, probe) }()
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case r := <-results:
			return r
		case <-ticker.C:
			if watch.Progress != nil {
				snapshot, elapsed := probe.Snapshot(), time.Since(start)
				s.hand(ctx, j, func() { watch.Progress(snapshot, elapsed) })
			}
		}
	}
}

// hand gives work to the session's goroutine, which leaves it when the job has
// been dropped meanwhile.
func (s *Session) hand(ctx context.Context, j *job, work func()) {
	if errors.Is(context.Cause(ctx), errDropped) {
		return
	}
	s.do(func() {
		if s.job == j {
			work()
		}
	})
}

func (s *Session) finish(m engine.Method, r engine.Result, positions []engine.Position, done func(engine.Result)) {
	s.job = nil
	s.solved = &engine.Solution{Name: s.name, Puzzle: s.puzzle, Method: m, Result: r}
	if r.Status == engine.Solved {
		s.positions, s.moves, s.index = positions, r.Moves, 0
	}
	if done != nil {
		done(r)
	}
}

// Take takes over what a method came to elsewhere, as if it had run here. The
// error says where the rules forbid its moves.
func (s *Session) Take(m engine.Method, r engine.Result) error {
	positions, err := engine.Replay(s.puzzle.Start(), r.Moves)
	if err != nil {
		return err
	}
	s.drop()
	s.finish(m, r, positions, nil)
	return nil
}

// Solving says whether a search runs.
func (s *Session) Solving() bool { return s.job != nil }

// Stop asks the search that runs to end; its result, stopped or done just
// before, still comes back.
func (s *Session) Stop() {
	if s.job != nil {
		s.job.cancel(nil)
	}
}

// Close ends the search that runs, drops its result and waits for its end.
func (s *Session) Close() {
	s.drop()
	if s.ended != nil {
		<-s.ended
	}
}

// drop ends the search that runs, and nobody hears of it again.
func (s *Session) drop() {
	if s.job != nil {
		s.job.cancel(errDropped)
		s.job = nil
	}
}
