package solving

import (
	"fmt"
	"io"
	"strings"

	"langkah/app/cli/columns"
	"langkah/engine"
	"langkah/engine/base/figures"
)

// writeSummary writes the result of solve for people.
func writeSummary(w io.Writer, s engine.Solution) error {
	var b strings.Builder
	line := func(label, text string) {
		if text != "" {
			b.WriteString(columns.Hang(columns.Label(label), text))
		}
	}
	r := s.Result
	line("puzzle", fmt.Sprintf("%s (%s)", s.Puzzle.Kind(), s.Puzzle.Family()))
	for _, warning := range engine.Warnings(s.Puzzle) {
		line("warning", warning.String())
	}
	line("method", fmt.Sprintf("%s (%s)", s.Method.Title(), s.Method.Name()))
	if r.Status == engine.Solved {
		line("solved", fmt.Sprintf("%s, cost %s, verified by the rules", figures.Plural(len(r.Moves), "move"), engine.CostText(s.Puzzle, r.Cost)))
		line(optimalityLabel(r.Optimality), r.Because.String())
		b.WriteString(columns.Beside(columns.Label("moves"), movesLines(r.Moves)))
	} else {
		line(r.Status.Name(), r.Reason.String())
		line("bound", boundText(s.Puzzle, r))
	}
	line("nodes", fmt.Sprintf("%s expanded, %s generated, frontier at most %s",
		figures.Count(r.Expanded), figures.Count(r.Generated), figures.Count(r.MaxFrontier)))
	line("took", fmt.Sprintf("%s, %s", figures.Rounded(r.Elapsed), r.Memory()))
	_, err := io.WriteString(w, b.String())
	return err
}

func optimalityLabel(o engine.Optimality) string {
	switch o {
	case engine.Proven:
		return "optimal"
	case engine.NotByDesign:
		return "not optimal"
	}
	return "not proven"
}

// movesLines breaks the list of moves into lines, but none of their names.
func movesLines(moves []engine.Move) []string {
	if len(moves) == 0 {
		return []string{"none: it is solved already"}
	}
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = m.Name
		if i < len(moves)-1 {
			names[i] += ","
		}
	}
	return columns.Fill(names, columns.Width-columns.LabelWidth)
}
