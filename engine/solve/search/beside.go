package search

import (
	"sync"
	"time"
)

// Beside runs works at once, each in a goroutine of its own, and calls look every few
// milliseconds meanwhile, and a last time when all have ended: running says which. A
// [Meter] belongs to one goroutine, so it is asked there.
func Beside(look func(running bool), works ...func()) {
	var group sync.WaitGroup
	for _, work := range works {
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
