package sliding

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// solver is one run of a method.
type solver struct {
	ctx    context.Context
	puzzle *Puzzle
	layout *layout
	method engine.Method
	limits engine.Limits
	probe  *search.Probe
}

// bySearch runs an algorithm of package search on the smallest state type that holds the board.
func (j solver) bySearch() engine.Result {
	heuristic := j.method.Heuristic.Name
	switch n := j.layout.n; {
	case n > 36:
		return run(j, newLargeSpace[cells100](j.layout, heuristic).space())
	case n > 25:
		return run(j, newLargeSpace[cells36](j.layout, heuristic).space())
	case n > packedCells:
		return run(j, newLargeSpace[cells25](j.layout, heuristic).space())
	}
	packed := newPackedSpace(j.layout, heuristic)
	switch heuristic {
	case linearConflict:
		return run(j, newConflictSpace(packed).space())
	case walkingDistance:
		return run(j, newWalkingSpace(packed).space())
	}
	return run(j, packed.space())
}

// space is the state space with one representation of boards, under one heuristic.
type space[S comparable] struct {
	of       func(names []uint8) S
	expand   func(s S, h int32, out []search.Successor[S]) []search.Successor[S]
	estimate func(S) int32
	blank    func(S) uint8 // the blank's cell
	tile     func(S, uint8) uint8
	hash     func(S) uint64 // nil if hashing the whole state is as fast
	tables   int64          // bytes of the heuristic's tables
}

// run searches a space from the puzzle's start.
func run[S comparable](j solver, s space[S]) engine.Result {
	move := func(from S, to search.Successor[S]) engine.Move {
		tile := s.tile(to.State, s.blank(from))
		return j.puzzle.move(direction(to.Move), j.layout.number[tile])
	}
	view := func(state S) engine.Position {
		names := make([]uint8, j.layout.n)
		for cell := range names {
			names[cell] = s.tile(state, uint8(cell))
		}
		return Position{j.puzzle, j.layout.decode(names)}
	}
	return engine.RunSearch(j.ctx, j.method, s.problem(j), move, view, j.limits, j.probe)
}

// problem returns the search problem of a run.
func (s space[S]) problem(j solver) search.Problem[S] {
	goal := s.of(j.layout.identity())
	p := search.Problem[S]{
		Start:   s.of(j.layout.encode(j.puzzle.start)),
		Goal:    func(state S) bool { return state == goal },
		Expand:  s.expand,
		Goals:   slices.Values([]S{goal}),
		Reverse: s.reverse,
		Hash:    s.hash,
		Tables:  s.tables,
	}
	if h := j.method.Heuristic.Name; h != "" && h != none {
		p.Estimate = s.estimate
	}
	return p
}

// reverse appends the predecessors of a state: moves are reversible at the same cost.
func (s space[S]) reverse(state S, out []search.Successor[S]) []search.Successor[S] {
	from := len(out)
	out = s.expand(state, 0, out)
	for i := from; i < len(out); i++ {
		out[i].Move = int32(direction(out[i].Move).opposite())
		out[i].H = 0
	}
	return out
}
