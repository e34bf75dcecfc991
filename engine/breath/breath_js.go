package breath

import (
	"sync"
	"time"
)

// every is how long the program works between two turns of the page. A turn costs
// the timer's least delay, up to 4 ms in a browser.
const every = 16 * time.Millisecond

// turn is when the page had its last turn: there is one page. Who gives it the next
// one holds the lock, so that all others that work wait for its end too: the page
// gets its turn only when no goroutine can run.
type turn struct {
	sync.Mutex
	last time.Time
}

var page turn

// Take gives the page a turn when it is due.
func Take() {
	page.Lock()
	defer page.Unlock()
	if time.Since(page.last) < every {
		return
	}
	time.Sleep(1)
	page.last = time.Now()
}
