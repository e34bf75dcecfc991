package compare

import (
	"context"
	"sort"
	"sync"
	"time"

	"langkah/engine"
	"langkah/engine/search"
)

// Horizon is how many expansions of a lane a race remembers.
const Horizon = 200_000

// Race lets several methods search the same puzzle and remembers the states
// that each expands and when, so that they can be watched side by side, in
// lockstep by expansions or by time, forward and back. The searches run one
// after the other, so that the times are fair.
type Race struct {
	Puzzle engine.Puzzle
	Lanes  []*Lane
}

// Lane is one method in a race. Its methods may be called while it searches.
type Lane struct {
	Method engine.Method

	mu      sync.Mutex
	started time.Time
	states  []any
	at      []time.Duration
	total   int64 // expansions in all, those beyond the horizon too
	result  *engine.Result
}

// NewRace is a race that has not begun.
func NewRace(p engine.Puzzle, methods []engine.Method) *Race {
	r := &Race{Puzzle: p}
	for _, m := range methods {
		r.Lanes = append(r.Lanes, &Lane{Method: m})
	}
	return r
}

// Run searches lane after lane until all have ended or ctx is cancelled.
func (r *Race) Run(ctx context.Context, limits engine.Limits) {
	for _, lane := range r.Lanes {
		if ctx.Err() != nil {
			return
		}
		lane.started = time.Now()
		result := engine.Solve(ctx, r.Puzzle, lane.Method, limits, &search.Probe{Recorder: lane})
		lane.mu.Lock()
		lane.result = &result
		lane.total = max(lane.total, result.Expanded)
		lane.mu.Unlock()
	}
}

// Record remembers an expansion; it is called by the search.
func (l *Lane) Record(e search.Event) {
	if e.Kind != search.Expanded {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.total++
	if len(l.states) < Horizon {
		l.states = append(l.states, e.State)
		l.at = append(l.at, time.Since(l.started))
	}
}

// Moment is what a lane shows at one place of a race.
type Moment struct {
	Position engine.Position // what it looks at; nil before its first expansion and where the family cannot show it
	Expanded int64           // how many nodes it has expanded by then
	Ended    *engine.Result  // its result, once it has ended by then
}

// After is the lane after n expansions.
func (r *Race) After(lane *Lane, n int64) Moment {
	lane.mu.Lock()
	defer lane.mu.Unlock()
	if lane.result != nil && n >= lane.total {
		return r.end(lane)
	}
	return r.moment(lane, n)
}

// At is the lane after it has searched for a time.
func (r *Race) At(lane *Lane, t time.Duration) Moment {
	lane.mu.Lock()
	defer lane.mu.Unlock()
	if lane.result != nil && t >= lane.result.Elapsed {
		return r.end(lane)
	}
	n := sort.Search(len(lane.at), func(i int) bool { return lane.at[i] > t })
	return r.moment(lane, int64(n))
}

func (r *Race) end(lane *Lane) Moment {
	m := r.moment(lane, lane.total)
	m.Ended = lane.result
	if lane.result.Status == engine.Solved {
		if positions, err := engine.Replay(r.Puzzle.Start(), lane.result.Moves); err == nil {
			m.Position = positions[len(positions)-1]
		}
	}
	return m
}

// moment shows the n-th expansion, or the last that is remembered.
func (r *Race) moment(lane *Lane, n int64) Moment {
	m := Moment{Expanded: min(n, lane.total)}
	watchable, ok := r.Puzzle.(engine.Watchable)
	if i := min(n, int64(len(lane.states))); ok && i > 0 {
		if p, ok := watchable.At(lane.states[i-1]); ok {
			m.Position = p
		}
	}
	return m
}

// Length is how far the race can be watched by now: expansions and time of the
// longest lane.
func (r *Race) Length() (expansions int64, t time.Duration) {
	for _, lane := range r.Lanes {
		lane.mu.Lock()
		expansions = max(expansions, lane.total)
		if lane.result != nil {
			t = max(t, lane.result.Elapsed)
		} else if n := len(lane.at); n > 0 {
			t = max(t, lane.at[n-1])
		}
		lane.mu.Unlock()
	}
	return expansions, t
}
