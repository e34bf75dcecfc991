package search

import (
	"sync/atomic"
	"testing"
)

func TestBesideLooksUntilAllWorksHaveEnded(t *testing.T) {
	var stop, ended atomic.Int32
	work := func() {
		for stop.Load() == 0 {
		}
		ended.Add(1)
	}
	last := 0
	Beside(func(running bool) {
		switch {
		case last > 0:
			t.Error("it looks again after the last time")
		case running:
			stop.Store(1)
		default:
			last++
			if n := ended.Load(); n != 2 {
				t.Errorf("the last look comes when %d of 2 works have ended", n)
			}
		}
	}, work, work)
	if last != 1 {
		t.Errorf("%d last looks", last)
	}
}
