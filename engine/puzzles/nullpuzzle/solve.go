package nullpuzzle

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

const whyNot = "pressing the first lamp or not decides every other press, and neither way makes the last lamp dark"

// Methods are the family's own sweep, then every algorithm of package search.
func (p puzzle) Methods() []engine.Method {
	unit := p.start.costs == costUnit
	return append([]engine.Method{p.sweepMethod()}, engine.SearchMethods([]engine.Heuristic{
		{
			Choice:     engine.Choice{Name: "none", Title: engine.Msg("no heuristic"), About: engine.Msg("It is 0 everywhere: nothing guides the search.")},
			Properties: search.Properties{Admissible: true, Consistent: true, UnitCost: unit},
		},
		{
			Choice:     thirds(),
			Properties: search.Properties{Admissible: true, Consistent: true, UnitCost: unit},
			FromStart:  true,
			Why:        engine.Msg("A press changes at most three lamps and costs at least 1."),
		},
	}, search.Needs{Goals: true, Reverse: true, FromStart: true}, p.bySearch)...)
}

func (p puzzle) sweepMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: "sweep", Title: engine.Msg("Sweep from the left"),
			About: engine.Msg("The first lamp is pressed or not; from there each lamp is pressed just when the one before it is still lit.")},
		Unwatched: true,
		Run:       p.bySweep,
		Promise: func(engine.Settings) engine.Guarantee {
			return engine.Guarantee{Optimal: true, Complete: true,
				Why: engine.Msg("Optimal, because only two sets of lamps can solve a row and both are tried.")}
		},
	}
}

// bySearch solves by an algorithm of package search.
func (p puzzle) bySearch(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	view := func(r row) engine.Position {
		at := p.start
		at.row = r
		return at
	}
	return engine.RunSearch(ctx, m, p.problem(m.Heuristic.Name == thirds().Name), p.step, view, limits, probe)
}

// bySweep solves by the family's own method.
func (p puzzle) bySweep(_ context.Context, m engine.Method, _ engine.Limits, _ *search.Probe) engine.Result {
	moves, ok := p.sweep()
	if !ok {
		return engine.Result{Status: engine.NoSolution, Reason: engine.Msg(whyNot)}
	}
	result := engine.Result{Status: engine.Solved, Moves: moves, Optimality: engine.Proven, Because: m.Guarantee().Why}
	for _, move := range moves {
		result.Cost += move.Cost
	}
	result.Bound = int64(result.Cost)
	return result
}

// sweep returns the cheapest of the solutions.
func (p puzzle) sweep() (best []engine.Move, ok bool) {
	cheapest := 0
	for _, moves := range p.solutions() {
		cost := 0
		for _, m := range moves {
			cost += m.Cost
		}
		if !ok || cost < cheapest {
			best, cheapest, ok = moves, cost, true
		}
	}
	return best, ok
}

// solutions are the at most two sets of presses that solve the row, in time linear
// in its length: once the first lamp is pressed or not, lamp i+1 must be pressed just
// when lamp i is still lit. Order does not matter and a second press undoes the first.
func (p puzzle) solutions() [][]engine.Move {
	var all [][]engine.Move
	for _, first := range []bool{false, true} {
		row, moves := p.start.row, []engine.Move{}
		for i := range p.start.n {
			if i == 0 && first || i > 0 && row.lit(i-1) {
				row = row.press(i, p.start.n)
				moves = append(moves, p.start.move(i))
			}
		}
		if row == 0 {
			all = append(all, moves)
		}
	}
	return all
}

// problem is the puzzle for package search.
func (p puzzle) problem(informed bool) search.Problem[row] {
	n := p.start.n
	estimate := func(row) int32 { return 0 }
	if informed {
		estimate = func(r row) int32 { return int32(r.thirds()) }
	}
	neighbours := func(r row, out []search.Successor[row]) []search.Successor[row] {
		for i := range n {
			next := r.press(i, n)
			out = append(out, search.Successor[row]{State: next, Move: int32(i), Cost: int32(p.start.cost(i)), H: estimate(next)})
		}
		return out
	}
	problem := search.Problem[row]{
		Start: p.start.row,
		Goal:  func(r row) bool { return r == 0 },
		Expand: func(r row, _ int32, out []search.Successor[row]) []search.Successor[row] {
			return neighbours(r, out)
		},
		Goals:   func(yield func(row) bool) { yield(0) },
		Reverse: neighbours, // a press undoes itself
	}
	if informed {
		problem.Estimate = estimate
		problem.FromStart = func(r row) int32 { return estimate(r ^ p.start.row) } // the lamps that differ
	}
	return problem
}

func (p puzzle) step(_ row, to search.Successor[row]) engine.Move { return p.start.move(int(to.Move)) }
