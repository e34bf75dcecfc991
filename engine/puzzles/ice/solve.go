package ice

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// spaceName names the family's own method.
const spaceName = "space"

// Methods lists the methods: A* with the exact legs first, as recommended, then the whole state space, then the other
// algorithms of package search.
func (z *Puzzle) Methods() []engine.Method {
	var described []engine.Heuristic
	for _, h := range z.heuristics() {
		described = append(described, z.described(h))
	}
	methods := []engine.Method{{}, z.spaceMethod()}
	for _, m := range engine.SearchMethods(described, search.Needs{Goals: true, Reverse: true}, z.bySearch) {
		if m.Name() == "astar/"+legsName {
			methods[0] = m
		} else {
			methods = append(methods, m)
		}
	}
	return methods
}

func (z *Puzzle) spaceMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: spaceName, Title: engine.Msg("Whole state space"), About: engine.Msg("It measures every state of the board, by Dijkstra's algorithm from the goal backwards.")},
		Order:     search.BestFirst,
		Unwatched: true,
		Run:       z.bySpace,
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true,
				Why: engine.Msg("Whole state space: optimal, because it measures the exact distance of every state. Of the cheapest solutions it gives one with the fewest moves.")}
		},
	}
}

func (z *Puzzle) bySpace(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	whole := z.measure(meter)
	r := engine.Result{Status: meter.Ended(), Counters: meter.Counters}
	switch {
	case whole == nil:
		r.Reason = engine.Ending(r.Status, limits, meter.Counters)
		return r
	case !whole.left[z.start].reached():
		r.Status = search.NoSolution
		r.Reason = engine.Msg("all %d state{|s} that {leads|lead} to the goal {was|were} measured, and the start is none of them", meter.Expanded)
		return r
	}
	r.Status, r.Moves, r.Cost = search.Solved, whole.solution(z.start), int(whole.left[z.start].cost)
	r.Optimality, r.Bound, r.Because = engine.Proven, int64(r.Cost), m.Guarantee().Why
	return r
}

// bySearch runs an algorithm of package search.
func (z *Puzzle) bySearch(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	move := func(from state, to search.Successor[state]) engine.Move {
		d := direction(to.Move & 3)
		return z.move(d, z.slide(from, d))
	}
	view := func(s state) engine.Position { return Position{z, s} }
	return engine.RunSearch(ctx, m, z.problem(m.Heuristic.Name), move, view, limits, probe)
}

// problem returns the search problem. A move's number encodes the state that it leaves and the direction, as several
// slides may stop in the same state.
func (z *Puzzle) problem(name string) search.Problem[state] {
	b := z.board
	h := z.heuristicNamed(name)
	estimate := h.of()
	informed := h.Name != none
	p := search.Problem[state]{
		Start: z.start,
		Goal:  b.solved,
		Expand: func(s state, _ int32, out []search.Successor[state]) []search.Successor[state] {
			for _, d := range directions() {
				r := z.slide(s, d)
				if r.ending != stops {
					continue
				}
				next := search.Successor[state]{State: r.to, Move: int32(s)<<2 | int32(d), Cost: int32(z.cost.of(r))}
				if informed {
					next.H = estimate(r.to)
				}
				out = append(out, next)
			}
			return out
		},
		Goals: func(yield func(state) bool) { yield(b.state(b.goal, len(b.numbers))) },
	}
	p.Reverse = z.backwards()
	if informed {
		p.Estimate = estimate
	}
	return p
}

// backwards returns a function that appends the predecessors of a state. Its table is computed on first use, in time
// linear in the states.
func (z *Puzzle) backwards() func(state, []search.Successor[state]) []search.Successor[state] {
	b := z.board
	var into [][]search.Successor[state]
	return func(s state, out []search.Successor[state]) []search.Successor[state] {
		if into == nil {
			into = make([][]search.Successor[state], b.states())
			for from := range state(b.states()) {
				if !b.canStand(b.cell(from)) {
					continue
				}
				for _, d := range directions() {
					if r := z.slide(from, d); r.ending == stops {
						into[r.to] = append(into[r.to], search.Successor[state]{State: from, Move: int32(from)<<2 | int32(d), Cost: int32(z.cost.of(r))})
					}
				}
			}
		}
		return append(out, into[s]...)
	}
}
