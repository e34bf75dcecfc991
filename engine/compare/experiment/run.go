package experiment

import (
	"time"

	"langkah/engine"
	"langkah/engine/compare/results"
	"langkah/engine/solve/search"
)

// newRow is the row of a job that was run by its method.
func newRow(j Job, m engine.Method, limits engine.Limits, result engine.Result) results.Row {
	row := emptyRow(j, limits)
	row.Algorithm, row.Heuristic = m.Algorithm.Name, m.Heuristic.Name
	row.Options, row.Claims = m.Settings.Set(), m.Guarantee().Optimal
	fill(&row, j, m.Figure, result)
	return row
}

// emptyRow is a row of a job without what ran and its result.
func emptyRow(j Job, limits engine.Limits) results.Row {
	row := results.Row{
		Puzzle: j.Puzzle.Name, Digest: j.Puzzle.digest, Family: j.Puzzle.Puzzle.Family(), Repetition: j.Repetition,
		TimeLimitMS: limits.Time.Milliseconds(), MemoryLimit: limits.Memory, NodeLimit: limits.Nodes,
	}
	settings := j.Puzzle.Puzzle.Settings()
	for _, o := range settings.Options() {
		if row.PuzzleOptions == nil {
			row.PuzzleOptions = engine.Values{}
		}
		row.PuzzleOptions[o.Name] = settings.Text(o.Name)
	}
	return row
}

// fill copies the result of the run. figure writes the bounds of its rounds.
func fill(r *results.Row, j Job, figure func(f int32) search.Figure, result engine.Result) {
	r.Status, r.Reason = result.Status.Name(), result.Reason.String()
	r.Proven, r.Verified, r.Fault = result.Optimality == engine.Proven, result.Verified, result.Fault
	r.Cost, r.Bound = engine.CostValue(j.Puzzle.Puzzle, result.Cost), engine.CostValue(j.Puzzle.Puzzle, result.Bound)
	for _, m := range result.Moves {
		r.Moves = append(r.Moves, m.Name)
	}
	r.Expanded, r.Generated = result.Expanded, result.Generated
	r.MaxFrontier, r.PeakBytes, r.TablesBytes = result.MaxFrontier, result.PeakBytes, result.Tables
	r.ElapsedMS = float64(result.Elapsed) / float64(time.Millisecond)
	for _, round := range result.Rounds {
		r.Rounds = append(r.Rounds, results.Round{Bound: figure(search.Narrow(round.Bound)).Value(), Expanded: round.Expanded, Generated: round.Generated})
	}
}
