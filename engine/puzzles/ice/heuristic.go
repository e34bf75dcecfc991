package ice

import (
	"math"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// The names of the heuristics.
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

// heuristic is an estimate of the cost that is left, and what it may be trusted with.
type heuristic struct {
	engine.Choice
	sound bool           // it is admissible and consistent for this puzzle
	why   engine.Message // it is so, or is not
	of    func() func(state) int32
}

// heuristics are the puzzle's, the blind one first. Those of the course measure
// the board: a cell costs at least 1 there, and a move enters a cell for each
// step, so that they are sound where each cell costs something and cells count.
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

// described is the heuristic as package engine wants it.
func (z *Puzzle) described(h heuristic) engine.Heuristic {
	return engine.Heuristic{Choice: h.Choice, Why: h.why, Properties: search.Properties{
		Admissible: h.sound, Consistent: h.sound,
		UnitCost: z.cost == byMoves,
		Free:     z.cost == byCells && z.board.cheapest() == 0,
	}}
}

// heuristicNamed is the heuristic of that name, the blind one where there is none.
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

// apart is how many rows and columns lie between two cells.
func (b *board) apart(from, to int) (rows, cols int) {
	rows, cols = from/b.cols-to/b.cols, from%b.cols-to%b.cols
	return max(rows, -rows), max(cols, -cols)
}

// toGoal measures the way to the goal, whatever lies between.
func (z *Puzzle) toGoal(measure func(rows, cols int) int) func(state) int32 {
	b := z.board
	return func(s state) int32 {
		return int32(measure(b.apart(b.cell(s), b.goal)))
	}
}

// stages are the cells that the actor still has to come to: the numbers from k on, and the goal.
func (b *board) stages(k int) []int {
	return append(b.numbers[k:len(b.numbers):len(b.numbers)], b.goal)
}

// throughNumbers is the Manhattan distance through all stages, times a cost and
// divided by a length, rounded up.
func (z *Puzzle) throughNumbers(cost, length int32) func(state) int32 {
	b := z.board
	onward := make([]int32, len(b.numbers)+1) // from stage k on
	for k := len(b.numbers) - 1; k >= 0; k-- {
		onward[k] = onward[k+1] + int32(rowsAndCols(b.apart(b.numbers[k], b.stages(k + 1)[0])))
	}
	return func(s state) int32 {
		k := b.crossed(s)
		cells := int32(rowsAndCols(b.apart(b.cell(s), b.stages(k)[0]))) + onward[k]
		return (cells*cost + length - 1) / length
	}
}

// atLeastCost charges the cheapest cell for each step of that way, or a move for
// each board's length of it. A slide of c cells shortens the way by at most c.
func (z *Puzzle) atLeastCost() func(state) int32 {
	if z.cost == byMoves {
		return z.throughNumbers(1, int32(max(z.board.rows, z.board.cols)))
	}
	return z.throughNumbers(z.board.cheapest(), 1)
}

// lastSlide is the cheapest slide that can be the last one.
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
