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
		return run(j, func(l *layout) space[cells100] { return newLargeSpace[cells100](l, heuristic).space() })
	case n > 25:
		return run(j, func(l *layout) space[cells36] { return newLargeSpace[cells36](l, heuristic).space() })
	case n > packedCells:
		return run(j, func(l *layout) space[cells25] { return newLargeSpace[cells25](l, heuristic).space() })
	}
	switch heuristic {
	case linearConflict:
		return run(j, func(l *layout) space[packed] { return newConflictSpace(newPackedSpace(l, heuristic)).space() })
	case walkingDistance:
		return run(j, func(l *layout) space[walkingBoard] { return newWalkingSpace(newPackedSpace(l, heuristic)).space() })
	}
	return run(j, func(l *layout) space[packed] { return newPackedSpace(l, heuristic).space() })
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

// run searches the space that is made for a layout from the puzzle's start.
func run[S comparable](j solver, spaceOf func(*layout) space[S]) engine.Result {
	s := spaceOf(j.layout)
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
	p := s.problem(j)
	if a, err := search.Find(j.method.Algorithm.Name); err == nil && a.Needs.FromStart && p.Estimate != nil {
		p.FromStart = s.fromStart(j, spaceOf)
		p.Tables *= 2
	}
	return engine.RunSearch(j.ctx, j.method, p, move, view, j.limits, j.probe)
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

// fromStart returns the heuristic from the start to a state: since moves are reversible at the same cost it is that of
// the puzzle whose goal is the start.
func (s space[S]) fromStart(j solver, spaceOf func(*layout) space[S]) func(S) int32 {
	turned := *j.puzzle
	turned.goal = turned.start
	to := newLayout(&turned)
	back := spaceOf(to)
	renamed := to.encode(j.puzzle.goal) // by name to the goal: the name to the start
	names := make([]uint8, j.layout.n)
	return func(state S) int32 {
		for cell := range names {
			names[cell] = renamed[s.tile(state, uint8(cell))]
		}
		return back.estimate(back.of(names))
	}
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
