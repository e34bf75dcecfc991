// Package solving holds the commands that solve a puzzle: solve, count, solutions.
package solving

import (
	"cmp"
	"io"

	"langkah/app/cli/command"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// report is the result of solve in JSON. Its fields are always there.
type report struct {
	Family      string         `json:"family"`
	Algorithm   string         `json:"algorithm"`
	Heuristic   string         `json:"heuristic"` // "none" where the algorithm takes none
	CostModel   string         `json:"cost_model"`
	Status      string         `json:"status"`
	Optimal     bool           `json:"optimal"` // proven
	Verified    bool           `json:"verified"`
	Cost        *search.Figure `json:"cost"`  // null without a solution
	Moves       []string       `json:"moves"` // by name; empty without a solution
	Expanded    int64          `json:"expanded"`
	Generated   int64          `json:"generated"`
	MaxFrontier int64          `json:"max_frontier"`
	PeakBytes   int64          `json:"peak_bytes"`
	TablesBytes int64          `json:"tables_bytes"`
	ElapsedMS   float64        `json:"elapsed_ms"`
	Warnings    []string       `json:"warnings"`
	Reason      string         `json:"reason"` // for the status; when solved, why it is optimal or not

	Truth *command.TruthReport `json:"truth,omitempty"` // about an own heuristic alone
}

func newReport(s engine.Solution) report {
	r := s.Result
	out := report{
		Family: s.Puzzle.Family(), Algorithm: s.Method.Algorithm.Name, Heuristic: command.HeuristicName(s.Method),
		CostModel: cmp.Or(s.Puzzle.Settings().Role(option.Cost), "unit"), Status: r.Status.Name(), Optimal: r.Optimality == engine.Proven, Verified: r.Verified,
		Moves: make([]string, len(r.Moves)), Expanded: r.Expanded, Generated: r.Generated, MaxFrontier: r.MaxFrontier,
		PeakBytes: r.PeakBytes, TablesBytes: r.Tables, ElapsedMS: float64(r.Elapsed.Microseconds()) / 1000,
		Warnings: []string{}, Reason: r.Reason.String(),
	}
	for i, m := range r.Moves {
		out.Moves[i] = m.Name
	}
	switch bound := boundText(s.Puzzle, r); {
	case r.Status == engine.Solved:
		cost := engine.CostOf(s.Puzzle, r.Cost)
		out.Cost, out.Reason = &cost, r.Because.String()
	case bound != "":
		out.Reason += "; " + bound
	}
	for _, w := range engine.Warnings(s.Puzzle) {
		out.Warnings = append(out.Warnings, w.String())
	}
	return out
}

// boundText returns the lower bound of the cost where no solution was found.
func boundText(p engine.Puzzle, r engine.Result) string {
	if r.Bound <= 0 || r.Status == engine.Solved || r.Status == engine.NoSolution {
		return ""
	}
	return "every solution costs at least " + engine.CostText(p, r.Bound)
}

// WriteFailure writes the JSON object of a run that ended before its search began.
func WriteFailure(w io.Writer, err error) error {
	return output.WriteJSON(w, report{Status: engine.Failed.Name(), Moves: []string{}, Warnings: []string{}, Reason: err.Error()})
}
