package recording

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Reasons explains the kept events in order, as many as ctx leaves time for.
func (r Recording) Reasons(ctx context.Context) []engine.Message {
	const often = 1 << 12 // events between two looks at ctx
	list := make([]engine.Message, 0, r.Trace.Len())
	x := r.Explain()
	for {
		if len(list)%often == 0 && ctx.Err() != nil {
			return list
		}
		_, why, ok := x.Next()
		if !ok {
			return list
		}
		list = append(list, why)
	}
}

// Move returns the name of the move that generated a node, "" for a root.
func (r Recording) Move(node int32) string {
	n, ok := r.Trace.Node(node)
	if !ok {
		return ""
	}
	moves := names{Recording: r, known: map[[2]int32]string{}}
	return moves.name(search.Event{Node: node, Parent: n.Parent, Move: n.Move})
}

// Name returns the name of a node by its last move, in a search that names its nodes so; ok is
// false in others.
func (r Recording) Name(node int32) (name engine.Message, ok bool) {
	n, made := r.Trace.Node(node)
	if name, ok = r.probe.Name(n.Move); ok && n.Parent == 0 {
		name = engine.Msg("start")
	}
	return name, ok && made
}

// Find returns the nodes at a position in the order of their generation: more than one
// where the search keeps no closed list.
func (r Recording) Find(ctx context.Context, p engine.Position) (nodes []int32) {
	const often = 1 << 8 // nodes between two looks at ctx
	key := engine.Key(p)
	forward, backward := r.Trace.Nodes()
	look := func(node int32) {
		if at, ok := r.Position(node); ok && engine.Key(at) == key {
			nodes = append(nodes, node)
		}
	}
	for node := int32(1); node <= max(forward, backward) && (node%often != 0 || ctx.Err() == nil); node++ {
		if node <= forward {
			look(node)
		}
		if node <= backward {
			look(-node)
		}
	}
	return nodes
}
