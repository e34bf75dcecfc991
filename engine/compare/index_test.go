package compare_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine/compare"
)

// What is summed up from files is what is made of the same rows in memory.
func TestSumsFromFilesAreThoseOfRows(t *testing.T) {
	whole := plan(t, entries(3, 8, 5, 4, 9), "strides,steps,pessimist,liar,strides:weight=2", 3)
	dir := t.TempDir()
	var paths []string
	log := compare.Log{Plans: []compare.Header{whole.Header()}}
	for part := 1; part <= 3; part++ {
		path := filepath.Join(dir, fmt.Sprintf("%d.jsonl", part))
		keep(t, path, whole.Shard(part, 3), -1)
		log.Rows = append(log.Rows, readLog(t, path).Rows...)
		paths = append(paths, path)
	}
	rows := log.Ordered()
	all := sum(t, paths...)
	matrix := compare.NewMatrix(rows)
	if fmt.Sprint(all.Sums.Methods, all.Puzzles) != fmt.Sprint(matrix.Methods, matrix.Puzzles) {
		t.Errorf("methods and puzzles %v %d, want %v %d", all.Sums.Methods, all.Puzzles, matrix.Methods, matrix.Puzzles)
	}
	for _, name := range matrix.Methods {
		if got, want := fmt.Sprintf("%.6v", all.Totals[name]), fmt.Sprintf("%.6v", matrix.Totals[name]); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	if got, want := fmt.Sprint(all.Faults), fmt.Sprint(compare.Faults(rows)); len(all.Faults) == 0 || len(got) == 0 || len(all.Faults) != len(compare.Faults(rows)) {
		t.Errorf("faults\n%s\nwant\n%s", got, want)
	}
	if all.Rows != len(rows) || len(all.Missing) > 0 {
		t.Errorf("%d rows of %d, missing %q", all.Rows, len(rows), all.Missing)
	}
}

// Rows come puzzle by puzzle in the plan's order, of several for one run the
// first that ended, with as many moves as they have.
func TestRowsComeInThePlansOrder(t *testing.T) {
	whole := plan(t, entries(4, 3), "strides,steps", 2)
	dir := t.TempDir()
	first, second := filepath.Join(dir, "1.jsonl"), filepath.Join(dir, "2.jsonl")
	keep(t, first, whole, -1)
	keep(t, second, whole, -1)
	change(t, first, func(text string) string { return strings.Replace(text, `"status":"solved"`, `"status":"stopped"`, 3) })

	index, err := compare.NewIndex(context.Background(), []compare.Source{{Name: "1", Paths: []string{first}}, {Name: "2", Paths: []string{second}}})
	if err != nil {
		t.Fatal(err)
	}
	var got []compare.Row
	_, err = index.Sum(context.Background(), func(_ compare.Table, rows []compare.Kept) error {
		for _, k := range rows {
			var row compare.Row
			if err := json.Unmarshal(k.Line, &row); err != nil {
				t.Fatal(err)
			}
			if len(row.Moves) != len(k.Moves) || row.Key() != k.Key() {
				t.Errorf("the row says %v, its line %v", k.Row, row)
			}
			got = append(got, row)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	log := readLog(t, second)
	if want := keysInOrder(log.Ordered()); !slices.Equal(keysInOrder(got), want) {
		t.Errorf("rows\n%v\nwant\n%v", keysInOrder(got), want)
	}
	for _, row := range got {
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

// The pieces of a folder are one log; a line that a dead holder has left half
// written counts for nothing, and what it lacks is said.
func TestPiecesAreOneLog(t *testing.T) {
	whole := plan(t, entries(3, 4), "strides,steps", 1)
	dir := t.TempDir()
	text, err := compare.Log{Plans: []compare.Header{whole.Header()}}.Text()
	if err != nil {
		t.Fatal(err)
	}
	source := compare.Source{Name: "folder", Pieces: true}
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		source.Paths = append(source.Paths, path)
	}
	write("plan", string(text))
	pieces := whole.Pieces(3)
	if len(pieces) != 2 {
		t.Fatalf("%d pieces", len(pieces))
	}
	for i, piece := range pieces {
		path := filepath.Join(t.TempDir(), "rows")
		keep(t, path, piece, -1)
		rows, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		_, lines, _ := strings.Cut(string(rows), "\n") // the plan is in its own file
		if i == 1 {
			lines = "\n" + lines[:len(lines)-20] // after a sign of life
		}
		write(fmt.Sprint(i), lines)
	}
	index, err := compare.NewIndex(context.Background(), []compare.Source{source})
	if err != nil {
		t.Fatal(err)
	}
	all, err := index.Sum(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if all.Rows != len(whole.Jobs)-1 || len(all.Missing) != 1 || !strings.HasPrefix(all.Missing[0], "folder does not hold all of its runs: 1 are missing") {
		t.Errorf("%d rows of %d, missing %q", all.Rows, len(whole.Jobs), all.Missing)
	}
}

func TestAnIndexSaysWhichLineIsWrong(t *testing.T) {
	path := filepath.Join(t.TempDir(), "runs.jsonl")
	keep(t, path, plan(t, entries(3, 4), "strides,steps", 1), -1)
	// It looks like a row from outside.
	change(t, path, func(text string) string { return strings.Replace(text, `"cost":2`, `"cost":x`, 1) })
	index, err := compare.NewIndex(context.Background(), []compare.Source{{Name: path, Paths: []string{path}}})
	if err == nil {
		_, err = index.Sum(context.Background())
	}
	if err == nil || !strings.Contains(err.Error(), "runs.jsonl: line ") {
		t.Errorf("%v, want the line that is wrong", err)
	}
}

func TestASumEndsWithItsContextAndItsSinks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "runs.jsonl")
	keep(t, path, plan(t, entries(3, 4), "strides,steps", 1), -1)
	index, err := compare.NewIndex(context.Background(), []compare.Source{{Name: path, Paths: []string{path}}})
	if err != nil {
		t.Fatal(err)
	}
	full := errors.New("the disk is full")
	if _, err := index.Sum(context.Background(), func(compare.Table, []compare.Kept) error { return full }); !errors.Is(err, full) {
		t.Errorf("%v, want %v", err, full)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := index.Sum(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it was stopped", err)
	}
}

// Puzzles that have the same methods name them once.
func TestAPlanOfManyPuzzlesIsShort(t *testing.T) {
	heights := make([]int, 500)
	for i := range heights {
		heights[i] = i + 2
	}
	text, err := compare.Log{Plans: []compare.Header{plan(t, entries(heights...), "strides,steps,liar,pessimist", 1).Header()}}.Text()
	if err != nil {
		t.Fatal(err)
	}
	if each := len(text) / len(heights); each > 100 {
		t.Errorf("%d bytes a puzzle", each)
	}
	log, err := compare.ReadLog("plan", strings.NewReader(string(text)))
	if err != nil || log.Plans[0].Runs != len(heights)*len(log.Plans[0].Puzzles[499].Methods) {
		t.Errorf("read again: %v", err)
	}
}
