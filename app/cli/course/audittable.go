package course

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/audit"
	"langkah/engine/host/machine"
)

// auditTable compares the estimates in a file with exact costs.
func auditTable(ctx context.Context, env command.Env, p engine.Puzzle, path string, limits engine.Limits) error {
	text, err := env.ReadText(path)
	if err != nil {
		return exit.Refusal(err)
	}
	table, err := audit.Read(p, text)
	if err != nil {
		return exit.Refusal(fmt.Errorf("%s: %w", filepath.Base(path), err))
	}
	probe, end := env.Progress()
	defer end()
	machine.Guard(limits.Memory)
	audit := table.Audit(ctx, limits, probe)
	if err := writeTableAudit(env.Out, table, audit); err != nil {
		return err
	}
	if audit.Unknown > 0 {
		return exit.Silently(exit.Limited)
	}
	return nil
}

func writeTableAudit(out io.Writer, t audit.Table, a audit.Audit) error {
	fmt.Fprintf(out, "%s of %s; the exact cost of %s is known", figures.Plural(len(t.Rows), "state"), t.Puzzle.Kind(), figures.Count(a.Known))
	if a.Hopeless > 0 {
		fmt.Fprintf(out, ", from %s there is no solution", figures.Count(a.Hopeless))
	}
	if a.Unknown > 0 {
		fmt.Fprintf(out, ", of %s not within the limits", figures.Count(a.Unknown))
	}
	fmt.Fprintf(out, "; %s lead from one of them to another\n\n", figures.Plural(a.Edges, "move"))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "heuristic\tmean error\tmean\tleast\tmost\tadmissible\tconsistent")
	for _, j := range append([]audit.Judged{a.Own}, a.Others...) {
		fmt.Fprintf(w, "%s\t%.4f\t%.4f\t%.4f\t%.4f\t%s\t%s\n", name(j), j.Error, j.Mean, j.Least, j.Most, yes(j.TooHigh == nil), yes(j.Drop == nil))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if h := a.Own.TooHigh; h != nil {
		fmt.Fprintf(out, "\nThe table estimates %s for the state of line %d, which needs %d:\n%s", columns.Number(h.Estimate), h.Line, h.Exact, h.Position.Text())
	}
	if d := a.Own.Drop; d != nil {
		fmt.Fprintf(out, "\nThe table falls from %s in line %d to %s in line %d by the move %s, which costs %d:\n%s",
			columns.Number(d.Before), d.From.Line, columns.Number(d.After), d.To.Line, d.Move.Name, d.Move.Cost, sideBySide(d.From.Position.Text(), d.To.Position.Text()))
	}
	_, err := fmt.Fprintln(out, "\nYes means: nothing in the table says otherwise.")
	return err
}

// name returns the heuristic's name in the table.
func name(j audit.Judged) string {
	if j.Name == "" {
		return "(the table)"
	}
	return j.Name
}

// sideBySide returns two boards with an arrow between them.
func sideBySide(left, right string) string {
	a, b := strings.Split(strings.TrimSuffix(left, "\n"), "\n"), strings.Split(strings.TrimSuffix(right, "\n"), "\n")
	width := 0
	for _, line := range a {
		width = max(width, len(line))
	}
	var text strings.Builder
	for i := range max(len(a), len(b)) {
		line := func(rows []string) string {
			if i < len(rows) {
				return rows[i]
			}
			return ""
		}
		arrow := "  "
		if i == len(a)/2 {
			arrow = "->"
		}
		text.WriteString(strings.TrimRight(fmt.Sprintf("%-*s  %s  %s", width, line(a), arrow, line(b)), " ") + "\n")
	}
	return text.String()
}
