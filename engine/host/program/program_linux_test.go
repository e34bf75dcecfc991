package program_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine/host/program"
)

// shell runs a script of the shell.
func shell(t *testing.T, script string, limits program.Limits) program.Ended {
	t.Helper()
	e, err := program.Run(context.Background(), program.Task{Words: []string{"sh", "-c", script}, Puzzle: "1 2\n3 0\n"}, limits)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestAProgramGetsThePuzzle(t *testing.T) {
	if e := shell(t, "cat; echo told >&2; exit 3", program.Limits{}); string(e.Output) != "1 2\n3 0\n" || e.Errors != "told\n" || e.Exit != 3 || e.Killed != program.Itself {
		t.Errorf("by standard input: %+v", e)
	}
	e, err := program.Run(context.Background(), program.Task{Words: []string{"cat", "{}"}, Puzzle: "0 1\n"}, program.Limits{})
	if err != nil || string(e.Output) != "0 1\n" {
		t.Errorf("by its file: %q, %v", e.Output, err)
	}
}

// A file in the command that stands here is found, though the program begins elsewhere, in
// an empty folder that is gone afterwards.
func TestAProgramBeginsInAnEmptyFolder(t *testing.T) {
	here := t.TempDir()
	t.Chdir(here)
	if err := os.WriteFile("solver.sh", []byte("ls -A; touch litter; pwd"), 0o600); err != nil {
		t.Fatal(err)
	}
	e, err := program.Run(context.Background(), program.Task{Words: []string{"sh", "solver.sh"}}, program.Limits{})
	folder := strings.TrimSpace(string(e.Output))
	if err != nil || folder == here || strings.Contains(folder, "\n") {
		t.Fatalf("%q, %v: %+v", folder, err, e)
	}
	if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("its folder stays: %v", err)
	}
}

// Every process of a run is ended at a limit and at the program's own end, also those that have left its group, its session or its environment.
func TestNothingLivesOn(t *testing.T) {
	sleeper := fmt.Sprintf("sleep 1234.%d", os.Getpid()) // of this test alone
	for name, tc := range map[string]struct {
		script string
		limits program.Limits
		killed program.Cause
	}{
		"a child that lives on":          {sleeper + " & exit 0", program.Limits{}, program.Itself},
		"one that left its session":      {"setsid " + sleeper + " & exit 0", program.Limits{}, program.Itself},
		"one that holds the output":      {"setsid sh -c '" + sleeper + "' & wait", program.Limits{Time: time.Second}, program.Time},
		"one without its environment":    {"env -i " + sleeper + " & sleep 1; exit 0", program.Limits{}, program.Itself},
		"a program that ignores signals": {"trap '' TERM INT HUP; while :; do sleep 0.1; done", program.Limits{Time: time.Second}, program.Time},
	} {
		begun := time.Now()
		e := shell(t, tc.script, tc.limits)
		if took := time.Since(begun); e.Killed != tc.killed || took > time.Minute { // what sleeps would for 20
			t.Errorf("%s: %+v after %v", name, e, took)
		}
		if left := running(t, sleeper); len(left) > 0 {
			t.Errorf("%s: processes %v live on", name, left)
		}
	}
}

// running returns the processes of a command.
func running(t *testing.T, command string) (ids []string) {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if line, err := os.ReadFile(f); err == nil && strings.TrimSpace(string(bytes.ReplaceAll(line, []byte{0}, []byte{' '}))) == command {
			ids = append(ids, f)
		}
	}
	return ids
}

// The limit of memory holds for all processes together, where each alone is below it.
func TestMemoryIsThatOfAllProcesses(t *testing.T) {
	eater := `python3 -c 'import time; a = bytearray(60 << 20); print(flush=True); time.sleep(60)'`
	script := eater + " & " + eater + " & " + eater + " & wait"
	if e := shell(t, script, program.Limits{Time: 30 * time.Second, Memory: 150 << 20}); e.Killed != program.Memory || e.Peak < 150<<20 {
		t.Errorf("%+v", e)
	}
	if e := shell(t, "mkfifo full; "+eater+" >full & read line <full; sleep 1", program.Limits{Time: 30 * time.Second, Memory: 150 << 20}); e.Killed != program.Itself || e.Peak < 60<<20 {
		t.Errorf("one of them: %+v", e)
	}
}

func TestOutputIsCut(t *testing.T) {
	e := shell(t, "yes", program.Limits{Time: 30 * time.Second, Output: 1000})
	if e.Killed != program.Output || len(e.Output) != 1000 {
		t.Errorf("%d bytes: %+v", len(e.Output), e.Killed)
	}
	if e := shell(t, "seq 1000000 >&2", program.Limits{}); !strings.HasSuffix(e.Errors, "\n999999\n1000000\n") || len(e.Errors) > 4<<10 {
		t.Errorf("of standard error %d bytes are kept", len(e.Errors))
	}
}

// Processor time is that of all processes, those that were not waited for as well.
func TestProcessorTimeIsThatOfAllProcesses(t *testing.T) {
	e := shell(t, "mkfifo done; sh -c 'for i in $(seq 3000000); do :; done; echo >done; sleep 60' & read line <done; sleep 1", program.Limits{})
	if e.CPU < 100*time.Millisecond || e.CPU > e.Wall {
		t.Errorf("%v of %v", e.CPU, e.Wall)
	}
}

func TestARunIsStopped(t *testing.T) {
	ctx, stop := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer stop()
	e, err := program.Run(ctx, program.Task{Words: []string{"sleep", "1000"}}, program.Limits{})
	if err != nil || e.Killed != program.Stopped {
		t.Errorf("%+v, %v", e, err)
	}
}

func TestWhatCannotBeStarted(t *testing.T) {
	for _, words := range [][]string{nil, {"no-such-program"}, {"./solver.py"}} {
		_, err := program.Run(context.Background(), program.Task{Words: words}, program.Limits{})
		if err == nil || len(words) > 0 && !strings.Contains(err.Error(), strconv.Quote(words[0])) {
			t.Errorf("%v: %v", words, err)
		}
	}
}

// Without bubblewrap a sandbox is refused; with it the system cannot be written to.
func TestASandbox(t *testing.T) {
	home := t.TempDir()
	e, err := program.Run(context.Background(), program.Task{Words: []string{"sh", "-c", "touch " + home + "/written; cat {}"}, Puzzle: "0 1\n", Sandbox: true}, program.Limits{Time: 10 * time.Second})
	if err != nil {
		if !strings.Contains(err.Error(), "bubblewrap") {
			t.Error(err)
		}
		t.Skip("without bubblewrap")
	}
	if strings.Contains(e.Errors, "namespace") {
		t.Skip("this system allows no namespaces")
	}
	if _, err := os.Stat(filepath.Join(home, "written")); err == nil || string(e.Output) != "0 1\n" {
		t.Errorf("%+v", e)
	}
}
