package compare_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/compare"
)

// taskOf is the environment variable that makes this test's own program a process
// of a run: "run" does it, anything else ends as its name says.
const taskOf = "LANGKAH_TEST_TASK"

// TestTaskProcess is no test, but the process of a run.
func TestTaskProcess(t *testing.T) {
	how := os.Getenv(taskOf)
	if how == "" {
		t.Skip("only begun by other tests")
	}
	var task compare.Task
	if err := json.NewDecoder(os.Stdin).Decode(&task); err != nil {
		t.Fatal(err)
	}
	switch {
	case how == "killed" && task.Method() == "steps":
		self, _ := os.FindProcess(os.Getpid()) // never fails where there are signals
		_ = self.Kill()
		select {}
	case how == "memory" && task.Method() == "steps":
		fmt.Fprintln(os.Stderr, "fatal error: runtime: out of memory")
		os.Exit(2)
	case how == "broken" && task.Method() == "steps":
		fmt.Fprintln(os.Stderr, "fatal error: concurrent map writes")
		os.Exit(2)
	}
	row, err := task.Run(context.Background(), func(text string) (engine.Puzzle, error) {
		var h hill
		_, err := fmt.Sscanf(text, "hill %d", &h)
		return h, err
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(row); err != nil {
		t.Fatal(err)
	}
	os.Exit(0)
}

// apart runs a plan with each run in a process that ends as how says.
func apart(t *testing.T, p compare.Plan, how string) (rows []compare.Row) {
	t.Helper()
	err := p.RunApart(context.Background(), func(ctx context.Context) (*exec.Cmd, error) {
		cmd := exec.CommandContext(ctx, os.Args[0], "-test.run", "^TestTaskProcess$")
		cmd.Env = append(os.Environ(), taskOf+"="+how)
		return cmd, nil
	}, func(row compare.Row) error {
		rows = append(rows, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestRunsApartComeToTheSame(t *testing.T) {
	p := plan(t, entries(5, 8), "strides,steps:weight=2", 2)
	got := apart(t, p, "run")
	var want []compare.Row
	err := p.Run(context.Background(), nil, func(_ compare.Job, row compare.Row, _ engine.Result) error {
		want = append(want, row)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		want[i].ElapsedMS, got[i].ElapsedMS = 0, 0
		if fmt.Sprint(got[i]) != fmt.Sprint(want[i]) {
			t.Errorf("apart\n%+v\nhere\n%+v", got[i], want[i])
		}
	}
}

func TestAProcessThatEndsBadlyCostsOneRow(t *testing.T) {
	for _, tc := range []struct {
		how, reason string
		fault       bool
	}{
		{"killed", "its process was killed", false},
		{"memory", "its process ran out of memory: fatal error", false},
		{"broken", "its process ended without an answer (exit status 2): fatal error: concurrent map writes", true},
	} {
		rows := apart(t, plan(t, entries(5, 8), "strides,steps", 1), tc.how)
		var lost []compare.Row
		solved := 0
		for _, row := range rows {
			if row.Status == engine.Failed.Name() {
				lost = append(lost, row)
			} else if row.Solved() {
				solved++
			}
		}
		if len(lost) != 2 || solved != len(rows)-2 {
			t.Fatalf("%s: lost %d, solved %d of %d rows", tc.how, len(lost), solved, len(rows))
		}
		for _, row := range lost {
			if !strings.HasPrefix(row.Reason, tc.reason) || row.Fault != tc.fault || row.Method() != "steps" {
				t.Errorf("%s: %+v", tc.how, row)
			}
		}
	}
}

func TestThereIsNoRunWithoutAProcess(t *testing.T) {
	p := plan(t, entries(5), "steps", 1)
	err := p.RunApart(context.Background(), func(ctx context.Context) (*exec.Cmd, error) {
		return exec.CommandContext(ctx, "/nowhere/langkah"), nil
	}, func(compare.Row) error { return nil })
	if err == nil || !strings.Contains(err.Error(), "cannot begin a process") {
		t.Errorf("%v", err)
	}
}
