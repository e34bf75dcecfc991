// Package course holds the commands for teaching: grade, exercise, worksheet, audit.
package course

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/message"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
	"langkah/engine/study/estimates"
	"langkah/engine/study/statemap"
)

// NewAudit returns the command audit.
func NewAudit(env command.Env) *cobra.Command {
	samples, seed, table, heuristic, asJSON := 20, uint64(1), "", "", false
	cmd := &cobra.Command{
		Use:   "audit FILE",
		Short: "Hold a puzzle's heuristics against exact costs",
		Long: `Hold every heuristic of a puzzle against the exact cost of getting to its goal,
under any costs: over the whole space where it has up to 500,000 positions, of
larger boards of tiles along the solutions of random ones. The figures are estimate / exact cost; a heuristic that is not
admissible or not consistent is shown with a counterexample.

--table holds a heuristic of your own against them: a file with a state and its
estimate on each line, a comma between them. A state is the rows of its board with
/ between them, such as 123/456/-78, or in quotes on several lines. It is held
against the exact cost of each state, and along each move from one state of the
table to another.

--heuristic holds one of your own, such as 'expr:max(manhattan, 2*misplaced)', against
the exact costs of all positions that can be reached from this puzzle or, where they
are too many, of those around its solution.

` + command.FileHelp,
		Example:           "  langkah audit puzzle.txt\n  langkah audit puzzle.txt --samples 100\n  langkah audit puzzle.txt --table values.csv",
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	cmd.Flags().IntVar(&samples, "samples", samples, "how many random boards, where the space is too large")
	cmd.Flags().Uint64Var(&seed, "seed", seed, "the same seed gives the same boards")
	cmd.Flags().StringVar(&table, "table", "", "hold the estimates in this .csv `file` against exact costs")
	cmd.Flags().StringVarP(&heuristic, "heuristic", "H", "", "hold this one of your own against them: `expr:FORMULA`, table:FILE or program:COMMAND")
	cmd.Flags().BoolVar(&asJSON, "json", false, "with --heuristic: print one JSON object")
	cmd.MarkFlagsMutuallyExclusive("heuristic", "table")
	limits := command.AddLimits(cmd)
	options := env.AddPuzzleOptions(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if asJSON && heuristic == "" {
			return exit.Refusal(errors.New("--json goes with --heuristic"))
		}
		if samples < 1 {
			return exit.Refusal(errors.New("--samples must be at least 1"))
		}
		if err := command.CheckLimits(*limits); err != nil {
			return err
		}
		_, p, err := env.Open(args[0])
		if err == nil {
			p, err = options.Apply(p)
		}
		if err != nil {
			return err
		}
		if table != "" {
			return auditTable(cmd.Context(), env, p, table, *limits)
		}
		if heuristic != "" {
			return auditOwn(cmd.Context(), env, p, heuristic, *limits, asJSON)
		}
		probe, end := env.Progress()
		defer end()
		machine.Guard(limits.Memory)
		audit, err := auditOf(cmd.Context(), p, samples, seed, *limits, probe)
		if large := (*statemap.TooLarge)(nil); errors.As(err, &large) {
			return exit.With(exit.Limited, errors.New(message.Sprintf("an audit needs the whole space, and at least %s position{|s} can be reached from the start; %s", figures.Count(large.AtLeast), large.Reason)))
		}
		if err != nil {
			return cmp.Or(exit.LimitError(err), exit.Refusal(err))
		}
		return writeAudit(env.Out, audit)
	}
	return cmd
}

// auditOf audits a puzzle by its family's own audit, else over its whole space.
func auditOf(ctx context.Context, p engine.Puzzle, samples int, seed uint64, limits engine.Limits, probe *search.Probe) (engine.Audit, error) {
	if auditor, ok := p.(engine.Auditor); ok {
		audit, err := auditor.Audit(ctx, samples, seed, limits, probe)
		if err == nil || exit.LimitError(err) != nil {
			return audit, err
		}
	}
	return estimates.Audit(ctx, p, limits, probe)
}

func writeAudit(out io.Writer, a engine.Audit) error {
	fmt.Fprint(out, message.Sprintf("%s position{|s}: %s\n\n", figures.Count(a.Positions), a.About))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "heuristic\tmean\tleast\tmost\tadmissible\tconsistent")
	for _, h := range a.Heuristics {
		fmt.Fprintf(w, "%s\t%.4f\t%.4f\t%.4f\t%s\t%s\n", h.Heuristic.Name, h.Mean, h.Least, h.Most, yes(h.TooHigh.IsZero()), yes(h.Drops.IsZero()))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, h := range a.Heuristics {
		if !h.TooHigh.IsZero() {
			fmt.Fprintf(out, "\n%s estimates %s\n", h.Heuristic.Name, strings.TrimSpace(h.TooHigh.String()))
		}
		if !h.Drops.IsZero() {
			fmt.Fprintf(out, "\n%s falls %s\n", h.Heuristic.Name, strings.TrimSpace(h.Drops.String()))
		}
	}
	return nil
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
