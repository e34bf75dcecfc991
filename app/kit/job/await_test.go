package job

import (
	"context"
	"testing"
	"time"
)

func TestWorkBeginsWhenTheWindowIsShown(t *testing.T) {
	r, l, _ := newRunner(t)
	shown := make(chan struct{})
	r.Await(shown)
	s, begun := r.NewSlot(), make(chan struct{})
	s.Start(Work{Run: func(context.Context) func() { close(begun); return nil }})
	select {
	case <-begun:
		t.Error("it began before")
	case <-time.After(20 * time.Millisecond):
	}
	close(shown)
	l.until(t, "the work is done", func() bool { return !s.Running() })
}
