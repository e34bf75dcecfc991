package summary

import (
	"fmt"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
)

// Fault is a place where a method is wrong, or two cannot both be right.
type Fault struct {
	Puzzle string
	What   engine.Message
	Rows   []results.Row // the runs that show it
}

// Faults finds contradictions in rows: a solution that failed
// verification, a method that broke, a solution called optimal with a cheaper
// one beside it, a solution to what was called unsolvable, a cost below what
// was called a lower bound.
func Faults(rows []results.Row) []Fault {
	var faults []Fault
	for rows := range results.ByPuzzle(rows) {
		faults = append(faults, faultsOf(rows)...)
	}
	return faults
}

// faultsOf returns the faults in the rows of one puzzle.
func faultsOf(rows []results.Row) []Fault {
	var faults []Fault
	for i := range rows {
		if row := &rows[i]; row.Fault {
			faults = append(faults, Fault{row.Puzzle, engine.Msg("%s is wrong: %s", row.Method(), row.Reason), []results.Row{*row}})
		}
	}
	return append(faults, contradictions(rows)...)
}

// contradictions compares every row of one puzzle with its cheapest solution, and
// returns at most one fault for each method.
func contradictions(rows []results.Row) []Fault {
	cheapest, ok := best(rows)
	if !ok {
		return nil
	}
	var faults []Fault
	said := map[string]bool{}
	for _, row := range rows {
		var what engine.Message
		switch {
		case row.IsProgram():
			continue // a program that is wrong has a verdict of its own
		case row.Status == engine.NoSolution.Name():
			what = engine.Msg("%s calls it unsolvable, but %s solves it at cost %s", row.Method(), cheapest.Method(), figures.Decimal(cheapest.Cost))
		case row.Solved() && row.Proven && row.Cost > cheapest.Cost:
			what = engine.Msg("%s calls cost %s optimal, but %s found cost %s", row.Method(), figures.Decimal(row.Cost), cheapest.Method(), figures.Decimal(cheapest.Cost))
		case row.Bound > cheapest.Cost:
			what = engine.Msg("%s says that a solution costs at least %s, but %s found cost %s", row.Method(), figures.Decimal(row.Bound), cheapest.Method(), figures.Decimal(cheapest.Cost))
		default:
			continue
		}
		if said[row.Method()] {
			continue
		}
		said[row.Method()] = true
		faults = append(faults, Fault{row.Puzzle, what, []results.Row{row, cheapest}})
	}
	return faults
}

// best returns the row with the cheapest verified solution.
func best(rows []results.Row) (results.Row, bool) {
	cheapest := -1
	for i := range rows {
		if rows[i].Solved() && (cheapest < 0 || rows[i].Cost < rows[cheapest].Cost) {
			cheapest = i
		}
	}
	if cheapest < 0 {
		return results.Row{}, false
	}
	return rows[cheapest], true
}

// Command returns the command line that reproduces the fault.
func (f Fault) Command() string {
	first := f.Rows[0]
	words := []string{"langkah", "compare", results.Quote(first.Puzzle), "--methods"}
	var methods, programs []string
	for _, row := range f.Rows {
		if row.Program != nil {
			programs = append(programs, "--program", results.Quote(row.Heuristic+"="+row.Program.Command))
			continue
		}
		methods = append(methods, strings.ReplaceAll(row.Method(), " ", ":"))
	}
	words = append(append(words, results.Quote(strings.Join(methods, ","))), programs...)
	words = append(words, results.OptionFlags(first.PuzzleOptions)...)
	if first.TimeLimitMS > 0 {
		words = append(words, "--time", (time.Duration(first.TimeLimitMS) * time.Millisecond).String())
	}
	if first.MemoryLimit > 0 {
		words = append(words, "--memory", fmt.Sprint(first.MemoryLimit))
	}
	return strings.Join(words, " ")
}
