package results_test

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine/testkit/comparetest"

	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
)

func TestMergingSaysWhatIsMissing(t *testing.T) {
	whole := comparetest.Plan(t, comparetest.Entries(3, 4, 5), "strides,steps", 2)
	parts := []experiment.Plan{whole.Shard(1, 3), whole.Shard(2, 3), whole.Shard(3, 3)}
	for _, p := range parts {
		if len(p.Jobs) < 2 {
			t.Fatal("a part is too small for this test")
		}
	}
	without := func(lines int) func(string) string {
		return func(text string) string {
			all := strings.SplitAfter(text, "\n")
			return strings.Join(all[:len(all)-1-lines], "")
		}
	}
	for _, tc := range []struct {
		name  string
		files []int // shards
		spoil func(string) string
		want  []string // in the gaps, one each
	}{
		{"all there", []int{0, 1, 2}, nil, nil},
		{"in another order, one twice", []int{2, 1, 0, 1}, nil, nil},
		{"no second shard", []int{0, 2}, nil, []string{"shard 2/3 is in no file: "}},
		{"the first alone", []int{0}, nil, []string{"shard 2/3 is in no file: ", "shard 3/3 is in no file: "}},
		{"without its last row", []int{0, 1, 2}, without(1), []string{"1.jsonl does not hold all of its runs: 1 run missing, the first is st"}},
		{"without its rows", []int{0, 1, 2}, func(text string) string { return text[:strings.Index(text, "\n")+1] }, []string{"1.jsonl does not hold all of its runs: "}},
		{"last row torn", []int{0, 1, 2}, func(text string) string { return text[:len(text)-20] },
			[]string{"the last one, is cut short", "1.jsonl does not hold all of its runs: 1 run missing"}},
		{"only the line end torn", []int{0, 1, 2}, func(text string) string { return text[:len(text)-1] }, nil},
		{"plan torn", []int{0, 1, 2}, func(text string) string { return text[:40] }, []string{"1.jsonl does not say what was planned", "1.jsonl: line 1, the last one, is cut short", "shard 1/3 is in no file"}},
		{"empty", []int{0, 1, 2}, func(string) string { return "" }, []string{"1.jsonl does not say what was planned", "shard 1/3 is in no file"}},
		{"of an older form", []int{0, 1, 2}, func(text string) string { return text[strings.Index(text, "\n")+1:] }, []string{"1.jsonl does not say what was planned"}},
		{"other limits", []int{0, 1, 2}, func(text string) string {
			return strings.Replace(text, `"time_limit_ms":0`, `"time_limit_ms":5000`, 1)
		}, []string{"2.jsonl ran under other limits", "3.jsonl ran under other limits"}},
	} {
		dir := t.TempDir()
		var paths []string
		for _, i := range tc.files {
			path := filepath.Join(dir, string(rune('1'+i))+".jsonl")
			if _, err := os.Stat(path); err != nil {
				comparetest.Keep(t, path, parts[i], -1)
				if i == 0 && tc.spoil != nil {
					comparetest.Change(t, path, tc.spoil)
				}
			}
			paths = append(paths, path)
		}
		_, gaps := comparetest.Join(t, paths...)
		if len(gaps) != len(tc.want) {
			t.Errorf("%s: %q, want %q", tc.name, gaps, tc.want)
			continue
		}
		for i, want := range tc.want {
			if !strings.Contains(gaps[i], want) {
				t.Errorf("%s: %q, want %q", tc.name, gaps[i], want)
			}
		}
	}
}

// However a log is cut, what is left is read or resumed, and nothing counts twice.
func TestALogCutAnywhereIsResumed(t *testing.T) {
	dir := t.TempDir()
	whole := comparetest.Plan(t, comparetest.Entries(3, 4), "strides,steps", 1)
	path := filepath.Join(dir, "runs.jsonl")
	comparetest.Keep(t, path, whole, -1)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := comparetest.Keys(comparetest.ReadLog(t, path).Rows)
	for end := 0; end < len(text); end += 7 {
		if err := os.WriteFile(path, text[:end], 0o666); err != nil {
			t.Fatal(err)
		}
		if _, gaps := comparetest.Join(t, path); len(gaps) == 0 && end < len(text)-1 {
			t.Errorf("cut after %d of %d bytes nothing is missing", end, len(text))
		}
		comparetest.Keep(t, path, whole, -1)
		log := comparetest.ReadLog(t, path)
		if _, gaps := comparetest.Join(t, path); len(gaps) > 0 || !slices.Equal(comparetest.Keys(log.Rows), want) {
			t.Fatalf("cut after %d of %d bytes and resumed: %q, rows %d", end, len(text), gaps, len(log.Rows))
		}
	}
}

