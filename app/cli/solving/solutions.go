package solving

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/machine"
)

type solutionsFlags struct {
	first, from int64
	all         bool
	pictures    string
	looks       *output.Looks
	limits      *engine.Limits
}

// NewSolutions returns the command solutions.
func NewSolutions(env command.Env) *cobra.Command {
	var f solutionsFlags
	cmd := &cobra.Command{
		Use:   "solutions FILE",
		Short: "List the solutions of a puzzle",
		Long: `List the solutions of a puzzle, for families whose solutions can be counted,
such as packing. Of solutions that a symmetry of the board makes of each other,
and of those that differ only in equal pieces, one is listed. The order is
always the same.

` + command.FileHelp,
		Example: `  langkah solutions puzzle.txt --first 10
  langkah solutions puzzle.txt --from 1000 --first 1 --png pictures`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.Int64Var(&f.first, "first", 0, "list this `number` of solutions and no more; 0 is all")
	flags.Int64Var(&f.from, "from", 1, "begin with the solution of this `number`")
	flags.BoolVar(&f.all, "all", false, "list solutions that a symmetry of the board makes of each other, too")
	flags.StringVar(&f.pictures, "png", "", "save a picture of each listed solution in this `folder`")
	f.looks = output.AddLooks(cmd, false)
	f.limits = command.AddLimits(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return listSolutions(cmd.Context(), env, args[0], f) }
	return cmd
}

func listSolutions(ctx context.Context, env command.Env, path string, f solutionsFlags) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if f.first < 0 || f.from < 1 {
		return exit.Refusal(fmt.Errorf("--first is %d and --from is %d, expected at least 0 and 1", f.first, f.from))
	}
	style, err := f.looks.Style()
	if err != nil {
		return err
	}
	pictures := output.Destination{Flag: "--png", Path: f.pictures, Names: "solution[0-9]*.png"}
	if err := env.CheckDestinations([]string{path}, pictures); err != nil {
		return err
	}
	p, err := openEnumerable(env, path)
	if err != nil {
		return err
	}
	if f.pictures != "" {
		if err := os.MkdirAll(f.pictures, 0o755); err != nil {
			return exit.With(exit.Other, err)
		}
	}
	machine.Guard(f.limits.Memory)
	listed := int64(0)
	var broken error
	status, why := engine.Solutions(ctx, p, !f.all, f.from, *f.limits, nil, func(number int64, r engine.Result) bool {
		listed++
		broken = writeSolution(env, p, number, r, f.pictures, style)
		return broken == nil && listed != f.first
	})
	switch {
	case broken != nil:
		return broken
	case listed > 0 && status == engine.NoSolution:
		return nil // they were all listed
	case !why.IsZero():
		fmt.Fprintln(env.Err, "langkah:", why)
	}
	return exit.Of(status)
}

// writeSolution saves the picture of a solution, if there is a folder for it, and
// prints it. Where pictures are saved, an error of printing does not end the list; the
// printer reports it at the end.
func writeSolution(env command.Env, p engine.Puzzle, number int64, r engine.Result, folder string, st paint.Style) error {
	last := r.Positions[len(r.Moves)]
	if folder != "" {
		data, err := picture.PNG(last.Scene(), st, p.String())
		if err == nil {
			err = env.Save(filepath.Join(folder, fmt.Sprintf("solution%06d.png", number)), data)
		}
		if err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(env.Out, "solution %d\n%s%s\n", number, strings.Join(movesLines(r.Moves), "\n")+"\n", last.Text())
	if folder != "" {
		return nil
	}
	return err
}
