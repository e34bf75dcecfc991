package experiment

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"langkah/engine"
	"langkah/engine/compare/results"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/host/program"
	"langkah/engine/solve/search"
)

// checkPrograms refuses programs without a name of their own, and puzzles whose solutions
// cannot be read from what a program prints.
func checkPrograms(puzzles []Entry, programs []attempt.Program) error {
	seen := map[string]bool{}
	for _, p := range programs {
		if err := p.Check(); err != nil {
			return err
		}
		if seen[p.Name] {
			return engine.Errorf("two programs are named %s; give each a name of its own", p.Name)
		}
		seen[p.Name] = true
	}
	if len(programs) == 0 {
		return nil
	}
	for _, entry := range puzzles {
		if _, err := grade.Judge(entry.Puzzle, nil); err != nil {
			return fmt.Errorf("%s: %w", entry.Name, err)
		}
	}
	return nil
}

// commandsOf returns the commands of programs by their names; nil without programs.
func commandsOf(programs []attempt.Program) map[string]string {
	var commands map[string]string
	for _, p := range programs {
		if commands == nil {
			commands = map[string]string{}
		}
		commands[p.Name] = p.Command
	}
	return commands
}

func newProgramJob(puzzle *PlannedEntry, p *attempt.Program, repetition int) Job {
	return Job{puzzle, repetition, &choice{results.OfProgram, p.Name, nil, results.ProgramMethod(p.Name)}, p}
}

// runProgram runs the job's program. Its result has the solution if it is right.
func (j Job) runProgram(ctx context.Context, g *grade.Grader, limits engine.Limits) (results.Row, engine.Result, grade.Report, error) {
	a, err := Attempt(ctx, g, j.Puzzle.Entry, *j.program, limits)
	if err != nil {
		return results.Row{}, engine.Result{}, grade.Report{}, err
	}
	result := ResultOf(a)
	row := emptyRow(j, limits)
	row.Algorithm, row.Heuristic = results.OfProgram, j.program.Name
	fill(&row, j, search.Whole, result) // a program has no rounds
	_, row.Verified = a.Report.Solution()
	row.PeakBytes, row.Reason, row.Program = a.Peak, a.Why, &a.Outcome
	return row, result, a.Report, nil
}

// Attempt runs a program on a puzzle.
func Attempt(ctx context.Context, g *grade.Grader, e Entry, p attempt.Program, limits engine.Limits) (attempt.Attempt, error) {
	return attempt.Run(ctx, g, e.Puzzle, p, program.Task{Puzzle: cmp.Or(e.Text, e.Puzzle.String())}, limits)
}

// ResultOf returns an attempt as the result of a search: its solution if it is right, and
// otherwise the positions that it printed before the first wrong one.
func ResultOf(a attempt.Attempt) engine.Result {
	elapsed := time.Duration(a.Wall * float64(time.Millisecond))
	if s, ok := a.Report.Solution(); ok && a.Solved() {
		s.Elapsed = elapsed
		return s
	}
	r := engine.Result{Status: engine.Failed, Elapsed: elapsed, Positions: a.Report.Positions()}
	switch a.Verdict {
	case attempt.Right:
		r.Status = engine.NoSolution
	case attempt.Late:
		r.Status = search.TimeLimit
	case attempt.Greedy:
		r.Status = search.MemoryLimit
	}
	return r
}
