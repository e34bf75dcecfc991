package replay_test

import (
	"context"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/studytest"
)

// stops are all moments at which a breakpoint holds, from the start.
func stops(r recording.Recording, b replay.Breakpoint) (moments []int) {
	p := replay.NewPlayer(r)
	for len(moments) < 400 {
		moment, _, ok := p.Stop(context.Background(), []replay.Breakpoint{b})
		if !ok {
			return moments
		}
		moments = append(moments, moment)
		p.Seek(moment)
	}
	return moments
}

// A breakpoint holds at the moments that one finds by going through all events.
func TestABreakpointStopsWhereItHolds(t *testing.T) {
	held := map[replay.BreakKind]int{}
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 50, Memory: 256 << 20}) {
		if r.Trace.Len() > 600 {
			continue
		}
		deep := replay.Breakpoint{Kind: replay.Compares, Figure: replay.FigureDepth, Compare: replay.Greater, Value: 2}
		small := replay.Breakpoint{Kind: replay.Compares, Figure: replay.FigureH, Compare: replay.Less, Value: 4}
		node := int32(2)
		state := replay.Breakpoint{Kind: replay.AtState, Nodes: []int32{node}}
		for _, b := range []replay.Breakpoint{{Kind: replay.KeyChanges}, deep, small, state, {Kind: replay.Reopens}, {Kind: replay.HFalls}, {Kind: replay.GoalWaits}} {
			var want []int
			key, first := int32(0), true
			figures := map[int32][2]int32{} // g and h, by node
			for i := range r.Trace.Len() {
				e := r.Trace.Event(i)
				expanded := e.Kind == search.Expanded
				made := e.Kind == search.Generated || e.Kind == search.Reopened
				from := figures[e.Parent]
				next := search.Event{}
				if i+1 < r.Trace.Len() {
					next = r.Trace.Event(i + 1)
				}
				switch b.Kind {
				case replay.KeyChanges:
					if expanded && !first && e.Order() != key {
						want = append(want, i)
					}
				case replay.Compares:
					if expanded && (b.Figure == replay.FigureDepth && e.Depth > 2 || b.Figure == replay.FigureH && e.H < 4) {
						want = append(want, i)
					}
				case replay.AtState:
					if expanded && e.Node == node {
						want = append(want, i)
					}
					if made && e.Node == node {
						want = append(want, i+1)
					}
				case replay.Reopens:
					if e.Kind == search.Reopened && e.Why != search.BackedUp {
						want = append(want, i+1)
					}
				case replay.HFalls:
					if (made || e.Kind == search.Duplicate) && e.Parent > 0 && from[1]-e.H > e.G-from[0] {
						want = append(want, i+1)
					}
				case replay.GoalWaits:
					at, ok := r.Position(e.Node)
					if made && e.Node > 0 && ok && at.Solved() && !(next.Kind == search.Goal && next.Node == e.Node) {
						want = append(want, i+1)
					}
				}
				if expanded {
					key, first = e.Order(), false
				}
				if made {
					figures[e.Node] = [2]int32{e.G, e.H}
				}
			}
			want = slices.Compact(slices.DeleteFunc(want, func(i int) bool { return i == 0 }))
			held[b.Kind] += len(want)
			if got := stops(r, b); !slices.Equal(got, want[:min(len(want), 400)]) {
				t.Errorf("%s, %s: stops at %v, want %v", studytest.Name(r), b.Kind.Title(), got, want)
			}
		}
	}
	for kind := range replay.BreakKind(replay.BreakKinds) {
		if held[kind] == 0 && kind != replay.Reopens && kind != replay.HFalls {
			t.Errorf("%s never holds", kind.Title())
		}
	}
}

// A node is found by its board, and nothing else is.
func TestABoardIsFoundByItsText(t *testing.T) {
	for _, r := range studytest.Recordings(t, engine.Limits{Nodes: 60, Memory: 256 << 20}) {
		forward, _ := r.Trace.Nodes()
		for node := int32(1); node <= forward; node += 1 + forward/5 {
			at, ok := r.Position(node)
			if !ok {
				continue
			}
			found := r.Find(context.Background(), at)
			if !slices.Contains(found, node) {
				t.Errorf("%s: node %d is not found among %v", studytest.Name(r), node, found)
			}
			for _, other := range found {
				if p, _ := r.Position(other); p.Text() != at.Text() {
					t.Errorf("%s: node %d is found for\n%s", studytest.Name(r), other, at.Text())
				}
			}
		}
	}
}
