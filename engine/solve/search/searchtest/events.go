package searchtest

import (
	"slices"

	"langkah/engine/solve/search"
)

// checkEvents checks the events of a run against the problem: every node has an earlier
// parent, is reached from it by a move of the problem at that move's cost, and is found by
// replaying its moves.
func (tr *truth[S]) checkEvents(t T, p search.Problem[S], a search.Algorithm, events []search.Event) {
	t.Helper()
	at := map[int32]eventNode[S]{}
	for n, e := range events {
		switch {
		case e.Kind == search.Iteration || e.Why == search.Checked:
			continue
		case e.Parent == 0:
			s, ok := p.Replay(e.Move, nil)
			if !ok || e.G != 0 || e.Depth != 0 || e.Node < 0 != (e.Move > 0) {
				t.Fatalf("%s: event %d, %+v, is of no root", a.Name, n, e)
			}
			at[e.Node] = eventNode[S]{state: s, root: e.Move}
			continue
		}
		parent, made := at[e.Parent]
		if !made {
			t.Fatalf("%s: event %d, %+v, has a parent that was not made", a.Name, n, e)
		}
		step, ok := tr.edge(p, parent, e.Move)
		switch cost := step.Cost; {
		case !ok:
			t.Fatalf("%s: event %d, %+v: there is no such move from %v", a.Name, n, e, parent.state)
		case e.G != parent.g+cost || e.Depth != parent.depth+1:
			t.Fatalf("%s: event %d, %+v, where a move of cost %d leads from cost %d, depth %d", a.Name, n, e, cost, parent.g, parent.depth)
		case parent.root == 0 && p.Estimate != nil && e.H != p.Estimate(step.State):
			t.Fatalf("%s: event %d, %+v, has an estimate of %d", a.Name, n, e, p.Estimate(step.State))
		case parent.root != 0 && a.Needs.FromStart && p.FromStart != nil && e.H != p.FromStart(step.State):
			t.Fatalf("%s: event %d, %+v, has an estimate of %d from the start", a.Name, n, e, p.FromStart(step.State))
		}
		if e.Node == 0 {
			continue // pruned at once
		}
		known, again := at[e.Node]
		if again && known.state != step.State {
			t.Fatalf("%s: event %d, %+v, takes %v for %v", a.Name, n, e, step.State, known.state)
		}
		if fresh := e.Kind == search.Generated && e.Why == search.NoReason; fresh == again {
			t.Fatalf("%s: event %d, %+v: the node was told of before is %v", a.Name, n, e, again)
		}
		if e.Kind == search.Generated || e.Kind == search.Reopened {
			at[e.Node] = eventNode[S]{step.State, parent.root, e.G, e.Depth, e.Parent, e.Move}
		}
	}
	replays := 20 // of long paths
	for node, n := range at {
		var moves []int32
		for up := n; up.parent != 0; up = at[up.parent] {
			moves = append(moves, up.move)
		}
		slices.Reverse(moves)
		if s, ok := p.Replay(n.root, moves); !ok || s != n.state {
			t.Fatalf("%s: the moves %v to node %d lead to %v, not %v", a.Name, moves, node, s, n.state)
		}
		if replays--; replays == 0 {
			break
		}
	}
}

// eventNode is a node as of its last event.
type eventNode[S comparable] struct {
	state  S
	root   int32
	g      int32
	depth  uint16
	parent int32
	move   int32
}

// edge returns the move of that number from a node or, backward from a goal, to it.
func (tr *truth[S]) edge(p search.Problem[S], from eventNode[S], move int32) (search.Successor[S], bool) {
	var out []search.Successor[S]
	if from.root == 0 {
		out = p.Expand(from.state, 0, nil)
	} else {
		out = p.Reverse(from.state, nil)
	}
	for _, s := range out {
		if s.Move == move {
			return s, true
		}
	}
	return search.Successor[S]{}, false
}