func TestWhatIsNoLogIsLeftAsItIs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "puzzle.txt")
	comparetest.Keep(t, path, comparetest.Plan(t, comparetest.Entries(3), "strides", 1), -1)
	log, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	header, row, _ := strings.Cut(string(log), "\n")
	for _, tc := range []struct{ text, want string }{
		{"0 1 3\n4 2 5\n7 8 6\n", "line 1: not a row"},
		{"0 1 3 4 2 5 7 8 6", "line 1: not a row"},
		{"{}\n", "line 1: not a row"},
		{`{"a": 1}`, "line 1: not a row"},
		{header + "\nnonsense\n" + row, "line 2: not a row"},
		{row + "[]\n", "line 2: not a row"},
		{strings.Replace(header, `"langkah_comparison":2`, `"langkah_comparison":3`, 1), "line 1: the comparison was written in form 3"},
		{strings.Replace(header, `"strides/far"`, `"steps"`, 1) + "\n", "line 1: the plan of the comparison is damaged"},
		{strings.Replace(header, `"repeat":1`, `"repeat":1000000000000`, 1) + "\n", "line 1: the plan of the comparison is damaged"},
		{strings.Repeat("x", 17<<20), "line 1: not a row"},
	} {
		if err := os.WriteFile(path, []byte(tc.text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := results.OpenLog(path)
		if err == nil || !strings.Contains(err.Error(), "puzzle.txt: "+tc.want) {
			t.Errorf("%.60q: %v; want %s", tc.text, err, tc.want)
		}
		if left, err := os.ReadFile(path); err != nil || string(left) != tc.text {
			t.Errorf("%.60q was changed: %.60q, %v", tc.text, left, err)
		}
	}
}

func TestALogOfOtherLimitsIsNotAddedTo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "runs.jsonl")
	comparetest.Keep(t, path, comparetest.Plan(t, comparetest.Entries(3), "strides", 1), -1)
	other, err := experiment.NewPlan(comparetest.Entries(3), []string{"strides"}, 1, 1, engine.Limits{Time: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	log, err := results.OpenLog(path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	if err := log.Begin(other.Header()); err == nil || !strings.Contains(err.Error(), "under other limits (no limit of time") {
		t.Error(err)
	}
}

// holder is the environment variable that makes a test hold a log.
const holder = "LANGKAH_TEST_HOLDS"

// A second process is refused while the first lives, and not when it was killed.
func TestOneProcessWritesToALog(t *testing.T) {
	if path := os.Getenv(holder); path != "" {
		log, err := results.OpenLog(path)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		if err := log.Begin(comparetest.Plan(t, comparetest.Entries(3), "strides", 1).Header()); err != nil {
			t.Fatal(err)
		}
		os.Stdout.WriteString("held\n")
		_, _ = io.Copy(io.Discard, os.Stdin) // until it is killed
		return
	}
	path := filepath.Join(t.TempDir(), "runs.jsonl")
	child := exec.Command(os.Args[0], "-test.run=^TestOneProcessWritesToALog$")
	child.Env = append(os.Environ(), holder+"="+path)
	in, err := child.StdinPipe() // ends with this test, should it fail
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "held\n" {
		t.Fatalf("the first process says %q, %v", line, err)
	}
	if err := os.Symlink(path, path+".link"); err == nil {
		if _, err := results.OpenLog(path + ".link"); !errors.Is(err, results.ErrInUse) {
			t.Errorf("by another name: %v, want that it is in use", err)
		}
	}
	if _, err := results.OpenLog(path); !errors.Is(err, results.ErrInUse) {
		t.Errorf("%v, want that it is in use", err)
	}
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait() // killed
	log, err := results.OpenLog(path)
	if err != nil {
		t.Fatalf("after the first process was killed: %v", err)
	}
	if len(log.Plans) != 1 {
		t.Errorf("%d plans, want that of the killed process", len(log.Plans))
	}
	if err := log.Close(); err != nil {
		t.Error(err)
	}
}
