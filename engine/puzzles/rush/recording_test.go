package rush

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Every method traces its actual search: as many expansions as it counts, with the same result as without tracing, and
// nodes each of which is a legal slide after its parent, one move deeper and at its cost. Methods that search twice
// number their nodes consecutively.
func TestEveryMethodCanBeWatched(t *testing.T) {
	for _, c := range []costModel{slides, steps} {
		z := read(t, hardBoards()[0])
		z.cost = c
		for _, m := range z.Methods() {
			if h := m.Heuristic.Name; h != "" && h != recursive {
				continue // the algorithms are the same
			}
			limits := engine.Limits{Nodes: 10_000}
			heard := trace.New(0)
			probe := &search.Probe{Recorder: heard}
			watched := engine.Solve(context.Background(), z, m, limits, probe)
			alone := engine.Solve(context.Background(), z, m, limits, nil)
			likewise := watched.PeakBytes == alone.PeakBytes || m.Algorithm.Name == spaceName // which uses blocks without tracing
			if watched.Expanded != alone.Expanded || watched.Generated != alone.Generated || !likewise ||
				fmt.Sprint(watched.Status, watched.Moves) != fmt.Sprint(alone.Status, alone.Moves) {
				t.Errorf("%s: watched it gives %s, %+v, alone %s, %+v", m.Name(), watched.Status, watched.Counters, alone.Status, alone.Counters)
			}
			if n := heard.Counts().Of(search.Expanded); n != alone.Expanded {
				t.Errorf("%s: %d expansions are told, %d counted", m.Name(), n, alone.Expanded)
			}
			if solved := heard.Counts().Of(search.Goal) > 0; solved != (alone.Status == engine.Solved) {
				t.Errorf("%s: it ended as %s, a goal was told is %v", m.Name(), alone.Status, solved)
			}
			checkNumbers(t, m, heard)
			if m.Algorithm.Name == bidirectional {
				checkCosts(t, c, heard)
			}
			checkSlides(t, m, heard, probe)
		}
	}
}

// checkNumbers checks that node numbers are unique.
func checkNumbers(t *testing.T, m engine.Method, heard *trace.Trace) {
	t.Helper()
	made := map[int32]bool{}
	for n := range heard.Len() {
		e := heard.Event(n)
		if e.Kind == search.Generated && e.Why == search.NoReason {
			if made[e.Node] {
				t.Fatalf("%s: event %d, %+v, is of a number that another node has", m.Name(), n, e)
			}
			made[e.Node] = true
		}
	}
}

// checkCosts checks that only one search is traced, with slides of any length, each at its cost.
func checkCosts(t *testing.T, c costModel, heard *trace.Trace) {
	t.Helper()
	g, far, starts := map[int32]int32{}, false, 0
	for n := range heard.Len() {
		e := heard.Event(n)
		if e.Parent != 0 && e.Kind == search.Generated {
			s := numbered(e.Move)
			far = far || s.by*s.by > 1
			if want := g[e.Parent] + int32(c.of(s)); e.G != want {
				t.Fatalf("%s: event %d, %+v, follows one of cost %d", c, n, e, g[e.Parent])
			}
		}
		if e.Kind == search.Generated {
			g[e.Node] = e.G
		}
		if e.Kind == search.Generated && e.Parent == 0 && e.Move == 0 {
			starts++
		}
	}
	if !far || starts != 1 {
		t.Errorf("%s: a slide of more than one cell is told: %v; %d searches begin", c, far, starts)
	}
}

// checkSlides replays the first events.
func checkSlides(t *testing.T, m engine.Method, heard *trace.Trace, probe *search.Probe) {
	t.Helper()
	at := func(e search.Event, short int) Position {
		root, moves, ok := heard.PathOf(e)
		pos, shown := engine.Shown(probe.Replay(root, moves[:len(moves)-short]))
		if !ok || !shown {
			t.Fatalf("%s: %+v, after the moves %v from root %d, is not shown", m.Name(), e, moves, root)
		}
		return pos.(Position)
	}
	for n := range min(heard.Len(), 300) {
		e := heard.Event(n)
		if e.Kind == search.Iteration || e.Parent == 0 {
			continue
		}
		from, to, s := at(e, 1), at(e, 0), numbered(e.Move)
		if e.Node < 0 {
			s.by = -s.by // the slide is undone
		}
		for i := range from.at {
			by := int(to.at[i]) - int(from.at[i])
			if i == s.piece && by != s.by || i != s.piece && by != 0 {
				t.Fatalf("%s: %+v takes piece %d by %d cells:\n%sto\n%s", m.Name(), e, i, by, from.Text(), to.Text())
			}
		}
		if e.Kind == search.Goal && e.Node > 0 && heard.Counts().Of(search.Goal) == 1 && !to.Solved() {
			t.Errorf("%s: %+v is no goal:\n%s", m.Name(), e, to.Text())
		}
	}
}
