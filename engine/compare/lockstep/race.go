// Package lockstep replays several searches on the same puzzle side by side, in step by
// expansions or by time; beside them what programs of the user's print, board by board.
package lockstep

import (
	"context"
	"slices"
	"sync"
	"time"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Horizon is the number of events that a race keeps of each lane's replay.
const Horizon = 500_000

// Race lets several methods search the same puzzle, so that they can be watched side by
// side, in lockstep by expansions or by time, forward and back. Each first searches
// alone and unrecorded, which gives results, counters and times. Then those that can be
// watched search again with a recorder: a lane shows that replay.
type Race struct {
	Puzzle engine.Puzzle
	Lanes  []*Lane
	text   string // that programs get
}

// Lane is one method in a race, or a program. Its methods may be called while it searches.
type Lane struct {
	Method  engine.Method    // known before the race: whether it can be watched
	Program *attempt.Program // nil for a method

	mu      sync.Mutex
	result  *engine.Result   // of the unrecorded search, or of the program
	trace   *trace.Trace     // of the replay; nil until that has ended
	probe   *search.Probe    // of the replay; it maps nodes to positions
	outcome *attempt.Outcome // of a program that has ended
}

// NewRace returns a race that has not begun.
func NewRace(e experiment.Entry, methods []engine.Method, programs ...attempt.Program) *Race {
	r := &Race{Puzzle: e.Puzzle, text: e.Text}
	for _, m := range methods {
		r.Lanes = append(r.Lanes, &Lane{Method: m})
	}
	for i := range programs {
		r.Lanes = append(r.Lanes, &Lane{Program: &programs[i]})
	}
	return r
}

// Title returns the lane's method or program in words.
func (l *Lane) Title() engine.Message {
	if l.Program != nil {
		return engine.Msg("%s", l.Program.Name)
	}
	return l.Method.Title()
}

// Outcome returns how the lane's program did; nil for a method, and before it has ended.
func (l *Lane) Outcome() *attempt.Outcome {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.outcome
}

// Run searches lane after lane, then replays lane after lane, until all have
// ended or ctx is cancelled.
func (r *Race) Run(ctx context.Context, limits engine.Limits) {
	for _, lane := range r.Lanes {
		if lane.Program == nil {
			experiment.Prepare(ctx, r.Puzzle, lane.Method, limits, nil)
		}
	}
	for _, lane := range r.Lanes {
		if ctx.Err() != nil {
			return
		}
		if lane.Program != nil {
			lane.run(ctx, experiment.Entry{Puzzle: r.Puzzle, Text: r.text}, limits)
			continue
		}
		result := experiment.SolveAlone(ctx, r.Puzzle, lane.Method, limits, nil)
		lane.mu.Lock()
		lane.result = &result
		lane.mu.Unlock()
	}
	for _, lane := range r.Lanes {
		if lane.Program == nil && !lane.Method.Unwatched && ctx.Err() == nil {
			lane.replay(ctx, r.Puzzle, limits)
		}
	}
}

// run runs the lane's program.
func (l *Lane) run(ctx context.Context, e experiment.Entry, limits engine.Limits) {
	a, err := experiment.Attempt(ctx, grade.NewGrader(limits), e, *l.Program, limits)
	if err != nil {
		return // the race was stopped
	}
	result := experiment.ResultOf(a)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.result, l.outcome = &result, &a.Outcome
}

// replay searches again and records the first [Horizon] events.
func (l *Lane) replay(ctx context.Context, p engine.Puzzle, limits engine.Limits) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	heard := trace.New(Horizon)
	probe := &search.Probe{Recorder: enough{heard, cancel}}
	engine.Solve(ctx, p, l.Method, limits, probe)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.trace, l.probe = heard, probe
}

// enough ends a search once its trace is full.
type enough struct {
	*trace.Trace
	end func()
}

func (r enough) Record(e search.Event) {
	r.Trace.Record(e)
	if r.Cut() {
		r.end()
	}
}

// Moment is the state of a lane at a point of a race.
type Moment struct {
	Position engine.Position // being expanded; nil before the first expansion and where it is not known
	Expanded int64           // nodes expanded so far
	Share    float64         // of its own search, up to 1
	Ended    *engine.Result  // its result, once it has ended by then
}

// After returns the lane after n expansions.
func (r *Race) After(lane *Lane, n int64) Moment {
	all, _ := r.Length()
	lane.mu.Lock()
	defer lane.mu.Unlock()
	if lane.Program != nil {
		return lane.printed(float64(n) / float64(max(all, 1)))
	}
	return r.moment(lane, n)
}

