package solving

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/draw/picture"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
)

// solveFlags are the flags of solve that are the same for every puzzle.
type solveFlags struct {
	algorithm, heuristic string
	limits               *engine.Limits
	json                 bool
	strict               *bool
	looks                *output.Looks
	outputs
}

// NewSolve returns the command solve.
func NewSolve(env command.Env) *cobra.Command {
	var f solveFlags
	cmd := &cobra.Command{
		Use:   "solve FILE",
		Short: "Solve a puzzle, verify the solution and save it",
		Long: `Solve a puzzle. Without --algorithm and --heuristic it takes the recommended
method, which is sure to be optimal where any is. Every solution is replayed by
the rules before it is shown or saved.

` + command.FileHelp + `

Exit code: 0 solved, 1 proven unsolvable, 2 bad input or usage, 3 a limit was
reached or the search was stopped (Ctrl+C), 4 anything else.`,
		Example: `  langkah solve puzzle.txt
  langkah solve puzzle.txt --algorithm astar --heuristic manhattan --json
  langkah solve puzzle.txt --txt solution.txt --png steps --gif solution.gif
  langkah solve puzzle.txt --pdf sheet.pdf --sheet sheet.svg --theme dark
  langkah new sliding --seed 7 | langkah solve - --time 2m`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.algorithm, "algorithm", "a", "", "how to search, by `name`; \"langkah methods FILE\" lists them")
	flags.StringVarP(&f.heuristic, "heuristic", "H", "", command.HeuristicHelp)
	_ = cmd.RegisterFlagCompletionFunc("algorithm", env.CompleteAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", env.CompleteHeuristic)
	f.limits = command.AddLimits(cmd)
	f.outputs.addTo(cmd)
	f.looks = output.AddLooks(cmd, true)
	flags.BoolVar(&f.json, "json", false, "print the result as one JSON object")
	f.strict = command.AddStrict(cmd)
	options := env.AddSearchOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return solve(cmd.Context(), env, args[0], &f, options)
	}
	return cmd
}

func solve(ctx context.Context, env command.Env, path string, f *solveFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if err := f.outputs.check(); err != nil {
		return err
	}
	style, err := f.looks.Style()
	if err != nil {
		return err
	}
	if err := env.CheckDestinations([]string{path}, f.outputs.destinations()...); err != nil {
		return err
	}
	name, p, err := env.ReadStrictly(path, *f.strict)
	if err != nil {
		return err
	}
	p, m, err := env.Choose(p, f.algorithm, f.heuristic, options)
	if err != nil {
		return exit.Refusal(err)
	}
	machine.Guard(f.limits.Memory)
	solution := engine.Solution{Name: name, Puzzle: p, Method: m, Result: env.Solve(ctx, p, m, *f.limits)}
	truth := env.Truth(ctx, p, m, &solution.Result, *f.limits)
	if where := files.KeepFault(solution); !where.IsZero() {
		fmt.Fprintln(env.Err, "langkah:", where)
	}
	err = saveAll(ctx, env, f.outputs, solution, style, picture.Speed(f.looks.Speed))
	if f.json {
		report := newReport(solution)
		report.Truth = truth.Report()
		err = errors.Join(err, output.WriteJSON(env.Out, report))
	} else {
		err = errors.Join(err, writeSummary(env.Out, solution), truth.Write(env.Out))
	}
	if err != nil {
		return err
	}
	return exit.Of(solution.Result.Status)
}
