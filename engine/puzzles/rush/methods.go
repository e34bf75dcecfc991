package rush

import (
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// The family's own methods, and algorithms of package search referred to by name.
const (
	fastBFS       = "fast-bfs"
	astarSteps    = "astar-steps"
	spaceName     = "space"
	bidirectional = "bidirectional"
)

// Methods lists the methods, the recommended one first: breadth-first search if the state space is likely small, A*
// with recursive blockers on large boards.
func (z *Puzzle) Methods() []engine.Method {
	var described []engine.Heuristic
	for _, h := range heuristics() {
		described = append(described, h.described(z.cost))
	}
	board := newBitboard(z.board)
	methods := engine.SearchMethods(described, search.Needs{Goals: board != nil, Reverse: board != nil}, z.run((*solver).bySearch))
	for i, m := range methods {
		if m.Algorithm.Name == bidirectional {
			methods[i].Promise, methods[i].Run = engine.GoalsFirst(m.Promise), z.run((*solver).fromGoals)
		}
	}
	if board != nil {
		methods = append([]engine.Method{z.fastBFSMethod(), z.spaceMethod()}, methods...)
	}
	quick := board != nil && z.board.quick()
	switch {
	case quick && z.cost == slides:
		methods = append(methods, z.astarStepsMethod())
	case z.cost == slides:
		methods = append([]engine.Method{z.astarStepsMethod()}, methods...)
	case !quick:
		best := slices.IndexFunc(methods, func(m engine.Method) bool { return m.Name() == "astar/"+recursive })
		m := methods[best]
		methods = slices.Insert(slices.Delete(methods, best, best+1), 0, m)
	}
	return methods
}

// quick estimates whether exhaustive search is faster than every heuristic: up to 7 x 7, and on larger boards if at
// most a quarter of the cells are free. Of the boards tried, 8 x 8 with 9 free cells has 201,413 positions, 7 x 9 with
// 23 free cells 42 million.
func (b *board) quick() bool {
	free := 0
	for _, holds := range b.grid(b.starts()) {
		if holds == empty {
			free++
		}
	}
	return b.rows*b.cols <= 49 || 4*free <= b.rows*b.cols
}

func (z *Puzzle) fastBFSMethod() engine.Method {
	why := engine.Msg("Fast breadth-first: optimal, because it looks first at all positions that fewer steps reach.")
	if z.cost == slides {
		why = engine.Msg("Fast breadth-first: optimal, because it looks first at all positions that fewer slides reach. Of the shortest solutions it gives one with the fewest steps.")
	}
	return engine.Method{
		Algorithm: engine.Choice{Name: fastBFS, Title: engine.Msg("Fast breadth-first"), About: engine.Msg("It goes level by level with a whole position in a few machine words.")},
		Order:     search.Levels, Key: search.ByG,
		Promise: engine.AlwaysOptimal(why),
		Run:     z.run((*solver).fastBFS),
	}
}

func (z *Puzzle) spaceMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: spaceName, Title: engine.Msg("Whole state space"), About: engine.Msg("It visits every position that can be reached, level by level from all solved ones.")},
		Order:     search.Levels, Key: search.ByG,
		Promise: engine.AlwaysOptimal(engine.Msg("Whole state space: optimal, because it measures the exact distance of every position that can be reached, in slides and in steps.")),
		Run:     z.run((*solver).space),
	}
}

func (z *Puzzle) astarStepsMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: astarSteps, Title: engine.Msg("A*, then the fewest steps"), About: engine.Msg("It is A* for large boards, which then looks among the shortest solutions for one of the fewest steps.")},
		Order:     search.BestFirst,
		Promise:   engine.AlwaysOptimal(engine.Msg("A* with recursive blockers: optimal, because they never overestimate. Of the shortest solutions it then looks for one with the fewest steps.")),
		Run:       z.run((*solver).astarSteps),
	}
}
