// Package attempt runs a program of the user's on a puzzle and judges what it prints: a
// [Program] and a puzzle give an [Outcome], which is plain data with a verdict in words.
package attempt

import (
	"bytes"
	"context"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/grade"
	"langkah/engine/host/program"
)

// Verdict is a judgement in a word, as it is written into files.
type Verdict string

// The verdicts. The first two are of solved puzzles.
const (
	Right      Verdict = "right"
	NotOptimal Verdict = "not optimal" // solved, by more than a proven optimum
	Wrong      Verdict = "wrong"
	Nothing    Verdict = "nothing to judge" // or undecided
	Silent     Verdict = "nothing printed"
	Crashed    Verdict = "crashed" // it ended with an error and without a right answer
	Late       Verdict = "time"    // ended at the limit of time
	Greedy     Verdict = "memory"  // ended at the limit of memory
	Endless    Verdict = "output"  // ended at the limit of output
	NotStarted Verdict = "not started"
)

// Outcome is how a program did on a puzzle.
type Outcome struct {
	Command string  `json:"command"`
	Sandbox bool    `json:"sandbox,omitempty"`
	Verdict Verdict `json:"verdict"`
	Why     string  `json:"why,omitempty"`
	Over    int     `json:"over,omitempty"`        // cost above the proven optimum
	Board   int     `json:"wrong_board,omitempty"` // the first that is wrong, from 1
	Move    int     `json:"wrong_move,omitempty"`  // the same where moves alone are printed
	Boards  int     `json:"boards"`
	Optimal bool    `json:"optimal,omitempty"`     // its cost is a proven optimum
	None    bool    `json:"no_solution,omitempty"` // it rightly says that there is none

	Exit   *int    `json:"exit"`    // null where a signal or a limit ended it
	Wall   float64 `json:"wall_ms"` // from its start to its end
	CPU    float64 `json:"cpu_ms"`  // user and system time of all its processes
	Peak   int64   `json:"peak_bytes"`
	Errors string  `json:"standard_error,omitempty"` // its last lines
}

// Attempt is a run of a program with all that is known of it.
type Attempt struct {
	Outcome
	Ended  program.Ended
	Report grade.Report // zero where there is nothing to judge
}

// Run runs a program on a puzzle, whose text it gets, and judges its output. Whatever the
// program does is an outcome; the error is ctx.Err().
func Run(ctx context.Context, g *grade.Grader, p engine.Puzzle, prog Program, task program.Task, limits engine.Limits) (Attempt, error) {
	a := Attempt{Outcome: Outcome{Command: prog.Command, Sandbox: prog.Sandbox}}
	words, err := program.Words(prog.Command)
	if err == nil {
		task.Words, task.Sandbox = words, prog.Sandbox
		a.Ended, err = program.Run(ctx, task, program.Limits{Time: limits.Time, Memory: limits.Memory, Output: grade.MostText})
	}
	if ctx.Err() != nil {
		return a, ctx.Err()
	}
	if err != nil {
		a.Verdict, a.Why = NotStarted, err.Error()
		return a, nil
	}
	a.take(a.Ended)
	if a.Ended.Killed == program.Output { // there is too much to judge
		a.Verdict = Endless
		return a, nil
	}
	a.Report, err = g.Grade(ctx, p, a.Ended.Output)
	if ctx.Err() != nil {
		return a, ctx.Err()
	}
	a.judge(grade.Entry{Report: a.Report, Err: err})
	return a, nil
}

// take copies how the program went.
func (o *Outcome) take(e program.Ended) {
	milliseconds := func(t time.Duration) float64 { return float64(t.Microseconds()) / 1000 }
	o.Wall, o.CPU, o.Peak, o.Errors = milliseconds(e.Wall), milliseconds(e.CPU), e.Peak, strings.TrimRight(e.Errors, "\n ")
	if e.Exit >= 0 && e.Killed == program.Itself {
		o.Exit = &e.Exit
	}
}

// judge finds the verdict: what ended the program, and then what it printed.
func (a *Attempt) judge(e grade.Entry) {
	r := e.Report
	a.Why, a.Boards = e.Why(), len(r.Boards)
	if r.Told {
		a.Boards = 0
	}
	right, failed := e.Verdict() == grade.Right, a.Exit == nil || *a.Exit != 0
	switch {
	case a.Ended.Killed == program.Time:
		a.Verdict = Late
		if len(a.Ended.Output) == 0 {
			a.Why = "nothing arrived before the limit; if it prints, its output is buffered: flush it (python3 -u)"
		}
	case a.Ended.Killed == program.Memory:
		a.Verdict = Greedy
	case right && r.Over() > 0:
		a.Verdict, a.Over = NotOptimal, r.Over()
	case right:
		a.Verdict, a.None, a.Optimal = Right, r.SaysNone(), r.Optimal()
	case failed:
		a.Verdict = Crashed
		if a.Errors != "" {
			a.Why = a.Errors[strings.LastIndexByte(a.Errors, '\n')+1:]
		}
	case len(bytes.TrimSpace(a.Ended.Output)) == 0:
		a.Verdict, a.Why = Silent, ""
	case e.Verdict() == grade.Unreadable:
		a.Verdict = Nothing
	default:
		a.Verdict = Wrong
	}
	if a.Verdict != Wrong {
		return
	}
	if a.Board = r.First; r.Told && r.First > 0 {
		a.Board, a.Move = 0, r.First-1
	}
}

// Solved reports whether the program solved the puzzle or rightly said that it cannot be.
func (o Outcome) Solved() bool { return o.Verdict == Right || o.Verdict == NotOptimal }

// Words returns the verdict in a few words, for a chip; the limits are those of the run.
func (o Outcome) Words(limits engine.Limits) engine.Message {
	switch o.Verdict {
	case Right, NotOptimal:
		return o.rightWords()
	case Wrong:
		switch {
		case o.Board > 0:
			return engine.Msg("wrong at board %d", o.Board)
		case o.Move > 0:
			return engine.Msg("wrong at move %d", o.Move)
		}
		return engine.Msg("wrong")
	case Crashed:
		if o.Exit != nil {
			return engine.Msg("crashed, exit code %d", *o.Exit)
		}
		return engine.Msg("crashed by a signal")
	case Late:
		return engine.Msg("ended at %s", figures.Duration(limits.Time))
	case Greedy:
		return engine.Msg("ended at %s", figures.Bytes(limits.Memory))
	case Endless:
		return engine.Msg("too much output")
	case NotStarted:
		return engine.Msg("not started")
	case Silent:
		return engine.Msg("nothing printed")
	}
	return engine.Msg("nothing to judge")
}

// rightWords are for a puzzle that was solved, or rightly said to have no solution.
func (o Outcome) rightWords() engine.Message {
	words := engine.Msg("right answer")
	switch {
	case o.Verdict == NotOptimal:
		words = engine.Msg("not optimal by %d", o.Over)
	case o.None:
		words = engine.Msg("right: no solution")
	case o.Optimal:
		words = engine.Msg("right, optimal")
	}
	switch {
	case o.Exit == nil:
		return engine.Msg("%s; ended by a signal", words)
	case *o.Exit != 0:
		return engine.Msg("%s; exit code %d", words, *o.Exit)
	}
	return words
}
