package experiment

import (
	"context"

	"langkah/engine"
	"langkah/engine/compare/results"
	"langkah/engine/study/estimates"
)

// Judged is an own heuristic of a plan held against the exact costs of a puzzle.
type Judged struct {
	Puzzle string // its name
	estimates.Truth
	Err error // why nothing is known
}

// Of reports whether a row is by that heuristic on that puzzle.
func (j Judged) Of(row results.Row) bool {
	return j.Puzzle == row.Puzzle && j.Own.Name == row.Heuristic
}

// judges finds out about own heuristics, each once on each puzzle.
type judges struct {
	limits engine.Limits
	known  map[string]Judged // by the puzzle's digest and the heuristic
	heard  func(Judged)      // may be nil
}

// settle returns the result of a job with what the truth about its own heuristic proves.
func (j *judges) settle(ctx context.Context, job Job, m engine.Method, r engine.Result) engine.Result {
	own, ok := m.Own()
	if !ok || r.Status == engine.Failed {
		return r
	}
	key := job.Puzzle.digest + " " + own.Name
	truth, known := j.known[key]
	if !known {
		truth.Puzzle = job.Puzzle.Name
		truth.Truth, truth.Err = estimates.Find(ctx, job.Puzzle.Puzzle, own, r.Positions, j.limits, nil)
		truth.Own = own.Choice
		if j.known[key] = truth; j.heard != nil {
			j.heard(truth)
		}
	}
	if truth.Err != nil {
		return r
	}
	return truth.Settle(job.Puzzle.Puzzle, r)
}
