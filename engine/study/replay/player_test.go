package replay_test

import (
	"fmt"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// look is all that a player tells of a moment.
func look(p *replay.Player) string {
	text := fmt.Sprint(p.Moment(), p.Open(), p.Round(), p.Expansions(), p.First(8))
	for kind := range search.EventKind(search.EventKinds) {
		for why := range search.Why(search.Whys) {
			text += fmt.Sprint(" ", p.For(kind, why))
		}
	}
	for _, d := range p.Depths() {
		if d != (replay.Depth{}) {
			text += fmt.Sprint(d)
		}
	}
	return text
}

// Going back leads to what was there before, and a jump to what single steps lead to.
func TestAPlayerGoesBack(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 60, Memory: 256 << 20}) {
		p, n := replay.NewPlayer(r), min(r.Trace.Len(), 400)
		var looks []string
		for i := range n + 1 {
			p.Seek(i)
			looks = append(looks, look(p))
		}
		for i := n; i >= 0; i -= 7 {
			p.Seek(i)
			if got := look(p); got != looks[i] {
				t.Fatalf("%s: back at %d:\n%s, there was\n%s", studytest.Name(r), i, got, looks[i])
			}
		}
		p.Seek(n / 2)
		if got := look(p); got != looks[n/2] {
			t.Errorf("%s: a jump to %d leads to\n%s, steps to\n%s", studytest.Name(r), n/2, got, looks[n/2])
		}
	}
}

// What waits is what the trace says.
func TestAPlayerKnowsWhatWaits(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 60, Memory: 256 << 20}) {
		p := replay.NewPlayer(r)
		for i := 0; i <= r.Trace.Len(); i += 1 + r.Trace.Len()/23 {
			p.Seek(i)
			got, want := p.First(p.Open()), r.Trace.Waiting(i)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("%s: after %d events %v wait, want %v", studytest.Name(r), i, got, want)
			}
		}
	}
}

// The node that is expanded next is the first of the frontier, whatever the
// algorithm, unless it is drawn by lot.
func TestTheNextIsTheFirstOfTheFrontier(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 200, Memory: 256 << 20}) {
		p := replay.NewPlayer(r)
		for n := range min(r.Trace.Expansions(), 300) {
			e, event := r.Trace.Expansion(n)
			if e.Why != search.NoReason && e.Why != search.Climbed {
				continue
			}
			p.Seek(event)
			first := p.First(3)
			if len(first) == 0 || first[0] != e.Node && e.Why != search.Climbed {
				t.Fatalf("%s: expansion %d is of node %d, the first of the frontier are %v", studytest.Name(r), n, e.Node, first)
			}
			if e.Why == search.Climbed && p.Standing(first[0]).H != e.H {
				t.Fatalf("%s: expansion %d has h = %d, the first of the frontier %d", studytest.Name(r), n, e.H, p.Standing(first[0]).H)
			}
			if next, at, ok := p.Next(); !ok || next != e || at != event {
				t.Fatalf("%s: the next expansion is %+v at %d, want %+v at %d", studytest.Name(r), next, at, e, event)
			}
			if e.Why == search.NoReason {
				if ahead := p.Ahead(e.Node); ahead != 0 {
					t.Fatalf("%s: %d nodes are ahead of the next one", studytest.Name(r), ahead)
				}
			}
		}
	}
}
