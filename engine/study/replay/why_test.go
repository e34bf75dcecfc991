package replay_test

import (
	"context"
	"fmt"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// What is said of every node at every tenth moment is held against the events.
func TestWhyANodeStandsAsItDoes(t *testing.T) {
	said := map[replay.State]int{}
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 40, Memory: 256 << 20}) {
		p, reasons := replay.NewPlayer(r), r.Reasons(context.Background())
		if len(reasons) != r.Trace.Len() {
			t.Fatalf("%s: %d reasons for %d events", studytest.Name(r), len(reasons), r.Trace.Len())
		}
		forward, backward := r.Trace.Nodes()
		for moment := 0; moment <= min(r.Trace.Len(), 300)+9; moment += 10 {
			p.Seek(moment) // the last is the end
			next, event, more := p.Next()
			for node := -backward; node <= forward; node++ {
				at := p.Standing(node)
				if node == 0 || at.State == replay.Unmade {
					continue
				}
				said[at.State]++
				want := wanted(r, p, node, reasons)
				if more && node == next.Node && at.State == replay.Waiting {
					want = reasons[event].String()
				}
				if got := p.Why(node, reasons).String(); got != want {
					t.Fatalf("%s: node %d after %d events: %q, want %q", studytest.Name(r), node, moment, got, want)
				}
			}
		}
	}
	for _, state := range []replay.State{replay.Waiting, replay.Closed, replay.Dropped, replay.Reached} {
		if said[state] == 0 {
			t.Errorf("no node was ever in state %d", state)
		}
	}
}

// wanted is the sentence, found out from the events that have happened alone.
func wanted(r recording.Recording, p *replay.Player, node int32, reasons []engine.Message) string {
	last, step := -1, 0
	for i := range p.Moment() {
		e := r.Trace.Event(i)
		if e.Node == node && e.Kind != search.Duplicate && e.Why != search.Checked && e.Why != search.Refused {
			last = i
		}
	}
	for i := range last + 1 {
		if r.Trace.Event(i).Kind == search.Expanded {
			step++
		}
	}
	e := r.Trace.Event(last)
	waits := e.Kind == search.Generated || e.Kind == search.Reopened
	for i := last + 1; i < p.Moment(); i++ {
		after := r.Trace.Event(i)
		begins := after.Kind == search.Iteration || after.Kind == search.Generated && after.Parent == 0 && after.Move == 0
		isStart := e.Parent == 0 && node == 1
		if begins && isStart && after.Kind == search.Iteration {
			waits = true
		} else if begins && waits {
			return "left behind, because the search began anew"
		}
	}
	if waits {
		return waitsFor(r, p, node)
	}
	return map[search.EventKind]string{
		search.Expanded: fmt.Sprintf("expanded in step %d: %s", step, reasons[last]),
		search.Pruned:   fmt.Sprintf("pruned: %s", reasons[last]),
		search.Goal:     reasons[last].String(),
	}[e.Kind]
}

func waitsFor(r recording.Recording, p *replay.Player, node int32) string {
	if r.Method.Order == search.OnePath {
		return "a neighbour that the walk does not take next"
	}
	ahead, less := -1, 0
	for i, other := range p.First(p.Open()) {
		if other == node {
			ahead = i
		}
		if p.Standing(other).F < p.Standing(node).F {
			less++
		}
	}
	key, f := r.Method.Key.String(), p.Standing(node).F
	switch {
	case r.Method.Order != search.BestFirst:
		return engine.Msg("not yet: %d {node that waits comes|nodes that wait come} before it", ahead).String()
	case ahead == 0:
		return fmt.Sprintf("%s = %d is the least, and the search has ended", key, f)
	case less > 0:
		return engine.Msg("not yet: %s = %d, and %d node{|s} {waits|wait} with less", key, f, less).String()
	}
	return fmt.Sprintf("not yet: %s = %d is the least, but of those that have it %d come before, by their h or because they are newer", key, f, ahead)
}
