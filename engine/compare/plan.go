package compare

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Entry is a puzzle with the name that it is shown by, usually its file's.
type Entry struct {
	Name   string
	Puzzle engine.Puzzle
}

// Plan says what is compared, and how.
type Plan struct {
	Jobs   []Job
	Limits engine.Limits // of each run
	header Header
}

// Job is one run of a plan.
type Job struct {
	Puzzle     Entry
	Method     engine.Method
	Repetition int // from 1
	digest     string
}

// NewPlan plans to run on each puzzle the methods that the words select (see
// [Select]), repeat times each. With more than one repetition the order is
// shuffled by the seed, so that a slow moment of the machine falls on no method
// more than on another. A word that selects nothing on any puzzle is an error.
func NewPlan(puzzles []Entry, words []string, repeat int, seed uint64, limits engine.Limits) (Plan, error) {
	plan := Plan{Limits: limits}
	fits := map[string]bool{}
	var misfit error
	for _, entry := range puzzles {
		digest := Digest(entry.Puzzle)
		var methods []engine.Method
		for _, word := range words {
			selected, err := Select(entry.Puzzle, word)
			if err != nil {
				misfit = fmt.Errorf("%s: %w", entry.Name, err)
				continue
			}
			fits[word] = true
			methods = appendNew(methods, selected)
		}
		for _, m := range methods {
			for i := range max(repeat, 1) {
				plan.Jobs = append(plan.Jobs, Job{entry, m, i + 1, digest})
			}
		}
	}
	for _, word := range words {
		if !fits[word] {
			return Plan{}, misfit
		}
	}
	plan.header = newHeader(plan.Jobs, termsOf(limits, max(repeat, 1), seed))
	if repeat > 1 {
		rand.New(rand.NewPCG(seed, 0)).Shuffle(len(plan.Jobs), func(i, j int) {
			plan.Jobs[i], plan.Jobs[j] = plan.Jobs[j], plan.Jobs[i]
		})
	}
	return plan, nil
}

// Header is the plan as plain data. That of a shard or of what is left of a
// plan is still that of the whole plan.
func (p Plan) Header() Header { return p.header }

// Shard is the part-th of so many parts of the plan, counted from 1. The parts
// together are the plan. A hash of what a run is deals it to its part, so that
// none gets all runs of a method, and every machine deals alike.
func (p Plan) Shard(part, parts int) Plan {
	shard := Plan{Limits: p.Limits, header: p.header}
	shard.header.Part, shard.header.Parts = part, parts
	for _, job := range p.Jobs {
		if job.run().part(parts) == part {
			shard.Jobs = append(shard.Jobs, job)
		}
	}
	return shard
}

// PieceSize is of how many runs the pieces of a plan are that are claimed one by
// one: 100, and fewer for a small plan, so that it has some 100 pieces.
func PieceSize(runs int) int { return max(1, min(100, runs/100)) }

// Pieces are the plan in pieces of so many runs, the last one of what is left.
// Every machine cuts alike.
func (p Plan) Pieces(size int) []Plan {
	var pieces []Plan
	for jobs := range slices.Chunk(p.Jobs, size) {
		pieces = append(pieces, Plan{Limits: p.Limits, Jobs: jobs, header: p.header})
	}
	return pieces
}

// Without is the plan less the runs that the rows have an answer to. A run
// that was stopped by the user has none.
func (p Plan) Without(rows []Row) Plan {
	answered := map[Key]bool{}
	for _, row := range rows {
		answered[row.Key()] = row.Status != engine.Stopped.Name()
	}
	rest := Plan{Limits: p.Limits, header: p.header}
	for _, job := range p.Jobs {
		key := newRow(job, p.Limits).Key()
		done := answered[key]
		for _, key.Method = range job.formerly() {
			done = done || answered[key]
		}
		if !done {
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
// nil, tells of the present run.
func (p Plan) Run(ctx context.Context, probe *search.Probe, report func(Job, Row, engine.Result) error) error {
	for _, job := range p.Jobs {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		row, result, err := newRow(job, p.Limits).of(ctx, job.Puzzle.Puzzle, job.Method, p.Limits, probe)
		if err == nil {
			err = report(job, row, result)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// of is the row with what its run comes to. The error is that of ctx.
func (r Row) of(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) (Row, engine.Result, error) {
	prepare(ctx, p, m, limits, probe)
	result := solveAlone(ctx, p, m, limits, probe)
	if ctx.Err() != nil {
		return r, result, ctx.Err()
	}
	r.fill(result)
	return r, result, nil
}

// Warm makes the tables ready that the plan's methods keep, and runs nothing.
// told hears of each run whose method keeps some. It stops when ctx is cancelled.
func (p Plan) Warm(ctx context.Context, probe *search.Probe, told func(Job)) error {
	for _, job := range p.Jobs {
		if job.Method.Prepare != nil && job.Repetition == 1 {
			prepare(ctx, job.Puzzle.Puzzle, job.Method, p.Limits, probe)
			told(job)
		}
	}
	return ctx.Err()
}

// prepare makes the tables ready that a method keeps.
func prepare(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) {
	if m.Prepare != nil && ctx.Err() == nil {
		m.Prepare(ctx, m, limits, probe)
	}
}

// solveAlone is a run whose figures can be compared: after a garbage
// collection, so that what ran before does not disturb it, and unrecorded.
func solveAlone(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
	runtime.GC()
	return engine.Solve(ctx, p, m, limits, probe)
}
