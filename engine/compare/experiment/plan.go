// Package experiment runs methods, and programs of the user's, on puzzles under equal terms: a [Plan] is a list of runs,
// and [Plan.Run] does them one after the other, so that they do not disturb each other.
package experiment

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"runtime"

	"langkah/engine"
	"langkah/engine/compare/results"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/solve/search"
)

// Entry is a puzzle with the name that it is shown by, usually its file's.
type Entry struct {
	Name   string
	Puzzle engine.Puzzle
	Text   string // that programs get, as in the puzzle's file; "" for the puzzle's own

	// Sources make the own heuristics that the user has named.
	Sources []engine.Source
}

// Plan says what is compared, and how.
type Plan struct {
	Jobs   []Job
	Limits engine.Limits           // of each run
	Judged func(Job, grade.Report) // called with the judgement of each program that ran; may be nil

	// Estimated is called once with the judgement of each own heuristic on each puzzle; it may
	// be nil.
	Estimated func(Judged)
	header    results.Header
}

// Job is one run of a plan. It names its method and does not hold it: a plan may
// have a million runs, and a method takes a kilobyte.
type Job struct {
	Puzzle     *PlannedEntry
	Repetition int // from 1
	method     *choice
	program    *attempt.Program // nil for a method
}

// PlannedEntry is a puzzle of a plan.
type PlannedEntry struct {
	Entry
	digest string
}

// choice is a method of any puzzle by its names, with the options that were set.
type choice struct {
	algorithm, heuristic string
	options              engine.Values
	words                string // all of it, as [results.Row.Method] has it
}

func (j Job) run() results.Run {
	return results.Run{Digest: j.Puzzle.digest, Method: j.method.words, Repetition: j.Repetition}
}

// Is says whether the job runs that method, as [results.Row.Method] has it, on the puzzle of a digest.
func (j Job) Is(digest, method string) bool {
	return j.Puzzle.digest == digest && j.method.words == method
}

// Program returns the program that the job runs; nil where it runs a method.
func (j Job) Program() *attempt.Program { return j.program }

// Method is the method of the job's puzzle.
func (j Job) Method() (engine.Method, error) {
	if engine.IsOwn(j.method.heuristic) {
		m, err := engine.FindMethod(j.Puzzle.Puzzle, j.method.algorithm, j.method.heuristic, j.Puzzle.Sources...)
		if err != nil {
			return m, err
		}
		return m.With(j.method.options)
	}
	for _, m := range j.Puzzle.Puzzle.Methods() {
		if m.Algorithm.Name == j.method.algorithm && m.Heuristic.Name == j.method.heuristic {
			return m.With(j.method.options)
		}
	}
	return engine.Method{}, fmt.Errorf("%s has no method %s", j.Puzzle.Name, j.method.words)
}

// NewPlan plans to run on each puzzle the methods that the words select (see
// [Select]), repeat times each. With more than one repetition the order is
// shuffled by the seed, so that a slow moment of the machine falls on no method
// more than on another. A word that selects nothing on any puzzle is an error.
// Programs run on each puzzle, too.
func NewPlan(puzzles []Entry, words []string, repeat int, seed uint64, limits engine.Limits, programs ...attempt.Program) (Plan, error) {
	if err := checkPrograms(puzzles, programs); err != nil {
		return Plan{}, err
	}
	plan := Plan{Limits: limits}
	fits := map[string]bool{}
	choices := map[string]*choice{} // by their words
	var misfit error
	for _, entry := range puzzles {
		puzzle := &PlannedEntry{entry, results.Digest(entry.Puzzle)}
		var methods []engine.Method
		for _, word := range words {
			selected, err := Select(entry.Puzzle, word, entry.Sources...)
			if err != nil {
				misfit = fmt.Errorf("%s: %w", entry.Name, err)
				continue
			}
			fits[word] = true
			methods = appendNew(methods, selected)
		}
		for _, m := range methods {
			options := m.Settings.Set()
			words := results.MethodWords(m.Name(), options)
			if choices[words] == nil {
				choices[words] = &choice{m.Algorithm.Name, m.Heuristic.Name, options, words}
			}
			for i := range max(repeat, 1) {
				plan.Jobs = append(plan.Jobs, Job{Puzzle: puzzle, Repetition: i + 1, method: choices[words]})
			}
		}
		for k := range programs {
			for i := range max(repeat, 1) {
				plan.Jobs = append(plan.Jobs, newProgramJob(puzzle, &programs[k], i+1))
			}
		}
	}
	for _, word := range words {
		if !fits[word] {
			return Plan{}, misfit
		}
	}
	plan.header = results.NewHeader(len(plan.Jobs), plan.runs(), results.NewTerms(limits, max(repeat, 1), seed))
	plan.header.Programs = commandsOf(programs)
	if repeat > 1 {
		rand.New(rand.NewPCG(seed, 0)).Shuffle(len(plan.Jobs), func(i, j int) {
			plan.Jobs[i], plan.Jobs[j] = plan.Jobs[j], plan.Jobs[i]
		})
	}
	return plan, nil
}

