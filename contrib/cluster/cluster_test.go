// Package cluster tests the scripts of this folder with a substitute for langkah; "make
// cluster-test" runs them on a real Slurm and GNU parallel.
package cluster

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"langkah/app/cli/exit"
)

// script runs a script with a shell program in the place of langkah. It returns the
// script's exit code and the arguments of each call, one call per line.
func script(t *testing.T, program string, env []string, args ...string) (code int, calls []string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the scripts are for sh")
	}
	dir := t.TempDir()
	log := filepath.Join(dir, "calls")
	text := "#!/bin/sh\necho \"$@\" >>" + log + "\n" + program + "\n"
	if err := os.WriteFile(filepath.Join(dir, "langkah"), []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), append(env, "PATH="+dir+":"+os.Getenv("PATH"))...)
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	lines, _ := os.ReadFile(log) // none when it was not called
	return code, strings.Split(strings.TrimSpace(string(lines)), "\n")
}

func TestAShardIsTriedAgainOnlyWhenItWasLost(t *testing.T) {
	for _, tc := range []struct {
		name, program string
		code, tries   int
	}{
		{"done", "exit 0", exit.OK, 1},
		{"bad input", "exit 2", exit.BadInput, 1},
		{"trouble", "exit 4", exit.Other, 1},
		{"a fault", "exit 5", exit.Faulty, 1},
		{"always killed", "kill -9 $$", 75, 3},
		{"killed once", `mark=$(dirname "$0")/mark; [ -e "$mark" ] || { : >"$mark"; kill -9 $$; }`, exit.OK, 2},
		{"told to stop", "kill -TERM $PPID; sleep 1; exit 3", 75, 1},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			out := filepath.Join(t.TempDir(), "runs")
			lost := filepath.Join(t.TempDir(), "lost")
			code, calls := script(t, tc.program, []string{"LANGKAH_LOST=touch " + lost}, "./shard.sh", "2", "4", out, "my puzzles", "--memory", "2GiB")
			if code != tc.code || len(calls) != tc.tries {
				t.Errorf("exit code %d after %d calls, want %d after %d", code, len(calls), tc.code, tc.tries)
			}
			want := "compare my puzzles --memory 2GiB --shard 2/4 --resume " + out + "/part-2.jsonl"
			if calls[0] != want {
				t.Errorf("called with\n%s\nwant\n%s", calls[0], want)
			}
			if _, err := os.Stat(lost); (err == nil) != (tc.code == 75) {
				t.Errorf("was it told that the task is lost: %v", err == nil)
			}
		})
	}
}

func TestTasksOfSlurmAreShards(t *testing.T) {
	task := func(id, first string) []string {
		return []string{"LANGKAH_SHARD=./shard.sh", "SLURM_JOB_ID=7", "SLURM_ARRAY_TASK_COUNT=4", "SLURM_ARRAY_TASK_ID=" + id, "SLURM_ARRAY_TASK_MIN=" + first}
	}
	for _, tc := range []struct{ id, first, shard string }{{"1", "1", "1/4"}, {"4", "1", "4/4"}, {"0", "0", "1/4"}, {"12", "10", "3/4"}} {
		_, calls := script(t, "exit 0", task(tc.id, tc.first), "./slurm.sbatch", t.TempDir(), "puzzles")
		if !strings.Contains(calls[0], "--shard "+tc.shard+" ") {
			t.Errorf("task %s of an array from %s: %s, want shard %s", tc.id, tc.first, calls[0], tc.shard)
		}
	}
	if code, calls := script(t, "exit 0", nil, "./slurm.sbatch", t.TempDir(), "puzzles"); code != 2 || calls[0] != "" {
		t.Errorf("outside of an array: exit code %d, calls %q", code, calls)
	}
}
