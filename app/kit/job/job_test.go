package job

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// loop stands for the window's goroutine: the test's own.
type loop chan func()

// until does the window's work until something holds.
func (l loop) until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	late := time.After(20 * time.Second)
	for !holds() {
		select {
		case f := <-l:
			f()
		case <-late:
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

// newRunner is a runner that guards no memory but writes down what it would.
func newRunner(t *testing.T) (*Runner, loop, *[]int64) {
	l, guarded := make(loop, 1000), new([]int64)
	r := NewRunner(func(f func()) { l <- f })
	r.guard = func(memory int64) { *guarded = append(*guarded, memory) }
	t.Cleanup(r.Close)
	return r, l, guarded
}

// endless is work that ends only when it is told to, and then says so.
func endless(begun chan<- string, name string, then func()) Work {
	return Work{Run: func(ctx context.Context) func() {
		begun <- name
		<-ctx.Done()
		begun <- name + " ended"
		return then
	}}
}

func never(t *testing.T) func() { return func() { t.Error("a dropped result came back") } }

func TestAResultComesBackOnTheWindowsGoroutine(t *testing.T) {
	r, l, _ := newRunner(t)
	s, here := r.NewSlot(), 0
	s.Start(Work{Run: func(context.Context) func() { return func() { here++ } }})
	if !s.Running() {
		t.Error("nothing runs")
	}
	l.until(t, "the result is there", func() bool { return !s.Running() })
	if here != 1 {
		t.Errorf("the result came back %d times", here)
	}
}

func TestStoppedWorkStillHasAResult(t *testing.T) {
	r, l, _ := newRunner(t)
	s, begun, back := r.NewSlot(), make(chan string, 9), false
	s.Start(endless(begun, "a", func() { back = true }))
	<-begun
	if r.Idle() {
		t.Error("work runs and the runner says that it is idle")
	}
	s.Stop()
	l.until(t, "it has ended", func() bool { return !s.Running() })
	if !back {
		t.Error("what stopped work has come to is lost")
	}
}

func TestTicksAreHeardUntilTheEnd(t *testing.T) {
	r, l, _ := newRunner(t)
	s, begun := r.NewSlot(), make(chan string, 9)
	var seen []time.Duration
	w := endless(begun, "a", nil)
	w.Tick = func(elapsed time.Duration) { seen = append(seen, elapsed) }
	s.Start(w)
	l.until(t, "it was looked at three times", func() bool { return len(seen) >= 3 })
	if !slices.IsSorted(seen) {
		t.Errorf("the time runs backwards: %v", seen)
	}
	late := <-l // a look on its way when nobody waits for the work any more
	s.Drop()
	late()
	if len(seen) > 3 {
		t.Error("work that was dropped was looked at")
	}
}

func TestABusyWindowIsNotFlooded(t *testing.T) {
	r, l, _ := newRunner(t)
	s, begun := r.NewSlot(), make(chan string, 9)
	w := endless(begun, "a", nil)
	w.Tick = func(time.Duration) {}
	s.Start(w)
	time.Sleep(4 * interval) // the window does nothing meanwhile
	if len(l) > 1 {
		t.Errorf("%d looks wait for the window", len(l))
	}
}

func TestOtherWorkDropsWhatWasThere(t *testing.T) {
	r, l, _ := newRunner(t)
	s, events, back := r.NewSlot(), make(chan string, 9), false
	s.Start(endless(events, "old", never(t)))
	if e := <-events; e != "old" {
		t.Fatal(e)
	}
	s.Start(endless(events, "new", func() { back = true }))
	for _, want := range []string{"old ended", "new"} {
		if e := <-events; e != want {
			t.Fatalf("%q happened where %q was to", e, want)
		}
	}
	s.Stop()
	l.until(t, "the new one has ended", func() bool { return !s.Running() })
	if !back {
		t.Error("the result of the new work is lost")
	}
}

// A result that was on its way already when nobody waited for it any more.
func TestALateResultIsDropped(t *testing.T) {
	r, l, _ := newRunner(t)
	s := r.NewSlot()
	s.Start(Work{Run: func(context.Context) func() { return never(t) }})
	late := <-l
	s.Drop()
	late()
	if s.Running() || len(r.live) != 0 {
		t.Error("work that has ended is still there")
	}
}

func TestSlotsDoNotDisturbEachOther(t *testing.T) {
	r, l, _ := newRunner(t)
	a, b, begun := r.NewSlot(), r.NewSlot(), make(chan string, 9)
	a.Start(endless(begun, "a", nil))
	b.Start(endless(begun, "b", nil))
	<-begun
	<-begun // both run
	a.Drop()
	l.until(t, "the one has ended", func() bool { return len(r.live) == 1 })
	if !b.Running() {
		t.Error("the other was dropped too")
	}
}

func TestMeasuredWorkRunsAlone(t *testing.T) {
	r, l, _ := newRunner(t)
	other, measured, events, back := r.NewSlot(), r.NewSlot(), make(chan string, 9), false
	other.Start(endless(events, "other", func() { back = true }))
	<-events
	w := endless(events, "measured", nil)
	w.Alone = true
	measured.Start(w)
	for _, want := range []string{"other ended", "measured"} {
		if e := <-events; e != want {
			t.Fatalf("%q happened where %q was to", e, want)
		}
	}
	l.until(t, "the other's result is there", func() bool { return back })
}

func TestTheMemoryOfAllWorkIsGuarded(t *testing.T) {
	r, l, guarded := newRunner(t)
	a, b, begun := r.NewSlot(), r.NewSlot(), make(chan string, 9)
	for i, s := range []*Slot{a, b} {
		w := endless(begun, "", nil)
		w.Memory = int64(100 * (i + 1))
		s.Start(w)
		<-begun
	}
	a.Drop()
	l.until(t, "the first has ended", func() bool { return len(r.live) == 1 })
	if want := []int64{100, 300, 200}; !slices.Equal(*guarded, want) {
		t.Errorf("guarded are %v, want %v", *guarded, want)
	}
}

func TestCloseWaitsForAll(t *testing.T) {
	r, _, _ := newRunner(t)
	events := make(chan string, 9)
	r.NewSlot().Start(endless(events, "a", never(t)))
	r.NewSlot().Start(endless(events, "b", never(t)))
	<-events
	<-events
	r.Close()
	if len(events) != 2 {
		t.Errorf("%d of 2 have ended", len(events))
	}
}

func TestARepeaterEndsByItselfOrWhenStopped(t *testing.T) {
	r, l, _ := newRunner(t)
	calls := 0
	p := r.NewRepeater(func() bool { calls++; return calls < 3 })
	p.Start(time.Millisecond)
	l.until(t, "it rests", func() bool { return !p.Running() })
	if calls != 3 {
		t.Errorf("called %d times, want 3", calls)
	}
	p.Start(time.Millisecond)
	late := <-l
	p.Stop()
	late()
	if calls != 3 || p.Running() {
		t.Error("a call came after the end")
	}
}

// TestDroppedBeforeItBegins: work that waits for the one before it, and is replaced
// meanwhile, never runs.
func TestDroppedBeforeItBegins(t *testing.T) {
	r, l, _ := newRunner(t)
	s, begun, release := r.NewSlot(), make(chan string, 9), make(chan struct{})
	s.Start(Work{Run: func(context.Context) func() {
		begun <- "first"
		<-release
		return never(t)
	}})
	<-begun
	s.Start(Work{Run: func(context.Context) func() {
		t.Error("work that was dropped before it began has run")
		return never(t)
	}})
	s.Start(Work{Run: func(context.Context) func() { return func() { begun <- "third" } }})
	close(release)
	l.until(t, "all has ended", func() bool { return r.Idle() })
	if got := <-begun; got != "third" {
		t.Errorf("the result is that of the %s", got)
	}
}

// Work that panics ends without a result, wherever it does, and is told of; other work
// goes on.
func TestWorkThatPanicsIsToldOf(t *testing.T) {
	for name, start := range map[string]func(r *Runner, s *Slot){
		"beside": func(_ *Runner, s *Slot) { s.Start(Work{Run: func(context.Context) func() { panic("lamp") }}) },
		"result": func(_ *Runner, s *Slot) {
			s.Start(Work{Run: func(context.Context) func() { return func() { panic("lamp") } }})
		},
		"tick": func(_ *Runner, s *Slot) {
			ticked := make(chan struct{})
			s.Start(Work{
				Run:  func(context.Context) func() { <-ticked; return nil },
				Tick: func(time.Duration) { defer close(ticked); panic("lamp") },
			})
		},
		"step": func(r *Runner, _ *Slot) { r.NewRepeater(func() bool { panic("lamp") }).Start(time.Millisecond) },
	} {
		t.Run(name, func(t *testing.T) {
			r, l, _ := newRunner(t)
			var told []string
			r.Broken = func(recovered any, stack []byte) {
				if told = append(told, fmt.Sprint(recovered)); !strings.Contains(string(stack), "job_test.go:") {
					t.Errorf("the stack does not say where:\n%s", stack)
				}
			}
			s := r.NewSlot()
			start(r, s)
			l.until(t, "it is told of", func() bool { return len(told) > 0 })
			l.until(t, "it has ended", r.Idle)
			if len(told) != 1 || told[0] != "lamp" || s.Running() {
				t.Errorf("told of %q; it still runs: %t", told, s.Running())
			}
			done := false
			s.Start(Work{Run: func(context.Context) func() { return func() { done = true } }})
			l.until(t, "other work is done", func() bool { return done })
		})
	}
}
