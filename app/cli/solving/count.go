package cli

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
)

type countFlags struct {
	distinct, merge bool
	cores           int
	limits          *engine.Limits
}

func newCount(s Streams) *cobra.Command {
	var f countFlags
	cmd := &cobra.Command{
		Use:   "count FILE",
		Short: "Count all solutions of a puzzle",
		Long: `Count all solutions of a puzzle, for families that can be counted, such as
packing. It tells four numbers: all solutions, or those that a symmetry of the
board does not make of each other; equal pieces told apart, or not. With
--distinct or --merge-equal it prints that number alone.

` + fileHelp,
		Example: `  langkah count puzzle.txt
  langkah count puzzle.txt --distinct --merge-equal --cores 1`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.distinct, "distinct", false, "print the number of solutions up to the symmetries of the board")
	flags.BoolVar(&f.merge, "merge-equal", false, "print the number of solutions with equal pieces not told apart")
	flags.IntVar(&f.cores, "cores", runtime.GOMAXPROCS(0), "count on this `number` of cores")
	f.limits = limitFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return s.runCount(cmd.Context(), args[0], f) }
	return cmd
}

func (s Streams) runCount(ctx context.Context, path string, f countFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if f.cores < 1 {
		return badInput(fmt.Errorf("--cores is %d, expected at least 1", f.cores))
	}
	p, err := s.openEnumerable(path)
	if err != nil {
		return err
	}
	machine.Guard(f.limits.Memory)
	c := s.count(ctx, p, f)
	if err := writeCount(s.Out, p, c, f); err != nil {
		return err
	}
	return exitOf(engine.Result{Status: c.Status})
}

// openEnumerable opens a puzzle whose solutions can be counted and listed.
func (s Streams) openEnumerable(path string) (engine.Enumerable, error) {
	_, p, err := s.open(path)
	if err != nil {
		return nil, err
	}
	all, ok := p.(engine.Enumerable)
	if !ok {
		return nil, badInput(fmt.Errorf("the solutions of a puzzle of the family %s cannot be counted", p.Family()))
	}
	return all, nil
}

// count counts, and shows on a terminal how far it is.
func (s Streams) count(ctx context.Context, p engine.Enumerable, f countFlags) engine.Count {
	if !s.Terminal {
		return p.Count(ctx, f.cores, *f.limits, nil)
	}
	probe := new(search.Probe)
	defer showProgress(s.Err, probe)()
	return p.Count(ctx, f.cores, *f.limits, probe)
}

// writeCount prints all numbers, or the one that was asked for. A number that
// is not the whole one is never printed alone.
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
	line := func(label, text string) { b.WriteString(hang(margin(label), text)) }
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