// printed returns a program's lane at a share of the race: its boards are spread evenly over
// the whole of it, as nothing is known of when it found them.
func (l *Lane) printed(share float64) Moment {
	if l.result == nil {
		return Moment{}
	}
	m := Moment{Share: min(share, 1)}
	if n := len(l.result.Positions); n > 0 {
		m.Position = l.result.Positions[int(m.Share*float64(n-1))]
	}
	if share >= 1 {
		m.Ended = l.result
	}
	return m
}

// At returns the lane after that time of search, its expansions spread evenly over the
// time of the whole search.
func (r *Race) At(lane *Lane, t time.Duration) Moment {
	_, all := r.Length()
	lane.mu.Lock()
	defer lane.mu.Unlock()
	if lane.Program != nil {
		return lane.printed(float64(t) / float64(max(all, 1)))
	}
	switch result := lane.result; {
	case result == nil:
		return Moment{}
	case t >= result.Elapsed:
		return r.moment(lane, max(result.Expanded, 1))
	default:
		return r.moment(lane, int64(float64(result.Expanded)*float64(t)/float64(result.Elapsed)))
	}
}

// moment returns a lane after n expansions. It has ended after its last one, but no lane
// has ended at the start.
func (r *Race) moment(lane *Lane, n int64) Moment {
	if lane.result == nil {
		return Moment{}
	}
	all := max(lane.result.Expanded, 1)
	m := Moment{Expanded: min(n, lane.result.Expanded), Share: min(float64(n)/float64(all), 1), Position: r.shown(lane, n)}
	if n < all {
		return m
	}
	m.Ended = lane.result
	if positions := lane.result.Positions; len(positions) > 0 {
		m.Position = positions[len(positions)-1]
	}
	return m
}

// shown returns the position of the replay's n-th expansion, or of the last one that is
// recorded and has a position.
func (r *Race) shown(lane *Lane, n int64) engine.Position {
	if lane.trace == nil {
		return nil
	}
	for n = min(n, int64(lane.trace.Expansions())); n > 0; n-- {
		e, _ := lane.trace.Expansion(int(n - 1))
		root, moves, ok := lane.trace.PathOf(e)
		if position, shown := engine.Shown(lane.probe.Replay(root, moves)); ok && shown {
			return position
		}
	}
	return nil
}

// Length returns the present length of the race: expansions and time of the longest
// lane of a method; of programs alone the most boards, and the time of the longest process.
func (r *Race) Length() (expansions int64, t time.Duration) {
	var boards int64
	var process time.Duration
	for _, lane := range r.Lanes {
		lane.mu.Lock()
		switch {
		case lane.result == nil:
		case lane.Program != nil:
			boards, process = max(boards, int64(len(lane.result.Positions))), max(process, lane.result.Elapsed)
		default:
			expansions, t = max(expansions, lane.result.Expanded), max(t, lane.result.Elapsed)
		}
		lane.mu.Unlock()
	}
	if !slices.ContainsFunc(r.Lanes, func(l *Lane) bool { return l.Program == nil }) {
		return boards, process
	}
	return expansions, t
}

// Place returns the lane's rank among those that found a solution, from 1, by
// expansions or by time; equal lanes share a rank. ok is false before the lane's search
// has ended, where it found no solution, and for a program, whose time is of a whole process.
func (r *Race) Place(lane *Lane, byTime bool) (place int, ok bool) {
	own, ok := lane.needed(byTime)
	if !ok {
		return 0, false
	}
	place = 1
	for _, other := range r.Lanes {
		if its, solved := other.needed(byTime); solved && its < own {
			place++
		}
	}
	return place, true
}

// needed returns the expansions or the time of the lane's solution.
func (l *Lane) needed(byTime bool) (amount int64, solved bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.Program != nil || l.result == nil || l.result.Status != engine.Solved:
		return 0, false
	case byTime:
		return int64(l.result.Elapsed), true
	}
	return l.result.Expanded, true
}

// Winner returns the lane with the least expansions or time for its solution, the
// second one, and the ratio of the two; ok is false where there are no two, or where
// they are equal.
func (r *Race) Winner(byTime bool) (first, second *Lane, times float64, ok bool) {
	var least, next int64
	for _, lane := range r.Lanes {
		switch its, solved := lane.needed(byTime); {
		case !solved:
		case first == nil || its < least:
			first, second, least, next = lane, first, its, least
		case second == nil || its < next:
			second, next = lane, its
		}
	}
	if second == nil || least <= 0 || next <= least {
		return nil, nil, 0, false
	}
	return first, second, float64(next) / float64(least), true
}
