// Package recording records a search with its result, and writes what it did as
// lines, as a tree and as a graph. It knows no family: a position is what the run's
// probe replays from the moves that lead to it.
package recording

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// Recording is the events of a search, with its result.
type Recording struct {
	Puzzle engine.Puzzle
	Method engine.Method
	Result engine.Result
	Trace  *trace.Trace
	Ground *Ground // nil for a puzzle that is not charted

	probe *search.Probe
}

// Record solves a puzzle and keeps the first so many events, [trace.Kept] for 0. The
// search is the same as one that is not recorded. probe, which may be nil, reports its
// progress; its Recorder is replaced.
func Record(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, events int, probe *search.Probe) Recording {
	if probe == nil {
		probe = new(search.Probe)
	}
	r := Recording{Puzzle: p, Method: m, Trace: trace.New(events), probe: probe}
	probe.Recorder = r.Trace
	if ground, ok := newGround(r, true); ok {
		r.Ground, probe.Recorder = ground, ground
	}
	r.Result = engine.Solve(ctx, p, m, limits, probe)
	return r
}

// New is a recording of events that nothing searched for; replay, which may be nil,
// returns the position that moves from a root lead to.
func New(p engine.Puzzle, m engine.Method, events []search.Event, replay func(root int32, moves []int32) any) Recording {
	r := Recording{Puzzle: p, Method: m, Trace: trace.New(0), probe: new(search.Probe)}
	r.probe.Recorder = r.Trace
	if replay != nil {
		r.probe.SetReplay(replay)
	}
	if ground, ok := newGround(r, false); ok {
		r.Ground, r.probe.Recorder = ground, ground
	}
	for _, e := range events {
		r.probe.Recorder.Record(e)
	}
	return r
}

// Position returns the position of a node; ok is false where its path is not among the kept events.
func (r Recording) Position(node int32) (p engine.Position, ok bool) {
	root, moves, ok := r.Trace.Path(node)
	if !ok {
		return nil, false
	}
	return engine.Shown(r.probe.Replay(root, moves))
}

// PositionOf returns the position of an event's node, which has no number where it was pruned as it was generated.
func (r Recording) PositionOf(e search.Event) (p engine.Position, ok bool) {
	root, moves, ok := r.Trace.PathOf(e)
	if !ok {
		return nil, false
	}
	return engine.Shown(r.probe.Replay(root, moves))
}

// Order returns the figure by which the search orders or prunes at an event.
func (r Recording) Order(e search.Event) search.Figure {
	switch _, hot := e.Temperature(); {
	case hot:
		return r.Method.Cost(e.H)
	case e.Kind == search.Iteration && r.Method.Order == search.OnePath:
		return search.Whole(e.F) // the number of a try
	}
	return r.Method.Figure(e.F)
}

// Explain returns an explainer that starts at the first event.
func (r Recording) Explain() *trace.Explainer {
	return r.Trace.Explain(r.Method.Order, r.Method.Key, r.Method.Figure, r.Method.CostUnit, r.Method.Rules())
}

// names finds the names of moves by the positions before and after them.
type names struct {
	Recording
	known map[[2]int32]string // by the node and the move from it

	at    int32             // the node whose moves are at hand
	after map[string]string // their names, by the key of the position after them
}

// name returns the name of the move that generated an event's node, "" for a root.
// A search from the goals applies moves backward.
func (n *names) name(e search.Event) string {
	if e.Parent == 0 {
		return ""
	}
	key := [2]int32{e.Parent, e.Move}
	if name, known := n.known[key]; known {
		return name
	}
	name := n.find(e)
	n.known[key] = name
	return name
}

func (n *names) find(e search.Event) string {
	root, moves, ok := n.Trace.Path(e.Parent)
	if !ok {
		return ""
	}
	to, ok := engine.Shown(n.probe.Replay(root, append(moves, e.Move)))
	if !ok {
		return ""
	}
	if e.Parent < 0 { // the move leads from there to the parent
		from := to
		if to, ok = engine.Shown(n.probe.Replay(root, moves)); !ok {
			return ""
		}
		return namesAfter(from)[engine.Key(to)]
	}
	if n.after == nil || n.at != e.Parent {
		from, ok := engine.Shown(n.probe.Replay(root, moves))
		if !ok {
			return ""
		}
		n.at, n.after = e.Parent, namesAfter(from)
	}
	return n.after[engine.Key(to)]
}

// MoveNames returns the names of moves that lead on from the start, as far as they can be
// replayed.
func (r Recording) MoveNames(moves []int32) []string {
	var list []string
	from, ok := engine.Shown(r.probe.Replay(0, nil))
	for n := 1; ok && n <= len(moves); n++ {
		var to engine.Position
		if to, ok = engine.Shown(r.probe.Replay(0, moves[:n])); ok {
			list = append(list, namesAfter(from)[engine.Key(to)])
			from = to
		}
	}
	return list
}

// namesAfter returns the names of a position's moves by the key of their successors.
func namesAfter(p engine.Position) map[string]string {
	after := map[string]string{}
	for _, m := range p.Moves() {
		if next, err := p.Apply(m); err == nil {
			after[engine.Key(next)] = m.Name
		}
	}
	return after
}
