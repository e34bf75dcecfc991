package engine

import (
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// CostUnit returns how many units of the puzzle's costs are a cost of 1.
func CostUnit(p Puzzle) int32 {
	if priced, ok := p.(Priced); ok {
		return max(1, priced.CostUnit())
	}
	return 1
}

// CostOf returns a cost of the puzzle as it is written; it prints so with every verb.
func CostOf[N int | int32 | int64](p Puzzle, cost N) search.Figure {
	return search.In(CostUnit(p), search.Narrow(int64(cost)))
}

// CostValue returns a cost of the puzzle as a number; costs are equal, and in order, as their
// values are.
func CostValue[N int | int32 | int64](p Puzzle, cost N) float64 {
	return search.Value(int64(cost), CostUnit(p))
}

// CostText writes a cost of the puzzle with marks between thousands.
func CostText[N int | int32 | int64](p Puzzle, cost N) string {
	return figures.Decimal(CostValue(p, cost))
}
