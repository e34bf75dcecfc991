package blocks

import (
	"context"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Names of heuristics.
const (
	blind            = "none"
	manhattan        = "manhattan"
	distanceName     = "distance"
	blockersName     = "blockers"
	distanceBlockers = "distance+blockers"
	patternName      = "pattern-database"
)

// heuristic is an estimate of the remaining cost.
type heuristic struct {
	engine.Heuristic

	// of prepares the estimate of a position, which is given by the places of the pieces. bytes is the size of its tables. It is
	// nil for the blind heuristic; the estimate is nil at a limit.
	of func(ctx context.Context, limits engine.Limits, probe *search.Probe) (estimate func(at []uint8) int32, bytes int64, status search.Status)
}

// heuristics lists the puzzle's heuristics, the blind one first. Their properties under each cost model were derived by hand
// and are checked by tests on whole state spaces.
func (z *Puzzle) heuristics() []heuristic {
	unit := search.Properties{Admissible: true, Consistent: true, UnitCost: true}
	sums := unit // a sum over the places of the goal
	sums.Consistent = z.board.onePlaceAKind()
	cells := sums
	why := engine.Msg("A step takes one piece one cell nearer at most.")
	if z.cost != steps {
		cells = search.Properties{UnitCost: true}
		why = engine.Msg("One move covers several cells, so that a distance in cells says too much unless a step of one cell costs 1.")
	}
	list := []heuristic{
		{engine.Heuristic{Choice: engine.Choice{Name: blind, Title: engine.Msg("no heuristic"), About: engine.Msg("It is 0 everywhere: nothing guides the search.")}, Properties: unit}, nil},
		{engine.Heuristic{Choice: engine.Choice{Name: manhattan, Title: engine.Msg("Manhattan"), About: engine.Msg("How many rows and columns each piece of the goal is away from its place.")}, Properties: cells, Why: why},
			z.plain((*terms).manhattan)},
		{engine.Heuristic{Choice: engine.Choice{Name: distanceName, Title: engine.Msg("distance"), About: engine.Msg("What it would cost to bring each piece of the goal to its place if the other pieces were not there.")}, Properties: sums,
			Why: engine.Msg("With the other pieces in the way it costs no less.")}, z.plain((*terms).distance)},
		{engine.Heuristic{Choice: engine.Choice{Name: blockersName, Title: engine.Msg("blockers"), About: engine.Msg("How many pieces lie where the goal has others, and how many of the goal are not in place.")}, Properties: unit,
			Why: engine.Msg("Each of these pieces needs at least one move of its own.")}, z.plain((*terms).blockers)},
		{engine.Heuristic{Choice: engine.Choice{Name: distanceBlockers, Title: engine.Msg("distance + blockers"), About: engine.Msg("The distance, and how many other pieces lie where the goal has those that it names.")}, Properties: sums,
			Why: engine.Msg("The distance charges the pieces of the goal, the blockers are others, so that both add up.")}, z.plain((*terms).distanceBlockers)},
	}
	if z.hasPatterns() {
		list = append(list, heuristic{engine.Heuristic{Choice: engine.Choice{Name: patternName, Title: engine.Msg("pattern database"), About: engine.Msg("The exact cost for the goal piece and the empty cells, with the forms of the other pieces forgotten.")}, Properties: unit,
			Why: engine.Msg("Each move of the puzzle is a move of the simpler one as well.")}, z.patterns})
	}
	return list
}

// heuristic returns the heuristic of a name, the blind one by default.
func (z *Puzzle) heuristic(name string) heuristic {
	list := z.heuristics()
	for _, h := range list {
		if h.Name == name {
			return h
		}
	}
	return list[0]
}

func (z *Puzzle) plain(of func(*terms, []uint8) int32) func(context.Context, engine.Limits, *search.Probe) (func([]uint8) int32, int64, search.Status) {
	return func(context.Context, engine.Limits, *search.Probe) (func([]uint8) int32, int64, search.Status) {
		t := z.terms()
		return func(at []uint8) int32 { return of(t, at) }, 0, search.Running
	}
}

// onePlaceAKind reports whether the goal has at most one place for each kind.
func (b *board) onePlaceAKind() bool {
	for i, w := range b.wants {
		for _, v := range b.wants[:i] {
			if v.kind == w.kind {
				return false
			}
		}
	}
	return true
}

// terms holds what the heuristics need to know of the goal. A goal with several places has only one want, an exit.
type terms struct {
	*board
	costs  [][]int32 // by want and place of its kind: the cost to its nearest place without other pieces
	cells  [][]int32 // the same in rows and columns
	goals  []mask    // by place of an exit, or else one for all wants
	wanted []bool    // by kind
}

func (z *Puzzle) terms() *terms {
	b := z.board
	t := &terms{board: b, wanted: make([]bool, len(b.kinds))}
	var all mask
	for _, w := range b.wants {
		k := &b.kinds[w.kind]
		t.wanted[w.kind] = true
		costs, cells := make([]int32, len(k.corners)), make([]int32, len(k.corners))
		for i, corner := range k.corners {
			costs[i], cells[i] = -1, -1
			for _, p := range w.places {
				goal := k.corners[p]
				if d := int32(abs(goal.row-corner.row) + abs(goal.col-corner.col)); cells[i] < 0 || d < cells[i] {
					cells[i] = d
				}
			}
			cells[i] = max(cells[i], 0)
		}
		for _, p := range w.places {
			costs[p] = 0
		}
		for layer, queue := int32(1), append([]uint8(nil), w.places...); len(queue) > 0; layer++ {
			var next []uint8
			for _, p := range queue {
				for _, to := range k.reached(p, mask{}, z.cost) {
					if costs[to] < 0 {
						costs[to] = layer
						next = append(next, to)
					}
				}
			}
			queue = next
		}
		for i := range costs {
			costs[i] = max(costs[i], 0)
		}
		t.costs, t.cells = append(t.costs, costs), append(t.cells, cells)
		for _, p := range w.places {
			if b.exit {
				t.goals = append(t.goals, k.masks[p])
			}
			all = all.with(k.masks[p])
		}
	}
	if !b.exit {
		t.goals = []mask{all}
	}
	return t
}

func abs(n int) int { return max(n, -n) }

// nearest returns the least value of a table over the pieces of a want, and the piece.
func (t *terms) nearest(want int, table [][]int32, at []uint8) (least int32, piece int) {
	k := &t.kinds[t.wants[want].kind]
	least, piece = table[want][at[k.first]], k.first
	for i := k.first + 1; i < k.first+k.size; i++ {
		if v := table[want][at[i]]; v < least {
			least, piece = v, i
		}
	}
	return least, piece
}

func (t *terms) sum(table [][]int32, at []uint8) (sum int32) {
	for i := range t.wants {
		v, _ := t.nearest(i, table, at)
		sum += v
	}
	return sum
}

func (t *terms) manhattan(at []uint8) int32 { return t.sum(t.cells, at) }
func (t *terms) distance(at []uint8) int32  { return t.sum(t.costs, at) }

// others returns the least number of pieces without a goal that lie on cells of the goal.
func (t *terms) others(at []uint8) int32 {
	least := int32(-1)
	for g := range t.goals {
		n := int32(0)
		for i, place := range at {
			if k := t.kindOf[i]; !t.wanted[k] && t.kinds[k].masks[place].meets(t.goals[g]) {
				n++
			}
		}
		if least < 0 || n < least {
			least = n
		}
	}
	return max(least, 0)
}

// missing returns how many places of the goal no piece of their kind has.
func (t *terms) missing(at []uint8) (n int32) {
	for i := range t.wants {
		if v, _ := t.nearest(i, t.costs, at); v > 0 {
			n++
		}
	}
	return n
}

func (t *terms) blockers(at []uint8) int32 {
	if t.solved(at) {
		return 0
	}
	return t.missing(at) + t.others(at)
}

func (t *terms) distanceBlockers(at []uint8) int32 {
	if t.solved(at) {
		return 0
	}
	return t.distance(at) + t.others(at)
}
