package solving

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/host/machine"
)

type countFlags struct {
	distinct, merge bool
	cores           int
	limits          *engine.Limits
}

// NewCount returns the command count.
func NewCount(env command.Env) *cobra.Command {
	var f countFlags
	cmd := &cobra.Command{
		Use:   "count FILE",
		Short: "Count all solutions of a puzzle",
		Long: `Count all solutions of a puzzle, for families that can be counted, such as
packing. It tells four numbers: all solutions, or those that a symmetry of the
board does not make of each other; equal pieces told apart, or not. With
--distinct or --merge-equal it prints that number alone.

` + command.FileHelp,
		Example: `  langkah count puzzle.txt
  langkah count puzzle.txt --distinct --merge-equal --cores 1`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.distinct, "distinct", false, "print the number of solutions up to the symmetries of the board")
	flags.BoolVar(&f.merge, "merge-equal", false, "print the number of solutions with equal pieces not told apart")
	flags.IntVar(&f.cores, "cores", runtime.GOMAXPROCS(0), "count on this `number` of cores")
	f.limits = command.AddLimits(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return count(cmd.Context(), env, args[0], f) }
	return cmd
}

func count(ctx context.Context, env command.Env, path string, f countFlags) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if f.cores < 1 {
		return exit.Refusal(fmt.Errorf("--cores is %d, expected at least 1", f.cores))
	}
	p, err := openEnumerable(env, path)
	if err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	probe, end := env.Progress()
	c := p.Count(ctx, f.cores, *f.limits, probe)
	end()
	if err := writeCount(env.Out, p, c, f); err != nil {
		return err
	}
	return exit.Of(c.Status)
}

// openEnumerable opens a puzzle whose solutions can be counted and listed.
func openEnumerable(env command.Env, path string) (engine.Enumerable, error) {
	_, p, err := env.Open(path)
	if err != nil {
		return nil, err
	}
	all, ok := p.(engine.Enumerable)
	if !ok {
		return nil, exit.Refusal(fmt.Errorf("the solutions of a puzzle of the family %s cannot be counted", p.Family()))
	}
	return all, nil
}

// writeCount prints all numbers, or only the one that the flags name. A number that
// is not complete is never printed alone.
func writeCount(w io.Writer, p engine.Puzzle, c engine.Count, f countFlags) error {
	whole := c.Status == engine.Solved || c.Status == engine.NoSolution
	if (f.distinct || f.merge) && whole {
		for _, figure := range c.Figures {
			if figure.Name == figureName(f) {
				_, err := fmt.Fprintln(w, figure.Value)
				return err
			}
		}
	}
	var b strings.Builder
	line := func(label, text string) { b.WriteString(columns.Hang(columns.Label(label), text)) }
	line("puzzle", fmt.Sprintf("%s (%s)", p.Kind(), p.Family()))
	if !c.Reason.IsZero() {
		line(c.Status.Name(), c.Reason.String())
	}
	for _, figure := range c.Figures {
		line(figures.Grouped(figure.Value), figure.Title.String())
	}
	line("nodes", figures.Count(c.Nodes))
	line("took", figures.Rounded(c.Elapsed))
	_, err := io.WriteString(w, b.String())
	return err
}

func figureName(f countFlags) string {
	switch {
	case f.distinct && f.merge:
		return "merged-distinct"
	case f.merge:
		return "merged"
	}
	return "distinct"
}
