package experiment_test

import (
	"context"
	"os"
	"slices"
	"testing"
	"time"

	"langkah/engine/testkit/comparetest"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/testkit/casetest"
)

// Every method on every sample: none contradicts another, none takes more time
// or memory than it may. The long run, LANGKAH_LONG=1, is that of
// "langkah compare assets/puzzles --methods all --time 5s" and takes about a quarter of an hour.
func TestNoFaultOnTheSamples(t *testing.T) {
	long := os.Getenv("LANGKAH_LONG") == "1"
	limits := engine.Limits{Nodes: 3000, Time: 5 * time.Second, Memory: 256 << 20}
	if long {
		limits.Nodes = 0
	}
	p, err := experiment.NewPlan(comparetest.Samples(t, long), []string{experiment.All}, 1, 1, limits)
	if err != nil {
		t.Fatal(err)
	}
	var rows []results.Row
	took := casetest.Processor(t)
	err = p.Run(context.Background(), nil, func(_ experiment.Job, row results.Row, _ engine.Result) error {
		if took() > casetest.Most(limits.Time) {
			t.Errorf("%s on %s took %v of processor time, the time limit is %v", row.Method(), row.Puzzle, took(), limits.Time)
		}
		took = casetest.Processor(t)
		if row.PeakBytes > limits.Memory/5*6 {
			t.Errorf("%s on %s held %d bytes, more than its memory limit", row.Method(), row.Puzzle, row.PeakBytes)
		}
		if row.Expanded > 0 && (row.PeakBytes == 0 || row.Generated < row.Expanded-1) {
			t.Errorf("%s on %s: counters that cannot be: %d expanded, %d generated, %d bytes", row.Method(), row.Puzzle, row.Expanded, row.Generated, row.PeakBytes)
		}
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range summary.Faults(rows) {
		t.Errorf("%s: %s", f.Puzzle, f.What)
	}
}

// What was built before changes no row: the best method for sliding tiles takes
// the tables that it finds.
func TestColdAndWarmTablesGiveTheSameRows(t *testing.T) {
	entries := comparetest.Samples(t, false)[:1]
	p, err := experiment.NewPlan(entries, []string{"best:cores=one", "idastar/pdb-663:cores=one"}, 1, 1, engine.Limits{Memory: 16 << 20})
	if err != nil {
		t.Fatal(err)
	}
	for _, cache := range comparetest.Families().Caches() {
		cache.Release()
	}
	cold, warm := comparetest.Keys(comparetest.Run(t, p)), comparetest.Keys(comparetest.Run(t, p))
	if !slices.Equal(cold, warm) {
		t.Errorf("cold:\n%s\nwarm:\n%s", cold, warm)
	}
}
