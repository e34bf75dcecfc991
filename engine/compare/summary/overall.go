package summary

import (
	"langkah/engine/compare/results"
)

// Overall holds the totals of a comparison, for one of so many puzzles that
// nobody would read each of their tables.
type Overall struct {
	Plans []results.Header
	Sums
	Rows     int // runs that have a row
	Verified int // those with a verified solution
	Faults   []Fault
}

// NewOverall returns the totals of a log.
func NewOverall(l results.Log) Overall {
	all := Overall{Plans: l.Plans, Rows: len(l.Rows)}
	var summing Summing
	for rows := range results.ByPuzzle(l.Rows) {
		summing.Add(newTable(rows))
		all.Faults = append(all.Faults, faultsOf(rows)...)
		for i := range rows {
			if rows[i].Solved() {
				all.Verified++
			}
		}
	}
	all.Sums = summing.Sums()
	return all
}
