package blocks

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// The family's own methods, and algorithms of package search referred to by name.
const (
	fastBFS       = "fast-bfs"
	spaceName     = "space"
	bidirectional = "bidirectional"
)

// Methods lists the methods, the recommended one first: breadth-first search over packed positions where the board fits a
// word. Heuristics hardly help: in Klotski the goal piece is 3 cells away from its goal, and 81 moves.
func (z *Puzzle) Methods() []engine.Method {
	var described []engine.Heuristic
	for _, h := range z.heuristics() {
		described = append(described, h.Heuristic)
	}
	packs := z.board.coding() != nil
	list := engine.SearchMethods(described, search.Needs{Goals: packs, Reverse: true}, z.run((*solver).bySearch))
	for i, m := range list {
		if m.Algorithm.Name == bidirectional {
			list[i].Promise, list[i].Run = engine.GoalsFirst(m.Promise), z.run((*solver).fromGoals)
		}
	}
	if packs {
		list = append([]engine.Method{z.fastMethod(), z.spaceMethod()}, list...)
	}
	return list
}

func (z *Puzzle) fastMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: fastBFS, Title: engine.Msg("Fast breadth-first"), About: engine.Msg("It goes level by level with a whole position in one machine word.")},
		Order:     search.Levels, Key: search.ByG, Unwatched: true,
		Promise: engine.AlwaysOptimal(engine.Msg("Fast breadth-first: optimal, because it looks first at all positions that less cost reaches.")),
		Run:     z.run((*solver).fast),
	}
}

func (z *Puzzle) spaceMethod() engine.Method {
	return engine.Method{
		Algorithm: engine.Choice{Name: spaceName, Title: engine.Msg("Whole state space"), About: engine.Msg("It visits every position that can be reached, level by level from all solved ones.")},
		Order:     search.Levels, Key: search.ByG, Unwatched: true,
		Promise: engine.AlwaysOptimal(engine.Msg("Whole state space: optimal, because it measures the exact distance of every position that can be reached.")),
		Run:     z.run((*solver).whole),
	}
}
