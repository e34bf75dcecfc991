// Package cluster tests the scripts of this folder with a program in the place of
// langkah; "make cluster-test" runs them on a real Slurm and GNU parallel.
package cluster

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"langkah/app/cli"
)

// script runs a script with a program of that text as langkah, and gives its exit
// code and what the program was called with, a line each.
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
		{"done", "exit 0", cli.OK, 1},
		{"bad input", "exit 2", cli.BadInput, 1},
		{"trouble", "exit 4", cli.Other, 1},
		{"a fault", "exit 5", cli.Faulty, 1},
		{"always killed", "kill -9 $$", 75, 3},
		{"killed once", `mark=$(dirname "$0")/mark; [ -e "$mark" ] || { : >"$mark"; kill -9 $$; }`, cli.OK, 2},
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

// job is what this test looks at in a Job of Kubernetes.
type job struct {
	Kind string
	Spec struct {
		CompletionMode           string `yaml:"completionMode"`
		Completions, Parallelism int
		PodFailurePolicy         struct {
			Rules []struct {
				Action      string
				OnExitCodes struct {
					ContainerName, Operator string
					Values                  []int
				} `yaml:"onExitCodes"`
			}
		} `yaml:"podFailurePolicy"`
		Template struct {
			Spec struct {
				RestartPolicy string `yaml:"restartPolicy"`
				Containers    []struct {
					Name          string
					Command, Args []string
					Resources     struct{ Requests, Limits map[string]string }
					VolumeMounts  []struct {
						MountPath string `yaml:"mountPath"`
						ReadOnly  bool   `yaml:"readOnly"`
					} `yaml:"volumeMounts"`
				}
			}
		}
	}
}

func readJob(t *testing.T, path string) job {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var j job
	if err := yaml.Unmarshal(text, &j); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if j.Kind != "Job" || len(j.Spec.Template.Spec.Containers) != 1 || j.Spec.Template.Spec.RestartPolicy != "Never" {
		t.Fatalf("%s: %+v", path, j)
	}
	c := j.Spec.Template.Spec.Containers[0]
	if c.Resources.Requests["memory"] == "" || c.Resources.Limits["memory"] == "" || !strings.Contains(strings.Join(c.Args, " "), "--memory") {
		t.Errorf("%s does not state the memory: %+v", path, c)
	}
	return j
}

func TestPodsOfKubernetesAreShards(t *testing.T) {
	j := readJob(t, "kubernetes.yaml")
	c := j.Spec.Template.Spec.Containers[0]
	if j.Spec.CompletionMode != "Indexed" || j.Spec.Parallelism != j.Spec.Completions {
		t.Errorf("%+v", j.Spec)
	}
	for i := range j.Spec.Completions {
		// The pod's own shell line, with this folder's script as the image has it.
		line := strings.Replace(c.Args[0], "langkah-shard", "./shard.sh", 1)
		line = strings.ReplaceAll(line, "/data/runs", t.TempDir())
		_, calls := script(t, "exit 0", []string{fmt.Sprint("JOB_COMPLETION_INDEX=", i)}, append(c.Command, line)...)
		if want := fmt.Sprintf("--shard %d/%d ", i+1, j.Spec.Completions); !strings.Contains(calls[0], want) {
			t.Errorf("pod %d: %s, want %s", i, calls[0], want)
		}
	}
	rule := j.Spec.PodFailurePolicy.Rules[0]
	if rule.Action != "FailIndex" || fmt.Sprint(rule.OnExitCodes.Values) != fmt.Sprint([]int{cli.BadInput, cli.Other, cli.Faulty}) {
		t.Errorf("what is not tried again: %+v", rule)
	}
	for _, mount := range c.VolumeMounts {
		if mount.MountPath == "/cache" && !mount.ReadOnly {
			t.Error("the tables may be written by every pod")
		}
	}
}

func TestTablesAreBuiltOnTheSameTerms(t *testing.T) {
	warm := strings.Join(readJob(t, "kubernetes-warm.yaml").Spec.Template.Spec.Containers[0].Args, " ")
	_, terms, _ := strings.Cut(readJob(t, "kubernetes.yaml").Spec.Template.Spec.Containers[0].Args[0], "/data/runs ")
	if warm != "compare "+terms+" --warm" {
		t.Errorf("the tables are built by %q, the runs are of %q", warm, terms)
	}
}
