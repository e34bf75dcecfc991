package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/draw/picture"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
	"langkah/engine/solve/search"
)

// solveFlags are the flags of solve that are the same for every puzzle.
type solveFlags struct {
	algorithm, heuristic string
	limits               *engine.Limits
	json                 bool
	strict               *bool
	looks                *looks
	outputs
}

func newSolve(s Streams) *cobra.Command {
	var f solveFlags
	cmd := &cobra.Command{
		Use:   "solve FILE",
		Short: "Solve a puzzle, verify the solution and save it",
		Long: `Solve a puzzle. Without --algorithm and --heuristic it takes the recommended
method, which is sure to be optimal where any is. Every solution is replayed by
the rules before it is shown or saved.

` + fileHelp + `

Exit code: 0 solved, 1 proven unsolvable, 2 bad input or usage, 3 a limit was
reached or the search was stopped (Ctrl+C), 4 anything else.`,
		Example: `  langkah solve puzzle.txt
  langkah solve puzzle.txt --algorithm astar --heuristic manhattan --json
  langkah solve puzzle.txt --txt solution.txt --png steps --gif solution.gif
  langkah solve puzzle.txt --pdf sheet.pdf --sheet sheet.svg --theme dark
  langkah new sliding --seed 7 | langkah solve - --time 2m`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.algorithm, "algorithm", "a", "", "how to search, by `name`; \"langkah methods FILE\" lists them")
	flags.StringVarP(&f.heuristic, "heuristic", "H", "", "what guides the search, by `name`")
	_ = cmd.RegisterFlagCompletionFunc("algorithm", s.completeAlgorithm)
	_ = cmd.RegisterFlagCompletionFunc("heuristic", s.completeHeuristic)
	f.limits = limitFlags(cmd)
	f.outputs.addTo(cmd)
	f.looks = looksFlags(cmd, true)
	flags.BoolVar(&f.json, "json", false, "print the result as one JSON object")
	f.strict = strictFlag(cmd)
	options := addOptions(cmd, s.known.ofSearches())
	options.addMore()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return s.runSolve(cmd.Context(), args[0], &f, options)
	}
	return cmd
}

func (s Streams) runSolve(ctx context.Context, path string, f *solveFlags, options *optionFlags) error {
	if err := checkLimits(*f.limits); err != nil {
		return err
	}
	if err := f.outputs.check(); err != nil {
		return err
	}
	style, err := f.looks.style()
	if err != nil {
		return err
	}
	if err := s.checkDestinations([]string{path}, f.outputs.list()); err != nil {
		return err
	}
	name, p, err := s.readStrictly(path, *f.strict)
	if err != nil {
		return err
	}
	p, m, err := choose(p, f.algorithm, f.heuristic, options)
	if err != nil {
		return badInput(err)
	}
	machine.Guard(f.limits.Memory)
	solution := engine.Solution{Name: name, Puzzle: p, Method: m, Result: s.search(ctx, p, m, *f.limits)}
	if where := files.KeepFault(solution); !where.IsZero() {
		fmt.Fprintln(s.Err, "langkah:", where)
	}
	err = s.saveAll(ctx, f.outputs, solution, style, picture.Speed(f.looks.speed))
	if f.json {
		err = errors.Join(err, writeJSON(s.Out, newReport(solution)))
	} else {
		err = errors.Join(err, writeSummary(s.Out, solution))
	}
	if err != nil {
		return err
	}
	return exitOf(solution.Result)
}

// choose is the puzzle and the method that the flags ask for.
func choose(p engine.Puzzle, algorithm, heuristic string, options *optionFlags) (engine.Puzzle, engine.Method, error) {
	p, rest, err := options.apply(p)
	if err != nil {
		return nil, engine.Method{}, err
	}
	m, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		return nil, engine.Method{}, err
	}
	whose := fmt.Sprintf("this puzzle with %s", m.Algorithm.Name)
	if err := refuse(rest, whose, slices.Concat(p.Settings().Options(), m.Settings.Options())); err != nil {
		return nil, engine.Method{}, err
	}
	m, err = m.With(rest)
	return p, m, err
}

// search runs the method, and shows on a terminal how far it is.
func (s Streams) search(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits) engine.Result {
	if !s.Terminal {
		return engine.Solve(ctx, p, m, limits, nil)
	}
	probe := new(search.Probe)
	defer showProgress(s.Err, probe)()
	return engine.Solve(ctx, p, m, limits, probe)
}

// exitOf is how the command ends after a result that has been printed.
func exitOf(r engine.Result) error {
	switch {
	case r.Status == engine.Solved:
		return nil
	case r.Status == engine.NoSolution:
		return ending{code: Unsolvable}
	case r.Status.Limited(), r.Status == engine.Stopped:
		return ending{code: Limited}
	}
	return ending{code: Other}
}
