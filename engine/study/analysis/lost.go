package analysis

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// Lost is where a beam search dropped the last path to an optimal solution.
type Lost struct {
	Event  search.Event // that dropped it
	Moment int          // after the event
	Cost   int          // of the cheapest solution
	Far    int          // distance from the dropped node to the goal

	method engine.Method // writes the costs
}

// Words describes the loss.
func (l Lost) Words() engine.Message {
	cost := func(c int) search.Figure { return l.method.Cost(search.Narrow(int64(c))) }
	return engine.Msg("The last way to a solution of cost %d was dropped at depth %d: a child with g = %d and h = %d, from which the goal is %d away.", cost(l.Cost), l.Event.Depth, l.method.Cost(l.Event.G), l.method.Cost(l.Event.H), cost(l.Far))
}

// Loses reports whether the search can drop the last path to an optimal solution.
func Loses(r recording.Recording) bool { return r.Method.Order == search.FewPerLevel }

// LastOptimal finds the layer that dropped the last path to a cheapest solution: the
// first without a node on one. Of each layer only successors of such nodes are judged,
// each within the limits. ok is false where none was dropped, or the distances are
// not known.
func LastOptimal(ctx context.Context, r recording.Recording, oracle engine.Oracle, limits engine.Limits) (l Lost, ok bool) {
	far := func(at engine.Position) (int, bool) {
		t := oracle.Judge(ctx, at, limits, nil)
		return t.AtLeast, t.Exact()
	}
	cheapest, known := far(r.Puzzle.Start())
	if !known {
		return l, false
	}
	on := map[int32]bool{} // nodes on a cheapest path
	deepest := uint16(0)   // depth of them
	for i := 0; i < r.Trace.Len() && ctx.Err() == nil; i++ {
		e := r.Trace.Event(i)
		made, dropped := e.Kind == search.Generated, e.Kind == search.Pruned && e.Why == search.Width
		if !made && !dropped || e.Parent != 0 && !on[e.Parent] {
			continue
		}
		at, ok := r.PositionOf(e)
		if !ok {
			continue
		}
		d, known := far(at)
		if !known {
			return l, false
		}
		if int(e.G)+d != cheapest {
			continue
		}
		if made {
			on[e.Node], deepest = true, max(deepest, e.Depth)
		} else {
			l = Lost{e, i + 1, cheapest, d, r.Method}
		}
	}
	return l, l.Moment > 0 && l.Event.Depth > deepest && ctx.Err() == nil
}
