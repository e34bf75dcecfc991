package searchtest

import (
	"context"
	"reflect"
	"slices"
	"testing"
	"time"

	"go.uber.org/goleak"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// T is the part of testing.T that property tests have too.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
}

// States is the greatest number of states of a problem for [Check].
const States = 1 << 18

// Check checks a small problem's properties and every algorithm on it: completeness,
// optimality where claimed, the counters, the events, determinism, and limits.
func Check[S comparable](t *testing.T, p search.Problem[S]) {
	t.Helper()
	tr, ok := explore(p, States)
	if !ok {
		t.Fatalf("the problem has more than %d states", States)
	}
	tr.checkProblem(t, p)
	for _, a := range suited(p) {
		t.Run(a.Name, func(t *testing.T) {
			defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
			tr.checkAnswer(t, p, a)
			tr.checkRepeat(t, p, a)
			tr.checkLimits(t, p, a)
		})
	}
}

// CheckAnswers is the part of [Check] that is fast enough for property tests.
func CheckAnswers[S comparable](t T, p search.Problem[S]) {
	t.Helper()
	tr, ok := explore(p, States)
	if !ok {
		t.Fatalf("the problem has more than %d states", States)
	}
	tr.checkProblem(t, p)
	for _, a := range suited(p) {
		tr.checkAnswer(t, p, a)
	}
}

// suited returns the algorithms whose needs the problem meets.
func suited[S comparable](p search.Problem[S]) []search.Algorithm {
	return slices.DeleteFunc(search.Algorithms(), func(a search.Algorithm) bool {
		return a.Needs.Goals && p.Goals == nil || a.Needs.Reverse && p.Reverse == nil ||
			a.Needs.FromStart && p.FromStart == nil && p.Estimate != nil
	})
}

// settles reports whether the algorithm has to find a solution or prove that there is none:
// the complete ones, and iterative deepening, which is complete on spaces that its table
// holds, as these are.
func settles(a search.Algorithm) bool {
	switch a.Name {
	case "ids", "idastar", "dfbnb":
		return true
	}
	return a.Guarantee("", search.Properties{}, option.Settings{}).Complete
}

func run[S comparable](t T, p search.Problem[S], a search.Algorithm, limits search.Limits, probe *search.Probe) search.Outcome[S] {
	t.Helper()
	o, err := search.Run(context.Background(), a.Name, p, option.Settings{}, limits, probe)
	if err != nil {
		t.Fatalf("%s: %v", a.Name, err)
	}
	return o
}

// checkAnswer runs the algorithm without tight limits and checks its outcome.
func (tr *truth[S]) checkAnswer(t T, p search.Problem[S], a search.Algorithm) {
	t.Helper()
	var c counted[S]
	watched := c.watch(p)
	limits := search.Limits{}
	if !settles(a) {
		limits.Nodes = 5_000
	}
	o := run(t, watched, a, limits, &search.Probe{Recorder: &c})
	promise := a.Guarantee("the heuristic", p.Properties, option.Settings{})
	solvable := tr.cost != unreachable
	switch {
	case o.Status == search.Solved:
		tr.checkPath(t, p, a, o)
		if promise.Optimal && !o.Optimal {
			t.Fatalf("%s: promises the optimum and does not claim it; it found %d", a.Name, o.Cost)
		}
	case o.Status == search.NoSolution && solvable:
		t.Fatalf("%s: says there is no solution; there is one of %d", a.Name, tr.cost)
	case settles(a) && o.Status != search.NoSolution:
		t.Fatalf("%s: ended with status %s on a problem that it must settle", a.Name, o.Status)
	}
	if solvable && o.Bound > tr.cost {
		t.Fatalf("%s: claims that a solution costs at least %d; there is one of %d", a.Name, o.Bound, tr.cost)
	}
	c.check(t, a, o)
	tr.checkEvents(t, p, a, c.events)
}

// check compares the counters of a run with the calls and events observed.
func (c *counted[S]) check(t T, a search.Algorithm, o search.Outcome[S]) {
	t.Helper()
	got := o.Counters
	if a.Order == search.BestFirst { // it generates the moves of the solution again
		c.expanded -= int64(len(o.Path)) // for the moves of the solution
	}
	if !a.Needs.Goals { // listed goals count as generated, but the list may be read for other purposes
		c.generated = min(c.generated, got.Generated)
	}
	if got.Expanded != c.expanded || got.Generated != c.generated {
		t.Fatalf("%s: counts %d expanded, %d generated; it was %d and %d", a.Name, got.Expanded, got.Generated, c.expanded, c.generated)
	}
	expanded, made := c.recorded()
	if expanded != got.Expanded || made > got.Generated || made < got.Generated && o.Status != search.Solved {
		t.Fatalf("%s: counts %d expanded, %d generated, but records %d and %d", a.Name, got.Expanded, got.Generated, expanded, made)
	}
	if !expandsAgain(a) && got.Generated < got.Expanded {
		t.Fatalf("%s: expanded %d states and generated %d", a.Name, got.Expanded, got.Generated)
	}
	if got.Expanded > 0 && got.PeakBytes == 0 {
		t.Fatalf("%s: held nothing", a.Name)
	}
	if got.MaxFrontier < got.Frontier || got.PeakBytes < got.Bytes || got.Bytes < 0 || got.Frontier < 0 {
		t.Fatalf("%s: counters that cannot be: %+v", a.Name, got)
	}
}

