// Package parallel divides one task among several goroutines: its parts, a limit on their
// steps together, and its end.
package parallel

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"
)

// Work is the state shared by the goroutines of one task. The zero Work has no parts and no
// steps, and can be stopped.
type Work struct {
	parts, workers int64
	next           atomic.Int64 // next part to hand out
	left           atomic.Int64 // steps not yet granted
	spent          atomic.Bool
	stop           atomic.Bool
}

// New returns a Work with so many parts and workers, and so many steps for all workers
// together; [NoBound] is no limit.
func New(parts int, steps int64, workers int) *Work {
	w := &Work{parts: int64(parts), workers: int64(max(1, workers))}
	w.left.Store(steps)
	return w
}

// NoBound is more steps than any work has.
const NoBound = math.MaxInt64

// SetParts sets the number of parts, for a task whose parts are found by doing some of its
// steps. Call it before any worker begins.
func (w *Work) SetParts(parts int) { w.parts = int64(parts) }

// Next returns the parts in order, each once; ok is false if none are left, and after [Work.Stop].
func (w *Work) Next() (part int, ok bool) {
	if w.Stopped() {
		return 0, false
	}
	i := w.next.Add(1) - 1
	return int(i), i < w.parts
}

// Grant grants a worker up to limit steps; 0 when none are left, which [Work.Spent] reports
// from then on. Grants shrink with the remaining steps, so that all workers end at about the
// same time.
func (w *Work) Grant(limit int64) int64 {
	for {
		left := w.left.Load()
		if left <= 0 {
			w.spent.Store(true)
			return 0
		}
		n := min(limit, max(1, left/(2*w.workers)))
		if w.left.CompareAndSwap(left, left-n) {
			return n
		}
	}
}

// Return takes back granted steps that were not done.
func (w *Work) Return(steps int64) { w.left.Add(steps) }

// Spent reports whether a worker was granted no steps.
func (w *Work) Spent() bool { return w.spent.Load() }

// Stop ends the work: workers check [Work.Stopped].
func (w *Work) Stop() { w.stop.Store(true) }

// Stopped reports whether the work was stopped.
func (w *Work) Stopped() bool { return w.stop.Load() }

// Beside runs each worker in a goroutine and calls look on the caller's every few
// milliseconds meanwhile, with running true, and once after all have ended, with running
// false. Use look for what belongs to the caller's goroutine, such as a meter. A worker's
// panic is raised again in the caller's goroutine, after all have ended.
func Beside(look func(running bool), workers ...func()) {
	var group sync.WaitGroup
	var broken panics
	for _, work := range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			broken.catch(work)
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
			broken.raise()
			return
		}
	}
}

// Go runs work in a goroutine. The returned function waits for its end, and raises its panic
// again.
func Go(work func()) (wait func()) {
	var broken panics
	done := make(chan struct{})
	go func() {
		defer close(done)
		broken.catch(work)
	}()
	return func() {
		<-done
		broken.raise()
	}
}

// panics keeps the first panic of several goroutines, which would end the program if none of
// them recovered it.
type panics struct {
	first atomic.Pointer[string]
}

// catch runs work and keeps its panic with the stack of this goroutine.
func (p *panics) catch(work func()) {
	defer func() {
		if v := recover(); v != nil {
			text := fmt.Sprintf("%v\n\n%s", v, debug.Stack())
			p.first.CompareAndSwap(nil, &text)
		}
	}()
	work()
}

// raise panics in the caller's goroutine if a panic was kept.
func (p *panics) raise() {
	if text := p.first.Load(); text != nil {
		panic(*text)
	}
}

// Each calls do for every part, in any order, on all cores; it begins none after ctx is done.
func Each(ctx context.Context, parts int, do func(part int)) {
	w := New(parts, NoBound, runtime.GOMAXPROCS(0))
	workers := make([]func(), min(parts, int(w.workers)))
	for i := range workers {
		workers[i] = func() {
			for part, ok := w.Next(); ok && ctx.Err() == nil; part, ok = w.Next() {
				do(part)
			}
		}
	}
	Beside(func(bool) {}, workers...)
}
