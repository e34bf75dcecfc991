package summary_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/comparetest"
)

func TestFaultsAreFound(t *testing.T) {
	rows := comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(4), "strides,steps,liar,pessimist,broken", 1))
	var got []string
	for _, f := range summary.Faults(rows) {
		got = append(got, f.What.String())
	}
	want := []string{
		"broken is wrong: the solution did not pass verification: the position after the last of 0 moves is not the goal",
		"liar calls cost 4 optimal, but strides/far found cost 2",
		"pessimist calls it unsolvable, but strides/far solves it at cost 2",
	}
	if !slices.Equal(got, want) {
		t.Errorf("faults:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if faults := summary.Faults(comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(4), "strides,steps", 2))); len(faults) > 0 {
		t.Errorf("honest methods are blamed: %v", faults)
	}
	bound := rows[0]
	bound.Bound = 3
	if len(summary.Faults([]results.Row{bound})) != 1 {
		t.Error("a bound above a known cost is no fault")
	}
}

func TestTheTableSaysHowEachMethodStands(t *testing.T) {
	table := summary.Tables(comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(4), "steps,strides,pessimist", 3)))[0]
	table.Sort(summary.ByCost, false)
	var got []string
	for _, l := range table.Lines {
		got = append(got, fmt.Sprintf("%s %v %s, %d runs", l.Method(), l.Cost, l.Words(), l.Runs))
		if l.MinMS > l.MedianMS || l.MedianMS > l.MaxMS {
			t.Errorf("%s: median %v outside %v to %v", l.Method(), l.MedianMS, l.MinMS, l.MaxMS)
		}
	}
	want := []string{"strides/far 2 proven, 3 runs", "steps 4 +2, 3 runs", "pessimist 0 no solution, proven, 3 runs"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestMeansAreOverWhatAllSolved(t *testing.T) {
	rows := comparetest.Run(t, comparetest.Plan(t, comparetest.Entries(2, 8), "strides,steps", 1))
	for i := range rows {
		rows[i].ElapsedMS = float64(i + 1) // strides 1 and 3, steps 2 and 4
	}
	m := summary.NewMatrix(rows)
	if got := m.Totals["strides/far"]; got.Solved != 2 || got.Common != 2 || fmt.Sprintf("%.2f %.2f", got.MeanMS, got.MeanNodes) != "1.73 2.00" {
		t.Errorf("strides: %+v", got)
	}
	rows[3].Status = search.TimeLimit.Name()
	m = summary.NewMatrix(rows)
	if got := m.Totals["strides/far"]; got.Solved != 2 || got.Common != 1 || got.MeanMS != 1 {
		t.Errorf("with one left unsolved: %+v", got)
	}
	if got := m.Totals["steps"]; got.Solved != 1 || len(got.SolvedWithin) != 1 {
		t.Errorf("the one who left it: %+v", got)
	}
}
