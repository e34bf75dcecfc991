package cli_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"langkah/app/cli"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/testkit/casetest"
)

// one is a puzzle with a name and methods of its own.
type one struct {
	engine.Puzzle
	name    string
	methods []engine.Method
}

func (p one) String() string           { return p.name }
func (p one) Methods() []engine.Method { return p.methods }

// writeShards writes the log files that a comparison in shards leaves.
func writeShards(t testing.TB, dir string, shards, puzzles, methods int) (paths []string) {
	t.Helper()
	null, err := nullpuzzle.Parse("#..#")
	if err != nil {
		t.Fatal(err)
	}
	like := one{Puzzle: null}
	for i := range methods {
		m := null.Methods()[0]
		m.Algorithm.Name, m.Heuristic.Name = fmt.Sprintf("method%02d", i), ""
		like.methods = append(like.methods, m)
	}
	var entries []experiment.Entry
	for i := range puzzles {
		like.name = fmt.Sprintf("puzzle %d", i)
		entries = append(entries, experiment.Entry{Name: fmt.Sprintf("puzzles/many/%06d.txt", i), Puzzle: like})
	}
	limits := engine.Limits{Time: 30 * time.Second, Memory: 2 << 30}
	plan, err := experiment.NewPlan(entries, []string{experiment.All}, 1, 1, limits)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	moves := strings.Fields("up down left right up-2 down-2 left-3 right-3")
	for shard := range shards {
		path := filepath.Join(dir, fmt.Sprintf("part-%d.jsonl", shard+1))
		paths = append(paths, path)
		part := plan.Shard(shard+1, shards)
		file, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		out := bufio.NewWriterSize(file, 1<<20)
		if err := (results.Log{Plans: []results.Header{part.Header()}}).Write(out); err != nil {
			t.Fatal(err)
		}
		lines := json.NewEncoder(out)
		for _, job := range part.Jobs {
			method, err := job.Method()
			if err != nil {
				t.Fatal(err)
			}
			row := results.Row{
				Puzzle: job.Puzzle.Name, Digest: results.Digest(job.Puzzle.Puzzle), Family: "null", PuzzleOptions: engine.Values{"cost": "unit"},
				Algorithm: method.Algorithm.Name, Repetition: 1, TimeLimitMS: 30_000, MemoryLimit: 2 << 30,
				Status: "solved", Reason: "a solution is the cheapest one when it is the first that the search meets", Verified: true, Proven: true, Cost: 24,
				Expanded: random.Int64N(1 << 20), Generated: random.Int64N(1 << 22), MaxFrontier: random.Int64N(1 << 18),
				PeakBytes: random.Int64N(1 << 30), ElapsedMS: random.ExpFloat64() * 100,
			}
			for range 24 {
				row.Moves = append(row.Moves, moves[random.IntN(len(moves))])
			}
			if random.IntN(10) == 0 {
				row.Status, row.Reason, row.Verified, row.Proven, row.Moves, row.Cost = "limit", "time limit", false, false, nil, 0
			}
			if err := lines.Encode(row); err != nil {
				t.Fatal(err)
			}
		}
		if err := out.Flush(); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return paths
}

// For many puzzles the page has only the sums, and formats that nobody could read are
// refused before anything is written.
func TestManyPuzzlesAreSummedUp(t *testing.T) {
	dir := t.TempDir()
	paths := writeShards(t, dir, 2, 1001, 2)
	page, table := filepath.Join(dir, "page.html"), filepath.Join(dir, "table.csv")
	join := func(paths []string, flags ...string) (code int, said string) {
		var messages bytes.Buffer
		code = cli.Run(context.Background(), append(append([]string{"compare", "--merge"}, flags...), paths...),
			cli.Streams{In: strings.NewReader(""), Out: &messages, Err: &messages})
		return code, messages.String()
	}
	if code, said := join(paths, "--csv", table, "--pdf", filepath.Join(dir, "page.pdf")); code != exit.BadInput || !strings.Contains(said, "1,001 puzzles are too many for --pdf") {
		t.Errorf("a PDF: exit code %d, %s", code, said)
	}
	if code, said := join(paths[:1], "--csv", table); code != exit.Limited || !strings.Contains(said, "shard 2/2 is in no file") {
		t.Errorf("a half: exit code %d, %s", code, said)
	}
	if _, err := os.Stat(table); err == nil {
		t.Error("a table was written although nothing was joined")
	}
	code, said := join(paths, "--html", page, "--csv", table)
	if code != exit.OK || strings.Contains(said, "000001.txt") || !strings.Contains(said, "all puzzles") {
		t.Fatalf("exit code %d, %s", code, said)
	}
	html, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<h1>2 methods on 1001 puzzles</h1>", "No method solved more puzzles than", "Time limit of a run: 30s", "<svg"} {
		if !bytes.Contains(html, []byte(want)) {
			t.Errorf("the page does not hold %q", want)
		}
	}
	if bytes.Contains(html, []byte("000001.txt")) {
		t.Error("the page has a part for each puzzle")
	}
	lines, err := os.ReadFile(table)
	if n := bytes.Count(lines, []byte("\r\n")); err != nil || n != 2*1001+1 {
		t.Errorf("the table has %d lines, %v", n, err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// largeFolder is the variable that names a folder for the rows; an empty one is filled.
const largeFolder = "LANGKAH_LARGE"

// A page of a million runs takes no more memory than contrib/cluster says.
func TestAMillionRunsAreJoined(t *testing.T) {
	if os.Getenv("LANGKAH_LONG") == "" {
		t.Skip("takes a minute and 1 GB of disk; LANGKAH_LONG=1 runs it")
	}
	dir := os.Getenv(largeFolder)
	if dir == "" {
		dir = t.TempDir()
		t.Setenv(largeFolder, dir)
	}
	paths, err := filepath.Glob(filepath.Join(dir, "part-*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if len(paths) == 0 {
		paths = writeShards(t, dir, 4, 20_000, 50)
	}
	start := time.Now()
	peak := casetest.PeakOf(t, "merge", func() {
		var messages bytes.Buffer
		args := append([]string{"compare", "--merge", "--html", filepath.Join(dir, "page.html")}, paths...)
		if code := cli.Run(context.Background(), args, cli.Streams{In: strings.NewReader(""), Out: &messages, Err: &messages}); code != exit.OK {
			t.Fatalf("exit code %d: %s", code, messages.String())
		}
	})
	t.Logf("%.1f s, %d MiB at the peak", time.Since(start).Seconds(), peak>>20)
	if peak > 5<<29 {
		t.Errorf("joining took %d MiB, want at most 2560", peak>>20)
	}
}

// BenchmarkJoin joins 100,000 rows into a page.
func BenchmarkJoin(b *testing.B) {
	dir := b.TempDir()
	paths := writeShards(b, dir, 4, 2000, 50)
	args := append([]string{"compare", "--merge", "--html", filepath.Join(dir, "page.html")}, paths...)
	for range b.N {
		var messages bytes.Buffer
		if code := cli.Run(context.Background(), args, cli.Streams{In: strings.NewReader(""), Out: &messages, Err: &messages}); code != exit.OK {
			b.Fatalf("exit code %d: %s", code, messages.String())
		}
	}
}
