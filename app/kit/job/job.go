// Package job runs background work of the window: it starts and stops work, reports
// its progress, drops outdated results, and keeps the memory of all running work
// within the machine's.
//
// Everything here belongs to one goroutine, the window's: a [Runner] is given
// the function that hands work to it. Only [Work.Run] runs elsewhere.
package job

import (
	"context"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"langkah/app/kit/browser"
	"langkah/engine/host/machine"
)

// interval is the time between two calls of [Work.Tick].
const interval = 100 * time.Millisecond

// seldom is the factor of the interval in a page, whose one thread both draws and works.
const seldom = 3

// Work is a task that runs in the background.
type Work struct {
	// Memory is the most that it may use, in bytes; 0 is negligible.
	Memory int64

	// Alone is for measurements of time: all other work is stopped, and has ended,
	// before this begins.
	Alone bool

	// Detached is for work that may not end soon after ctx does, such as reading from
	// a pipe: closing the runner does not wait for it.
	Detached bool

	// Run does the work on a goroutine of its own, and ends soon after ctx does. The
	// function that it returns, if any, runs on the window's goroutine unless the work
	// has been dropped.
	Run func(ctx context.Context) (then func())

	// Tick is called ten times a second (three times in a page), on the window's
	// goroutine, with the time since Run began. Optional.
	Tick func(elapsed time.Duration)
}

// Runner runs the work of one window.
type Runner struct {
	do      func(func())
	guard   func(memory int64)
	live    []*job          // all that have not ended, dropped or not
	delayed int             // calls that are to come, of those made by NewDelay
	shown   <-chan struct{} // closed when work may begin; nil for at once

	// Broken is called on the window's goroutine when Run, or a function called by it,
	// panics, with the stack of that goroutine. The work has then ended
	// without a result. Where it is nil the panic goes on.
	Broken func(recovered any, stack []byte)
}

// NewRunner makes a runner. do hands work to the window's goroutine without
// waiting for it, such as fyne.Do.
func NewRunner(do func(func())) *Runner { return &Runner{do: do, guard: machine.Guard} }

// Await lets work that is started from now on begin when shown is closed: in a page,
// where it would share the only thread with the drawing of the window.
func (r *Runner) Await(shown <-chan struct{}) { r.shown = shown }

// Slot has room for one piece of work: another one takes its place.
type Slot struct {
	runner  *Runner
	present *job // whose result is waited for; nil when there is none
}

// NewSlot makes an empty slot.
func (r *Runner) NewSlot() *Slot { return &Slot{runner: r} }

// job is a piece of work under way.
type job struct {
	slot    *Slot
	work    Work
	cancel  context.CancelFunc
	dropped atomic.Bool
	ended   chan struct{} // closed when Run has returned
}

// Start begins work and returns at once. The work that was in the slot is
// dropped, and has ended before the new one begins.
func (s *Slot) Start(w Work) {
	s.Drop()
	ctx, cancel := context.WithCancel(context.Background())
	j := &job{slot: s, work: w, cancel: cancel, ended: make(chan struct{})}
	var before []*job
	for _, other := range s.runner.live {
		switch {
		case other.work.Detached:
		case other.slot == s:
			before = append(before, other)
		case w.Alone:
			other.cancel()
			before = append(before, other)
		}
	}
	s.present = j
	s.runner.live = append(s.runner.live, j)
	s.runner.guardAll()
	go s.runner.run(ctx, j, before, s.runner.shown)
}

// Running says whether there is work whose result is waited for.
func (s *Slot) Running() bool { return s.present != nil }

// Stop asks the work to end; its result is still delivered.
func (s *Slot) Stop() {
	if s.present != nil {
		s.present.cancel()
	}
}

// Drop stops the work and discards its result.
func (s *Slot) Drop() {
	if s.present != nil {
		s.present.dropped.Store(true)
		s.present.cancel()
		s.present = nil
	}
}

// Idle says whether all work has ended, that which was dropped as well, and no delayed call
// is to come.
func (r *Runner) Idle() bool { return len(r.live) == 0 && r.delayed == 0 }

// Close drops all work and waits until it has ended.
func (r *Runner) Close() {
	for _, j := range r.live {
		j.slot.Drop()
	}
	for _, j := range r.live {
		if !j.work.Detached {
			<-j.ended
		}
	}
}

// run does a job when work may begin and those before it have ended.
func (r *Runner) run(ctx context.Context, j *job, before []*job, shown <-chan struct{}) {
	if shown != nil {
		<-shown
	}
	for _, other := range before {
		<-other.ended
	}
	var then func()
	if !j.dropped.Load() {
		then = r.watch(ctx, j)
	}
	j.cancel()
	close(j.ended)
	r.do(func() { r.end(j, then) })
}

// watch does the work and looks at it until it has ended.
func (r *Runner) watch(ctx context.Context, j *job) (then func()) {
	result := make(chan func(), 1)
	start := time.Now()
	go func() {
		var then func()
		r.try(func() { then = j.work.Run(ctx) })
		result <- then
	}()
	var looks <-chan time.Time
	if j.work.Tick != nil {
		pause := interval
		if browser.InPage {
			pause *= seldom
		}
		ticker := time.NewTicker(pause)
		defer ticker.Stop()
		looks = ticker.C
	}
	var waiting atomic.Bool // a call of tick that the window has not run yet
	for {
		select {
		case then = <-result:
			return then
		case <-looks:
			if waiting.Swap(true) {
				continue
			}
			elapsed := time.Since(start)
			r.do(func() {
				waiting.Store(false)
				if j.slot.present == j {
					r.try(func() { j.work.Tick(elapsed) })
				}
			})
		}
	}
}

// end removes a job and runs the function that its work returned.
func (r *Runner) end(j *job, then func()) {
	r.live = slices.DeleteFunc(r.live, func(other *job) bool { return other == j })
	r.guardAll()
	if j.slot.present != j {
		return
	}
	j.slot.present = nil
	if then != nil {
		r.try(then)
	}
}

// try calls f and reports a panic in it.
func (r *Runner) try(f func()) {
	if r.Broken != nil {
		defer func() {
			if broken := recover(); broken != nil {
				stack := debug.Stack()
				r.do(func() { r.Broken(broken, stack) })
			}
		}()
	}
	f()
}

// guardAll guards the memory that all running work together may hold.
func (r *Runner) guardAll() {
	var sum int64
	for _, j := range r.live {
		sum += j.work.Memory
	}
	r.guard(sum)
}
