package compare_test

import (
	"context"
	"os"
	"slices"
	"testing"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare"
	"langkah/engine/testkit/casetest"
)

// puzzles are those of all families, with tables that the tests share.
var puzzles = catalog.New(catalog.Tables{})

// openSamples opens the samples, or the first of each family only.
func openSamples(t *testing.T, all bool) []compare.Entry {
	t.Helper()
	var entries []compare.Entry
	seen := map[string]bool{}
	for _, s := range assets.Samples() {
		if seen[s.Family] && !all {
			continue
		}
		seen[s.Family] = true
		p, err := puzzles.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, compare.Entry{Name: s.Name, Puzzle: p})
	}
	return entries
}

// Every method on every sample: none contradicts another, none takes more time
// or memory than it may. The long run, LANGKAH_LONG=1, is that of
// "langkah compare assets/puzzles --methods all --time 5s" and takes about a quarter of an hour.
func TestNoFaultOnTheSamples(t *testing.T) {
	long := os.Getenv("LANGKAH_LONG") == "1"
	limits := engine.Limits{Nodes: 3000, Time: 5 * time.Second, Memory: 256 << 20}
	if long {
		limits.Nodes = 0
	}
	p, err := compare.NewPlan(openSamples(t, long), []string{compare.All}, 1, 1, limits)
	if err != nil {
		t.Fatal(err)
	}
	var rows []compare.Row
	took := casetest.Processor(t)
	err = p.Run(context.Background(), nil, func(_ compare.Job, row compare.Row, _ engine.Result) error {
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
	for _, f := range compare.Faults(rows) {
		t.Errorf("%s: %s", f.Puzzle, f.What)
	}
}

// What was built before changes no row: the best method for sliding tiles takes
// the tables that it finds.
func TestColdAndWarmTablesGiveTheSameRows(t *testing.T) {
	entries := openSamples(t, false)[:1]
	p, err := compare.NewPlan(entries, []string{"best:cores=one", "idastar/pdb-663:cores=one"}, 1, 1, engine.Limits{Memory: 16 << 20})
	if err != nil {
		t.Fatal(err)
	}
	for _, cache := range puzzles.Caches() {
		cache.Release()
	}
	cold, warm := keys(run(t, p)), keys(run(t, p))
	if !slices.Equal(cold, warm) {
		t.Errorf("cold:\n%s\nwarm:\n%s", cold, warm)
	}
}