// runs are the runs of the plan, each with the name of its puzzle.
func (p Plan) runs() iter.Seq2[string, results.Run] {
	return func(yield func(string, results.Run) bool) {
		for _, job := range p.Jobs {
			if !yield(job.Puzzle.Name, job.run()) {
				return
			}
		}
	}
}

// Header is the plan as plain data. That of a shard or of what is left of a
// plan is still that of the whole plan.
func (p Plan) Header() results.Header { return p.header }

// Shard is the part-th of so many parts of the plan, counted from 1. The parts
// together are the plan. A hash of what a run is deals it to its part, so that
// none gets all runs of a method, and every machine deals alike.
func (p Plan) Shard(part, parts int) Plan {
	shard := Plan{Limits: p.Limits, Judged: p.Judged, Estimated: p.Estimated, header: p.header}
	shard.header.Part, shard.header.Parts = part, parts
	for _, job := range p.Jobs {
		if job.run().Dealt(parts) == part {
			shard.Jobs = append(shard.Jobs, job)
		}
	}
	return shard
}

// Without is the plan less the runs that the rows have an answer to. A run
// that was stopped by the user has none.
func (p Plan) Without(rows []results.Row) Plan {
	answered := map[results.Key]bool{}
	for _, row := range rows {
		answered[row.Key()] = row.Status != engine.Stopped.Name()
	}
	rest := Plan{Limits: p.Limits, Judged: p.Judged, Estimated: p.Estimated, header: p.header}
	for _, job := range p.Jobs {
		if !answered[results.KeyOf(job.run(), results.NewTerms(p.Limits, 1, 0))] {
			rest.Jobs = append(rest.Jobs, job)
		}
	}
	return rest
}

// Run does the runs one after the other and reports the row of each as it ends,
// on the caller's goroutine. Before a run the tables that its method keeps are
// made ready, so that it does not pay for them and what was kept before changes
// no row. Run stops when ctx is cancelled or report returns an error, which it
// then returns; the run that was under way is not reported. probe, which may be
// nil, reports the progress of the present run.
func (p Plan) Run(ctx context.Context, probe *search.Probe, report func(Job, results.Row, engine.Result) error) error {
	judges := &judges{p.Limits, map[string]Judged{}, p.Estimated}
	grader := grade.NewGrader(p.Limits)
	for _, job := range p.Jobs {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if job.program != nil {
			row, result, judgement, err := job.runProgram(ctx, grader, p.Limits)
			if err == nil && p.Judged != nil {
				p.Judged(job, judgement)
			}
			if err == nil {
				err = report(job, row, result)
			}
			if err != nil {
				return err
			}
			continue
		}
		method, err := job.Method()
		if err != nil {
			return err
		}
		Prepare(ctx, job.Puzzle.Puzzle, method, p.Limits, probe)
		result := SolveAlone(ctx, job.Puzzle.Puzzle, method, p.Limits, probe)
		result = judges.settle(ctx, job, method, result)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := report(job, newRow(job, method, p.Limits, result), result); err != nil {
			return err
		}
	}
	return nil
}

// Prepare makes the tables ready that a method keeps.
func Prepare(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) {
	if m.Prepare != nil && ctx.Err() == nil {
		m.Prepare(ctx, m, limits, probe)
	}
}

// SolveAlone is a run whose figures can be compared: after a garbage
// collection, so that what ran before does not disturb it, and unrecorded.
func SolveAlone(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	runtime.GC()
	return engine.Solve(ctx, p, m, limits, probe)
}
