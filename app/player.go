package app

import "time"

// speeds are how fast a solution is played: the time between two steps, and
// how much of it a piece takes to get to its place. 0 shows the end at once.
var speeds = []struct {
	key, english string
	step, slide  time.Duration
}{
	{"speed.slow", "Slow", 1200 * time.Millisecond, 400 * time.Millisecond},
	{"speed.normal", "Normal", 500 * time.Millisecond, 240 * time.Millisecond},
	{"speed.fast", "Fast", 200 * time.Millisecond, 150 * time.Millisecond},
	{"speed.veryfast", "Very fast", 60 * time.Millisecond, 0},
	{"speed.instant", "Instant", 0, 0},
}

// player calls step again and again on the goroutine of do until it returns
// false. It belongs to that goroutine.
type player struct {
	do   func(func())
	step func() (more bool)
	stop chan struct{} // closed to end the playing; nil while nothing plays
}

func (p *player) playing() bool { return p.stop != nil }

// start plays with that time between two steps.
func (p *player) start(interval time.Duration) {
	p.end()
	stop := make(chan struct{})
	p.stop = stop
	go func() {
		ticker := time.NewTicker(interval)
		defer ticker.Stop()
		for {
			select {
			case <-stop:
				return
			case <-ticker.C:
				p.do(func() {
					if p.stop == stop && !p.step() {
						p.end()
					}
				})
			}
		}
	}()
}

// end stops the playing.
func (p *player) end() {
	if p.stop != nil {
		close(p.stop)
		p.stop = nil
	}
}
