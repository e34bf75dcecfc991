package breath

import (
	"sync"
	"syscall/js"
	"time"
)

// The program works for as long between two turns of the event loop as the last one took, so
// that it progresses even where drawing is slow: at least least, which is long beside the
// minimum delay of setTimeout (up to 4 ms), and at most longest, since delays below a tenth
// of a second go unnoticed.
const (
	least   = 16 * time.Millisecond
	longest = 60 * time.Millisecond
)

// turns schedules turns of the event loop. A waiting goroutine holds the lock, so that all
// other workers wait as well: the event loop runs only when no goroutine can. Sleeping would
// not do, since it may end while another goroutine draws, before the event loop had its
// turn.
type turns struct {
	sync.Mutex
	last      time.Time     // end of the last turn
	took      time.Duration // its length
	had       chan struct{}
	onTimeout js.Func
}

var page = newTurns()

func newTurns() *turns {
	t := &turns{last: time.Now(), had: make(chan struct{}, 1)}
	t.onTimeout = js.FuncOf(func(js.Value, []js.Value) any {
		t.had <- struct{}{}
		return nil
	})
	return t
}

// Take yields to the event loop if a turn is due.
func Take() {
	page.Lock()
	defer page.Unlock()
	begin := time.Now()
	if begin.Sub(page.last) < min(max(page.took, least), longest) {
		return
	}
	js.Global().Call("setTimeout", page.onTimeout, 0)
	<-page.had
	page.last = time.Now()
	page.took = page.last.Sub(begin)
}