// expandsAgain reports whether the algorithm may expand states more often than it generates
// them: in later rounds or tries, or to prove that there are no more.
func expandsAgain(a search.Algorithm) bool {
	return slices.Contains([]string{"dfs", "ids", "idastar", "dfbnb", "rbfs", "smastar", "hillclimb", "anneal", "genetic"}, a.Name)
}

// checkPath replays a solution and checks its cost.
func (tr *truth[S]) checkPath(t T, p search.Problem[S], a search.Algorithm, o search.Outcome[S]) {
	t.Helper()
	at, cost := 0, int64(0)
	seen := map[int]bool{0: true}
	for i, step := range o.Path {
		to, known := tr.number[step.State]
		legal := false
		for _, e := range tr.edges[at] {
			legal = legal || e == step || e.State == step.State && e.Move == step.Move && e.Cost == step.Cost
		}
		if !known || !legal {
			t.Fatalf("%s: move %d, from %v to %v, is none of the problem's", a.Name, i+1, tr.states[at], step.State)
		}
		if seen[to] {
			t.Fatalf("%s: the path returns to %v", a.Name, step.State)
		}
		seen[to] = true
		at, cost = to, cost+int64(step.Cost)
	}
	switch {
	case !p.Goal(tr.states[at]):
		t.Fatalf("%s: the path ends at %v, which is no goal", a.Name, tr.states[at])
	case cost != o.Cost:
		t.Fatalf("%s: the moves cost %d, not %d", a.Name, cost, o.Cost)
	case o.Optimal && cost != tr.cost:
		t.Fatalf("%s: claims that %d is optimal; %d is", a.Name, cost, tr.cost)
	case (a.Name == "bfs" || a.Name == "bidirectional") && int64(len(o.Path)) != tr.moves:
		t.Fatalf("%s: %d moves, %d suffice", a.Name, len(o.Path), tr.moves)
	case a.Name == "wastar" && (p.Admissible || p.Consistent || p.Estimate == nil) && cost > 2*tr.cost:
		t.Fatalf("%s: %d is more than twice %d", a.Name, cost, tr.cost)
	}
}

// checkRepeat checks that a second run is equal, with or without a recorder.
func (tr *truth[S]) checkRepeat(t T, p search.Problem[S], a search.Algorithm) {
	t.Helper()
	limits := search.Limits{Nodes: 10_000}
	first, second := run(t, p, a, limits, nil), run(t, p, a, limits, &search.Probe{Recorder: new(counted[S])})
	first.Depth, second.Depth = 0, 0 // depends on when the clock was read
	if !reflect.DeepEqual(first, second) {
		t.Fatalf("%s: two runs differ: %+v and %+v", a.Name, first.Counters, second.Counters)
	}
}

// checkLimits checks that the algorithm stops at its limits.
func (tr *truth[S]) checkLimits(t T, p search.Problem[S], a search.Algorithm) {
	t.Helper()
	for _, nodes := range []int64{1, 10} {
		if o := run(t, p, a, search.Limits{Nodes: nodes}, nil); o.Expanded > nodes {
			t.Fatalf("%s: expanded %d nodes, the limit is %d", a.Name, o.Expanded, nodes)
		}
	}
	if o := run(t, p, a, search.Limits{Memory: 1000}, nil); o.Status != search.MemoryLimit || o.PeakBytes > 1000 {
		t.Fatalf("%s: status %s with %d bytes, the limit is 1000", a.Name, o.Status, o.PeakBytes)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if o, _ := search.Run(ctx, a.Name, p, option.Settings{}, search.Limits{}, nil); o.Status != search.Stopped || o.Expanded > 0 {
		t.Fatalf("%s: status %s after a cancelled start", a.Name, o.Status)
	}
	tr.checkPrompt(t, p, a)
}

// checkPrompt checks that the algorithm stops soon at a time limit or a cancellation, even
// if moves, fast at first, have become slow.
func (tr *truth[S]) checkPrompt(t T, p search.Problem[S], a search.Algorithm) {
	t.Helper()
	slow := p
	slow.Goal = func(S) bool { return false }
	calls := 0
	slow.Expand = func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
		if calls++; calls > 400 {
			time.Sleep(time.Millisecond)
		}
		return p.Expand(s, h, out)
	}
	more := Overdue(20*time.Millisecond, slow, func(ctx context.Context, p search.Problem[S], limits search.Limits) {
		calls = 0
		if _, err := search.Run(ctx, a.Name, p, option.Settings{}, limits, nil); err != nil {
			t.Fatalf("%s: %v", a.Name, err)
		}
	})
	if more > 100 {
		t.Fatalf("%s: expanded %d states more after the end", a.Name, more)
	}
}

// Overdue returns how many states a run expands after its time limit or after its
// cancellation, whichever is more. Unlike the delay, that does not depend on the machine's
// load.
func Overdue[S comparable](limit time.Duration, p search.Problem[S], run func(context.Context, search.Problem[S], search.Limits)) int {
	count := func(over func() bool) (more *int, counted search.Problem[S]) {
		more, counted = new(int), p
		counted.Expand = func(s S, h int32, out []search.Successor[S]) []search.Successor[S] {
			if over() {
				*more++
			}
			return p.Expand(s, h, out)
		}
		return more, counted
	}
	var begun time.Time // the first expansion: the clock of the run started before
	byTime, counted := count(func() bool {
		if begun.IsZero() {
			begun = time.Now()
		}
		return time.Since(begun) > limit
	})
	run(context.Background(), counted, search.Limits{Time: limit})
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	byStop, counted := count(func() bool { return ctx.Err() != nil })
	run(ctx, counted, search.Limits{})
	return max(*byTime, *byStop)
}
