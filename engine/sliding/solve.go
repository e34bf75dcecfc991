package sliding

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/search"
)

// Solve runs a method. A board that parity forbids is answered at once.
func (p *Puzzle) Solve(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	if parity := parityOf(p.start, p.goal); !parity.solvable() {
		return engine.Result{Status: engine.NoSolution, Reason: parity.argument()}
	}
	job := job{ctx, p, newLayout(p), m, limits, probe}
	switch {
	case m.Algorithm.Name == fast:
		return job.fast()
	case !p.isSpecial(m):
		return job.plain()
	case probe.Recording():
		return job.watched()
	case m.Algorithm.Name == best:
		return job.best()
	}
	return job.fixed()
}

// plain solves by an algorithm of package search.
func (j job) plain() engine.Result {
	heuristic := j.method.Heuristic.Name
	switch n := j.layout.n; {
	case n > 36:
		return run(j, newWideSpace[[101]uint8](j.layout, heuristic).space())
	case n > 25:
		return run(j, newWideSpace[[37]uint8](j.layout, heuristic).space())
	case n > packedCells:
		return run(j, newWideSpace[[26]uint8](j.layout, heuristic).space())
	}
	packed := newPackedSpace(j.layout, heuristic)
	switch heuristic {
	case linearConflict:
		return run(j, newConflictSpace(packed).space())
	case walkingDistance:
		return run(j, newWalkedSpace(packed).space())
	}
	return run(j, packed.space())
}

// job is one call of Solve.
type job struct {
	ctx    context.Context
	puzzle *Puzzle
	layout *layout
	method engine.Method
	limits engine.Limits
	probe  *search.Probe
}

// space is a kind of state that boards are packed into, under one heuristic.
type space[S comparable] struct {
	of       func(names []uint8) S
	expand   func(s S, h int32, out []search.Successor[S]) []search.Successor[S]
	estimate func(S) int32
	blank    func(S) uint8 // the blank's cell
	tile     func(S, uint8) uint8
	hash     func(S) uint64 // nil where that of the whole state is as quick
	tables   int64          // bytes that the estimates' tables hold
}

// run searches a space from the puzzle's start.
func run[S comparable](j job, s space[S]) engine.Result {
	move := func(from S, to search.Successor[S]) engine.Move {
		tile := s.tile(to.State, s.blank(from))
		return j.puzzle.move(direction(to.Move), j.layout.number[tile])
	}
	return engine.RunSearch(j.ctx, j.method, s.problem(j), move, j.limits, j.probe)
}

// problem is the search problem of a job in the space.
func (s space[S]) problem(j job) search.Problem[S] {
	goal := s.of(j.layout.identity())
	p := search.Problem[S]{
		Start:      s.of(j.layout.encode(j.puzzle.start)),
		Goal:       func(state S) bool { return state == goal },
		Expand:     s.expand,
		Goals:      slices.Values([]S{goal}),
		Reverse:    s.reverse,
		Hash:       s.hash,
		Tables:     s.tables,
		Properties: search.Properties{UnitCost: j.puzzle.cost == unitCost},
	}
	if h := j.method.Heuristic.Name; h != "" && h != none {
		p.Estimate = s.estimate
	}
	_, databases := j.puzzle.partitionOf(j.method.Heuristic.Name)
	p.Properties.Admissible = databases
	for _, h := range j.puzzle.heuristics() {
		if h.Name == j.method.Heuristic.Name {
			p.Properties = h.Properties
		}
	}
	return p
}

// reverse appends the states from which a move leads to state: moves can be
// undone, at the same cost.
func (s space[S]) reverse(state S, out []search.Successor[S]) []search.Successor[S] {
	from := len(out)
	out = s.expand(state, 0, out)
	for i := from; i < len(out); i++ {
		out[i].Move = int32(direction(out[i].Move).opposite())
		out[i].H = 0
	}
	return out
}

// At is the position that a state of a running search stands for. It
// implements [engine.Watchable].
func (p *Puzzle) At(state any) (engine.Position, bool) {
	l := newLayout(p)
	var names []uint8
	switch s := state.(type) {
	case packed:
		names = unpack(s, packedCells)
	case walked:
		names = unpack(s.board, packedCells)
	case [26]uint8:
		names = s[:25]
	case [37]uint8:
		names = s[:36]
	case [101]uint8:
		names = s[:100]
	}
	if len(names) < l.n {
		return nil, false
	}
	names = names[:l.n]
	if sorted := slices.Sorted(slices.Values(names)); !slices.Equal(sorted, l.identity()) {
		return nil, false // a state of another puzzle
	}
	return Position{p, l.decode(names)}, true
}
