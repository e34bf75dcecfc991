package routes

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Methods lists the algorithms of package search: A* with the best informed heuristic that is admissible first, as
// recommended.
func (z *Puzzle) Methods() []engine.Method {
	var described []engine.Heuristic
	best := none
	for _, h := range z.known.heuristics() {
		described = append(described, engine.Heuristic{Choice: h.Choice, Why: h.why, FromStart: h.fromStart, Properties: search.Properties{
			Admissible: h.admissible, Consistent: h.consistent, UnitCost: z.unitCost(), Free: z.free(),
		}})
		if h.admissible {
			best = h.Name
		}
	}
	can := search.Needs{Goals: len(z.targets()) > 0, Reverse: true, FromStart: true}
	one := z.units().one
	methods := []engine.Method{{}}
	for _, m := range engine.SearchMethods(described, can, z.bySearch) {
		m.CostUnit = one
		if m.Name() == "astar/"+best {
			methods[0] = m
		} else {
			methods = append(methods, m)
		}
	}
	return methods
}

// unitCost reports whether every move costs 1.
func (z *Puzzle) unitCost() bool {
	if z.cost == byMove {
		return true
	}
	switch w := z.world.(type) {
	case *grid:
		_, dearest := w.extremes()
		return !w.eight && dearest == 1
	case *graph:
		for _, r := range w.roads {
			if r.cost != 1 {
				return false
			}
		}
		return w.unit.one == 1
	}
	return false
}

// free reports whether some move costs nothing.
func (z *Puzzle) free() bool {
	if g, ok := z.world.(*graph); ok && z.cost == byRoad {
		for _, r := range g.roads {
			if r.cost == 0 {
				return true
			}
		}
	}
	return false
}

// bySearch runs an algorithm of package search.
func (z *Puzzle) bySearch(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	move := func(from state, to search.Successor[state]) engine.Move {
		return z.move(arc{to.State.node(), to.Cost, to.Move >> 1})
	}
	view := func(s state) engine.Position { return Position{z, s} }
	r := engine.RunSearch(ctx, m, z.problem(m.Heuristic.Name), move, view, limits, probe)
	if r.Status == engine.Failed && r.Reason.IsZero() {
		r.Reason = engine.Msg("a way became too long to be counted: more than %s", z.costText(math.MaxInt32))
	}
	return r
}

// problem returns the search problem. The number of a move is twice that of its arc, plus 1 where it visits a place for the
// first time, so that the moves into a state differ.
func (z *Puzzle) problem(name string) search.Problem[state] {
	h := z.heuristicNamed(name)
	informed := h.Name != none
	estimate := z.estimate(h)
	arcs := make([]arc, 0, directions)
	p := search.Problem[state]{
		Start: z.start,
		Goal:  z.solved,
		Expand: func(s state, _ int32, out []search.Successor[state]) []search.Successor[state] {
			arcs = z.world.out(s.node(), arcs[:0])
			for _, a := range arcs {
				next := search.Successor[state]{State: z.enter(a.to, s.visited()), Move: a.move << 1, Cost: z.price(a)}
				if next.State.visited() != s.visited() {
					next.Move |= 1
				}
				if informed {
					next.H = estimate(next.State)
				}
				out = append(out, next)
			}
			return out
		},
		Reverse: z.reverse,
	}
	if targets := z.targets(); len(targets) > 0 {
		p.Goals = func(yield func(state) bool) {
			for _, t := range targets {
				if s := at(t, z.all()); !yield(s) {
					return
				}
			}
		}
	}
	if informed {
		p.Estimate = estimate
	}
	if h.fromStart {
		p.FromStart = func(s state) int32 { return narrow(h.apart(z.start.node(), s.node())) }
	}
	return p
}

// reverse appends the predecessors of a state: where the node is to be visited, it was visited before or is so only now.
func (z *Puzzle) reverse(s state, out []search.Successor[state]) []search.Successor[state] {
	now := z.enter(s.node(), 0).visited()
	if s.visited()&now != now {
		return out // the state cannot be entered
	}
	for _, a := range z.world.in(s.node(), nil) {
		before := []uint32{s.visited()}
		if now != 0 {
			before = append(before, s.visited()&^now)
		}
		for i, visited := range before {
			if from := at(a.to, visited); z.enter(a.to, visited) == from {
				out = append(out, search.Successor[state]{State: from, Move: a.move<<1 | int32(i), Cost: z.price(a)})
			}
		}
	}
	return out
}
