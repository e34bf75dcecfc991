package parallel

import (
	"context"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

func TestBesideLooksUntilAllWorkersHaveEnded(t *testing.T) {
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
				t.Errorf("the last look comes when %d of 2 workers have ended", n)
			}
		}
	}, work, work)
	if last != 1 {
		t.Errorf("%d last looks", last)
	}
}

// Each part is handed out once, and no more steps are done than there are.
func TestPartsAndStepsAreShared(t *testing.T) {
	const parts, steps = 1000, 4321
	w := New(parts, steps, 4)
	var mutex sync.Mutex
	seen, done := map[int]int{}, int64(0)
	worker := func() {
		for part, ok := w.Next(); ok; part, ok = w.Next() {
			granted := w.Grant(100)
			used := granted - min(granted, int64(part%2))
			w.Return(granted - used)
			mutex.Lock()
			seen[part]++
			done += used
			mutex.Unlock()
		}
	}
	Beside(func(bool) {}, worker, worker, worker, worker)
	if len(seen) != parts {
		t.Errorf("%d of %d parts were handed out", len(seen), parts)
	}
	for part, times := range seen {
		if times != 1 {
			t.Errorf("part %d was handed out %d times", part, times)
		}
	}
	if left := w.left.Load(); done+left != steps || left < 0 {
		t.Errorf("%d steps were done and %d are left of %d", done, left, steps)
	}
}

func TestGrantsEndTogether(t *testing.T) {
	w := New(1, 100, 2)
	for sum, limit := int64(0), int64(64); ; {
		n := w.Grant(limit)
		if n == 0 {
			if sum != 100 || !w.Spent() {
				t.Errorf("%d of 100 steps were granted, spent %t", sum, w.Spent())
			}
			break
		}
		if remaining := 100 - sum; n > max(1, remaining/4) {
			t.Fatalf("%d of %d steps go to one of two workers", n, remaining)
		}
		sum += n
	}
}

func TestAStoppedWorkHasNoMoreParts(t *testing.T) {
	w := New(10, NoBound, 1)
	if _, ok := w.Next(); !ok {
		t.Fatal("there is no first part")
	}
	w.Stop()
	if part, ok := w.Next(); ok {
		t.Errorf("part %d is handed out after the stop", part)
	}
	ctx, cancel := context.WithCancel(context.Background())
	var done atomic.Int32
	Each(ctx, 1<<20, func(int) {
		cancel()
		done.Add(1)
	})
	if done.Load() > int32(runtime.GOMAXPROCS(0)) {
		t.Errorf("%d parts were begun, most of them after the context had ended", done.Load())
	}
	var all atomic.Int32
	Each(context.Background(), 100, func(int) { all.Add(1) })
	if all.Load() != 100 {
		t.Errorf("%d of 100 parts were done", all.Load())
	}
}

// A broken worker does not end the program: its caller hears of the panic, once the others
// have ended.
func TestAPanicReachesTheCaller(t *testing.T) {
	heard := func(run func()) (text string) {
		defer func() { text, _ = recover().(string) }()
		run()
		return ""
	}
	var ended atomic.Bool
	breaks := func() { panic("no lamps") }
	for name, run := range map[string]func(){
		"Beside": func() { Beside(func(bool) {}, breaks, func() { ended.Store(true) }) },
		"Each":   func() { Each(context.Background(), 3, func(int) { breaks() }) },
		"Go":     Go(breaks),
	} {
		if text := heard(run); !strings.HasPrefix(text, "no lamps\n") || !strings.Contains(text, "parallel_test.go:") {
			t.Errorf("%s: the caller hears %q", name, text)
		}
	}
	if !ended.Load() {
		t.Error("the other worker was not waited for")
	}
}
