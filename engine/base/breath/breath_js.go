package breath

import (
	"sync"
	"syscall/js"
	"time"
)

// The program works for as long between two turns of the page as the last one took,
// so that it comes on where drawing is slow: at least for least, which is much beside
// the delay of the browser's timer (up to 4 ms), and at most for most, as nobody
// notices less than a tenth of a second.
const (
	least = 16 * time.Millisecond
	most  = 60 * time.Millisecond
)

// turns are the turns of the page, of which there is one. Who waits for a turn holds
// the lock, so that all others that work wait for its end too: the page is left alone
// only when no goroutine can run. A sleep would not do for waiting, as it may end
// while another goroutine draws, before the page has had its turn.
type turns struct {
	sync.Mutex
	last time.Time     // when the last one ended
	took time.Duration // how long it was
	had  chan struct{}
	tell js.Func
}

var page = newTurns()

func newTurns() *turns {
	t := &turns{last: time.Now(), had: make(chan struct{}, 1)}
	t.tell = js.FuncOf(func(js.Value, []js.Value) any {
		t.had <- struct{}{}
		return nil
	})
	return t
}

// Take gives the page a turn when it is due.
func Take() {
	page.Lock()
	defer page.Unlock()
	begin := time.Now()
	if begin.Sub(page.last) < min(max(page.took, least), most) {
		return
	}
	js.Global().Call("setTimeout", page.tell, 0)
	<-page.had
	page.last = time.Now()
	page.took = page.last.Sub(begin)
}
