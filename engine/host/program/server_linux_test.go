package program_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/host/program"
	"langkah/engine/puzzles/nullpuzzle"
)

// served solves lamps by A* with a program of the shell.
func served(t *testing.T, script string, limits program.Limits) engine.Result {
	t.Helper()
	p, err := nullpuzzle.Parse("##.#.#")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "program:sh -c '"+script+"'", program.HeuristicsWithin(limits))
	if err != nil {
		t.Fatal(err)
	}
	return engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
}

func TestAProgramIsAHeuristic(t *testing.T) {
	r := served(t, "while read line; do lit=$(printf %s $line | tr -dc \\# | wc -c); echo $(((lit + 2) / 3)); done", program.Limits{Time: 10 * time.Second})
	if r.Status != engine.Solved || !r.Verified || r.Estimates[0].H != 2 {
		t.Errorf("%v, %s, %v", r.Status, r.Reason, r.Estimates)
	}
	if r := served(t, "while read line; do echo 0.5; done", program.Limits{}); r.Status != engine.Solved || r.Estimates[0].H != 0 {
		t.Errorf("fractions are rounded down: %v, %s", r.Status, r.Reason)
	}
}

// A program that misbehaves ends the run with a sentence, and nothing of it lives on.
func TestProgramsThatMisbehave(t *testing.T) {
	asleep := fmt.Sprintf("sleep 4321.%d", os.Getpid()) // of this test alone
	slow := "while read line; do sleep 60; done"
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	for script, want := range map[string]string{
		"exit 3":                                          "has answered 0 of 1 board: it has ended, exit code 3",
		"read line; echo 1; exit 0":                       "board",
		"echo broken >&2; exit 1":                         "the last lines of its errors:\nbroken",
		asleep:                                            "flush it after each line, in Python by print(value, flush=True)",
		"setsid " + asleep + " & cat":                     "expected one number",
		"while read line; do echo 1 2; done":              `answers "1 2", expected one number`,
		"while read line; do echo seven; done":            `answers "seven", expected one number`,
		"while read line; do echo; done":                  `answers "", expected one number`,
		"while read line; do echo -3; done":               "the heuristic gives -3, expected a number from 0",
		"while read line; do echo nan; done":              "the heuristic gives no number",
		"while read line; do echo 1e999; done":            "the heuristic gives infinity",
		`while read line; do printf "1\n1\n1\n1\n"; done`: "beyond its answers",
		"yes | tr -d \"\\n\"":                             "a line of more than 1024 characters",
		"exec >&-; " + asleep:                             "it closed its output",
		slow:                                              "has answered 0 of",
		"while :; do :; done & while read line; do echo x; done": "expected one number",
	} {
		begun, limit := time.Now(), 20*time.Second
		if script == asleep || script == slow {
			limit = 700 * time.Millisecond
		}
		r := served(t, script, program.Limits{Time: limit})
		if r.Status != engine.Failed || r.Fault || !strings.Contains(r.Reason.String(), want) {
			t.Errorf("%s: %v, %s", script, r.Status, r.Reason)
		}
		if took := time.Since(begun); took > time.Minute {
			t.Errorf("%s: ended after %v", script, took)
		}
		if left := running(t, asleep); len(left) > 0 {
			t.Errorf("%s: processes %v live on", script, left)
		}
		if left, err := filepath.Glob(filepath.Join(temporary, "*")); err != nil || len(left) > 0 {
			t.Errorf("%s: %v stays, %v", script, left, err)
		}
	}
}

func TestAProgramIsHeldToItsMemory(t *testing.T) {
	r := served(t, "python3 -c \"import time; a = bytearray(90 << 20); time.sleep(60)\"", program.Limits{Time: 30 * time.Second, Memory: 60 << 20})
	if r.Status != engine.Failed || !strings.Contains(r.Reason.String(), "it needed more memory than 60 MiB") {
		t.Errorf("%v, %s", r.Status, r.Reason)
	}
}

func TestASearchWithAProgramCanBeStopped(t *testing.T) {
	p, err := nullpuzzle.Parse("##.#.#")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "program:sleep 1000", program.HeuristicsWithin(program.Limits{}))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer stop()
	if r := engine.Solve(ctx, p, m, engine.Limits{}, nil); r.Status != engine.Stopped {
		t.Errorf("%v, %s", r.Status, r.Reason)
	}
}

func TestCommandsAreSplitAsAShellDoes(t *testing.T) {
	for command, want := range map[string]string{
		"python3 h.py {}":          "python3|h.py|{}",
		` a  'b c' "d e"f `:        "a|b c|d ef",
		`C:\tools\h.exe a\ b "\""`: `C:\tools\h.exe|a b|"`,
		`x ''`:                     "x|",
	} {
		words, err := program.Words(command)
		if got := strings.Join(words, "|"); err != nil || got != want {
			t.Errorf("%s: %s, %v", command, got, err)
		}
	}
	for _, bad := range []string{"", "  ", "a 'b"} {
		if _, err := program.Words(bad); err == nil {
			t.Errorf("%q is a command", bad)
		}
	}
}
