package board

import (
	"slices"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// live is the progress of a search that runs.
type live struct {
	method   engine.Method
	position engine.Position // what it looks at; nil where it does not tell
	now      search.Snapshot
	elapsed  time.Duration
	limit    time.Duration // of its time; 0 for none
	pace     []pace
	bounds   []int64 // the lower bounds of a solution's cost, as they grew
}

// pace is how many nodes were expanded by a time.
type pace struct {
	at       time.Duration
	expanded int64
}

// mostPaces is how many points the curve of a search has at the most.
const mostPaces = 64

// look takes a reading. Of a long search every other point is forgotten again
// and again, so that the curve keeps its shape.
func (l *live) look(probe *search.Probe, elapsed time.Duration) {
	if position, ok := engine.Shown(probe.Live()); ok {
		l.position = position
	}
	l.now, l.elapsed = probe.Snapshot(), elapsed
	l.pace = append(l.pace, pace{elapsed, l.now.Expanded})
	if len(l.pace) > mostPaces {
		kept := l.pace[:0]
		for i, p := range l.pace {
			if i%2 == 0 {
				kept = append(kept, p)
			}
		}
		l.pace = kept
	}
	if b := l.now.Bound; b > 0 && !slices.Contains(l.bounds, b) {
		l.bounds = append(l.bounds, b)
	}
}

// share is how much of the time limit is used up; 0 without one.
func (l *live) share() float64 {
	if l.limit <= 0 {
		return 0
	}
	return float64(l.elapsed) / float64(l.limit)
}
