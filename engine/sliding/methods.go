package sliding

import (
	"slices"

	"langkah/engine"
	"langkah/engine/search"
)

// Methods lists the ways to solve the puzzle: the recommended one, then each
// algorithm with each heuristic, then the quick one that is not optimal.
func (p *Puzzle) Methods() []engine.Method {
	methods := p.allMethods()
	for i := range methods {
		if p.isSpecial(methods[i]) {
			methods[i].Watch = engine.WatchedPlainly
		}
	}
	return methods
}

func (p *Puzzle) allMethods() []engine.Method {
	methods := engine.SearchMethods(p.heuristics(), search.Needs{Goals: true, Reverse: true})
	for i := range methods {
		methods[i].Promise = complete(methods[i])
	}
	methods = append(methods, p.fastMethod())
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

// recommended is the method that is fastest as a rule of those that are sure
// to be optimal: A* where the whole space is small, IDA* where it would not
// fit the memory.
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

// complete is the promise of a method for boards that parity allows, the only
// ones that are searched. Iterative deepening is sure to end on those.
func complete(m engine.Method) func(engine.Values) engine.Guarantee {
	return func(values engine.Values) engine.Guarantee {
		g := m.Promise(values)
		g.Complete = g.Complete || m.Algorithm.Name == "idastar" || m.Algorithm.Name == "ids"
		return g
	}
}
