package sliding

import (
	"langkah/engine"
	"langkah/engine/solve/search"
)

// Names of heuristics, as typed.
const (
	none            = "none"
	misplaced       = "misplaced"
	manhattan       = "manhattan"
	linearConflict  = "linear-conflict"
	walkingDistance = "walking-distance"
)

// heuristics lists the puzzle's heuristics, the blind one first. All are admissible and consistent under both cost
// models.
func (p *Puzzle) heuristics() []engine.Heuristic {
	good := search.Properties{Admissible: true, Consistent: true, UnitCost: p.cost == unitCost}
	each := func(unit, tile engine.Message) engine.Message {
		if p.cost == tileCost {
			return tile
		}
		return unit
	}
	list := []engine.Heuristic{{
		Choice:     engine.Choice{Name: none, Title: engine.Msg("no heuristic"), About: engine.Msg("It is 0 everywhere: nothing guides the search.")},
		Properties: good,
	}, {
		Choice:     engine.Choice{Name: misplaced, Title: engine.Msg("misplaced tiles"), About: engine.Msg("How many tiles are not in their goal place.")},
		Properties: good,
		FromStart:  true,
		Why: each(engine.Msg("Every misplaced tile needs a move."),
			engine.Msg("Every misplaced tile needs a move, which costs its number.")),
	}, {
		Choice:     engine.Choice{Name: manhattan, Title: engine.Msg("Manhattan"), About: engine.Msg("How many rows and columns every tile is away from its goal place, all added up.")},
		Properties: good,
		FromStart:  true,
		Why: each(engine.Msg("A move brings one tile one step nearer to its goal at the most."),
			engine.Msg("A move brings one tile one step nearer to its goal at the most, and costs its number.")),
	}, {
		Choice:     engine.Choice{Name: linearConflict, Title: engine.Msg("linear conflict"), About: engine.Msg("Manhattan, and two moves more for tiles that stand in each other's way in their goal line.")},
		Properties: good,
		FromStart:  true,
		Why: each(engine.Msg("Of tiles that stand in each other's way in their goal line, the fewest that must leave it make two moves more than Manhattan counts."),
			engine.Msg("Of tiles that stand in each other's way in their goal line, the cheapest that must leave it make two moves more than Manhattan counts.")),
	}}
	if hasWalkingDistance(p.start.rows, p.start.cols) {
		list = append(list, engine.Heuristic{
			Choice:     engine.Choice{Name: walkingDistance, Title: engine.Msg("walking distance"), About: engine.Msg("The exact number of moves if only the row of each tile mattered, and the same for columns.")},
			Properties: good,
			FromStart:  true,
			Why: each(engine.Msg("It is the exact number of vertical and of horizontal moves when tiles of one goal line are not told apart."),
				engine.Msg("It adds to Manhattan, at the cheapest tile's cost, the moves that rows and columns need beyond it.")),
		})
	}
	return list
}

// tileTable returns a heuristic that sums a value per tile and cell: that of tile t on cell c is at t*stride + c.
// stride is the number of cells, or 16 for packed boards.
func (l *layout) tileTable(heuristic string, stride int) []int32 {
	table := make([]int32, l.n*stride)
	for t := range l.n {
		for c := range l.n {
			var h int32
			if w := l.weight[t]; w > 0 && c != t {
				d := l.distance(t, c)
				switch heuristic {
				case misplaced:
					h = w
				case manhattan, linearConflict:
					h = w * d
				case walkingDistance:
					h = (w - 1) * d
				}
			}
			table[t*stride+c] = h
		}
	}
	return table
}

func (l *layout) distance(a, b int) int32 {
	return int32(abs(a/l.cols-b/l.cols) + abs(a%l.cols-b%l.cols))
}
