// Package estimates holds heuristics against exact costs: whether one is admissible and
// consistent, with the boards that refute it, how far it falls short, and which of two
// dominates the other.
//
// Where a puzzle's whole space is small, its exact costs are those of its map (package
// statemap). Otherwise some positions are explored, breadth first, from those of a known
// solution or from the start. Among them Dijkstra's algorithm, backward, measures two
// figures of each position: at most the cost of the cheapest solution that stays inside; and
// at least the cost that every solution has which stays inside, or leaves by a position of
// the rim, from where it costs what an admissible heuristic of the family's says, or more.
// Where the two are equal the cost is exact. One above the first is too high in any case.
package estimates

import (
	"iter"
	"math"

	"langkah/engine"
)

// Marks of positions without an exact cost.
const (
	Unknown  = -1
	Hopeless = -2 // there is no solution
)

// Sample is a set of positions, by their numbers from 0, that heuristics are held against.
type Sample struct {
	Exact []int // cost of the cheapest solution, or Unknown, or Hopeless

	// AtMost is the cost of some solution, or Unknown; nil where only Exact is known.
	AtMost []int

	// Moves iterates over the moves between positions of the sample, in order.
	Moves iter.Seq[Move]

	At func(i int) engine.Position
}

// Move is a move from one position of a sample to another.
type Move struct{ From, To, Cost int }

// Judged holds the statistics of a heuristic over the positions of known cost.
type Judged struct {
	Known             int
	Short             float64 // mean of exact cost - estimate
	Mean, Least, Most float64 // of estimate / exact cost, where that is above 0
	TooHigh           *TooHigh
	Drop              *Drop
}

// TooHigh is the position with the greatest overestimate: a counterexample to admissibility.
type TooHigh struct {
	At       int
	Estimate float64
	Cost     int // of a solution from there; the cheapest one where that is known
}

// Drop is the move at which a heuristic falls the most beyond the move's cost: a
// counterexample to consistency.
type Drop struct {
	Move
	Before, After float64
}

// fall returns by how much more than the move's cost the estimate falls.
func (d *Drop) fall() float64 { return d.Before - d.After - float64(d.Cost) }

// rounding is the tolerance for estimates with decimals.
const rounding = 1e-9

// Judge holds values, one for each position, against the exact costs. The value of a
// position that no search evaluates is NaN.
func (s Sample) Judge(values []float64) Judged {
	j := Judged{Least: math.Inf(1)}
	rated := 0
	for i, exact := range s.Exact {
		cost := exact
		if cost < 0 && s.AtMost != nil {
			cost = s.AtMost[i]
		}
		if cost < 0 {
			continue
		}
		over := values[i] - float64(cost)
		if over > rounding && (j.TooHigh == nil || over > j.TooHigh.Estimate-float64(j.TooHigh.Cost)) {
			j.TooHigh = &TooHigh{i, values[i], cost}
		}
		if exact < 0 {
			continue
		}
		j.Known++
		j.Short -= over
		if exact > 0 {
			ratio := values[i] / float64(exact)
			j.Mean, j.Least, j.Most = j.Mean+ratio, min(j.Least, ratio), max(j.Most, ratio)
			rated++
		}
	}
	j.Short /= float64(max(j.Known, 1))
	if j.Mean /= float64(max(rated, 1)); rated == 0 {
		j.Least = 0
	}
	for m := range s.Moves {
		d := Drop{m, values[m.From], values[m.To]}
		if fall := d.fall(); fall > rounding && (j.Drop == nil || fall > j.Drop.fall()) {
			j.Drop = &d
		}
	}
	return j
}
