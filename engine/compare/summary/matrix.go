package summary

import (
	"langkah/engine/compare/results"
)

// Matrix is a table of puzzles by methods.
type Matrix struct {
	Sums
	Tables []Table       // one for each puzzle, in order
	Cells  map[Cell]Line // missing where a method did not run on a puzzle
}

// Cell is a place in a matrix: the puzzle by its number, the method by name.
type Cell struct {
	Table  int
	Method string
}

// NewMatrix makes a matrix of rows.
func NewMatrix(rows []results.Row) Matrix {
	m := Matrix{Tables: Tables(rows), Cells: map[Cell]Line{}}
	var summing Summing
	for i, table := range m.Tables {
		summing.Add(table)
		for _, line := range table.Lines {
			m.Cells[Cell{i, line.Method()}] = line
		}
	}
	m.Sums = summing.Sums()
	return m
}
