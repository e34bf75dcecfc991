package experiment

import (
	"time"

	"langkah/engine"
	"langkah/engine/compare/results"
)

// newRow is the row of a job that was run by its method.
func newRow(j Job, m engine.Method, limits engine.Limits, result engine.Result) results.Row {
	row := results.Row{
		Puzzle: j.Puzzle.Name, Digest: j.Puzzle.digest, Family: j.Puzzle.Puzzle.Family(),
		Algorithm: m.Algorithm.Name, Heuristic: m.Heuristic.Name,
		Options: m.Settings.Set(), Claims: m.Guarantee().Optimal, Repetition: j.Repetition,
		TimeLimitMS: limits.Time.Milliseconds(), MemoryLimit: limits.Memory, NodeLimit: limits.Nodes,
	}
	settings := j.Puzzle.Puzzle.Settings()
	for _, o := range settings.Options() {
		if row.PuzzleOptions == nil {
			row.PuzzleOptions = engine.Values{}
		}
		row.PuzzleOptions[o.Name] = settings.Text(o.Name)
	}
	fill(&row, result)
	return row
}

// fill copies the result of the run.
func fill(r *results.Row, result engine.Result) {
	r.Status, r.Reason = result.Status.Name(), result.Reason.String()
	r.Proven, r.Verified, r.Fault = result.Optimality == engine.Proven, result.Verified, result.Fault
	r.Cost, r.Bound = result.Cost, result.Bound
	for _, m := range result.Moves {
		r.Moves = append(r.Moves, m.Name)
	}
	r.Expanded, r.Generated = result.Expanded, result.Generated
	r.MaxFrontier, r.PeakBytes, r.TablesBytes = result.MaxFrontier, result.PeakBytes, result.Tables
	r.ElapsedMS = float64(result.Elapsed) / float64(time.Millisecond)
	r.Rounds = result.Rounds
}
