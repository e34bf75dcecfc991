package check

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// Recording returns the search that a log reports, to be stepped through and drawn like one
// of ours: the boards that it expands in their order, each below the first board whose moves
// lead to it. A board that no expanded one leads to stands below the start. Figures that the
// log does not give are computed from its paths and by the method's heuristic.
//
// The events of a trace without boards are taken as they are, by their ids.
func (l Log) Recording(p engine.Puzzle, m engine.Method) recording.Recording {
	unknown := func(e Entry) bool { return e.Position == nil }
	if len(l.Entries) == 0 || len(l.Events) > 0 && slices.ContainsFunc(l.Entries, unknown) {
		return recording.New(p, m, l.traced(), nil)
	}
	r := &replayed{estimate: estimateOf(p, m), nodes: map[string]int32{}}
	for _, e := range l.Entries {
		if e.Position != nil {
			r.expand(e)
		}
	}
	return recording.New(p, m, r.events, r.position)
}

// replayed is the search of a log as events.
type replayed struct {
	events    []search.Event
	nodes     map[string]int32  // by the key of the position
	positions []engine.Position // of the nodes, from 1
	moves     []int32           // number of the move to each node, among those of its parent
	depth     []uint16
	g, h      []int32
	parents   []int32
	estimate  func(engine.Position) int32
}

// stranger is the number of the move to a board that no move leads to, less the node's number.
const stranger = 1 << 20

func (r *replayed) add(at engine.Position, parent, move, g int32) int32 {
	r.positions = append(r.positions, at)
	node := int32(len(r.positions))
	depth := uint16(0)
	if parent != 0 {
		depth = r.depth[parent-1] + 1
	}
	if move == stranger {
		move += node
	}
	r.nodes[engine.Key(at)] = node
	r.parents, r.moves, r.depth = append(r.parents, parent), append(r.moves, move), append(r.depth, depth)
	r.g, r.h = append(r.g, g), append(r.h, r.estimate(at))
	r.tell(search.Generated, node)
	return node
}

func (r *replayed) tell(kind search.EventKind, node int32) {
	i := node - 1
	r.events = append(r.events, search.Event{
		Kind: kind, Depth: r.depth[i], Node: node, Parent: r.parents[i], Move: r.moves[i],
		G: r.g[i], H: r.h[i], F: search.Narrow(int64(r.g[i]) + int64(r.h[i])),
	})
}

func (r *replayed) expand(e Entry) {
	node := r.nodes[engine.Key(e.Position)]
	switch {
	case node == 0 && len(r.positions) == 0:
		node = r.add(e.Position, 0, 0, 0)
	case node == 0:
		node = r.add(e.Position, 1, stranger, 0)
	}
	if !math.IsNaN(e.G) {
		r.g[node-1] = int32(e.G)
	}
	if !math.IsNaN(e.H) {
		r.h[node-1] = int32(e.H)
	}
	if e.Position.Solved() {
		r.tell(search.Goal, node)
		return
	}
	r.tell(search.Expanded, node)
	for number, m := range e.Position.Moves() {
		to, err := e.Position.Apply(m)
		if err != nil {
			continue
		}
		if known := r.nodes[engine.Key(to)]; known != 0 {
			g := r.g[node-1] + int32(m.Cost)
			r.events = append(r.events, search.Event{
				Kind: search.Duplicate, Depth: r.depth[node-1] + 1, Node: known, Parent: node, Move: int32(number),
				G: g, H: r.h[known-1], F: search.Narrow(int64(g) + int64(r.h[known-1])),
			})
			continue
		}
		r.add(to, node, int32(number), r.g[node-1]+int32(m.Cost))
	}
}

// position returns the position that moves lead to; nil for moves that are none.
func (r *replayed) position(_ int32, moves []int32) any {
	at := r.positions[0]
	for _, number := range moves {
		if number > stranger && int(number-stranger) <= len(r.positions) {
			at = r.positions[number-stranger-1]
			continue
		}
		list := at.Moves()
		if int(number) >= len(list) {
			return nil
		}
		next, err := at.Apply(list[number])
		if err != nil {
			return nil
		}
		at = next
	}
	return at
}

// estimateOf returns the values of the method's heuristic; 0 where the family gives none.
func estimateOf(p engine.Puzzle, m engine.Method) func(engine.Position) int32 {
	if f, ok := p.(engine.Featured); ok {
		for _, feature := range f.Features() {
			if feature.Heuristic == m.Heuristic.Name && m.Heuristic.Name != "" {
				value := feature.Open()
				return func(at engine.Position) int32 { return int32(value(at)) }
			}
		}
	}
	return func(engine.Position) int32 { return 0 }
}

// traced returns the events of a trace whose boards are unknown.
func (l Log) traced() (events []search.Event) {
	nodes, depth := map[string]int32{}, map[int32]uint16{}
	whole := func(x float64) int32 {
		if math.IsNaN(x) {
			return 0
		}
		return int32(x)
	}
	for _, e := range l.Events {
		if e.Kind != Source && e.Kind != Generated && e.Kind != Expanded && e.Kind != Updated && e.Kind != Ended {
			continue
		}
		node := nodes[e.ID]
		fresh := node == 0
		if fresh {
			node = int32(len(nodes) + 1)
			nodes[e.ID] = node
		}
		parent := nodes[e.Parent]
		if parent == 0 && node > 1 {
			parent = 1
		}
		if parent == node {
			parent = 0
		}
		if parent != 0 {
			depth[node] = depth[parent] + 1
		}
		event := search.Event{Kind: search.Generated, Depth: depth[node], Node: node, Parent: parent, Move: node, G: whole(e.G), H: whole(e.H), F: whole(e.F)}
		if node == 1 {
			event.Move = 0
		}
		if fresh {
			events = append(events, event) // generated
		}
		switch e.Kind {
		case Expanded:
			event.Kind = search.Expanded
			events = append(events, event)
		case Ended:
			event.Kind = search.Goal
			events = append(events, event)
		case Updated:
			event.Kind, event.Why = search.Generated, search.Cheaper
			events = append(events, event)
		}
	}
	return events
}
