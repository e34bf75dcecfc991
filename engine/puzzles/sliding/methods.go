package sliding

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Methods lists the methods: the recommended one, then each algorithm with each heuristic, then the fast one that is
// not optimal.
func (p *Puzzle) Methods() []engine.Method {
	methods := engine.SearchMethods(p.heuristics(), search.Needs{Goals: true, Reverse: true, FromStart: true}, p.run(solver.bySearch))
	for i := range methods {
		methods[i].Promise = complete(methods[i])
	}
	methods = append(methods, p.stagedMethod())
	if p.hasDatabases() {
		return p.withDatabases(methods)
	}
	algorithm, heuristic := p.recommended()
	for i, m := range methods {
		if m.Algorithm.Name == algorithm && m.Heuristic.Name == heuristic {
			methods = slices.Insert(slices.Delete(methods, i, i+1), 0, m)
			break
		}
	}
	return methods
}

// run adapts a solver's method to engine.Run. Boards that parity rules out are not searched.
func (p *Puzzle) run(by func(solver) engine.Result) engine.Run {
	return func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		if parity := parityOf(p.start, p.goal); !parity.solvable() {
			return engine.Result{Status: engine.NoSolution, Reason: p.whyNone(parity)}
		}
		return by(solver{ctx, p, newLayout(p), m, limits, probe})
	}
}

// recommended returns the usually fastest optimal method without pattern databases: A* if the state space is small,
// IDA* if it might not fit into memory.
func (p *Puzzle) recommended() (algorithm, heuristic string) {
	algorithm, heuristic = "idastar", linearConflict
	if len(p.start.cells) <= 9 {
		algorithm = "astar"
	}
	if hasWalkingDistance(p.start.rows, p.start.cols) && p.cost == unitCost {
		heuristic = walkingDistance
	}
	return algorithm, heuristic
}

// complete returns the guarantee of a method on solvable boards, the only ones searched, on which iterative deepening
// terminates.
func complete(m engine.Method) func(engine.Settings) engine.Guarantee {
	return func(settings engine.Settings) engine.Guarantee {
		g := m.Promise(settings)
		g.Complete = g.Complete || m.Algorithm.Name == "idastar" || m.Algorithm.Name == "ids"
		return g
	}
}
