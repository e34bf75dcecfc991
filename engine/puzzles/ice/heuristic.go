package ice

import (
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Names of the heuristics.
const (
	none      = "none"
	manhattan = "manhattan"
	euclid    = "euclid"
	chebyshev = "chebyshev"
	numbers   = "numbers"
	least     = "least"
	lastSlide = "last-slide"
	legsName  = "legs"
)

// heuristic is an estimate of the cost to go with its guaranteed properties.
type heuristic struct {
	engine.Choice
	sound bool           // admissible and consistent for this puzzle
	why   engine.Message // reason for sound or not
	of    func() func(state) int32
}

// heuristics lists the puzzle's heuristics, the blind one first. The grid distances of the course assume that each step
// costs at least 1, so they are sound only if the cost is by cells and every cell costs something.
func (z *Puzzle) heuristics() []heuristic {
	onGrid := z.cost == byCells && z.board.cheapest() >= 1
	why := engine.Msg("Every cell on the way costs at least 1.")
	switch {
	case z.cost == byMoves:
		why = engine.Msg("One move can cross many cells.")
	case !onGrid:
		why = engine.Msg("Some cells cost nothing.")
	}
	choice := func(name string, title, about engine.Message) engine.Choice {
		return engine.Choice{Name: name, Title: title, About: about}
	}
	grid := func(c engine.Choice, measure func(rows, cols int) int) heuristic {
		return heuristic{c, onGrid, why, func() func(state) int32 { return z.toGoal(measure) }}
	}
	return []heuristic{
		{choice(none, engine.Msg("no heuristic"), engine.Msg("It is 0 everywhere: nothing guides the search.")),
			true, engine.Message{}, func() func(state) int32 { return func(state) int32 { return 0 } }},
		grid(choice(manhattan, engine.Msg("Manhattan distance"), engine.Msg("How many rows and columns the actor is away from the goal.")), rowsAndCols),
		grid(choice(euclid, engine.Msg("straight line"), engine.Msg("How far the goal is as the crow flies, rounded down.")), straight),
		grid(choice(chebyshev, engine.Msg("Chebyshev distance"), engine.Msg("The larger of the rows and the columns between the actor and the goal.")), larger),
		{choice(numbers, engine.Msg("through the numbers"), engine.Msg("The Manhattan distances to the next number, from number to number and on to the goal.")),
			onGrid, why, func() func(state) int32 { return z.throughNumbers(1, 1) }},
		{choice(least, engine.Msg("least cost"), engine.Msg("The way through the numbers at the cost of the cheapest cell; where moves count, in slides as long as the board.")),
			true, engine.Msg("No cell costs less than the cheapest one, and no slide is longer than the board."), z.atLeastCost},
		{choice(lastSlide, engine.Msg("cheapest last slide"), engine.Msg("The cheapest slide that stops on the goal.")),
			true, engine.Msg("Every solution ends with such a slide."), z.lastSlide},
		{choice(legsName, engine.Msg("exact legs"), engine.Msg("The exact cost to cross the next number, then from number to number and to the goal, each leg by itself.")),
			true, engine.Msg("Every solution goes through all legs, and each leg is measured exactly."), func() func(state) int32 { return z.newLegs().estimate }},
	}
}

// described converts the heuristic for package engine.
func (z *Puzzle) described(h heuristic) engine.Heuristic {
	return engine.Heuristic{Choice: h.Choice, Why: h.why, Properties: search.Properties{
		Admissible: h.sound, Consistent: h.sound,
		UnitCost: z.cost == byMoves,
		Free:     z.cost == byCells && z.board.cheapest() == 0,
	}}
}

// heuristicNamed returns the heuristic with that name, the blind one by default.
func (z *Puzzle) heuristicNamed(name string) heuristic {
	all := z.heuristics()
	for _, h := range all {
		if h.Name == name {
			return h
		}
	}
	return all[0]
}

func rowsAndCols(rows, cols int) int { return rows + cols }

func larger(rows, cols int) int { return max(rows, cols) }

func straight(rows, cols int) int { return int(math.Sqrt(float64(rows*rows + cols*cols))) }

// apart returns the distance between two cells in rows and columns.
func (b *board) apart(from, to int) (rows, cols int) {
	rows, cols = from/b.cols-to/b.cols, from%b.cols-to%b.cols
	return max(rows, -rows), max(cols, -cols)
}

// toGoal returns the heuristic that measures from the actor straight to the goal.
func (z *Puzzle) toGoal(measure func(rows, cols int) int) func(state) int32 {
	b := z.board
	return func(s state) int32 {
		return int32(measure(b.apart(b.cell(s), b.goal)))
	}
}

// stages returns the cells that the actor still has to visit: the numbers from k on, and the goal.
func (b *board) stages(k int) []int {
	return append(b.numbers[k:len(b.numbers):len(b.numbers)], b.goal)
}

// throughNumbers returns the heuristic ceil(cost * m / length) for the Manhattan distance m through all remaining
// stages.
func (z *Puzzle) throughNumbers(cost, length int32) func(state) int32 {
	b := z.board
	onward := make([]int32, len(b.numbers)+1) // distance from stage k to the goal
	for k := len(b.numbers) - 1; k >= 0; k-- {
		onward[k] = onward[k+1] + int32(rowsAndCols(b.apart(b.numbers[k], b.stages(k + 1)[0])))
	}
	return func(s state) int32 {
		k := b.crossed(s)
		cells := int32(rowsAndCols(b.apart(b.cell(s), b.stages(k)[0]))) + onward[k]
		return (cells*cost + length - 1) / length
	}
}

// atLeastCost charges the cheapest cell for each step of the distance through the stages; by moves, one move per side
// of the board, as a slide of c cells shortens that distance by at most c.
func (z *Puzzle) atLeastCost() func(state) int32 {
	if z.cost == byMoves {
		return z.throughNumbers(1, int32(max(z.board.rows, z.board.cols)))
	}
	return z.throughNumbers(z.board.cheapest(), 1)
}

// lastSlide charges the cheapest slide that can be the last one of a solution.
func (z *Puzzle) lastSlide() func(state) int32 {
	b := z.board
	cheapest := int32(math.MaxInt32)
	for cell := range b.size() {
		if !b.canStand(cell) {
			continue
		}
		for k := range len(b.numbers) + 1 {
			for _, d := range directions() {
				if r := z.slide(b.state(cell, k), d); r.ending == stops && b.solved(r.to) {
					cheapest = min(cheapest, int32(z.cost.of(r)))
				}
			}
		}
	}
	return func(s state) int32 {
		if b.solved(s) {
			return 0
		}
		return cheapest
	}
}
