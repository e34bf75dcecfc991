package job

import "time"

// Repeater calls a function again and again on the window's goroutine, such as
// one that shows the next step of a solution that plays.
type Repeater struct {
	runner *Runner
	step   func() (more bool)
	once   bool          // its call is awaited: see Idle
	stop   chan struct{} // closed to end it; nil while it rests
}

// NewRepeater makes a repeater that rests. It ends by itself when step returns false.
func (r *Runner) NewRepeater(step func() (more bool)) *Repeater {
	return &Repeater{runner: r, step: step}
}

// NewDelay makes a repeater that calls its function once for each Start.
func (r *Runner) NewDelay(do func()) *Repeater {
	return &Repeater{runner: r, once: true, step: func() bool {
		do()
		return false
	}}
}

// Running says whether it calls its function.
func (r *Repeater) Running() bool { return r.stop != nil }

// Start calls with that time between two calls.
func (r *Repeater) Start(interval time.Duration) {
	r.Stop()
	stop := make(chan struct{})
	r.stop = stop
	if r.once {
		r.runner.delayed++
	}
	go func() {
		ticker := time.NewTicker(interval)
		defer ticker.Stop()
		for {
			select {
			case <-stop:
				return
			case <-ticker.C:
				r.runner.do(func() {
					if r.stop != stop {
						return
					}
					more := false // of a step that panics
					r.runner.try(func() { more = r.step() })
					if !more {
						r.Stop()
					}
				})
			}
		}
	}()
}

// Stop ends it; a call on its way is dropped.
func (r *Repeater) Stop() {
	if r.stop != nil {
		close(r.stop)
		r.stop = nil
		if r.once {
			r.runner.delayed--
		}
	}
}
