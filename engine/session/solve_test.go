package session

import (
	"context"
	"testing"
	"time"

	"go.uber.org/goleak"

	"langkah/engine"
	"langkah/engine/search"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// loop stands for the window's one goroutine: the test's own.
type loop chan func()

func (l loop) do(f func()) { l <- f }

// until runs what comes in until the condition holds.
func (l loop) until(t *testing.T, what string, condition func() bool) {
	t.Helper()
	timeout := time.After(time.Minute)
	for !condition() {
		select {
		case f := <-l:
			f()
		case <-timeout:
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

// settle runs what still comes in for a while.
func (l loop) settle(d time.Duration) {
	for timeout := time.After(d); ; {
		select {
		case f := <-l:
			f()
		case <-timeout:
			return
		}
	}
}

// slow is a puzzle whose search ends only when it is told to.
type slow struct {
	engine.Puzzle
	begun chan struct{}
}

func newSlow(t *testing.T, row string) slow { return slow{lamps(t, row), make(chan struct{}, 1)} }

func (s slow) Solve(ctx context.Context, m engine.Method, l engine.Limits, probe *search.Probe) engine.Result {
	s.begun <- struct{}{}
	meter := search.NewMeter(ctx, l, probe)
	for meter.Expand() {
		time.Sleep(time.Millisecond)
	}
	status, reason := engine.Ending(meter.Ended(), l, meter.Counters)
	return engine.Result{Status: status, Reason: reason, Counters: meter.Counters}
}

// solving is a session in which a search for the puzzle runs.
func solving(l loop, p engine.Puzzle, limits engine.Limits, watch Watch) *Session {
	s := New(l.do)
	s.Open("row", p)
	s.Solve(p.Methods()[0], limits, watch)
	return s
}

// never is who must not hear of a result.
func never(t *testing.T) Watch {
	return Watch{Done: func(r engine.Result) { t.Errorf("a dropped result came back: %s", r.Status) }}
}

func TestASolutionBecomesTheLine(t *testing.T) {
	l := make(loop, 100)
	var result engine.Result
	s := solving(l, lamps(t, "#.#.###"), engine.Limits{}, Watch{Done: func(r engine.Result) { result = r }})
	if !s.Solving() {
		t.Error("no search runs")
	}
	l.until(t, "it is solved", func() bool { return result.Status != "" })
	solved, ok := s.Solved()
	if !ok || s.Solving() || !solved.Result.Verified || len(s.Moves()) != len(result.Moves) {
		t.Fatalf("the session holds %+v, solving %t", solved, s.Solving())
	}
	if s.Index() != 0 {
		t.Errorf("step %d is shown, want the start", s.Index())
	}
	if s.Last(); !s.Position().Solved() {
		t.Errorf("the last position is %s", shown(s))
	}

	// A move by hand leaves the solution, and does not write into it.
	before := result.Moves[1]
	s.Jump(1)
	if err := s.Play(press("7")); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Solved(); ok {
		t.Error("the line still passes for the solution")
	}
	if result.Moves[1].Name != before.Name {
		t.Error("the result's own moves were changed")
	}
}

func TestProgressAndStop(t *testing.T) {
	l := make(loop, 100)
	var result engine.Result
	var seen []int64
	s := solving(l, newSlow(t, "#.#"), engine.Limits{}, Watch{
		Progress: func(x search.Snapshot, _ time.Duration) { seen = append(seen, x.Expanded) },
		Done:     func(r engine.Result) { result = r },
	})
	l.until(t, "it told of itself three times", func() bool { return len(seen) >= 3 })
	if seen[2] <= seen[0] {
		t.Errorf("nodes expanded: %v, expected them to grow", seen)
	}
	s.Stop()
	asked := seen[len(seen)-1]
	l.until(t, "it stopped", func() bool { return result.Status != "" })
	// It expands a node in a millisecond, or less often on a busy machine.
	if more := result.Expanded - asked; result.Status != engine.Stopped || more > 1000 {
		t.Errorf("%s after %d nodes more", result.Status, more)
	}
	if solved, ok := s.Solved(); !ok || solved.Result.Status != engine.Stopped || shown(s) != "#.#" {
		t.Errorf("the session holds %+v, %s", solved, shown(s))
	}
}

func TestANewPuzzleDropsTheOldSearch(t *testing.T) {
	l := make(loop, 100)
	old := newSlow(t, "#.#")
	s := solving(l, old, engine.Limits{}, never(t))
	<-old.begun
	ended := s.ended
	s.Open("new", lamps(t, "##"))
	<-ended
	l.settle(20 * time.Millisecond)
	if _, ok := s.Solved(); ok || s.Solving() || s.Name() != "new" || shown(s) != "##" {
		t.Error("the old search has touched the new puzzle")
	}
}

// A result that was already on its way when the puzzle changed.
func TestALateResultIsDropped(t *testing.T) {
	l := make(loop, 100)
	s := solving(l, lamps(t, "#.#"), engine.Limits{}, never(t))
	<-s.ended
	s.Open("new", lamps(t, "##"))
	l.settle(20 * time.Millisecond)
	if shown(s) != "##" || len(s.Moves()) != 0 {
		t.Error("the late result has touched the new puzzle")
	}
}

func TestOneSearchAtATime(t *testing.T) {
	l := make(loop, 100)
	p := newSlow(t, "#.#")
	s := solving(l, p, engine.Limits{}, never(t))
	<-p.begun
	first := s.ended
	s.Open("row", p) // drops the first, which may still run for a moment
	var result engine.Result
	s.Solve(p.Methods()[0], engine.Limits{Nodes: 3}, Watch{Done: func(r engine.Result) { result = r }})
	<-p.begun
	select {
	case <-first:
	default:
		t.Error("the second search began before the first ended")
	}
	l.until(t, "the second ended", func() bool { return result.Status != "" })
	if result.Status != engine.LimitReached {
		t.Errorf("the second came to %s", result.Status)
	}
}

func TestCloseWaitsForTheSearch(t *testing.T) {
	l := make(loop, 100)
	p := newSlow(t, "#.#")
	s := solving(l, p, engine.Limits{}, never(t))
	<-p.begun
	ended := s.ended
	s.Close()
	select {
	case <-ended:
	default:
		t.Error("the search still runs")
	}
}
