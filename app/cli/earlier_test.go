package cli_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/app/cli"
	"langkah/app/cli/exit"
)

// earlier holds files that an earlier version wrote.
const earlier = "../testdata/earlier"

// samples are the puzzles that they are of.
const samples = "../../assets/puzzles"

// runEarlier runs a command and returns what it printed; it must succeed.
func runEarlier(t *testing.T, args ...string) string {
	t.Helper()
	var out, messages bytes.Buffer
	streams := cli.Streams{Puzzles: puzzles, In: strings.NewReader(""), Out: &out, Err: &messages}
	if code := cli.Run(context.Background(), args, streams); code != exit.OK {
		t.Errorf("%s: exit code %d\n%s%s", strings.Join(args, " "), code, &out, &messages)
	}
	return out.String()
}

// sampleOf returns the puzzle's file of rush-easy-1.txt and the like.
func sampleOf(path string) string {
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	family, name, _ := strings.Cut(strings.TrimSuffix(name, "-itb"), "-")
	return filepath.Join(samples, family, name+".txt")
}

func readEarlier(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(earlier, path))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func listEarlier(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(earlier, pattern))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files %s, %v", pattern, err)
	}
	return paths
}

func TestEarlierShareStringsOpen(t *testing.T) {
	for _, line := range strings.Fields(readEarlier(t, "shared.txt")) {
		runEarlier(t, "show", line)
		if again := strings.TrimSpace(runEarlier(t, "share", line)); !strings.Contains(line, ";m=") && !strings.Contains(line, ";z=") && again != line {
			t.Errorf("%s is shared again as %s", line, again)
		}
		if strings.Contains(line, ";z=") {
			runEarlier(t, "trace", line)
		}
	}
}

func TestEarlierTranscriptsAreRight(t *testing.T) {
	for _, path := range listEarlier(t, "transcripts/*.txt") {
		command := "verify"
		if strings.HasSuffix(path, "-itb.txt") {
			command = "grade"
		}
		runEarlier(t, command, sampleOf(path), path)
	}
}

func TestEarlierPicturesHoldTheirPuzzle(t *testing.T) {
	for path, sample := range map[string]string{"rush.png": "rush/easy-1.txt", "sliding.svg": "sliding/eight-4.txt"} {
		if got, want := runEarlier(t, "share", filepath.Join(earlier, "pictures", path)), runEarlier(t, "share", filepath.Join(samples, sample)); got != want {
			t.Errorf("%s holds %s, not %s", path, got, want)
		}
	}
}

func TestEarlierComparisonsAreJoined(t *testing.T) {
	table := filepath.Join(t.TempDir(), "table.csv")
	runEarlier(t, "compare", "--merge", filepath.Join(earlier, "runs/part1.jsonl"), filepath.Join(earlier, "runs/part2.jsonl"), "--csv", table)
	text, err := os.ReadFile(table)
	if err != nil || strings.Count(string(text), "\n") != 14 {
		t.Errorf("%v\n%s", err, text)
	}
}

// What scripts read of a solution and of a trace is still there, with the same values.
func TestEarlierJSONIsStillPrinted(t *testing.T) {
	methods := map[string][]string{
		"rush":    {"-a", "astar", "-H", "blockers"},
		"sliding": {"-a", "wastar", "-H", "manhattan", "--option", "weight=3"},
		"packing": {"-a", "backtrack"}, "queens": {"-a", "backtrack"}, "ice": {"-a", "astar", "-H", "manhattan"},
	}
	for _, path := range listEarlier(t, "runs/*.json") {
		family, _, _ := strings.Cut(filepath.Base(path), "-")
		now := runEarlier(t, append([]string{"solve", sampleOf(path), "--json"}, methods[family]...)...)
		compareJSON(t, path, readEarlier(t, "runs/"+filepath.Base(path)), now)
	}
	before := strings.Split(readEarlier(t, "runs/trace.jsonl"), "\n")
	now := strings.Split(runEarlier(t, "trace", filepath.Join(samples, "sliding/eight-4.txt"), "-a", "astar", "-H", "manhattan", "--json"), "\n")
	if len(before) != len(now) {
		t.Fatalf("%d events, %d before", len(now), len(before))
	}
	for i, line := range before[:len(before)-1] {
		compareJSON(t, "trace", line, now[i])
	}
}

// compareJSON reports values of an object that are no longer the same. Times, memory
// and sentences may change; their names may not.
func compareJSON(t *testing.T, name, before, now string) {
	t.Helper()
	var old, fresh map[string]json.RawMessage
	if err := json.Unmarshal([]byte(before), &old); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(now), &fresh); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, now)
	}
	mayChange := map[string]bool{"elapsed_ms": true, "peak_bytes": true, "why": true, "reason": true}
	for key, value := range old {
		got, ok := fresh[key]
		if !ok || !mayChange[key] && !bytes.Equal(got, value) {
			t.Errorf("%s: %s is %s, %s before", name, key, got, value)
		}
	}
}
