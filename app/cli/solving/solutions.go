package cli

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/machine"
)

type solutionsFlags struct {
	first, from int64
	all         bool
	pictures    string
	looks       *looks
	limits      *engine.Limits
}

func newSolutions(s Streams) *cobra.Command {
	var f solutionsFlags
	cmd := &cobra.Command{
		Use:   "solutions FILE",
		Short: "List the solutions of a puzzle",
		Long: `List the solutions of a puzzle, for families whose solutions can be counted,
such as packing. Of solutions that a symmetry of the board makes of each other,
and of those that differ only in equal pieces, one is listed. The order is
always the same.

` + fileHelp,
		Example: `  langkah solutions puzzle.txt --first 10
  langkah solutions puzzle.txt --from 1000 --first 1 --png pictures`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.Int64Var(&f.first, "first", 0, "list this `number` of solutions and no more; 0 is all")
	flags.Int64Var(&f.from, "from", 1, "begin with the solution of this `number`")
	flags.BoolVar(&f.all, "all", false, "list solutions that a symmetry of the board makes of each other, too")
	flags.StringVar(&f.pictures, "png", "", "save a picture of each listed solution in this `folder`")
	f.looks = looksFlags(cmd, false)
	f.limits = limitFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return s.runSolutions(cmd.Context(), args[0], f) }
	return cmd
}

func (s Streams) runSolutions(ctx context.Context, path string, f solutionsFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if f.first < 0 || f.from < 1 {
		return badInput(fmt.Errorf("--first is %d and --from is %d, expected at least 0 and 1", f.first, f.from))
	}
	style, err := f.looks.style()
	if err != nil {
		return err
	}
	pictures := destination{flag: "--png", path: f.pictures, names: "solution[0-9]*.png"}
	if err := s.checkDestinations([]string{path}, []destination{pictures}); err != nil {
		return err
	}
	p, err := s.openEnumerable(path)
	if err != nil {
		return err
	}
	if f.pictures != "" {
		if err := os.MkdirAll(f.pictures, 0o755); err != nil {
			return ending{Other, err}
		}
	}
	machine.Guard(f.limits.Memory)
	listed := int64(0)
	var broken error
	status, why := engine.Solutions(ctx, p, !f.all, f.from, *f.limits, nil, func(number int64, r engine.Result) bool {
		listed++
		broken = s.giveSolution(p, number, r, f.pictures, style)
		return broken == nil && listed != f.first
	})
	switch {
	case broken != nil:
		return broken
	case listed > 0 && status == engine.NoSolution:
		return nil // they were all listed
	case !why.IsZero():
		fmt.Fprintln(s.Err, "langkah:", why)
	}
	return exitOf(engine.Result{Status: status})
}

// giveSolution saves the picture of a solution, where there is a folder for it, and
// prints it. Pictures are saved though nothing can be printed any more, which is
// told at the end.
func (s Streams) giveSolution(p engine.Puzzle, number int64, r engine.Result, folder string, st paint.Style) error {
	last := r.Positions[len(r.Moves)]
	if folder != "" {
		data, err := picture.PNG(last.Scene(), st, p.String())
		if err == nil {
			err = s.save(filepath.Join(folder, fmt.Sprintf("solution%06d.png", number)), data)
		}
		if err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(s.Out, "solution %d\n%s%s\n", number, strings.Join(movesLines(r.Moves), "\n")+"\n", last.Text())
	if folder != "" {
		return nil
	}
	return err
}
