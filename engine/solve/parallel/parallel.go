// Package parallel shares one work among several goroutines: its parts, a bound on
// the steps of all of them together, and its end.
package parallel

import (
	"context"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Work is what the goroutines at one work share. The zero Work has no parts and no
// steps, and can be stopped.
type Work struct {
	parts, workers int64
	next           atomic.Int64 // the part to hand out
	left           atomic.Int64 // steps that are not granted yet
	spent          atomic.Bool
	stop           atomic.Bool
}

// New is a work of so many parts for so many workers. All of them together may do
// so many steps; [NoBound] is no bound.
func New(parts int, steps int64, workers int) *Work {
	w := &Work{parts: int64(parts), workers: int64(max(1, workers))}
	w.left.Store(steps)
	return w
}

// NoBound is more steps than any work has.
const NoBound = math.MaxInt64

// SetParts sets how many parts there are, for a work whose parts are found out by
// doing some of its steps. No worker may have begun.
func (w *Work) SetParts(parts int) { w.parts = int64(parts) }

// Next hands out the parts in order, each once; ok is false when there are none
// left, and after [Work.Stop].
func (w *Work) Next() (part int, ok bool) {
	if w.Stopped() {
		return 0, false
	}
	i := w.next.Add(1) - 1
	return int(i), i < w.parts
}

// Grant gives a worker steps to do, at most so many; 0 when none are left, which
// [Work.Spent] tells from then on. The fewer are left the fewer it gives, so that
// all workers come to their end together.
func (w *Work) Grant(most int64) int64 {
	for {
		left := w.left.Load()
		if left <= 0 {
			w.spent.Store(true)
			return 0
		}
		n := min(most, max(1, left/(2*w.workers)))
		if w.left.CompareAndSwap(left, left-n) {
			return n
		}
	}
}

// Return takes back steps that were granted and not done.
func (w *Work) Return(steps int64) { w.left.Add(steps) }

// Spent says whether a worker was granted nothing.
func (w *Work) Spent() bool { return w.spent.Load() }

// Stop ends the work: workers ask for [Work.Stopped] as they go on.
func (w *Work) Stop() { w.stop.Store(true) }

// Stopped says whether the work was stopped.
func (w *Work) Stopped() bool { return w.stop.Load() }

// Beside runs workers at once, each in a goroutine of its own, and calls look every
// few milliseconds meanwhile, and a last time when all have ended: running says
// which. What belongs to the caller's goroutine, such as a meter, is asked there.
func Beside(look func(running bool), workers ...func()) {
	var group sync.WaitGroup
	for _, work := range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			work()
		}()
	}
	done := make(chan struct{})
	go func() {
		group.Wait()
		close(done)
	}()
	ticker := time.NewTicker(5 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			look(true)
		case <-done:
			look(false)
			return
		}
	}
}

// Each does all parts on all cores, in any order; after ctx has ended it begins none.
func Each(ctx context.Context, parts int, do func(part int)) {
	w := New(parts, NoBound, runtime.GOMAXPROCS(0))
	workers := make([]func(), min(parts, int(w.workers)))
	for i := range workers {
		workers[i] = func() {
			for part, ok := w.Next(); ok; part, ok = w.Next() {
				do(part)
			}
		}
	}
	Beside(func(bool) {
		if ctx.Err() != nil {
			w.Stop()
		}
	}, workers...)
}
