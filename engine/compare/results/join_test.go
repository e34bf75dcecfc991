package results_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/testkit/comparetest"
)

// The totals of joined shards are those of the tables of the whole plan's rows.
func TestShardsAreJoinedInThePlansOrder(t *testing.T) {
	whole := comparetest.Plan(t, comparetest.Entries(3, 8, 5, 4, 9), "strides,steps,pessimist,liar,strides:weight=2", 3)
	dir := t.TempDir()
	var paths []string
	for part := 1; part <= 3; part++ {
		paths = append(paths, filepath.Join(dir, fmt.Sprintf("%d.jsonl", part)))
		comparetest.Keep(t, paths[part-1], whole.Shard(part, 3), -1)
	}
	one := filepath.Join(dir, "one.jsonl")
	comparetest.Keep(t, one, whole, -1)
	rows := comparetest.ReadLog(t, one).Ordered()
	log, missing := comparetest.Join(t, paths...)
	if len(missing) > 0 || len(log.Plans) != 1 || log.Plans[0].Parts != 0 {
		t.Errorf("missing %q, plans %v", missing, log.Plans)
	}
	if got, want := keysInOrder(log.Rows), keysInOrder(rows); !slices.Equal(got, want) {
		t.Errorf("rows\n%v\nwant\n%v", got, want)
	}
	all, matrix := summary.NewOverall(log), summary.NewMatrix(log.Rows)
	if got, want := fmt.Sprintf("%.6v", all.Sums), fmt.Sprintf("%.6v", matrix.Sums); got != want {
		t.Errorf("totals\n%s\nwant\n%s", got, want)
	}
	if faults := summary.Faults(rows); len(faults) == 0 || len(all.Faults) != len(faults) || all.Rows != len(rows) || log.Puzzles() != 5 {
		t.Errorf("%d faults of %d, %d rows of %d, %d puzzles", len(all.Faults), len(faults), all.Rows, len(rows), log.Puzzles())
	}
}

// Of several rows for one run the first is kept that came to an end.
func TestARunThatEndedReplacesOneThatWasStopped(t *testing.T) {
	whole := comparetest.Plan(t, comparetest.Entries(4, 3), "strides,steps", 2)
	dir := t.TempDir()
	first, second := filepath.Join(dir, "1.jsonl"), filepath.Join(dir, "2.jsonl")
	comparetest.Keep(t, first, whole, -1)
	comparetest.Keep(t, second, whole, -1)
	comparetest.Change(t, first, func(text string) string { return strings.Replace(text, `"status":"solved"`, `"status":"stopped"`, 3) })
	log, missing := comparetest.Join(t, first, second)
	if want := keysInOrder(comparetest.ReadLog(t, second).Ordered()); len(missing) > 0 || !slices.Equal(keysInOrder(log.Rows), want) {
		t.Errorf("missing %q, rows\n%v\nwant\n%v", missing, keysInOrder(log.Rows), want)
	}
	for _, row := range log.Rows {
		if row.Status != "solved" {
			t.Errorf("%v was not replaced by the run that ended", row)
		}
	}
}

func keysInOrder(rows []results.Row) []string {
	var list []string
	for _, row := range rows {
		list = append(list, fmt.Sprint(row.Key()))
	}
	return list
}
