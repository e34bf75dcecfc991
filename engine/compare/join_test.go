package compare_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/testkit/casetest"
)

// The totals of joined shards are those of the tables of the whole plan's rows.
func TestShardsAreJoinedInThePlansOrder(t *testing.T) {
	whole := plan(t, entries(3, 8, 5, 4, 9), "strides,steps,pessimist,liar,strides:weight=2", 3)
	dir := t.TempDir()
	var paths []string
	for part := 1; part <= 3; part++ {
		paths = append(paths, filepath.Join(dir, fmt.Sprintf("%d.jsonl", part)))
		keep(t, paths[part-1], whole.Shard(part, 3), -1)
	}
	one := filepath.Join(dir, "one.jsonl")
	keep(t, one, whole, -1)
	rows := readLog(t, one).Ordered()
	log, missing := join(t, paths...)
	if len(missing) > 0 || len(log.Plans) != 1 || log.Plans[0].Parts != 0 {
		t.Errorf("missing %q, plans %v", missing, log.Plans)
	}
	if got, want := keysInOrder(log.Rows), keysInOrder(rows); !slices.Equal(got, want) {
		t.Errorf("rows\n%v\nwant\n%v", got, want)
	}
	all, matrix := log.Overall(), compare.NewMatrix(log.Rows)
	if got, want := fmt.Sprintf("%.6v", all.Sums), fmt.Sprintf("%.6v", matrix.Sums); got != want {
		t.Errorf("totals\n%s\nwant\n%s", got, want)
	}
	if faults := compare.Faults(rows); len(faults) == 0 || len(all.Faults) != len(faults) || all.Rows != len(rows) || log.Puzzles() != 5 {
		t.Errorf("%d faults of %d, %d rows of %d, %d puzzles", len(all.Faults), len(faults), all.Rows, len(rows), log.Puzzles())
	}
}

// Of several rows for one run the first is kept that came to an end.
func TestARunThatEndedReplacesOneThatWasStopped(t *testing.T) {
	whole := plan(t, entries(4, 3), "strides,steps", 2)
	dir := t.TempDir()
	first, second := filepath.Join(dir, "1.jsonl"), filepath.Join(dir, "2.jsonl")
	keep(t, first, whole, -1)
	keep(t, second, whole, -1)
	change(t, first, func(text string) string { return strings.Replace(text, `"status":"solved"`, `"status":"stopped"`, 3) })
	log, missing := join(t, first, second)
	if want := keysInOrder(readLog(t, second).Ordered()); len(missing) > 0 || !slices.Equal(keysInOrder(log.Rows), want) {
		t.Errorf("missing %q, rows\n%v\nwant\n%v", missing, keysInOrder(log.Rows), want)
	}
	for _, row := range log.Rows {
		if row.Status != "solved" {
			t.Errorf("%v was not replaced by the run that ended", row)
		}
	}
}

func keysInOrder(rows []compare.Row) []string {
	var list []string
	for _, row := range rows {
		list = append(list, fmt.Sprint(row.Key()))
	}
	return list
}

// Puzzles that have the same methods name them once.
func TestAPlanOfManyPuzzlesIsShort(t *testing.T) {
	heights := make([]int, 500)
	for i := range heights {
		heights[i] = i + 2
	}
	var text strings.Builder
	err := compare.Log{Plans: []compare.Header{plan(t, entries(heights...), "strides,steps,liar,pessimist", 1).Header()}}.Write(&text)
	if err != nil {
		t.Fatal(err)
	}
	if each := text.Len() / len(heights); each > 100 {
		t.Errorf("%d bytes a puzzle", each)
	}
	log, err := compare.ReadLog("plan", strings.NewReader(text.String()))
	if err != nil || log.Plans[0].Runs != len(heights)*len(log.Plans[0].Puzzles[499].Methods) {
		t.Errorf("read again: %v", err)
	}
}

// A plan of a million runs, with its header and the shard that is run, takes less
// than a gibibyte.
func TestAMillionRunsArePlannedInLittleMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	peak := casetest.PeakOf(t, "plan", func() {
		heights := make([]int, 166_667) // with six methods each
		for i := range heights {
			heights[i] = i + 2
		}
		p, err := compare.NewPlan(entries(heights...), []string{compare.All}, 1, 7, engine.Limits{})
		if err != nil || len(p.Jobs) < 1_000_000 {
			t.Fatalf("%d runs, %v", len(p.Jobs), err)
		}
		shard := p.Shard(1, 2).Without([]compare.Row{{}})
		if n := len(shard.Jobs); n < 490_000 || n > 510_000 {
			t.Errorf("half of the runs are %d", n)
		}
	})
	t.Logf("%d MiB at the peak", peak>>20)
	if peak > 1<<30 {
		t.Errorf("a plan of a million runs takes %d MiB, want less than 1024", peak>>20)
	}
}
